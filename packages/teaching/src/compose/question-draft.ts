import type { Provenance } from '@hedgerow/curriculum/question';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Figure } from '@hedgerow/figures/figure';

export type DraftOption = { readonly text: string; readonly why: string; readonly misconception: string | null };

/** A question before its options are drawn and shuffled: what every supplier but the pupil's text gives. */
export type QuestionDraft = {
  /** What the question is about; two drafts of one source do not stand in one assessment. */
  readonly sourceId: string;
  readonly provenance: Provenance;
  readonly stem: string;
  readonly figure?: Figure;
  /** The picture only helps: all numbers stand in the words as well. */
  readonly readsWithoutFigure?: boolean;
  readonly key: { readonly text: string; readonly why: string };
  /** Two or more; three are shown, two at KS1. */
  readonly distractors: readonly DraftOption[];
  readonly explanation: string;
  /** Empty where ruling out the wrong options is the way. */
  readonly steps: readonly string[];
  /** One for each step, where the working is written down in columns. */
  readonly stepFigures?: readonly (Figure | null)[];
  readonly hints: readonly string[];
  readonly difficulty: Difficulty;
  /** The topic of the bank; null for a method that no topic has. */
  readonly topicId: string | null;
  readonly objective: string | null;
  readonly marks: number;
  /** What a pupil would type who wants just this question, where that is written down. */
  readonly about?: readonly string[];
};
