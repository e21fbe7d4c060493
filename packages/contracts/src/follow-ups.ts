import * as z from 'zod/mini';
import { mostChildrenAtOnce } from '@hedgerow/domain/assignments';
import { id } from './shapes.ts';

export const followUpMessages = {
  unknown: 'We do not know this misconception in the subject of this class.',
  tooFew: 'There are too few questions on this. Please set something on the topic instead.',
} as const;

const bankId = z.string().check(z.minLength(1), z.maxLength(120));

/** POST /api/teacher/classes/{classId}/follow-ups: a few questions against a misconception, by its id, for pupils of the class. */
export const FollowUpBody = z.object({
  topicId: bankId,
  misconceptionId: bankId,
  childIds: z.array(id).check(z.minLength(1), z.maxLength(mostChildrenAtOnce)),
});
export type FollowUpBody = z.output<typeof FollowUpBody>;
export const FollowUpSet = z.object({ groupId: id, pupils: z.int(), questions: z.int() });
export type FollowUpSet = z.output<typeof FollowUpSet>;

/** GET /api/teacher/classes/{classId}/follow-ups: those whose last day is not past, each misconception once. */
export const FollowUpsThere = z.array(
  z.object({
    topicId: z.string(),
    misconceptionId: z.string(),
    childIds: z.array(z.string()),
    /** The latest last day, a London date. */
    dueDate: z.string(),
  }),
);
export type FollowUpsThere = z.output<typeof FollowUpsThere>;
