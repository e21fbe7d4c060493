import * as z from 'zod/mini';
import { OpenQuestion } from './assessments.ts';

/** A visitor's quiz is offered by stage, without an account. */
export const tryStages = ['ks1', 'ks2', 'ks3', 'ks4'] as const;
export type TryStage = (typeof tryStages)[number];

export const TryQuizQuery = z.object({ stage: z.enum(tryStages, 'Please choose an age.') });

/** Five questions without their answers. `id` says how they were made: nothing is stored. */
export const TryQuiz = z.object({ id: z.string(), title: z.string(), origin: z.string(), questions: z.array(OpenQuestion) });
export type TryQuiz = z.output<typeof TryQuiz>;

export const TryAnswerBody = z.object({
  id: z.string().check(z.regex(/^ks[1-4]-\d{1,3}$/, 'Not found')),
  question: z.int().check(z.minimum(0), z.maximum(4)),
  answer: z.int().check(z.minimum(0), z.maximum(9)),
});

export type TryAnswerBody = z.output<typeof TryAnswerBody>;

/** One question marked by the server. Texts are HTML with MathML. */
export const TryMark = z.object({
  right: z.boolean(),
  correctAnswer: z.int(),
  /** Why this option is wrong, or '' where there is nothing to say. */
  note: z.string(),
  explanation: z.string(),
  steps: z.array(z.string()),
});
export type TryMark = z.output<typeof TryMark>;
