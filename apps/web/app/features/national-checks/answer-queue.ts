import * as z from 'zod/mini';

const CheckAnswer = z.object({ position: z.number(), answer: z.string(), ms: z.number() });
export type CheckAnswer = z.output<typeof CheckAnswer>;
const Waiting = z.array(CheckAnswer);

export type Sending = 'sent' | 'sending' | 'waiting';

type Needs = {
  readonly id: string;
  /** localStorage in the browser. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly send: (answer: CheckAnswer) => Promise<unknown>;
  readonly mayPass: (error: unknown) => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onState: (state: Sending) => void;
};

const waits = [1000, 2000, 5000, 10_000] as const;

/**
 * Sends answers one after the other while the pupil goes on. What has not arrived is kept on this device too: a slow network or a
 * closed tab loses nothing. `settled` ends when everything has arrived, or the server takes no more.
 */
export const answerQueue = ({ id, storage, send, mayPass, wait, onState }: Needs) => {
  const key = `hedgerow:check:${id}`;
  let waiting: readonly CheckAnswer[] = [];
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
        failures = 0;
      } catch (error) {
        if (mayPass(error)) {
          onState('waiting');
          await wait(waits[Math.min(failures, waits.length - 1)] ?? 10_000);
          failures += 1;
          continue;
        }
      }
      waiting = waiting.filter((one) => one !== current);
      keep();
    }
    onState('sent');
    working = undefined;
  };
  const start = (): void => {
    working ??= work();
  };
  const left = (): readonly CheckAnswer[] => {
    try {
      const kept = Waiting.safeParse(JSON.parse(storage.getItem(key) ?? '[]'));
      return kept.success ? kept.data : [];
    } catch {
      return [];
    }
  };

  return {
    /** The newest answer of a question takes the place of one that still waits. */
    add: (answer: CheckAnswer): void => {
      waiting = [...waiting.filter(({ position }, at) => at === 0 || position !== answer.position), answer];
      keep();
      start();
    },
    /** Answers that an earlier visit could not send. */
    left: (): readonly CheckAnswer[] => left(),
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
