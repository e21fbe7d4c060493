import * as z from 'zod/mini';
import { difficulties } from '@hedgerow/domain/difficulties';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { id } from './shapes.ts';

export const stepKinds = ['set', 'due', 'cards', 'revisit', 'new', 'stretch', 'practise', 'notes', 'upload'] as const;
export type StepKind = (typeof stepKinds)[number];

const subject = z.enum(subjectIds);

/** What pressing Start opens. */
export const StepStart = z.discriminatedUnion('with', [
  /** Five questions, made at once (docs/product/pupil-home.md#today). */
  z.object({
    with: z.literal('quiz'),
    subject,
    topic: z.string(),
    /** The topic as the bank and the learner's model know it, and its stage, which may be one beside the pupil's. */
    topicId: z.string(),
    keyStage: z.enum(keyStages),
    /** One objective of it, where the step is about that one alone. */
    objective: z.nullable(z.string()),
    difficulty: z.enum(difficulties),
  }),
  /** The same, begun today and not finished: it goes on where it stopped. */
  z.object({ with: z.literal('attempt'), assessmentId: id }),
  /** A guide to read, or cards of what was read, through POST /api/student/start-practice. */
  z.object({ with: z.literal('recommendation'), recommendationId: z.string() }),
  /** Through POST /api/student/assignments/{id}/start. */
  z.object({ with: z.literal('assignment'), assignmentId: id }),
  z.object({ with: z.literal('cards') }),
  /** Questions of the subject that were met before, through POST /api/practice/start with from: due. */
  z.object({ with: z.literal('due'), subject }),
  z.object({ with: z.literal('file'), fileId: id }),
  z.object({ with: z.literal('upload') }),
]);
export type StepStart = z.output<typeof StepStart>;

export const TodayStep = z.object({
  id: z.string(),
  kind: z.enum(stepKinds),
  /** A topic, or what there is to do. */
  title: z.string(),
  subject: z.nullable(subject),
  /** What of the topic it is on, in words; null where it is on all of it. */
  focus: z.nullable(z.string()),
  /** Why, in plain words. */
  reason: z.string(),
  minutes: z.int(),
  /** From finished work of today, never from a click. */
  done: z.boolean(),
  /** False for what leaves no trace, such as reading one's notes: it is offered and never ticked. */
  ticks: z.boolean(),
  start: StepStart,
  /** Where the pupil stands in the topic, from evidence (as MapTopicView says it); null where the step is on no topic of ours. */
  standing: z.nullable(z.enum(['unmet', 'begun', 'held', 'secure', 'due'])),
  /** Of work that somebody set: their words with it, how far it is, and its percent once a quiz is done. */
  set: z.nullable(z.object({ note: z.string(), begun: z.boolean(), readable: z.boolean(), score: z.nullable(z.int()) })),
});
export type TodayStep = z.output<typeof TodayStep>;

/** GET /api/student/today and /api/student/today/{childId}: at most five steps within the study time of docs/product/pupil-home.md#today. */
export const Today = z.object({
  /** Nothing is known of the pupil yet: a few questions would find where to begin. */
  offersCheckIn: z.boolean(),
  /** The London day, YYYY-MM-DD. */
  date: z.string(),
  steps: z.array(TodayStep),
  /** Of all steps together. */
  minutes: z.int(),
  /** The most that a day has; `minutes` never passes it. */
  mostMinutes: z.int(),
  /** Quizzes of today (docs/product/pupil-home.md#daily-quizzes): `limit` and `left` are null where there is none. */
  quizzes: z.object({ limit: z.nullable(z.int()), used: z.int(), left: z.nullable(z.int()) }),
  /** Quizzes that were begun and stand in no step, the newest first: to go on with, or to put away. */
  begun: z.array(z.object({ id, title: z.string(), subject })),
});
export type Today = z.output<typeof Today>;
