import { AnswerValue } from '@hedgerow/contracts/assessments';
import * as z from 'zod/mini';

/** What POST /api/assessments/submit takes. */
export const Submission = z.object({
  assessmentId: z.string(),
  userAnswers: z.array(AnswerValue),
  /** Milliseconds. */
  timeSpent: z.number(),
  subject: z.string(),
  topic: z.string(),
  difficulty: z.string(),
});
export type Submission = z.output<typeof Submission>;
