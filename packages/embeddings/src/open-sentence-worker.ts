import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { ConcernReader, SentenceScores } from './concern-reader.ts';
import type { SentenceModel } from './sentence-model.ts';
import type { SentenceVector } from './sentence-vector.ts';
import type { EmbedAnswer, EmbedRequest } from './worker.ts';

export type SentenceWorker = SentenceModel &
  ConcernReader & {
    /** Somebody may write soon: the models take a second to load, and are there by then. */
    readonly warm: () => Promise<void>;
    readonly close: () => Promise<void>;
  };

type Limits = {
  /** Texts whose vectors are remembered. */
  readonly remembered: number;
  /** Requests that may wait for one another; the next one is refused at once. */
  readonly longestQueue: number;
  /** After so long without a text, and without anybody who may write one, the models go, and with them 250 MB; in ms. */
  readonly idle: number;
};

const usual: Limits = { remembered: 2000, longestQueue: 200, idle: 15 * 60_000 };
const firstText = 'a first sentence';

type Found = SentenceVector | SentenceScores;
type Waiting = { readonly settle: (found: readonly Found[]) => void; readonly fail: (error: Error) => void };

/**
 * The models in a thread of its own, so that their milliseconds hold up nobody: begun with the first text. A worker that ends unasked is
 * begun again with the next text, and what waited for it fails; who asks goes on by words alone.
 */
export const openSentenceWorker = (limits: Limits = usual): SentenceWorker => {
  const waiting = new Map<number, Waiting>();
  let running: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const failAll = (reason: string): void => {
    for (const { fail } of waiting.values()) fail(new Error(reason));
    waiting.clear();
  };

  const start = (): Worker => {
    // The model's library brings an old address parser, whose warning would stand in the log at every start.
    const worker = new Worker(new URL('worker.ts', import.meta.url), { execArgv: ['--no-deprecation'] });
    worker.unref();
    idle = setTimeout(() => {
      if (waiting.size > 0) return void idle?.refresh();
      running = undefined;
      void worker.terminate();
    }, limits.idle).unref();
    worker.on('message', (answer: EmbedAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('found' in answer) asked?.settle(answer.found);
      else asked?.fail(new Error(`The sentence model ended with ${answer.failed}`));
    });
    worker.on('error', ({ name }) => failAll(`The sentence model ended with ${name}`));
    worker.on('exit', () => {
      // One that nobody needed went without anything in hand, and another may be at work by now.
      if (running !== worker) return;
      running = undefined;
      clearTimeout(idle);
      failAll('The sentence model ended');
    });
    return worker;
  };

  const ask = <F extends Found>(way: EmbedRequest['way'], texts: readonly string[]): Promise<readonly F[]> => {
    if (waiting.size >= limits.longestQueue) return Promise.reject(new Error('The sentence model has too much to do'));
    running ??= start();
    idle?.refresh();
    last += 1;
    const request: EmbedRequest = { id: last, way, texts };
    return new Promise((settle, fail) => {
      waiting.set(request.id, { settle: (found) => settle(found as readonly F[]), fail });
      running?.postMessage(request);
    });
  };

  /** What was asked before is remembered. */
  const asking = <F extends Found>(way: EmbedRequest['way']) => {
    const known = new LRUCache<string, F>({ max: limits.remembered });
    return async (texts: readonly string[]): Promise<readonly F[]> => {
      const unknown = [...new Set(texts.filter((text) => !known.has(text)))];
      const found = unknown.length === 0 ? [] : await ask<F>(way, unknown);
      const made = new Map(unknown.map((text, at) => [text, found[at]]));
      for (const [text, one] of made) if (one !== undefined) known.set(text, one);
      return texts.map((text) => {
        const one = made.get(text) ?? known.get(text);
        if (one === undefined) throw new Error('The sentence model left out a text');
        return one;
      });
    };
  };

  return {
    embed: asking<SentenceVector>('embed'),
    weigh: asking<SentenceScores>('weigh'),
    warm: async () => {
      if (running === undefined) await Promise.all([ask('weigh', [firstText]), ask('embed', [firstText])]);
      else idle?.refresh();
    },
    close: async () => {
      await running?.terminate();
    },
  };
};
