import { z } from 'zod';
import { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { AssessmentRow } from '../assessments/assessments.repository.ts';

/** The questions that a practice planned; parsed when they are read. */
export const plannedQuestions = (attempt: Pick<AssessmentRow, 'questions'>): readonly PracticeQuestion[] =>
  z.array(PracticeQuestion).parse(attempt.questions);
