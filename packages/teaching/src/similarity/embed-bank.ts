import { availableParallelism } from 'node:os';
import { openBank } from '@hedgerow/curriculum/bank';
import type { Bank } from '@hedgerow/curriculum/bank';
import { plainRequest } from '@hedgerow/curriculum/plain-request';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import { batch } from '@hedgerow/embeddings/sentence-model';
import type { SentenceModel } from '@hedgerow/embeddings/sentence-model';
import { openSentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import type { SentenceVector } from '@hedgerow/embeddings/sentence-vector';
import { readVectors, vectorKey, writeVectors } from '@hedgerow/embeddings/vector-file';
import { aboutPhrases, askPhrases, objectivePhrases, questionPhrases } from './bank-phrases.ts';
import { vectorsFile } from './vectors-file.ts';

/** Texts of like length go through the model together faster. */
const byLength = (one: string, other: string): number => one.length - other.length;

type Wanted = Map<string, () => string>;

/**
 * What is to be worked out, what helps most first: how objectives are called and asked for, which finds what is meant; what questions are
 * about, which chooses among them; and the questions themselves. Each by its key, with the text that it stands for.
 */
export const stagesOf = (bank: Bank): readonly Wanted[] => {
  const { spelt } = spellerOf(bank.index);
  const [named, about, asked]: [Wanted, Wanted, Wanted] = [new Map(), new Map(), new Map()];
  const add = (to: Wanted, texts: readonly { readonly text: string }[]): void => {
    for (const { text } of texts) to.set(vectorKey(text), () => text);
  };
  for (const entry of bank.index) {
    const topic = bank.topic(entry.id);
    // An ask is found as it was typed, and lies where what is meant by it lies, as a request does.
    for (const { text } of askPhrases(entry)) named.set(vectorKey(text), () => spelt(plainRequest({ subject: entry.subject, text })));
    if (topic === undefined) continue;
    add(named, objectivePhrases(entry, topic));
    add(about, aboutPhrases(topic));
    add(asked, questionPhrases(topic));
  }
  return [named, about, asked];
};

/** Each worker takes the next piece, and so many batches are one: the pieces end at about the same time. */
const batchesOfPiece = 4;

/** One vector for each text, worked out by several at once. */
export const embedSideBySide = async (models: readonly SentenceModel[], texts: readonly string[]): Promise<readonly SentenceVector[]> => {
  const size = batch * batchesOfPiece;
  const pieces = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));
  const found = new Map<number, readonly SentenceVector[]>();
  const left = pieces.entries();
  await Promise.all(
    models.map(async ({ embed }) => {
      for (const [at, piece] of left) found.set(at, await embed(piece));
    }),
  );
  return pieces.flatMap((_, at) => found.get(at) ?? []);
};

/** Works out what the file lacks, drops what nothing asks for any more, and says how much that was. A stage that is done can be used. */
export const embedBank = async (): Promise<string> => {
  const stages = stagesOf(openBank());
  const wanted = new Set(stages.flatMap((stage) => [...stage.keys()]));
  const known = readVectors(vectorsFile);
  const vectors = new Map<string, SentenceVector>([...known].filter(([key]) => wanted.has(key)));
  let made = 0;
  // Every core: the command stands back for whoever else wants one.
  const workers = Array.from({ length: availableParallelism() }, () => openSentenceWorker());
  // Workers keep no process alive by themselves.
  const alive = setInterval(() => undefined, 60_000);
  try {
    for (const stage of stages) {
      const missing = [...stage]
        .flatMap(([key, textOf]) => (vectors.has(key) ? [] : [[key, textOf()] as const]))
        .toSorted((a, b) => byLength(a[1], b[1]));
      if (missing.length === 0) continue;
      const found = await embedSideBySide(
        workers,
        missing.map(([, text]) => text),
      );
      for (const [at, [key]] of missing.entries()) vectors.set(key, found[at] ?? new Int8Array());
      writeVectors(vectorsFile, vectors);
      made += missing.length;
    }
  } finally {
    clearInterval(alive);
    await Promise.all(workers.map(({ close }) => close()));
  }
  if (made === 0 && vectors.size < known.size) writeVectors(vectorsFile, vectors);
  return `${wanted.size} texts of the bank embedded, ${made} of them now.`;
};
