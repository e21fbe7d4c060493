import * as z from 'zod/mini';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { id, instant } from './shapes.ts';

/** A pupil as their teacher sees them (document 3 section 3): no address of a child, and null where there is nothing yet. */
export const ClassStudent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Percent; null until something was scored. */
  averageScore: z.nullable(z.int()),
  /** Days. */
  currentStreak: z.int(),
  completedAssessments: z.int(),
  /** When something was last finished. */
  lastActiveAt: z.nullable(instant),
});
export type ClassStudent = z.output<typeof ClassStudent>;

/** GET /api/teacher/classes (document 3 section 3). */
export const TeacherClass = z.object({
  id,
  name: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  /** "Year 4". */
  yearGroup: z.string(),
  keyStage: z.enum(keyStages),
  school: z.string(),
  createdDate: instant,
  studentCount: z.int(),
  students: z.array(ClassStudent),
});
export type TeacherClass = z.output<typeof TeacherClass>;
export const TeacherClasses = z.array(TeacherClass);
