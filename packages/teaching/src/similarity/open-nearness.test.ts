import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBank } from '@hedgerow/curriculum/bank';
import type { SentenceModel } from '@hedgerow/embeddings/sentence-model';
import { dimensions, toVector } from '@hedgerow/embeddings/sentence-vector';
import type { SentenceVector } from '@hedgerow/embeddings/sentence-vector';
import { vectorKey, writeVectors } from '@hedgerow/embeddings/vector-file';
import { expect, test } from 'vitest';
import { hashText } from '../generators/random.ts';
import { objectivePhrases, questionPhrases } from './bank-phrases.ts';
import { openNearness } from './open-nearness.ts';

const bank = openBank();
const topicId = 'geography.ks2.rivers';
const entry = bank.index.find(({ id }) => id === topicId);
const topic = bank.topic(topicId);
if (entry === undefined || topic === undefined) throw new Error('The bank has no rivers');

/** What shares words lies near: a model that any machine has. */
const byWords = (text: string): SentenceVector => {
  const numbers = Array.from({ length: dimensions }, () => 0);
  for (const word of text.toLowerCase().split(/\W+/)) numbers[hashText(word) % dimensions] = 1;
  return toVector(numbers);
};
const model: SentenceModel = { embed: async (texts) => texts.map(byWords) };

const file = path.join(mkdtempSync(path.join(tmpdir(), 'hedgerow-nearness-')), 'bank.vectors');
const texts = [...objectivePhrases(entry, topic), ...questionPhrases(topic)].map(({ text }) => text);
writeVectors(file, new Map(texts.map((text) => [vectorKey(text), byWords(text)])));

const query = { subject: 'geography', keyStage: 'KS2' } as const;
const nearestOf = (near: Readonly<Record<string, number>>): string | undefined =>
  Object.entries(near).toSorted((a, b) => b[1] - a[1])[0]?.[0];

test('the objective and the question that say what was typed lie nearest', async () => {
  const [objective] = topic.objectives;
  const [, item] = topic.items;
  const nearnessTo = openNearness(bank, model, file);
  const asObjective = await nearnessTo({ ...query, topicText: objective?.names[0] ?? '' });
  expect(nearestOf(asObjective?.whole.objectives ?? {})).toBe(`${topicId}/${objective?.id}`);
  const asItem = await nearnessTo({ ...query, topicText: `${item?.stem} ${item?.key.text}` });
  expect(nearestOf(asItem?.whole.questions ?? {})).toBe(`${topicId}/${item?.id}`);
});

test('each half of a double wish is held against the bank for itself, and all of it crosses to another process', async () => {
  const nearness = await openNearness(bank, model, file)({ ...query, topicText: 'meanders and waterfalls' });
  expect(nearness?.parts.map(({ text }) => text)).toEqual(['meanders', 'waterfalls']);
  expect(structuredClone(nearness)).toEqual(nearness);
  expect(JSON.parse(JSON.stringify(nearness))).toEqual(nearness);
});

test('another subject is not looked at', async () => {
  expect(await openNearness(bank, model, file)({ subject: 'maths', keyStage: 'KS2', topicText: 'rivers' })).toBeUndefined();
});

test('without the model, or without what the build made, there is no nearness and no error', async () => {
  const away: SentenceModel = { embed: () => Promise.reject(new Error('away')) };
  expect(await openNearness(bank, away, file)({ ...query, topicText: 'rivers' })).toBeUndefined();
  expect(await openNearness(bank, model, `${file}.missing`)({ ...query, topicText: 'rivers' })).toBeUndefined();
});

test('a file that the build makes after the start is read when it is there', async () => {
  const late = `${file}.late`;
  const nearnessTo = openNearness(bank, model, late);
  expect(await nearnessTo({ ...query, topicText: 'rivers' })).toBeUndefined();
  copyFileSync(file, late);
  expect(nearestOf((await nearnessTo({ ...query, topicText: topic.objectives[0]?.names[0] ?? '' }))?.whole.objectives ?? {})).toBe(
    `${topicId}/${topic.objectives[0]?.id}`,
  );
});
