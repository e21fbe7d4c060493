import type { ModelOutcome, ModelPurpose, ModelReason } from '@hedgerow/domain/model-use';
import type { Learner } from './teaching-engine.ts';

/** The words by which a family can be known, from its own account. */
export type OwnWords = {
  /** First and last names of the child, the other children, the parents and the teachers, each person's together. */
  readonly people: readonly (readonly string[])[];
  /** Schools, usernames, addresses of mail: taken out as they stand. */
  readonly others: readonly string[];
};

/** One request to the model, for the family's log and the budgets. */
export type ModelUse = {
  readonly purpose: ModelPurpose;
  /** In words for a parent: "Quiz on rivers (Geography)". */
  readonly what: string;
  readonly outcome: ModelOutcome;
  readonly reason: ModelReason | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly milliseconds: number;
  /** Items that passed every check, and items that did not. */
  readonly kept: number;
  readonly dropped: number;
};

export type ModelTurn =
  | {
      readonly allowed: true;
      /** Taken out of whatever is sent. */
      readonly own: OwnWords;
      /** Writes the log and gives the turn back. */
      readonly end: (use: ModelUse) => Promise<void>;
    }
  | { readonly allowed: false; readonly reason: 'busy' | 'limit' | 'off' };

/** Who may ask the model, what they asked, and what it said before (docs/product/teaching-engine.md#models). */
export type ModelLedger = {
  /** One request of a child at a time, within the day's limits of the child, the family and the server. */
  readonly begin: (learner: Learner) => Promise<ModelTurn>;
  readonly recall: (key: string) => Promise<unknown>;
  readonly remember: (key: string, value: unknown) => Promise<void>;
};
