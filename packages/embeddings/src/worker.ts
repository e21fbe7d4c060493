import { parentPort } from 'node:worker_threads';
import { openSentenceModel } from './sentence-model.ts';

export type EmbedRequest = { readonly id: number; readonly texts: readonly string[] };
export type EmbedAnswer = { readonly id: number } & ({ readonly vectors: readonly Int8Array[] } | { readonly failed: string });

const model = openSentenceModel();

const answerTo = async ({ id, texts }: EmbedRequest): Promise<EmbedAnswer> => {
  try {
    return { id, vectors: await (await model).embed(texts) };
  } catch (error) {
    // Never the message: it may hold a pupil's words.
    return { id, failed: error instanceof Error ? error.name : 'unknown' };
  }
};

parentPort?.on('message', (request: EmbedRequest) => {
  void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});
