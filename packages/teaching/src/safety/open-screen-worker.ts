import { Worker } from 'node:worker_threads';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import type { ConcernScores } from './concern-scores.ts';
import type { Screened, TextField } from './screen-text.ts';
import type { ScreenAnswer, ScreenRequest } from './screen-worker.ts';

/** `worthAsking`, `screenText` and `ownCallIn` in a thread of their own. */
export type ScreenApart = {
  readonly worthAsking: (text: string) => Promise<readonly string[]>;
  readonly screenText: (text: string, field: TextField, meanings: ReadonlyMap<string, ConcernScores>) => Promise<Screened>;
  readonly ownCallIn: (page: string) => Promise<ConcernCategory | undefined>;
};

const idleMs = 10 * 60_000;
type Waiting = { readonly settle: (answer: ScreenAnswer) => void; readonly fail: (error: Error) => void };

const wrong = (): Error => new Error('The screen answered something else than it was asked');

/**
 * Long texts are read here: 200,000 letters take a third of a second, in which nobody else would be answered. Begun with the first
 * text, gone after ten minutes without one; when it ends unasked, what waited fails, and the next text begins another.
 */
export const openScreenWorker = (): ScreenApart & { readonly close: () => Promise<void> } => {
  const waiting = new Map<number, Waiting>();
  let running: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const failAll = (reason: string): void => {
    for (const { fail } of waiting.values()) fail(new Error(reason));
    waiting.clear();
  };
  const start = (): Worker => {
    const worker = new Worker(new URL('screen-worker.ts', import.meta.url));
    worker.unref();
    idle = setTimeout(() => {
      if (waiting.size > 0) return void idle?.refresh();
      running = undefined;
      void worker.terminate();
    }, idleMs).unref();
    worker.on('message', (answer: ScreenAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('failed' in answer) asked?.fail(new Error(`The screen ended with ${answer.failed}`));
      else asked?.settle(answer);
    });
    worker.on('error', ({ name }) => failAll(`The screen ended with ${name}`));
    worker.on('exit', () => {
      if (running !== worker) return;
      running = undefined;
      clearTimeout(idle);
      failAll('The screen ended');
    });
    return worker;
  };

  const ask = (request: ScreenRequest): Promise<ScreenAnswer> => {
    running ??= start();
    idle?.refresh();
    return new Promise((settle, fail) => {
      waiting.set(request.id, { settle, fail });
      running?.postMessage(request);
    });
  };
  const next = (): number => (last += 1);

  return {
    worthAsking: async (text) => {
      const answer = await ask({ id: next(), way: 'parts', text });
      if ('parts' in answer) return answer.parts;
      throw wrong();
    },
    screenText: async (text, field, meanings) => {
      const answer = await ask({ id: next(), way: 'screen', text, field, meanings: [...meanings] });
      if ('found' in answer) return answer.found;
      throw wrong();
    },
    ownCallIn: async (text) => {
      const answer = await ask({ id: next(), way: 'own', text });
      if ('own' in answer) return answer.own;
      throw wrong();
    },
    close: async () => {
      await running?.terminate();
    },
  };
};
