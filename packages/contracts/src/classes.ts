import * as z from 'zod/mini';
import { readinessLevels } from '@hedgerow/domain/class-figures';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { id, instant } from './shapes.ts';

/** A pupil as their teacher sees them (docs/product/schools.md#class-figures): no address of a child, and null where there is nothing yet. */
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
  /** Percent (domain/class-figures.ts); null until something was finished. */
  engagementScore: z.nullable(z.int()),
  /** Topics of the class's subject. */
  skillsCompleted: z.int(),
  /** In the class's subject; null where too little is known. */
  examReadiness: z.nullable(z.enum(readinessLevels)),
  topPerformer: z.boolean(),
});
export type ClassStudent = z.output<typeof ClassStudent>;

/** GET /api/teacher/classes (docs/product/schools.md#teachers). */
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

export const ClassIdParams = z.object({ classId: id });

/** One week of a class. */
export const ClassWeek = z.object({
  /** YYYY-MM-DD, its Monday. */
  monday: z.string(),
  /** Assessments that were finished. */
  assessments: z.int(),
  /** Percent of those that were scored; null without any. */
  averageScore: z.nullable(z.int()),
  /** Pupils who finished something. */
  activePupils: z.int(),
});
export type ClassWeek = z.output<typeof ClassWeek>;
/** GET /api/teacher/classes/{classId}/weeks: the oldest first, this week last. */
export const ClassWeeks = z.array(ClassWeek);

export const ClassTopic = z.object({
  topicId: z.string(),
  title: z.string(),
  /** Pupils with answers. */
  pupils: z.int(),
  answers: z.int(),
  /** Percent of the answers that were right. */
  correct: z.int(),
});
export type ClassTopic = z.output<typeof ClassTopic>;

/** Something that pupils believe and that is not so. */
export const ClassMisconception = z.object({
  topic: z.string(),
  belief: z.string(),
  correction: z.string(),
  pupils: z.array(z.object({ id, name: z.string() })),
});
export type ClassMisconception = z.output<typeof ClassMisconception>;

/** GET /api/teacher/classes/{classId}/analytics: from the answers of the last twelve weeks in the class's subject. */
export const ClassAnalytics = z.object({ topics: z.array(ClassTopic), misconceptions: z.array(ClassMisconception) });
export type ClassAnalytics = z.output<typeof ClassAnalytics>;
