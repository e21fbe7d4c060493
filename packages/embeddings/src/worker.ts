import { parentPort } from 'node:worker_threads';
import { openConcernReader, type SentenceScores } from './concern-reader.ts';
import { openSentenceModel } from './sentence-model.ts';

/** Each of the two ways of reading has its model, opened with the first text. */
export type EmbedRequest = { readonly id: number; readonly way: 'embed' | 'weigh'; readonly texts: readonly string[] };
export type EmbedAnswer = { readonly id: number } & (
  | { readonly found: readonly (Int8Array | SentenceScores)[] }
  | { readonly failed: string }
);

const lazily = <T>(open: () => Promise<T>): (() => Promise<T>) => {
  let opened: Promise<T> | undefined;
  return () => (opened ??= open());
};
const model = lazily(openSentenceModel);
const reader = lazily(openConcernReader);

const answerTo = async ({ id, way, texts }: EmbedRequest): Promise<EmbedAnswer> => {
  try {
    return { id, found: way === 'embed' ? await (await model()).embed(texts) : await (await reader()).weigh(texts) };
  } catch (error) {
    // Never the message: it may hold a pupil's words.
    return { id, failed: error instanceof Error ? error.name : 'unknown' };
  }
};

parentPort?.on('message', (request: EmbedRequest) => {
  void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});
