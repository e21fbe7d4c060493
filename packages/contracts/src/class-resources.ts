import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';
import { id, instant } from './shapes.ts';

/** The fields beside the file in the multipart body of POST /api/teacher/resources; `classIds` are parted by commas. */
export const resourceFields = ['title', 'subject', 'description', 'classIds'] as const;

const shared = {
  id,
  title: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  description: z.string(),
  originalName: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  sharedAt: instant,
};

/** A document as the teachers of a class see it. */
export const TeacherResource = z.object({
  ...shared,
  /** Of those who see it, the classes that this teacher teaches; all of them for what they shared themselves. */
  classes: z.array(z.object({ id, name: z.string() })),
  /** The colleague who shared it; null: they did themselves. */
  sharedBy: z.nullable(z.string()),
  mayRemove: z.boolean(),
});
export type TeacherResource = z.output<typeof TeacherResource>;
/** GET /api/teacher/resources: what they shared, and what colleagues shared with classes that they both teach; the newest first. */
export const TeacherResources = z.array(TeacherResource);

/** A document as pupil and parent see it. */
export const ClassResource = z.object({ ...shared, teacher: z.string(), className: z.string() });
export type ClassResource = z.output<typeof ClassResource>;
/** GET /api/class-resources and /api/class-resources/child/{childId}: the newest first. */
export const ClassResources = z.array(ClassResource);
