import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Database, Runner } from '#db/client.ts';
import { assignment, assignmentPaper } from '#db/schema/assignments.ts';

export type PieceChange = {
  readonly title?: string;
  readonly description?: string;
  readonly startsOn?: CalendarDate | null;
  readonly dueOn?: CalendarDate;
};

const ofPiece = (classId: string, groupId: string) =>
  and(eq(assignment.classId, classId), eq(assignment.groupId, groupId), isNull(assignment.withdrawnAt));

/** Work that was set in a class at once, as one piece. Whoever asks has checked that the class is theirs. */
export const setPiecesRepository = (db: Database) => {
  return {
    /** Every pupil's copy, with the subject of its paper, or its writing task, by which it can be set again. */
    copies: (classId: string, groupId: string) =>
      db
        .select({
          assignment,
          paperSubject: assignmentPaper.subject,
          taskId: sql<string | null>`case when ${assignment.kind} = 'writing' then ${assignmentPaper.draft} #>> '{questions,0,id}' end`,
        })
        .from(assignment)
        .leftJoin(assignmentPaper, eq(assignmentPaper.id, assignment.paperId))
        .where(ofPiece(classId, groupId)),

    /** Held first, so that nobody begins what is moved to a later day meanwhile. Answers whether anybody had begun. */
    hasBegun: async (runner: Runner, classId: string, groupId: string): Promise<boolean> => {
      const rows = await runner
        .select({ startedAt: assignment.startedAt })
        .from(assignment)
        .where(ofPiece(classId, groupId))
        .orderBy(assignment.familyId, assignment.id)
        .for('update');
      return rows.some(({ startedAt }) => startedAt !== null);
    },
    change: (runner: Runner, classId: string, groupId: string, change: PieceChange) =>
      runner
        .update(assignment)
        .set({ ...change })
        .where(ofPiece(classId, groupId))
        .returning({ familyId: assignment.familyId, childId: assignment.childId }),
    takeBack: (classId: string, groupId: string, at: Date) =>
      db
        .update(assignment)
        .set({ withdrawnAt: at })
        .where(and(ofPiece(classId, groupId), isNull(assignment.finishedAt)))
        .returning({ familyId: assignment.familyId, childId: assignment.childId }),
  };
};
export type SetPiecesRepository = ReturnType<typeof setPiecesRepository>;
