import { readFileSync } from 'node:fs';
import { openSentenceModel } from '@hedgerow/embeddings/sentence-model';
import { expect, test } from 'vitest';
import { screenClosely } from './screen-closely.ts';
import { worthAsking } from './screen-text.ts';

const model = await openSentenceModel();
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const heardOf = async (texts: readonly string[]): Promise<number> => {
  let heard = 0;
  for (const text of texts) if ((await screenClosely(text, model)).kind !== 'fine') heard += 1;
  return heard / texts.length;
};
const sentenceOf = (line: string): string => line.slice(line.indexOf('|') + 1);
const keptAside = (_line: string, at: number): boolean => at % 3 === 0;

test(
  'of sentences that nothing was learnt from, as many are heard and as few wrongly as is said in the docs',
  { timeout: 60_000 },
  async () => {
    // The true state, and not enough: docs/safeguarding.md#how-good-it-is.
    expect(await heardOf(linesOf('own-need').filter(keptAside).map(sentenceOf))).toBeGreaterThanOrEqual(0.72);
    expect(await heardOf(linesOf('own-harmless').filter(keptAside))).toBeLessThanOrEqual(0.03);
    expect(await heardOf(linesOf('fresh-harmless'))).toBeLessThanOrEqual(0.1);
  },
);

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
  await expect(screenClosely('we went to the park', { embed: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
});
