import { openBank } from '@hedgerow/curriculum/bank';
import type { Bank } from '@hedgerow/curriculum/bank';
import { plainRequest } from '@hedgerow/curriculum/plain-request';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import { openSentenceModel } from '@hedgerow/embeddings/sentence-model';
import type { SentenceModel } from '@hedgerow/embeddings/sentence-model';
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

/** Works out what the file lacks, drops what nothing asks for any more, and says how much that was. A stage that is done can be used. */
export const embedBank = async (): Promise<string> => {
  const stages = stagesOf(openBank());
  const wanted = new Set(stages.flatMap((stage) => [...stage.keys()]));
  const known = readVectors(vectorsFile);
  const vectors = new Map<string, SentenceVector>([...known].filter(([key]) => wanted.has(key)));
  let made = 0;
  let model: SentenceModel | undefined;
  for (const stage of stages) {
    const missing = [...stage]
      .flatMap(([key, textOf]) => (vectors.has(key) ? [] : [[key, textOf()] as const]))
      .toSorted((a, b) => byLength(a[1], b[1]));
    if (missing.length === 0) continue;
    model ??= await openSentenceModel();
    const found = await model.embed(missing.map(([, text]) => text));
    for (const [at, [key]] of missing.entries()) vectors.set(key, found[at] ?? new Int8Array());
    writeVectors(vectorsFile, vectors);
    made += missing.length;
  }
  if (made === 0 && vectors.size < known.size) writeVectors(vectorsFile, vectors);
  return `${wanted.size} texts of the bank embedded, ${made} of them now.`;
};
