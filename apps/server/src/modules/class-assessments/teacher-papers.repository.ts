import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { and, eq, exists, gte, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { assignment, assignmentPaper } from '#db/schema/assignments.ts';
import { taughtClassIds, type TeacherAsks } from '#db/taught-classes.ts';

/** The misconception that a paper was made against, kept beside its questions. */
type Against = { readonly topicId: string; readonly misconceptionId: string };

export const teacherPapersRepository = (db: Database) => {
  const given = db.select({ id: assignment.id }).from(assignment).where(eq(assignment.paperId, assignmentPaper.id));

  return {
    insert: async (runner: Runner, row: typeof assignmentPaper.$inferInsert): Promise<void> => {
      await runner.insert(assignmentPaper).values(row);
    },

    /** A teacher's own, held until the transaction ends. */
    hold: async (runner: Runner, id: string, setBy: string) => {
      const mine = and(eq(assignmentPaper.id, id), eq(assignmentPaper.setBy, setBy));
      return (await runner.select().from(assignmentPaper).where(mine).limit(1).for('update'))[0];
    },

    /** One that a colleague set in a class of the teacher's, where it stands still. */
    setInClass: async (runner: Runner, id: string, asks: TeacherAsks) => {
      const stands = and(eq(assignment.paperId, id), isNull(assignment.withdrawnAt), sql`${assignment.classId} in ${taughtClassIds(asks)}`);
      const set = db.select({ id: assignment.id }).from(assignment).where(stands);
      return (
        await runner
          .select()
          .from(assignmentPaper)
          .where(and(eq(assignmentPaper.id, id), exists(set)))
          .limit(1)
      )[0];
    },

    /** Work of a class that was made against a misconception and is not past its last day. */
    followUps: async (classId: string, today: CalendarDate) => {
      const against = sql<Against | null>`${assignmentPaper.draft} -> 'against'`;
      const rows = await db
        .select({ against, childId: assignment.childId, dueOn: assignment.dueOn })
        .from(assignment)
        .innerJoin(assignmentPaper, eq(assignmentPaper.id, assignment.paperId))
        .where(and(eq(assignment.classId, classId), isNull(assignment.withdrawnAt), gte(assignment.dueOn, today)));
      return rows.flatMap(({ against: of, ...row }) => (of === null ? [] : [{ ...of, ...row }]));
    },

    /** Whether anybody was given it. */
    isGiven: async (runner: Runner, id: string): Promise<boolean> => {
      const rows = await runner
        .select({ id: assignmentPaper.id })
        .from(assignmentPaper)
        .where(and(eq(assignmentPaper.id, id), exists(given)));
      return rows.length > 0;
    },

    change: async (runner: Runner, id: string, draft: unknown): Promise<void> => {
      await runner.update(assignmentPaper).set({ draft }).where(eq(assignmentPaper.id, id));
    },

    /** What a teacher looked at before an instant and never set. */
    forget: async (setBy: string, before: Date): Promise<void> => {
      await db
        .delete(assignmentPaper)
        .where(and(eq(assignmentPaper.setBy, setBy), lt(assignmentPaper.createdAt, before), notExists(given)));
    },
  };
};
export type TeacherPapersRepository = ReturnType<typeof teacherPapersRepository>;
