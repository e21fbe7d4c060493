import { bankFolder, openBank, topicFiles } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { slipsDrawn } from './slips-shown.ts';

const bank = openBank(bankFolder);
const topics = topicFiles(bankFolder).flatMap((file) => bank.topic(file.replace('.json', '').replaceAll('/', '.')) ?? []);
const seeds = 12;
/** Words of a slip that is seldom drawn are looked for in so many draws. */
const seedsForRare = 400;

const drawn = topics.map((topic) => ({ topic, slips: slipsDrawn(topic, seeds) }));

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
    const more = unsaid.length === 0 ? [] : slipsDrawn(topic, seedsForRare);
    expect(unsaid.filter(({ generatorId, words }) => !said(more, generatorId, words))).toEqual([]);
    expect(slips.filter(({ shows }) => shows.length > 1)).toEqual([]);
  },
);
