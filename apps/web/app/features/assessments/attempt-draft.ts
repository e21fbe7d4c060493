import * as z from 'zod/mini';
import { AnswerValue } from '@hedgerow/contracts/assessments';

/** What POST /api/assessments/{id}/progress takes. */
export type Snapshot = { readonly userAnswers: readonly z.output<typeof AnswerValue>[]; readonly currentQuestionIndex: number };

const Kept = z.object({
  /** Milliseconds. */
  timeSpent: z.number(),
  hintsShown: z.record(z.string(), z.number()),
  /** Answers that the server does not have yet. */
  unsaved: z.nullable(z.object({ userAnswers: z.array(AnswerValue), currentQuestionIndex: z.number() })),
  /** The pupil whose answers they are. */
  who: z.optional(z.string()),
});
export type Kept = z.output<typeof Kept>;
type Extras = { readonly timeSpent: number; readonly hintsShown: Readonly<Record<string, number>> };

/** `waiting`: kept on this device, and sent again soon. `refused`: the server takes no more answers for this attempt. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

type Needs = {
  readonly id: string;
  readonly who: string;
  /** localStorage in the browser. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly send: (snapshot: Snapshot) => Promise<unknown>;
  /** Whether a failure may pass by itself: no connection, a busy server. */
  readonly mayPass: (error: unknown) => boolean;
  /** Runs something after so many milliseconds; answers how to call it off. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  readonly onState: (state: SaveState) => void;
};

const waits = [2000, 5000, 10_000, 20_000, 30_000] as const;
const nothing = (): void => undefined;
const nothingKept: Kept = { timeSpent: 0, hintsShown: {}, unsaved: null };

const place = 'hedgerow:attempt:';
/** The attempt whose answers lie under this key of the storage. */
export const attemptOfKey = (key: string): string | undefined => (key.startsWith(place) ? key.slice(place.length) : undefined);

/**
 * Keeps answers: on this device first, then at the server, the newest only and one call at a time. A save that fails is sent
 * again by itself (docs/product/tests.md#answers). What the server has is taken off the device: school computers are shared.
 */
export const answerStore = ({ id, who, storage, send, mayPass, later, onState }: Needs) => {
  const key = place + id;
  let unsaved: Snapshot | undefined;
  let extras: Extras = { timeSpent: 0, hintsShown: {} };
  let sending = false;
  let stopped = false;
  let held = false;
  let failures = 0;
  let callOff = nothing;

  const write = (): void => {
    try {
      storage.setItem(key, JSON.stringify({ ...extras, who, unsaved: unsaved ?? null }));
    } catch {
      // A full or forbidden storage: the server's copy is enough.
    }
  };

  const failed = (error: unknown): void => {
    // For good: handed in from another window, or a parent looking on.
    if (!mayPass(error)) return onState('refused');
    onState('waiting');
    callOff = later(waits[Math.min(failures, waits.length - 1)] ?? 30_000, () => void flush());
    failures += 1;
  };

  const flush = async (): Promise<void> => {
    callOff();
    const snapshot = unsaved;
    if (sending || stopped || held || snapshot === undefined) return;
    sending = true;
    onState('saving');
    let problem: { readonly error: unknown } | undefined;
    try {
      await send(snapshot);
    } catch (error) {
      problem = { error };
    }
    sending = false;
    if (stopped) return;
    if (problem) return failed(problem.error);
    failures = 0;
    if (unsaved !== snapshot) return flush();
    unsaved = undefined;
    write();
    onState('saved');
  };

  return {
    /** What this device still knows of the attempt. */
    read: (): Kept => {
      try {
        const kept = Kept.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
        return kept.success ? kept.data : nothingKept;
      } catch {
        return nothingKept;
      }
    },
    /** After each answer; false when the attempt is over for this window. */
    keep: (snapshot: Snapshot, also: Extras): boolean => {
      if (stopped) return false;
      unsaved = snapshot;
      extras = also;
      write();
      void flush();
      return true;
    },
    /** Sends what waits at once: the line is back. */
    retry: (): Promise<void> => flush(),
    /** While everything is being handed in, nothing is saved beside it; when that failed, saving goes on. */
    hold: (holding: boolean): void => {
      held = holding;
      if (!holding) void flush();
    },
    /** No more calls; what is on the device stays there. */
    stop: (): void => {
      stopped = true;
      callOff();
    },
    /** Handed in: nothing stays on the device. */
    forget: (): void => {
      stopped = true;
      callOff();
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was kept then.
      }
    },
  };
};
export type AnswerStore = ReturnType<typeof answerStore>;
