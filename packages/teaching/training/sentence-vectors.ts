import path from 'node:path';
import { openSentenceModel } from '@hedgerow/embeddings/sentence-model';
import type { SentenceVector } from '@hedgerow/embeddings/sentence-vector';
import { readVectors, vectorKey, writeVectors } from '@hedgerow/embeddings/vector-file';

/** Beside what the build makes, so that a second training need not work them out again. */
const file = path.join(import.meta.dirname, '../build/safety.vectors');

/** The vectors of texts, by text. */
export const vectorsOf = async (texts: readonly string[]): Promise<ReadonlyMap<string, SentenceVector>> => {
  const known = new Map(readVectors(file));
  const missing = [...new Set(texts)].filter((text) => !known.has(vectorKey(text))).toSorted((one, other) => one.length - other.length);
  const made = missing.length === 0 ? [] : await (await openSentenceModel()).embed(missing);
  for (const [at, text] of missing.entries()) known.set(vectorKey(text), made[at] ?? new Int8Array());
  writeVectors(file, known);
  return new Map(texts.map((text) => [text, known.get(vectorKey(text)) ?? new Int8Array()]));
};
