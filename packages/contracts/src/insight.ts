import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';

const place = { topic: z.string(), subject: z.enum(subjectIds), subjectName: z.string() };

/** GET /api/parent/child/{id}/insight: what answers say about a child, in words for a parent. Each line rests on evidence. */
export const ChildInsight = z.object({
  /** Right often enough, on two days or more: the same rule as on the learning map. `lastPractised` is YYYY-MM-DD, the latest first. */
  mastered: z.array(z.object({ ...place, answers: z.int(), lastPractised: z.string() })),
  /** Went well before, and not the last time; percent. */
  slipped: z.array(z.object({ ...place, before: z.int(), now: z.int(), lastPractised: z.string() })),
  /** What the child took to be so and is not; resolved once later answers were right. */
  misconceptions: z.array(
    z.object({
      ...place,
      belief: z.string(),
      correction: z.string(),
      state: z.enum(['open', 'resolved']),
      times: z.int(),
      /** YYYY-MM-DD */
      lastSeen: z.string(),
    }),
  ),
  /** Five minutes together: what to ask, and what helps. Null until there are answers to go by. */
  together: z.nullable(z.object({ ...place, ask: z.string(), helps: z.string() })),
  /** Answers of the last four months. */
  basedOnAnswers: z.int(),
  /** The last seven London days, today last: minutes at work, idle time left out. */
  minutesByDay: z.array(z.object({ day: z.string(), minutes: z.int() })),
});
export type ChildInsight = z.output<typeof ChildInsight>;
