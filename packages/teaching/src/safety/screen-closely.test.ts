import { readFileSync } from 'node:fs';
import { openConcernReader } from '@hedgerow/embeddings/concern-reader';
import { expect, test } from 'vitest';
import { looksAtAll } from '../testing/looks-at-all.ts';
import { screenClosely } from './screen-closely.ts';
import { type Screened, worthAsking } from './screen-text.ts';

const model = await openConcernReader();
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const sentenceOf = (line: string): string => line.slice(line.indexOf('|') + 1);
const everyThird = (_line: unknown, at: number): boolean => at % 3 === 0;
/**
 * Each sentence costs the model a few hundredths of a second. Where nothing changed that it hangs on, a third of the harmless ones,
 * which are most, tell the same; of those in need all are heard, because one more or less that is missed counts.
 */
const looksAtEvery = looksAtAll('packages/teaching/src/safety/', 'packages/teaching/training/', 'packages/embeddings/');
const harmlessIn = (lines: readonly string[]): readonly string[] => {
  const harmless = lines.filter((line) => line.startsWith('harmless ')).map(sentenceOf);
  return looksAtEvery ? harmless : harmless.filter(everyThird);
};

const isClear = (found: Screened): boolean =>
  found.kind === 'disclosure' || (found.kind === 'unfit' && found.category === 'self_harm_methods');
const isOffered = (found: Screened): boolean => isClear(found) || (found.kind === 'fine' && found.perhaps !== undefined);
/** The same sentence stands in more than one count. */
const screened = new Map<string, Screened>();
const screen = async (text: string): Promise<Screened> => {
  const found = screened.get(text) ?? (await screenClosely(text, model));
  screened.set(text, found);
  return found;
};
const sharesOf = async (texts: readonly string[]): Promise<{ readonly clear: number; readonly offered: number }> => {
  const found: Screened[] = [];
  for (const text of texts) found.push(await screen(text));
  return { clear: found.filter(isClear).length / texts.length, offered: found.filter(isOffered).length / texts.length };
};

// The true state: docs/safeguarding.md#how-good-it-is. Nothing was learnt from these sets; the second was read by nobody before it was measured.
test.each(['sealed-a', 'sealed-b'])(
  'of %s as many are heard, and as few wrongly, as is said in the docs',
  { timeout: 120_000 },
  async (name) => {
    const lines = linesOf(name).filter(everyThird);
    const need = await sharesOf(lines.filter((line) => line.startsWith('need ')).map(sentenceOf));
    const harmless = await sharesOf(harmlessIn(lines));
    expect(need.clear).toBeGreaterThanOrEqual(0.8);
    expect(need.offered).toBeGreaterThanOrEqual(0.88);
    expect(harmless.clear).toBeLessThanOrEqual(0.035);
    expect(harmless.offered).toBeLessThanOrEqual(0.08);
  },
);

test(
  'of sealed-c, which was written by somebody who had seen nothing, as many are heard as is said in the docs',
  { timeout: 120_000 },
  async () => {
    const lines = linesOf('sealed-c');
    const need = await sharesOf(lines.filter((line) => line.startsWith('need ')).map(sentenceOf));
    const harmless = await sharesOf(harmlessIn(lines));
    expect(need.clear).toBeGreaterThanOrEqual(0.95);
    expect(need.offered).toBeGreaterThanOrEqual(0.98);
    expect(harmless.clear).toBeLessThan(0.01);
    expect(harmless.offered).toBeLessThanOrEqual(0.06);
  },
);

const schoolwork = new Set(
  'topic_title essay_line history literature biology religion_ethics pshe_question computing language_learning question_to_tutor sport food news'.split(
    ' ',
  ),
);

const isSchoolwork = (line: string): boolean => {
  const [label, kind = ''] = line.slice(0, line.indexOf('|')).split(' ');
  return label === 'harmless' && schoolwork.has(kind);
};

test('of ordinary school work fewer than 1 % are taken for a call for help', { timeout: 120_000 }, async () => {
  const lines = ['sealed-a', 'sealed-b', 'sealed-c'].flatMap(linesOf).filter(isSchoolwork);
  expect(lines.length).toBeGreaterThan(1000);
  const looked = looksAtEvery ? lines.map(sentenceOf) : lines.map(sentenceOf).filter((text, at) => screened.has(text) || at % 6 === 0);
  expect(looked.length).toBeGreaterThan(200);
  expect((await sharesOf(looked)).clear).toBeLessThan(0.01);
});

test('what a line is called stands before its words, and never in them', () => {
  for (const set of ['sealed-a', 'sealed-b', 'sealed-c'])
    for (const line of linesOf(set)) {
      expect(line).toMatch(/^(?:need|harmless) [a-z_]+\|/);
      expect(sentenceOf(line)).not.toMatch(/^[a-z]+_[a-z_]+ /);
    }
});

test('a text in which nothing but a topic of school stands is a topic, in the box for one', { timeout: 60_000 }, async () => {
  for (const topic of [
    'why do people run away from home',
    'loneliness in Of Mice and Men',
    'Say where something is: on, in, under, next to, behind',
  ])
    expect((await screenClosely(topic, model, 'topic')).kind).toBe('fine');
});

test('of our own sentences that nothing was learnt from, as many are heard as is said in the docs', { timeout: 60_000 }, async () => {
  expect((await sharesOf(linesOf('own-need').filter(everyThird).map(sentenceOf))).clear).toBeGreaterThanOrEqual(0.8);
  expect((await sharesOf(linesOf('own-harmless').filter(everyThird))).clear).toBeLessThanOrEqual(0.03);
});

test('a sentence alone in an essay is heard, and an essay without it is not', async () => {
  const essay = 'Rivers carry rock to the sea. The Nile floods each year. Deltas are flat. We went to see one in the summer. ';
  expect(await screenClosely(essay.repeat(10), model)).toEqual({ kind: 'fine' });
  expect(await screenClosely(`${essay.repeat(5)}I deserve the pain thats why I do it. ${essay.repeat(5)}`, model)).toEqual({
    kind: 'disclosure',
    category: 'self_harm',
  });
});

test('of a long text few sentences are asked about, and of a single word or a number none', () => {
  const essay = Array.from({ length: 300 }, (_one, at) => `My brother and I walked ${at} miles.`).join(' ');
  expect(worthAsking(essay).length).toBeLessThanOrEqual(32);
  expect(worthAsking('knife')).toEqual([]);
  expect(worthAsking('42')).toEqual([]);
});

test('a model that fails is no answer', async () => {
  await expect(screenClosely('we went to the park', { weigh: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
});
