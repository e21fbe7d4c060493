import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { SentenceModel } from './sentence-model.ts';
import type { SentenceVector } from './sentence-vector.ts';
import type { EmbedAnswer, EmbedRequest } from './worker.ts';

export type SentenceWorker = SentenceModel & { readonly close: () => Promise<void> };

type Limits = {
  /** Texts whose vectors are remembered. */
  readonly remembered: number;
  /** Requests that may wait for one another; the next one is refused at once. */
  readonly longestQueue: number;
};

const usual: Limits = { remembered: 2000, longestQueue: 200 };

type Waiting = { readonly settle: (vectors: readonly SentenceVector[]) => void; readonly fail: (error: Error) => void };

/**
 * The model in a thread of its own, so that its milliseconds hold up nobody: begun with the first text. A worker that ends unasked is
 * begun again with the next text, and what waited for it fails; who asks goes on by words alone.
 */
export const openSentenceWorker = (limits: Limits = usual): SentenceWorker => {
  const known = new LRUCache<string, SentenceVector>({ max: limits.remembered });
  const waiting = new Map<number, Waiting>();
  let running: Worker | undefined;
  let last = 0;

  const failAll = (reason: string): void => {
    for (const { fail } of waiting.values()) fail(new Error(reason));
    waiting.clear();
  };

  const start = (): Worker => {
    // The model's library brings an old address parser, whose warning would stand in the log at every start.
    const worker = new Worker(new URL('worker.ts', import.meta.url), { execArgv: ['--no-deprecation'] });
    worker.unref();
    worker.on('message', (answer: EmbedAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('vectors' in answer) asked?.settle(answer.vectors);
      else asked?.fail(new Error(`The sentence model ended with ${answer.failed}`));
    });
    worker.on('error', ({ name }) => failAll(`The sentence model ended with ${name}`));
    worker.on('exit', () => {
      if (running === worker) running = undefined;
      failAll('The sentence model ended');
    });
    return worker;
  };

  const ask = (texts: readonly string[]): Promise<readonly SentenceVector[]> => {
    if (waiting.size >= limits.longestQueue) return Promise.reject(new Error('The sentence model has too much to do'));
    running ??= start();
    last += 1;
    const request: EmbedRequest = { id: last, texts };
    return new Promise((settle, fail) => {
      waiting.set(request.id, { settle, fail });
      running?.postMessage(request);
    });
  };

  return {
    embed: async (texts) => {
      const unknown = [...new Set(texts.filter((text) => !known.has(text)))];
      const vectors = unknown.length === 0 ? [] : await ask(unknown);
      const made = new Map(unknown.map((text, at) => [text, vectors[at]]));
      for (const [text, vector] of made) if (vector !== undefined) known.set(text, vector);
      return texts.map((text) => {
        const vector = made.get(text) ?? known.get(text);
        if (vector === undefined) throw new Error('The sentence model left out a text');
        return vector;
      });
    },
    close: async () => {
      await running?.terminate();
    },
  };
};
