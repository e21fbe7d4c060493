import { AppError } from './errors.ts';
import type { SubjectId } from './subjects.ts';

/** Fewer sound questions than this is no assessment: the topic is not covered, and whoever asked is told so. */
export const fewestQuestions = 3;

type Uncovered = {
  /** Why, in a plain sentence. */
  readonly origin: string;
  /** Titles of topics near it. */
  readonly nearest: readonly string[];
  /** The subject that covers it, and under which title. */
  readonly elsewhere?: { readonly subject: SubjectId; readonly title: string } | undefined;
};

/** A topic that is not covered is refused with what can be asked for in its place. */
export const notCovered = ({ origin, nearest, elsewhere }: Uncovered, field?: 'topic'): AppError =>
  new AppError('invalid', origin, {
    details: { ...(field === undefined ? {} : { field }), nearest, ...(elsewhere === undefined ? {} : { elsewhere }) },
  });
