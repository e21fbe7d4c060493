import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';

const place = { topic: z.string(), subject: z.enum(subjectIds), subjectName: z.string() };

/** One topic that was practised, and what the answers on it say. Texts of the bank are HTML with MathML. */
export const InsightTopic = z.object({
  ...place,
  /** The topic of the bank; null for a quiz on something else, such as the child's own upload. */
  topicId: z.nullable(z.string()),
  /** Percent right in the last goes, at most three, the oldest first. */
  scores: z.array(z.int()),
  answers: z.int(),
  /** YYYY-MM-DD */
  lastPractised: z.string(),
  /** Objectives that go wrong most, the weakest first. `wish` is what asks for one, in plain words. */
  objectives: z.array(z.object({ text: z.string(), wish: z.string() })),
  /** What the child took to be so and is not; resolved once later answers were right. */
  beliefs: z.array(
    z.object({
      belief: z.string(),
      correction: z.string(),
      state: z.enum(['open', 'resolved']),
      times: z.int(),
      /** YYYY-MM-DD */
      lastSeen: z.string(),
    }),
  ),
  /** The last attempt with a wrong answer on it, to look through together. */
  reviewId: z.nullable(z.string()),
});
export type InsightTopic = z.output<typeof InsightTopic>;

/**
 * GET /api/parent/child/{id}/insight: what answers say about a child, in words for a parent. Every topic of the last four months stands on
 * one list and on no other.
 */
export const ChildInsight = z.object({
  /** The weakest first. */
  needsPractice: z.array(InsightTopic),
  /** The latest first, as in the lists below. */
  gettingBetter: z.array(InsightTopic),
  /** Right often enough, on two days or more: the same rule as on the learning map. */
  secure: z.array(InsightTopic),
  /** Fewer than three answers: no judgement yet. */
  early: z.array(InsightTopic),
  /** Five minutes together on the weakest topic: what to ask, what helps, and its own questions. Null until there are answers to go by. */
  together: z.nullable(
    z.object({
      ...place,
      ask: z.string(),
      helps: z.string(),
      reviewId: z.nullable(z.string()),
      /** Places in that attempt, from 0, of what was wrong on this topic; none where only its sum is known. */
      reviewQuestions: z.array(z.int()),
    }),
  ),
  /** Answers of the last four months. */
  basedOnAnswers: z.int(),
  /** The last seven London days, today last: minutes at work, idle time left out. */
  minutesByDay: z.array(z.object({ day: z.string(), minutes: z.int() })),
});
export type ChildInsight = z.output<typeof ChildInsight>;
