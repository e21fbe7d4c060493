import { openBank } from '@hedgerow/curriculum/bank';
import { plainRequest } from '@hedgerow/curriculum/plain-request';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import { openSentenceModel } from '@hedgerow/embeddings/sentence-model';
import type { SentenceVector } from '@hedgerow/embeddings/sentence-vector';
import { readVectors, vectorKey, writeVectors } from '@hedgerow/embeddings/vector-file';
import { aboutPhrases, askPhrases, objectivePhrases, questionPhrases } from './bank-phrases.ts';
import { vectorsFile } from './vectors-file.ts';

/** Texts of like length go through the model together faster. */
const byLength = (one: string, other: string): number => one.length - other.length;

/** Works out what the file lacks, drops what nothing asks for any more, and says how much that was. */
export const embedBank = async (): Promise<string> => {
  const bank = openBank();
  const { spelt } = spellerOf(bank.index);
  const wanted = new Map<string, () => string>();
  for (const entry of bank.index) {
    const topic = bank.topic(entry.id);
    const texts =
      topic === undefined
        ? []
        : [...objectivePhrases(entry, topic), ...questionPhrases(topic), ...aboutPhrases(topic)].map(({ text }) => text);
    // An ask is found as it was typed, and lies where what is meant by it lies, as a request does.
    for (const { text } of askPhrases(entry)) wanted.set(vectorKey(text), () => spelt(plainRequest({ subject: entry.subject, text })));
    for (const text of texts) wanted.set(vectorKey(text), () => text);
  }
  const known = readVectors(vectorsFile);
  const missing = [...wanted]
    .flatMap(([key, textOf]) => (known.has(key) ? [] : [[key, textOf()] as const]))
    .toSorted((a, b) => byLength(a[1], b[1]));
  const made = missing.length === 0 ? [] : await (await openSentenceModel()).embed(missing.map(([, text]) => text));
  const vectors = new Map<string, SentenceVector>([...known].filter(([key]) => wanted.has(key)));
  for (const [at, [key]] of missing.entries()) vectors.set(key, made[at] ?? new Int8Array());
  writeVectors(vectorsFile, vectors);
  return `${wanted.size} texts of the bank embedded, ${missing.length} of them now.`;
};
