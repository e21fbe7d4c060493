import type { AskModel, Conversation } from './ask-model.ts';
import { ModelFailure } from './ask-model.ts';
import type { ModelOutcome, ModelPurpose, ModelReason } from '@hedgerow/domain/model-use';
import type { ModelLedger } from '#ports/model-ledger.ts';
import type { Learner } from '#ports/teaching-engine.ts';
import { withoutPerson, type WithoutPerson } from './without-person.ts';

/** What one request to the model came to. */
export type Written<T> = { readonly made: T; readonly kept: number; readonly dropped: number; readonly cached?: boolean };
export type Work<T> = (help: {
  readonly ask: <A>(task: Parameters<AskModel>[0] & { readonly read: (json: unknown) => A | undefined }) => Promise<A>;
  /** Takes out whatever says whose a text is: nothing of a pupil's own goes to the model without it. */
  readonly hide: WithoutPerson;
}) => Promise<Written<T>>;

export type DeskDeps = {
  readonly ask: AskModel;
  readonly ledger: ModelLedger;
  /** For all questions of one request together, in ms. */
  readonly timeLimit: number;
  readonly nowMs: () => number;
  readonly onError: (error: Error) => void;
};

/**
 * One turn at the model: within the limits, in time, written into the log. Whatever goes wrong, the offline answer is given
 * inside the same request, and the person waiting is told nothing but where the words come from.
 */
export const modelDesk =
  ({ ask, ledger, timeLimit, nowMs, onError }: DeskDeps) =>
  async <T>(learner: Learner | undefined, purpose: ModelPurpose, what: string, offline: T, work: Work<T>): Promise<T> => {
    if (learner === undefined) return offline;
    const turn = await ledger.begin(learner);
    if (!turn.allowed) return offline;
    const began = nowMs();
    const spent = { input: 0, output: 0 };
    const conversation: Conversation = {
      signal: AbortSignal.timeout(timeLimit),
      spend: ({ input, output }) => {
        spent.input += input;
        spent.output += output;
      },
    };
    const close = (outcome: ModelOutcome, reason: ModelReason | null, kept: number, dropped: number): Promise<void> =>
      turn.end({
        purpose,
        what,
        outcome,
        reason,
        inputTokens: spent.input,
        outputTokens: spent.output,
        milliseconds: Math.round(nowMs() - began),
        kept,
        dropped,
      });
    try {
      const { made, kept, dropped, cached } = await work({ ask: (task) => ask(task, conversation), hide: withoutPerson(turn.own) });
      const nothing = kept === 0;
      await close(cached === true ? 'from_cache' : nothing ? 'offline' : 'written', nothing ? 'nothing_sound' : null, kept, dropped);
      return nothing ? offline : made;
    } catch (cause) {
      if (!(cause instanceof ModelFailure)) onError(cause instanceof Error ? cause : new Error(String(cause)));
      await close('offline', cause instanceof ModelFailure ? cause.reason : 'unavailable', 0, 0);
      return offline;
    }
  };
