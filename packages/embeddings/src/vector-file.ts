import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dimensions } from './sentence-vector.ts';
import type { SentenceVector } from './sentence-vector.ts';
import { spokenText } from './spoken-text.ts';

/** Vectors of texts that are known beforehand, made by the build. */
export type VectorFile = ReadonlyMap<string, SentenceVector>;

const keyBytes = 16;
const recordBytes = keyBytes + dimensions;

/** A model that is tuned anew puts every text elsewhere. */
const model = createHash('sha256')
  .update(readFileSync(new URL('request-encoder.json', import.meta.url)))
  .digest('hex');

/** What a text is found by in the file: texts that the model reads the same have one vector. */
export const vectorKey = (text: string): string =>
  createHash('sha256').update(model).update(spokenText(text)).digest('hex').slice(0, keyBytes);

/** Empty where there is no file yet. */
export const readVectors = (file: string): VectorFile => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return new Map();
  }
  const vectors = new Map<string, SentenceVector>();
  for (let at = 0; at + recordBytes <= bytes.length; at += recordBytes) {
    const key = bytes.toString('latin1', at, at + keyBytes);
    vectors.set(key, new Int8Array(bytes.buffer, bytes.byteOffset + at + keyBytes, dimensions));
  }
  return vectors;
};

/** Written beside and put in its place, so that nobody reads half a file. */
export const writeVectors = (file: string, vectors: VectorFile): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const records = [...vectors].flatMap(([key, vector]) => [Buffer.from(key, 'latin1'), Buffer.from(vector)]);
  writeFileSync(`${file}.${process.pid}`, Buffer.concat(records));
  renameSync(`${file}.${process.pid}`, file);
};
