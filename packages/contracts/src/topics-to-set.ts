import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';

/** GET /api/parent/child/{id}/topics?subject=maths: what a parent can set a child in a subject. */
export const ChildTopicsQuery = z.object({ subject: z.enum(subjectIds, 'Please select a subject.') });

/**
 * The same, and GET /api/teacher/classes/{classId}/topics: what can be set, by a teacher in a class or by a parent for a child: the topics of the subject and stage, those of the year first. Texts
 * are HTML with MathML.
 */
export const TopicsToSet = z.array(
  z.object({
    title: z.string(),
    /** "Years 7 to 9". */
    years: z.string(),
    ofYear: z.boolean(),
    /** What the form is filled with, and what is read. */
    objectives: z.array(z.object({ topic: z.string(), text: z.string() })),
  }),
);
export type TopicsToSet = z.output<typeof TopicsToSet>;
