import { EssayFeedback } from '@hedgerow/contracts/assessments';
import type { Answer } from '@hedgerow/domain/scoring';
import { z } from 'zod';
import type { AttemptRow } from './class-assessments.repository.ts';

const StoredAnswers = z.array(z.union([z.number(), z.string(), z.null()]));
const StoredFeedback = z.record(z.string(), EssayFeedback);

/** Stored JSON is parsed when it is read. */
export const answersOf = ({ attempt }: AttemptRow): readonly Answer[] => StoredAnswers.parse(attempt?.userAnswers ?? []);
export const feedbackOf = ({ attempt }: AttemptRow): Readonly<Record<string, EssayFeedback>> =>
  StoredFeedback.parse(attempt?.essayFeedback ?? {});
