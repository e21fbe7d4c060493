import { bankFolder, openBank, topicFiles } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { slipsDrawn } from './slips-shown.ts';

const bank = openBank(bankFolder);
const topics = topicFiles(bankFolder).flatMap((file) => bank.topic(file.replace('.json', '').replaceAll('/', '.')) ?? []);
const seeds = 12;
/** Words of a slip that is seldom drawn are looked for in so many draws. */
const seedsForRare = 400;

const drawn = topics.map((topic) => ({ topic, slips: slipsDrawn(topic, { seeds }) }));

test.each(drawn.filter(({ topic }) => Object.keys(topic.slips).length > 0))(
  '$topic.id: words of a slip stand in one that is drawn, and no slip shows two misconceptions',
  ({ topic, slips }) => {
    const said = (within: typeof slips, generatorId: string, words: string): boolean =>
      within.some((one) => one.generatorId === generatorId && one.slip.includes(words));
    const unsaid = Object.entries(topic.slips).flatMap(([generatorId, shown]) =>
      Object.values(shown)
        .flat()
        .filter((words) => !said(slips, generatorId, words))
        .map((words) => ({ generatorId, words })),
    );
    let left = unsaid;
    for (let from = seeds; from < seedsForRare && left.length > 0; from += seeds) {
      const more = slipsDrawn(topic, { seeds, from, only: new Set(left.map(({ generatorId }) => generatorId)) });
      left = left.filter(({ generatorId, words }) => !said(more, generatorId, words));
    }
    expect(left).toEqual([]);
    expect(slips.filter(({ shows }) => shows.length > 1)).toEqual([]);
  },
);

/** What is left is nobody's belief: one too many, the neighbouring place, an unfinished step, another animal or word drawn by chance. */
test.each([
  ['biology', { KS4: 0.8 }],
  ['chemistry', { KS4: 0.74 }],
  ['computing', { KS3: 0.81, KS4: 0.78 }],
  ['english', { EYFS: 0.33, KS1: 0.94, KS2: 0.98 }],
  ['french', { KS2: 0.9, KS3: 0.96, KS4: 0.98 }],
  ['geography', { KS2: 0.44, KS3: 0.58 }],
  ['german', { KS2: 1, KS3: 0.93, KS4: 0.96 }],
  ['history', { KS2: 0.25 }],
  ['latin', { KS3: 1, KS4: 1 }],
  ['mandarin', { KS2: 0.88, KS3: 0.9 }],
  ['maths', { EYFS: 0.7, KS1: 0.82, KS2: 0.8, KS3: 0.77, KS4: 0.86 }],
  ['music', { KS2: 0.64, KS3: 0.77 }],
  ['physics', { KS4: 0.76 }],
  ['science', { KS3: 0.81 }],
  ['spanish', { KS2: 1, KS3: 0.96, KS4: 0.98 }],
] as const)('wrong options of %s say what is believed', (subject, least) => {
  const share = (keyStage: string): number => {
    const all = drawn.filter(({ topic }) => topic.subject === subject && topic.keyStage === keyStage).flatMap(({ slips }) => slips);
    return all.filter(({ shows }) => shows.length > 0).length / all.length;
  };
  const below = Object.entries(least).filter(([keyStage, atLeast]) => share(keyStage) < atLeast);
  expect(below.map(([keyStage]) => [keyStage, share(keyStage)])).toEqual([]);
});
