import { readdirSync, readFileSync } from 'node:fs';
import { openBank } from '@hedgerow/curriculum/bank';
import { concernKinds } from '../src/safety/concern-scores.ts';
import { type Sentence, sentencesOf } from '../src/safety/plain-words.ts';
import { asTyped } from './as-children-type.ts';
import { composed } from './composed-sentences.ts';
import { seeded } from './random.ts';

/** A sentence, what it is (a place in `concernKinds`), and how much it weighs. */
export type Example = {
  readonly set: string;
  readonly sentence: Sentence;
  readonly kind: number;
  readonly weight: number;
  /** Said before, in other letters. */
  readonly isMisspelt?: true;
};

/** Never learnt from: they say how good the models are. */
const keptAside = [
  'fresh-need',
  'fresh-harmless',
  'aside-need',
  'aside-harmless',
  'aside-two-need',
  'aside-two-harmless',
  'aside-three-need',
  'aside-three-harmless',
  'second-need',
  'second-harmless',
  'sealed-a',
  'sealed-b',
  'sealed-c',
];
const needSets = ['need-one', 'need-two', 'stranger-need', 'stranger-two-need', 'third-need', 'own-need'];
const newNeed = ['voices-need-one', 'voices-need-two', 'voices-need-three', 'voices-need-four', 'voices-need-five'];
const harmlessSets = [
  'harmless-one',
  'harmless-two',
  'harmless-three',
  'harmless-four',
  'stranger-harmless',
  'stranger-two-harmless',
  'third-harmless',
  'own-harmless',
];
const newHarmless = [
  'voices-harmless-one',
  'voices-harmless-two',
  'voices-harmless-three',
  'voices-harmless-four',
  'voices-harmless-five',
  'voices-everyday',
  'voices-everyday-two',
];
/** Written for the training alone, a file a writer's sitting: the kind, "nothing" for a harmless one, then the sentence. */
const sentences = new URL('sentences/', import.meta.url);
const sittings = readdirSync(sentences).toSorted();
const linesOfSitting = (name: string): readonly string[] =>
  readFileSync(new URL(name, sentences), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
/** The names of kinds in the older sets. */
const kindOf: Readonly<Record<string, string>> = {
  harm: 'harm_by_others',
  selfharm: 'self_harm',
  danger: 'danger_now',
  running: 'missing',
};

export const linesOf = (set: string): readonly string[] =>
  readFileSync(new URL(`../src/safety/fixtures/${set}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
/** Every third line of our own two first sets is kept aside as well. */
const learnt = (set: string): readonly string[] =>
  set.startsWith('own-') ? linesOf(set).filter((_line, at) => at % 3 !== 0) : linesOf(set);
export const words = (line: string): string => line.slice(line.indexOf('|') + 1);

const example = (set: string, text: string, named: string, weight: number): Example => {
  const kind = concernKinds.findIndex((one) => one === (kindOf[named] ?? named));
  if (kind < 0) throw new Error(`${set}: no kind is called ${named}`);
  return { set, sentence: sentencesOf(text).flat(), kind, weight };
};

const bank = openBank();
/** What the bank says in few words, answers of its questions among them. */
export const schoolTexts: readonly string[] = [
  ...new Set(
    bank.index
      .flatMap(({ id }) => bank.topic(id) ?? [])
      .flatMap(({ title, synonyms, objectives, vocabulary, sections, items }) => [
        title,
        ...synonyms,
        ...objectives.map(({ text }) => text),
        ...vocabulary.map(({ term }) => term),
        ...sections.map(({ heading }) => heading),
        ...items.flatMap(({ stem, key, distractors }) => [stem, key.text, ...distractors.map(({ text }) => text)]),
      ]),
  ),
];
/** The bank is large and easy: one text in so many is enough to know it, and those that could be a child's own words. */
const oneIn = 8;
const speaks = /\b(?:i|me|my|we|our|he|she|they)\b/i;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const aside = new Set(keptAside.flatMap(linesOf).map((line) => plain(words(line))));

export const examples: readonly Example[] = [
  ...[...needSets, ...newNeed].flatMap((set) => learnt(set).map((line) => example(set, words(line), line.slice(0, line.indexOf('|')), 1))),
  ...[...harmlessSets, ...newHarmless].flatMap((set) => learnt(set).map((line) => example(set, line, 'nothing', 1))),
  ...sittings.flatMap((name) =>
    linesOfSitting(name).map((line) => example(name.replace('.txt', ''), words(line), line.slice(0, line.indexOf('|')), 1)),
  ),
  ...schoolTexts.filter((text, at) => at % oneIn === 0 || speaks.test(text)).map((text) => example('school', text, 'nothing', 0.5)),
].filter(({ sentence }) => sentence.length > 0 && !aside.has(plain(sentence.map(({ readings: [typed] }) => typed).join(''))));

/** Every other sentence once more as a hurried or a young writer types it, harmless ones too: a misspelling alone says nothing. */
const draw = seeded(20_261_128);
export const misspeltExamples: readonly Example[] = examples
  .filter(({ set }) => set !== 'school' && draw() < 0.5)
  .map((one) => ({
    ...one,
    isMisspelt: true as const,
    sentence: sentencesOf(asTyped(one.sentence.map(({ readings: [typed] }) => typed).join(' '), draw)).flat(),
  }))
  .filter(({ sentence }) => sentence.length > 0);

/** Of each frame. They are for the model of words, which learns from them what stands beside what. */
const composedOfEach = 60;
export const composedExamples: readonly Example[] = composed(seeded(20_261_122), composedOfEach)
  .map(([kind, text]) => example('composed', text, kind, 0.3))
  .filter(({ sentence }) => sentence.length > 0);

/** For the model of what sentences mean: without what only the order of words teaches, and with half of the bank. */
export const forMeaning: readonly Example[] = [...misspeltExamples, ...examples.filter(({ set }, at) => set !== 'school' || at % 2 === 0)];
