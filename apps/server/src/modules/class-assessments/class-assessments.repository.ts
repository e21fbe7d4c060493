import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { HandedInKind } from '@hedgerow/domain/assignments';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { assessment, essayVersion } from '#db/schema/assessments.ts';
import { assignment, assignmentPaper } from '#db/schema/assignments.ts';
import { essayMark } from '#db/schema/classes.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil } from '#db/schema/school-classes.ts';

export type GroupRow = {
  readonly groupId: string;
  readonly kind: HandedInKind;
  readonly title: string;
  readonly subject: SubjectId;
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly description: string;
  readonly dueOn: CalendarDate;
  readonly createdAt: Date;
  readonly paperId: string;
  readonly pupils: number;
  readonly done: number;
  readonly averageScore: number | null;
  readonly essaysToMark: number;
};
export type StoredPaper = typeof assignmentPaper.$inferSelect;
export type NewMark = typeof essayMark.$inferInsert;

/** More than a class is set in a year. */
const mostMarks = 12_000;

const whole = (expression: SQL) => sql<number>`(${expression})::int`;

/** Of a class, who is in it still, and whose family is not leaving. */
const given = (classId: string, more?: SQL) =>
  and(eq(assignment.classId, classId), isNull(assignment.withdrawnAt), isNull(family.deleteAfter), more);

export const classAssessmentsRepository = (db: Database) => {
  return {
    /** All papers of a class (it is put away after its year) with what became of them, the newest first. Whoever asks has checked that the class is theirs. */
    groups: (classId: string, groupId?: string): Promise<GroupRow[]> =>
      db
        .select({
          groupId: assignment.groupId,
          // Nothing else has a paper.
          kind: sql<HandedInKind>`${assignment.kind}`,
          title: assignment.title,
          subject: assignment.subject,
          topic: assignment.topic,
          difficulty: assignment.difficulty,
          description: assignment.description,
          dueOn: assignment.dueOn,
          createdAt: assignment.createdAt,
          paperId: assignmentPaper.id,
          pupils: whole(sql`count(*)`),
          done: whole(sql`count(${assignment.finishedAt})`),
          averageScore: sql<number | null>`round(avg(${assignment.score}))::int`,
          essaysToMark: whole(sql`coalesce(sum(case when ${assessment.isCompleted} and ${assignment.kind} <> 'writing' then
            (select count(*) from jsonb_object_keys(${assessment.essayFeedback}))
            - (select count(*) from ${essayMark} m where m.family_id = ${assessment.familyId} and m.assessment_id = ${assessment.id}
               and ${assessment.essayFeedback} ? m.question_id) end), 0)`),
        })
        .from(assignment)
        .innerJoin(assignmentPaper, eq(assignmentPaper.id, assignment.paperId))
        .innerJoin(classPupil, and(eq(classPupil.classId, assignment.classId), eq(classPupil.childId, assignment.childId)))
        .innerJoin(family, eq(family.id, assignment.familyId))
        .leftJoin(assessment, and(eq(assessment.familyId, assignment.familyId), eq(assessment.id, assignment.linkedId)))
        .where(given(classId, groupId === undefined ? undefined : eq(assignment.groupId, groupId)))
        .groupBy(
          assignment.groupId,
          assignment.kind,
          assignment.title,
          assignment.subject,
          assignment.topic,
          assignment.difficulty,
          assignment.description,
          assignment.dueOn,
          assignment.createdAt,
          assignmentPaper.id,
        )
        .orderBy(sql`${assignment.createdAt} desc`),

    paper: async (id: string) => (await db.select().from(assignmentPaper).where(eq(assignmentPaper.id, id)).limit(1))[0],

    /** Every pupil who was given the paper, with the attempt where there is one. */
    attempts: (classId: string, groupId: string) =>
      db
        .select({
          assignment,
          firstName: child.firstName,
          lastName: child.lastName,
          attempt: {
            id: assessment.id,
            isCompleted: assessment.isCompleted,
            userAnswers: assessment.userAnswers,
            essayFeedback: assessment.essayFeedback,
          },
        })
        .from(assignment)
        .innerJoin(child, and(eq(child.familyId, assignment.familyId), eq(child.id, assignment.childId)))
        .innerJoin(classPupil, and(eq(classPupil.classId, assignment.classId), eq(classPupil.childId, assignment.childId)))
        .innerJoin(family, eq(family.id, assignment.familyId))
        .leftJoin(assessment, and(eq(assessment.familyId, assignment.familyId), eq(assessment.id, assignment.linkedId)))
        .where(given(classId, eq(assignment.groupId, groupId)))
        .orderBy(asc(child.lastName), asc(child.firstName)),

    /** What was set in a class and is due from a day on, for who is in it still; what is due first comes first. */
    classMarks: (classId: string, from: CalendarDate) =>
      db
        .select({ assignment, firstName: child.firstName, lastName: child.lastName })
        .from(assignment)
        .innerJoin(child, and(eq(child.familyId, assignment.familyId), eq(child.id, assignment.childId)))
        .innerJoin(classPupil, and(eq(classPupil.classId, assignment.classId), eq(classPupil.childId, assignment.childId)))
        .innerJoin(family, eq(family.id, child.familyId))
        .where(given(classId, gte(assignment.dueOn, from)))
        .orderBy(asc(assignment.dueOn), asc(assignment.createdAt), asc(assignment.groupId))
        .limit(mostMarks),

    marksOfGroup: (groupId: string) =>
      db
        .select({ mark: essayMark, firstName: user.firstName, lastName: user.lastName })
        .from(essayMark)
        .innerJoin(assignment, and(eq(assignment.familyId, essayMark.familyId), eq(assignment.linkedId, essayMark.assessmentId)))
        .leftJoin(user, eq(user.id, essayMark.markedBy))
        .where(eq(assignment.groupId, groupId)),

    /** What was written again, the first version before the next. */
    versionsOfGroup: (groupId: string) =>
      db
        .select({
          assessmentId: essayVersion.assessmentId,
          questionId: essayVersion.questionId,
          text: essayVersion.text,
          feedback: essayVersion.feedback,
        })
        .from(essayVersion)
        .innerJoin(assignment, and(eq(assignment.familyId, essayVersion.familyId), eq(assignment.linkedId, essayVersion.assessmentId)))
        .where(eq(assignment.groupId, groupId))
        .orderBy(asc(essayVersion.number)),

    changeDue: async (classId: string, groupId: string, dueOn: CalendarDate): Promise<void> => {
      await db
        .update(assignment)
        .set({ dueOn })
        .where(and(eq(assignment.classId, classId), eq(assignment.groupId, groupId), isNull(assignment.withdrawnAt)));
    },

    /** A mark; given again, the newer stands. */
    mark: async (row: NewMark): Promise<void> => {
      const { familyId: _family, childId: _child, assessmentId: _assessment, questionId: _question, ...change } = row;
      await db
        .insert(essayMark)
        .values(row)
        .onConflictDoUpdate({ target: [essayMark.familyId, essayMark.assessmentId, essayMark.questionId], set: change });
    },
  };
};
export type ClassAssessmentsRepository = ReturnType<typeof classAssessmentsRepository>;
export type AttemptRow = Awaited<ReturnType<ClassAssessmentsRepository['attempts']>>[number];
export type VersionRow = Awaited<ReturnType<ClassAssessmentsRepository['versionsOfGroup']>>[number];
export type MarkRow = Awaited<ReturnType<ClassAssessmentsRepository['marksOfGroup']>>[number];
