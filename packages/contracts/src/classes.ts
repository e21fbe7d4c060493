import * as z from 'zod/mini';
import { readinessLevels } from '@hedgerow/domain/class-figures';
import { classTeacherRoles } from '@hedgerow/domain/class-teachers';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { assignmentKinds } from '@hedgerow/domain/assignments';
import { ClassGroup } from './class-groups.ts';
import { InsightTopic } from './insight.ts';
import { id, instant } from './shapes.ts';

/** A pupil as their teacher sees them (docs/product/schools.md#class-figures): no address of a child, and null where there is nothing yet. */
export const ClassStudent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Percent, in the class's subject; null until something was scored. */
  averageScore: z.nullable(z.int()),
  /** Days. */
  currentStreak: z.int(),
  /** In the subject of the class. */
  completedAssessments: z.int(),
  /** When something was last finished. */
  lastActiveAt: z.nullable(instant),
  /** Percent (domain/class-figures.ts); null until work of the class was due. */
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
  /** What the one who reads is in this class (domain/class-teachers.ts). */
  role: z.enum(classTeacherRoles),
  createdDate: instant,
  studentCount: z.int(),
  /** By name; of who is in the class now. */
  groups: z.array(ClassGroup),
  students: z.array(ClassStudent),
});
export type TeacherClass = z.output<typeof TeacherClass>;
export const TeacherClasses = z.array(TeacherClass);

export const ClassIdParams = z.object({ classId: id });

/** One thing that a topic teaches, by the latest answers on it. Its text is HTML with MathML. */
export const PupilObjective = z.object({
  topicId: z.string(),
  topic: z.string(),
  text: z.string(),
  state: z.enum(['needs-practice', 'begun', 'secure']),
  right: z.int(),
  answers: z.int(),
});
export type PupilObjective = z.output<typeof PupilObjective>;

/** One answer to work that was set in the class, and what it shows. */
export const PupilAnswer = z.object({
  assignmentId: id,
  title: z.string(),
  /** From 1, in its quiz. */
  number: z.int(),
  at: instant,
  topic: z.string(),
  /** What of the topic it was on; null where the question does not say. */
  objective: z.nullable(z.string()),
  correct: z.boolean(),
  /** The misconception of the option that was chosen. */
  belief: z.nullable(z.string()),
});
export type PupilAnswer = z.output<typeof PupilAnswer>;

/**
 * GET /api/teacher/classes/{classId}/pupils/{childId}: what the answers in the class's subject say of one pupil, each topic on one list.
 * Nothing of the family, and nothing of what the pupil uploaded.
 */
export const ClassPupilPage = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  className: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  /** Whether this teacher sets work for the pupil; who may only look does not. */
  mayTeach: z.boolean(),
  /** The school opened the account, so a teacher can make a new sign-in card for it. */
  canHaveCard: z.boolean(),
  /** The latest practised first. */
  objectives: z.array(PupilObjective),
  /** The latest first, at most twenty. */
  recentAnswers: z.array(PupilAnswer),
  needsPractice: z.array(InsightTopic),
  gettingBetter: z.array(InsightTopic),
  secure: z.array(InsightTopic),
  early: z.array(InsightTopic),
});
export type ClassPupilPage = z.output<typeof ClassPupilPage>;
export const ClassPupilParams = z.object({ classId: id, childId: id });
/** GET …/pupils/{childId}/work/{assignmentId}: a finished quiz that was set in the class, question by question. */
export const ClassPupilWorkParams = z.object({ classId: id, childId: id, assignmentId: id });

/** POST …/pupils/{childId}/card: a new password, shown this once; the pupil is signed out everywhere. A parent's code stays as it is. */
export const LessonCard = z.object({
  childId: id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  password: z.string(),
});
export type LessonCard = z.output<typeof LessonCard>;

/** One piece of work of a class: how many have done what. */
export const Homework = z.object({
  groupId: id,
  classId: id,
  className: z.string(),
  title: z.string(),
  kind: z.enum(assignmentKinds),
  /** YYYY-MM-DD, when it is later than today or was; null: pupils saw it at once. */
  startDate: z.nullable(z.string()),
  /** YYYY-MM-DD */
  dueDate: z.string(),
  pupils: z.int(),
  done: z.int(),
  late: z.int(),
  begun: z.int(),
  notBegun: z.int(),
  /** Those who have not handed it in. */
  missing: z.array(z.object({ id, name: z.string() })),
  /** YYYY-MM-DD, the London day of the last reminder. */
  remindedOn: z.nullable(z.string()),
  /** Whether this teacher may remind, change it and take it back. */
  mayChange: z.boolean(),
});
export type Homework = z.output<typeof Homework>;
/** POST /api/teacher/classes/{classId}/homework/{groupId}/remind: those who have not handed it in read it on their page; once a London day. */
export const HomeworkParams = z.object({ classId: id, groupId: id });
export const Reminded = z.object({ reminded: z.int() });
export type Reminded = z.output<typeof Reminded>;
export const homeworkMessages = {
  notYet: 'Pupils do not see this yet.',
  allIn: 'Everybody has handed this in.',
  remindedToday: 'You reminded them today already. You can remind them again tomorrow.',
} as const;

/** GET /api/teacher/homework: of all own classes, due in the last three weeks or still to come, the latest due first. */
export const Homeworks = z.array(Homework);

/** One week of a class. */
export const ClassWeek = z.object({
  /** YYYY-MM-DD, its Monday. */
  monday: z.string(),
  /** Assessments in the subject of the class that were finished. */
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
  /** Of the bank: what a follow-up is set by. */
  topicId: z.string(),
  misconceptionId: z.string(),
  topic: z.string(),
  belief: z.string(),
  correction: z.string(),
  pupils: z.array(z.object({ id, name: z.string() })),
});
export type ClassMisconception = z.output<typeof ClassMisconception>;

/** GET /api/teacher/classes/{classId}/analytics: from the answers of the last twelve weeks in the class's subject. */
export const ClassAnalytics = z.object({ topics: z.array(ClassTopic), misconceptions: z.array(ClassMisconception) });
export type ClassAnalytics = z.output<typeof ClassAnalytics>;
