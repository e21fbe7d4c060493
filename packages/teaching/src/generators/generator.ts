import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Figure } from '@hedgerow/figures/figure';

/** What one seed makes. Texts are Markdown of the smallest kind with $TeX$. */
export type Generated = {
  readonly stem: string;
  /** The picture of the question, from the same numbers; its description never says the answer. */
  readonly figure?: Figure;
  /** The picture only helps: the question has all its numbers in words as well. */
  readonly readsWithoutFigure?: boolean;
  /** The one right option. */
  readonly key: string;
  /** Two or three wrong options, each computed from a slip that pupils make; `slip` says which, in words for the pupil. */
  readonly distractors: readonly { readonly text: string; readonly slip: string }[];
  /** Why the key is right. What went wrong with another option is told by its slip, to whoever chose it. */
  readonly explanation: string;
  /** The working, from the same numbers. */
  readonly steps: readonly string[];
  /** What stands on the paper after each step; null where nothing is written. */
  readonly stepFigures?: readonly (Figure | null)[];
  /** From a nudge to nearly the answer; none gives the answer away. */
  readonly hints: readonly string[];
  /** The numbers and words that were drawn: a checker works the answer out again from these, by another route. */
  readonly drawn: Readonly<Record<string, number | string | readonly number[] | readonly string[]>>;
};

/** What some words of a request ask of a generator's draws. By their wording alone, so that written questions are told apart as well. */
export type KindOfDraw = {
  readonly asked: RegExp;
  readonly drawn: (question: Pick<Generated, 'stem' | 'key'>) => boolean;
  /** Asked for beside any other kind, and not in its place: "common" of "common multiples". */
  readonly isBeside?: boolean;
};

/** Makes a fresh question from a seed: the same seed and difficulty always give the same question. */
export type Generator = {
  /** kebab-case, unique, for instance `maths-add-fractions`. */
  readonly id: string;
  readonly title: string;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  /** Years in which it is usually taught. */
  readonly years: readonly number[];
  /** Words under which pupils look for it: the topic resolver reads them. */
  readonly synonyms: readonly string[];
  /** The number of `drawn` that a request may fix: the table of "the 8 times table", the whole of "number bonds to 10". */
  readonly varies?: string;
  /** The word of `drawn` that a request may fix, and all that it can be: the letters of "the ai sound". */
  readonly variesWord?: { readonly name: string; readonly values: readonly string[] };
  /** "Thousandths", "to the nearest whole number": what tells its draws apart where a request asks for some of them only. */
  readonly kinds?: readonly KindOfDraw[];
  /** Requests of its objective that want another method: "adding fractions" no mixed numbers. */
  readonly leavesOut?: RegExp;
  /** Of `words` alone the picture that only helps is left out: many draws are looked at for one that is shown, and it takes longest. */
  readonly generate: (seed: number, difficulty: Difficulty, parts?: 'all' | 'words') => Generated;
};
