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

/** A document as the teacher who shares it sees it. */
export const TeacherResource = z.object({ ...shared, classes: z.array(z.object({ id, name: z.string() })) });
export type TeacherResource = z.output<typeof TeacherResource>;
/** GET /api/teacher/resources: the newest first. */
export const TeacherResources = z.array(TeacherResource);

/** A document as pupil and parent see it. */
export const ClassResource = z.object({ ...shared, teacher: z.string(), className: z.string() });
export type ClassResource = z.output<typeof ClassResource>;
/** GET /api/class-resources and /api/class-resources/child/{childId}: the newest first. */
export const ClassResources = z.array(ClassResource);
