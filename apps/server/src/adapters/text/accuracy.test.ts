import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentText } from '#ports/text-reader.ts';
import { characterErrorRate, keepsPhrase } from '#testing/documents/character-errors.ts';
import { sampleDocuments, type SampleClass } from '#testing/documents/sample-documents.ts';
import { looksAtAll } from '../../testing/runs.ts';
import { embeddedReader } from './embedded-reader.ts';

/** Mean character error rate a class may have, in percent. */
const goals: readonly (readonly [SampleClass, number])[] = [
  ['pdf-text', 0.5],
  ['docx', 1],
  ['pdf-scanned', 1],
  ['image-clean', 2],
  ['image-degraded', 2],
  ['image-photo', 2],
];

const reader = embeddedReader();
const everySample = sampleDocuments();
/** To read a picture takes seconds: where nothing of reading changed, one document of each class tells whether it works. */
const samples = looksAtAll('apps/server/src/adapters/text/', 'apps/server/src/testing/documents/', 'package-lock.json')
  ? everySample
  : everySample.filter((sample, at) => everySample.findIndex((other) => other.class === sample.class) === at);
const results = new Map<string, DocumentText>();
const textOf = (id: string): string => results.get(id)?.text ?? '';

beforeAll(async () => {
  for (const { id, path, file } of samples) results.set(id, await reader.read({ file: path, originalName: file, subject: 'science' }));
}, 400_000);
afterAll(() => reader.close());

test.each(goals)('%s documents are read with at most %s %% wrong characters', (name, goal) => {
  const rates = samples.filter((sample) => sample.class === name).map(({ id, truth }) => characterErrorRate(truth, textOf(id)));
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toBeLessThanOrEqual(goal);
});

test('the phrases a lesson turns on survive in at least nine of ten cases', () => {
  const printed = samples.filter((sample) => sample.class !== 'image-handwriting');
  const kept = printed.flatMap(({ id, must }) => must.map((phrase) => keepsPhrase(textOf(id), phrase)));
  expect(kept.filter(Boolean).length / kept.length).toBeGreaterThanOrEqual(0.9);
});

describe('confidence', () => {
  test.each(samples.map((sample) => [sample.id, sample.class] as const))(
    '%s (%s) is flagged exactly when it is handwriting',
    (id, name) => {
      const handwritten = name === 'image-handwriting';
      expect(results.get(id)?.warnings.includes('low_confidence')).toBe(handwritten);
      expect(results.get(id)?.outcome).toBe(handwritten ? 'needs_checking' : 'ready');
    },
  );
});
