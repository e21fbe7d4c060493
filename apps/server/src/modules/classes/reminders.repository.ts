import { and, eq, exists, isNull, ne, or } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import { assignment } from '#db/schema/assignments.ts';
import { classPupil } from '#db/schema/school-classes.ts';

export const remindersRepository = (db: Database) => {
  /** What was set in a class for pupils who are still in it, and not taken back. */
  const ofClass = (classId: string, groupId: string) =>
    and(
      eq(assignment.classId, classId),
      eq(assignment.groupId, groupId),
      isNull(assignment.withdrawnAt),
      exists(
        db
          .select({ childId: classPupil.childId })
          .from(classPupil)
          .where(and(eq(classPupil.classId, classId), eq(classPupil.childId, assignment.childId))),
      ),
    );

  return {
    /** How far the pupils are; nothing where there is no such work. */
    states: async (
      classId: string,
      groupId: string,
    ): Promise<readonly { readonly isDone: boolean; readonly startsOn: CalendarDate | null }[]> => {
      const rows = await db
        .select({ finishedAt: assignment.finishedAt, startsOn: assignment.startsOn })
        .from(assignment)
        .where(ofClass(classId, groupId));
      return rows.map(({ finishedAt, startsOn }) => ({ isDone: finishedAt !== null, startsOn }));
    },

    /** Those who have not handed it in and were not reminded on that day, once however often it is pressed. */
    remind: (classId: string, groupId: string, day: CalendarDate) =>
      db
        .update(assignment)
        .set({ remindedOn: day })
        .where(
          and(ofClass(classId, groupId), isNull(assignment.finishedAt), or(isNull(assignment.remindedOn), ne(assignment.remindedOn, day))),
        )
        .returning({ familyId: assignment.familyId, childId: assignment.childId }),
  };
};
export type RemindersRepository = ReturnType<typeof remindersRepository>;
