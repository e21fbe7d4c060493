import { writeFileSync } from 'node:fs';
import { oddsOf } from '../src/safety/concern-scores.ts';
import { typedWords } from '../src/safety/plain-words.ts';
import { isOfPeople, ruledIn, saysThemselves } from '../src/safety/screen-text.ts';
import { composedExamples, type Example, examples } from './concern-sets.ts';
import { seeded } from './random.ts';
import { vectorsOf } from './sentence-vectors.ts';
import { trainNetwork } from './train-network.ts';
import { trainWords } from './train-words.ts';

/**
 * Trains on four fifths of what is learnt from and weighs the last fifth, five times over, and says at which odds how much is heard.
 * The thresholds in `screen-text.ts` were chosen by this and by nothing else. `new` were written after the rules.
 */
const folds = 5;
/** Where nobody speaks of themselves, the models have to be surer by this. */
const surerOfOthers = 0.5;
const foldOf = (text: string): number => {
  let value = 5;
  for (const letter of text) value = (Math.imul(value, 31) + letter.charCodeAt(0)) >>> 0;
  return ((value ^ (value >>> 13)) >>> 0) % folds;
};
const groups: readonly (readonly [string, (set: string) => boolean])[] = [
  ['new need', (set) => set.startsWith('voices-need')],
  ['own need', (set) => set === 'own-need'],
  ['older need', (set) => set.endsWith('need') || set.startsWith('need-')],
  ['plain days', (set) => set === 'own-harmless' || set === 'stranger-two-harmless'],
  ['near misses', (set) => set === 'voices-harmless-one' || set.startsWith('voices-everyday')],
  ['lessons', (set) => set.startsWith('voices-harmless')],
  ['older harmless', (set) => set.includes('harmless')],
  ['bank', (set) => set === 'school'],
];
const groupOf = (set: string): string => groups.find(([, isIn]) => isIn(set))?.[0] ?? set;

const vectors = await vectorsOf([...examples, ...composedExamples].map(({ sentence }) => typedWords(sentence)));
const seen = ({ sentence, kind, weight }: Example) => ({ kind, weight, vector: vectors.get(typedWords(sentence)) ?? new Int8Array() });

const weighed: { group: string; text: string; words: number; meaning: number; ruled: boolean; isOwn: boolean }[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const inFold = ({ sentence }: Example): boolean => foldOf(typedWords(sentence)) === fold;
  const rest = [...composedExamples, ...examples.filter((one) => !inFold(one))];
  const words = trainWords(rest, seeded(fold + 1));
  const network = trainNetwork(rest.map(seen), seeded(fold + 101));
  for (const one of examples.filter(inFold)) {
    const forms = one.sentence.flatMap((word) => word.forms);
    const isRead = isOfPeople(forms);
    weighed.push({
      group: groupOf(one.set),
      text: typedWords(one.sentence),
      words: isRead ? oddsOf(words.weigh(one)) : -99,
      meaning: isRead ? oddsOf(network.weigh(seen(one).vector)) : -99,
      ruled: isRead && ruledIn(forms).length > 0,
      isOwn: saysThemselves(forms),
    });
  }
}

const share = (group: string, isHeard: (one: (typeof weighed)[number]) => boolean): string => {
  const all = weighed.filter((one) => one.group === group);
  return `${group} ${((100 * all.filter(isHeard).length) / all.length).toFixed(1)}`;
};
const say = (name: string, isHeard: (one: (typeof weighed)[number]) => boolean): void => {
  process.stdout.write(`${name}: ${groups.map(([group]) => share(group, isHeard)).join(' | ')}\n`);
};
say('rules alone', ({ ruled }) => ruled);
for (const odds of [0.5, 0.85, 1.2]) say(`words ${odds}`, ({ words, ruled }) => (ruled ? words > -2 : words > odds));
for (const rule of [1.5, 2, 2.5, 3])
  for (const odds of [0.75, 1, 1.25, 1.5, 2])
    say(
      `meaning ${odds}, rule ${rule}`,
      ({ words, meaning, ruled, isOwn }) => words + meaning + (ruled ? rule : 0) > odds + (isOwn ? 0 : surerOfOthers),
    );
// For whoever looks at what is missed: the first argument names a file.
if (process.argv[2] !== undefined) writeFileSync(process.argv[2], JSON.stringify(weighed));
