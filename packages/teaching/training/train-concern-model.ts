import { readFileSync, writeFileSync } from 'node:fs';
import { openBank } from '@hedgerow/curriculum/bank';
import { concernCategories } from '@hedgerow/domain/safeguarding';
import { featuresOf, places } from '../src/safety/concern-features.ts';
import { sentencesOf } from '../src/safety/plain-words.ts';
import { composed } from './composed-sentences.ts';

/**
 * Trains the small model that listens beside the rules: one set of weights for "nothing" and one for each kind of call for help.
 * The same sets give the same file. Every third line of our own two sets, and the sets named `second` and `fresh`, are kept out of it.
 */
const kinds = ['nothing', ...concernCategories.filter((kind) => kind !== 'worry')] as const;
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../src/safety/fixtures/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const learnt = (lines: readonly string[]): string[] => lines.filter((_line, at) => at % 3 !== 0);

/** The names of kinds in the older sets. */
const kindOf: Readonly<Record<string, string>> = { harm: 'harm_by_others', selfharm: 'self_harm' };
type Example = { readonly features: readonly number[]; readonly kind: number; readonly weight: number };
const example = (text: string, kind: string, weight: number): Example | undefined => {
  const sentence = sentencesOf(text).flat();
  const at = kinds.findIndex((one) => one === kind);
  return sentence.length === 0 || at < 0 ? undefined : { features: featuresOf(sentence), kind: at, weight };
};

const need = [
  ...linesOf('need-one'),
  ...linesOf('need-two'),
  ...linesOf('stranger-need'),
  ...linesOf('stranger-two-need'),
  ...linesOf('third-need'),
];
const own = learnt(linesOf('own-need'));
const harmless = [
  'harmless-one',
  'harmless-two',
  'harmless-three',
  'harmless-four',
  'stranger-harmless',
  'stranger-two-harmless',
  'third-harmless',
].flatMap(linesOf);
const bank = openBank();
const school = bank.index
  .flatMap(({ id }) => bank.topic(id) ?? [])
  .flatMap(({ title, objectives, vocabulary, sections }) => [
    title,
    ...objectives.map(({ text }) => text),
    ...vocabulary.map(({ term }) => term),
    ...sections.map(({ heading }) => heading),
  ]);
const labelled = (line: string, weight: number): Example | undefined => {
  const [kind = '', text = ''] = line.split('|');
  return example(text, kindOf[kind] ?? kind, weight);
};
/** The same order every time. */
let seed = 20_261_122;
const draw = (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/** Of each frame. */
const composedOfEach = 120;
/** The bank is large and easy: one text in so many is enough to know it. */
const oneIn = 3;
/** But those that could be a child's own words are all needed. */
const speaks = /\b(?:i|me|my|we|our|he|she|they)\b/i;
const examples = [
  ...composed(draw, composedOfEach).map(([kind, text]) => example(text, kind, 0.5)),
  ...need.map((line) => labelled(line, 1)),
  ...own.map((line) => labelled(line, 3)),
  ...harmless.map((line) => example(line, 'nothing', 1)),
  ...learnt(linesOf('own-harmless')).map((line) => example(line, 'nothing', 3)),
  ...school.filter((text, at) => at % oneIn === 0 || speaks.test(text)).map((text) => example(text, 'nothing', 0.3)),
].filter((one): one is Example => one !== undefined);

const weights = new Float64Array(places * kinds.length);
const sums = new Float64Array(weights.length).fill(1e-6);
const rounds = 20;
const rate = 0.12;
const decay = 1e-3;
for (let round = 0; round < rounds; round += 1) {
  const order = examples.map((_one, at) => at);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  for (const at of order) {
    const one = examples[at];
    if (one === undefined) continue;
    const scale = 1 / Math.sqrt(one.features.length);
    const scores = kinds.map((_kind, kind) => one.features.reduce((sum, place) => sum + (weights[kind * places + place] ?? 0), 0) * scale);
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    for (const [kind, power] of powers.entries()) {
      const wrong = (power / all - (kind === one.kind ? 1 : 0)) * one.weight * scale;
      for (const place of one.features) {
        const spot = kind * places + place;
        const slope = wrong + decay * (weights[spot] ?? 0);
        sums[spot] = (sums[spot] ?? 0) + slope * slope;
        weights[spot] = (weights[spot] ?? 0) - (rate * slope) / Math.sqrt(sums[spot] ?? 1);
      }
    }
  }
}

const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
const bytes = Int8Array.from(weights, (weight) => Math.round((weight / largest) * 127));
const text = Buffer.from(bytes.buffer).toString('base64');
const lines = text.match(/.{1,120}/g) ?? [];
writeFileSync(
  new URL('../src/safety/concern-weights.json', import.meta.url),
  `${JSON.stringify({ kinds, scale: Number((largest / 127).toPrecision(6)), weights: lines }, undefined, 0)}\n`,
);
process.stdout.write(`${examples.length} examples, ${kinds.length} kinds, ${text.length} letters\n`);
