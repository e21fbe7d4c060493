import * as z from 'zod/mini';

export type Sending = 'sent' | 'sending' | 'waiting';

type Needs<T> = {
  /** Its place in the storage: of one attempt, or of one person. */
  readonly key: string;
  /** Reads what an earlier visit kept; anything else in its place is passed over. */
  readonly schema: z.core.$ZodType<T>;
  /** localStorage in the browser. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly send: (item: T) => Promise<unknown>;
  /** Whether a failure may pass by itself: no connection, a busy server. */
  readonly mayPass: (error: unknown) => boolean;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly onState: (state: Sending) => void;
  /** Whether a newer one takes the place of one that still waits; without it each is sent. */
  readonly replaces?: (newer: T, older: T) => boolean;
  /** The server takes it no more. */
  readonly onRefused?: (item: T) => void;
};

const waits = [1000, 2000, 5000, 10_000] as const;

/**
 * Sends things one after the other while the pupil goes on. What has not arrived is kept on this device too: a slow network or a
 * closed tab loses nothing. `settled` ends when everything has arrived, or the server takes no more.
 */
export const sendingQueue = <T>(needs: Needs<T>) => {
  const { key, schema, storage, send, mayPass, wait, onState, replaces = () => false, onRefused = () => undefined } = needs;
  const list = z.array(schema);
  let waiting: readonly T[] = [];
  let working: Promise<void> | undefined;

  const keep = (): void => {
    try {
      if (waiting.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(waiting));
    } catch {
      // A full or forbidden storage: memory is enough while the tab is open.
    }
  };

  const work = async (): Promise<void> => {
    let failures = 0;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const current = next;
      onState(failures === 0 ? 'sending' : 'waiting');
      try {
        // One after the other: an older answer must not arrive after a newer one.
        await send(current);
      } catch (error) {
        if (mayPass(error)) {
          onState('waiting');
          await wait(waits[Math.min(failures, waits.length - 1)] ?? 10_000);
          failures += 1;
          continue;
        }
        onRefused(current);
      }
      failures = 0;
      waiting = waiting.filter((one) => one !== current);
      keep();
    }
    onState('sent');
    working = undefined;
  };
  const start = (): void => {
    working ??= work();
  };
  const left = (): readonly T[] => {
    try {
      const kept = list.safeParse(JSON.parse(storage.getItem(key) ?? '[]'));
      return kept.success ? kept.data : [];
    } catch {
      return [];
    }
  };

  return {
    add: (item: T): void => {
      waiting = [...waiting.filter((one, at) => at === 0 || !replaces(item, one)), item];
      keep();
      start();
    },
    /** What an earlier visit could not send. */
    left,
    /** Sends those; they go first. */
    recover: (): void => {
      const before = left();
      if (before.length === 0 || waiting.length > 0) return;
      waiting = before;
      start();
    },
    settled: async (): Promise<void> => {
      await working;
    },
  };
};
