import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Statement } from './read-notes.ts';

/** A question on its way: its answer, the wrong options, and the place in the notes that it is made from. */
export type Draft = {
  readonly stem: string;
  readonly key: string;
  readonly wrong: readonly string[];
  readonly level: Difficulty;
  readonly from: Statement;
  readonly hint: string;
  /** What its sentence is about, where the question is on that. */
  readonly about?: string;
};
