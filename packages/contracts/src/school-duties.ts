import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';
import { typefaces } from '@hedgerow/domain/reading';
import { id } from './shapes.ts';

/** PUT /api/school/staff/{id}/duties: all of what somebody looks after in the school beside their classes. */
export const DutiesBody = z.object({
  headOf: z.array(z.enum(subjectIds)).check(z.maxLength(subjectIds.length)),
  senco: z.boolean(),
});
export type DutiesBody = z.output<typeof DutiesBody>;

/** GET /api/teacher/duties: one's own. */
export const OwnDuties = z.object({
  headOf: z.array(z.object({ subject: z.enum(subjectIds), subjectName: z.string() })),
  senco: z.boolean(),
});
export type OwnDuties = z.output<typeof OwnDuties>;

const Weak = z.object({
  topic: z.string(),
  /** HTML with MathML. */
  text: z.string(),
  /** Percent of the answers that were right. */
  correct: z.int(),
  answers: z.int(),
});
export type WeakObjective = z.output<typeof Weak>;

const HomeworkDone = z.object({ done: z.int(), late: z.int(), begun: z.int(), notBegun: z.int() });

/** A class as whoever leads its subject sees it: figures of the class, and no pupil by name. */
export const DepartmentClass = z.object({
  id,
  name: z.string(),
  yearGroup: z.string(),
  teacher: z.string(),
  pupils: z.int(),
  /** Copies of work that was due in the last three weeks or still is to be. */
  homework: HomeworkDone,
  /** Percent, of quizzes in the subject of the last twelve weeks; null without any. */
  averageScore: z.nullable(z.int()),
  /** The weakest first, at most three. */
  objectives: z.array(Weak),
  /** What most pupils take to be so first, at most three. */
  misconceptions: z.array(z.object({ topic: z.string(), belief: z.string(), correction: z.string(), pupils: z.int() })),
});
export type DepartmentClass = z.output<typeof DepartmentClass>;
/** GET /api/teacher/departments/{subject}. */
export const Department = z.object({ subject: z.enum(subjectIds), subjectName: z.string(), classes: z.array(DepartmentClass) });
export type Department = z.output<typeof Department>;
export const DepartmentParams = z.object({ subject: z.enum(subjectIds) });

/** A pupil with SEN support or a plan, who reads in their own way or has extra time, as the SENCo sees them. Nothing of the family. */
export const SupportPupil = z.object({
  id,
  name: z.string(),
  /** "Year 4". */
  yearGroup: z.string(),
  classes: z.array(z.string()),
  extraTime: z.boolean(),
  /** As the school’s own list says it, where the administrator keeps that; null otherwise, and where it says none. */
  sen: z.nullable(z.enum(['support', 'plan'])),
  typeface: z.enum(typefaces),
  /** More room between letters or lines than usual. */
  moreRoom: z.boolean(),
  lessMotion: z.boolean(),
  homework: HomeworkDone,
  /** Over all subjects, the weakest first, at most three. */
  objectives: z.array(Weak),
});
export type SupportPupil = z.output<typeof SupportPupil>;
/** GET /api/teacher/support-pupils. */
export const SupportPupils = z.array(SupportPupil);
