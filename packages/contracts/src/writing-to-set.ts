import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';

/** GET /api/parent/child/{id}/writing-tasks?subject=english: what a parent can set a child to write. */
export const ChildWritingQuery = z.object({ subject: z.enum(subjectIds, 'Please select a subject.') });

/**
 * The same, and GET /api/teacher/classes/{classId}/writing-tasks: short pieces of a subject for Years 3 to 6, those of the year first.
 * Empty where the year or the subject has none.
 */
export const WritingToSet = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    /** "Letter". */
    form: z.string(),
    /** "Years 3 and 4". */
    years: z.string(),
    ofYear: z.boolean(),
    task: z.string(),
    /** For whom it is, and what for. */
    purpose: z.string(),
    /** What to think of first. */
    plan: z.array(z.string()),
    words: z.array(z.string()),
    /** `looked`: we look for it in the words; the rest is the pupil's own to tick. */
    checklist: z.array(z.object({ text: z.string(), looked: z.boolean() })),
    /** A piece of ours, which the pupil reads after their own look. */
    piece: z.string(),
  }),
);
export type WritingToSet = z.output<typeof WritingToSet>;
