import * as z from 'zod/mini';
import { OpenQuestion } from './assessments.ts';
import { FigureGiven, FigurePictures, FigureView } from './figures.ts';
import { longText } from './shapes.ts';

/** A visitor's quiz is offered by stage, without an account. */
export const tryStages = ['ks1', 'ks2', 'ks3', 'ks4'] as const;
export type TryStage = (typeof tryStages)[number];

export const TryQuizQuery = z.object({ stage: z.enum(tryStages, 'Please choose an age.') });

/** One question of a topic of the bank; `after` is the question that was there before. */
export const TryTopicQuery = z.object({
  topic: z.string().check(z.regex(/^[a-z-]+\.(?:eyfs|ks[1-4])\.[a-z0-9-]+$/, 'Not found'), z.maxLength(120)),
  after: z.optional(z.string().check(z.maxLength(140))),
});
export type TryTopicQuery = z.output<typeof TryTopicQuery>;

/** Five questions without their answers, or one of a topic. `id` says how they were made: nothing is stored. */
export const TryQuiz = z.object({ id: z.string(), title: z.string(), origin: z.string(), questions: z.array(OpenQuestion) });
export type TryQuiz = z.output<typeof TryQuiz>;

export const TryAnswerBody = z.object({
  id: z.string().check(z.maxLength(140), z.regex(/^(?:ks[1-4]|[a-z-]+\.(?:eyfs|ks[1-4])\.[a-z0-9-]+)-\d{1,3}$/, 'Not found')),
  question: z.int().check(z.minimum(0), z.maximum(4)),
  /** An option's place, places on a figure, or what stands in the cells of a table. */
  answer: z.union([z.int().check(z.minimum(0), z.maximum(9)), FigureGiven, longText(200)]),
  /** False while there is one try to mend it: then a wrong answer does not bring the right one. */
  last: z._default(z.boolean(), true),
});

export type TryAnswer = z.input<typeof TryAnswerBody>;
export type TryAnswerBody = z.output<typeof TryAnswerBody>;

/** One question marked by the server. Texts are HTML with MathML. */
export const TryMark = z.object({
  right: z.boolean(),
  say: z.string(),
  /** False while there is one try to mend it. */
  closed: z.boolean(),
  /** None until it is closed. Of an answer on a figure there is none, and the pictures say it. */
  correctAnswer: z.nullable(z.int()),
  pictures: z.optional(FigurePictures),
  /** The question's own picture with the answer in it, where it has a place there. */
  completed: z.optional(FigureView),
  /** Why this answer is wrong, or '' where there is nothing to say. */
  note: z.string(),
  explanation: z.string(),
  steps: z.array(z.string()),
});
export type TryMark = z.output<typeof TryMark>;
