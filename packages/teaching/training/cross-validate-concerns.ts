import { writeFileSync } from 'node:fs';
import { oddsOf } from '../src/safety/concern-scores.ts';
import { meantWords } from '../src/safety/plain-words.ts';
import { isOfPeople, ruledIn } from '../src/safety/screen-text.ts';
import { composedExamples, type Example, examples, forMeaning, misspeltExamples } from './concern-sets.ts';
import { seeded } from './random.ts';
import { trainWords } from './train-words.ts';
import { tuneEncoder } from './tune-encoder.ts';

/**
 * Leaves one writer out at a time: trains on all others and weighs what that one wrote. Sentences of one hand are alike, so nothing less
 * says how a stranger's will do. The limits in `screen-text.ts` were chosen by this. It takes an hour or two of one core.
 */
const writers: readonly (readonly [string, (set: string) => boolean])[] = [
  ['the third and fourth stranger', (set) => set.endsWith('-five')],
  ['the hand that hints', (set) => set.endsWith('-four') && set.startsWith('voices')],
  ['the first two strangers', (set) => set.startsWith('stranger')],
  ['our first sets', (set) => set.startsWith('own') || set.startsWith('third') || /^(?:need|harmless)-/.test(set)],
  ['our new voices', (set) => set.startsWith('voices')],
  ['sittings 1, 4, 7, 10', (set) => /^train-(?:1|4|7|10)$/.test(set)],
  ['sittings 2, 5, 8, 11', (set) => /^train-(?:2|5|8|11)$/.test(set)],
  ['sittings 3, 6, 9, 12', (set) => /^train-(?:3|6|9|12)$/.test(set)],
  ['sittings 13, 14', (set) => /^train-1[34]$/.test(set)],
];
const writerOf = (set: string): string => writers.find(([, wrote]) => wrote(set))?.[0] ?? set;

/** What a rule adds to the odds, as in `screen-text.ts`. */
const rule = 1;
/** Shares of harmless sentences that are taken wrongly, for which is said how much is heard. */
const alarms = [0.01, 0.03, 0.05];

const learnt = [...composedExamples, ...misspeltExamples, ...examples];

const weighed: { writer: string; text: string; isNeed: boolean; odds: number }[] = [];
for (const [at, [writer]] of writers.entries()) {
  const isTheirs = ({ set }: Example): boolean => writerOf(set) === writer;
  const isOthers = (one: Example): boolean => !isTheirs(one);
  const asked = examples.filter(isTheirs);
  const words = trainWords(learnt.filter(isOthers), seeded(at + 1));
  const [taught] = await tuneEncoder([{ seed: at + 101, learnt: forMeaning.filter(isOthers), asked }]);
  for (const [place, one] of asked.entries()) {
    const forms = one.sentence.flatMap((word) => word.forms);
    const meant = taught?.scores[place] ?? [];
    const odds = oddsOf(words.weigh(one).map((score, kind) => score + (meant[kind] ?? 0)));
    const ruled = ruledIn(forms).length > 0 ? rule : 0;
    weighed.push({ writer, text: meantWords(one.sentence), isNeed: one.kind > 0, odds: isOfPeople(forms) ? odds + ruled : -99 });
  }
}

const say = (name: string, all: typeof weighed): void => {
  const harmless = all
    .filter(({ isNeed }) => !isNeed)
    .map(({ odds }) => odds)
    .toSorted((one, other) => other - one);
  const need = all.filter(({ isNeed }) => isNeed);
  const found = alarms.map((wrong) => {
    const limit = harmless[Math.floor(wrong * harmless.length)] ?? 0;
    const heard = need.filter(({ odds }) => odds > limit).length / need.length;
    return `${(100 * heard).toFixed(1)} % at ${100 * wrong} % (odds ${limit.toFixed(2)})`;
  });
  process.stdout.write(`${name}, ${need.length} and ${harmless.length}: ${found.join(', ')}\n`);
};
for (const [writer] of writers)
  say(
    writer,
    weighed.filter((one) => one.writer === writer),
  );
say('all', weighed);
// For whoever looks at what is missed: the first argument names a file.
if (process.argv[2] !== undefined) writeFileSync(process.argv[2], JSON.stringify(weighed));
