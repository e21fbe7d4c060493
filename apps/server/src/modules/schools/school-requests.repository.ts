import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { classPupil, classRequest, schoolClass } from '#db/schema/school-classes.ts';

export type RequestRow = typeof classRequest.$inferSelect;

/** What a school's teachers have asked for: what waits first. */
export const schoolRequestsRepository = (db: Database) => ({
  list: (schoolId: string) =>
    db
      .select({ request: classRequest, teacher: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
      .from(classRequest)
      .innerJoin(user, eq(user.id, classRequest.askedBy))
      .where(eq(classRequest.schoolId, schoolId))
      .orderBy(sql`${classRequest.state} = 'pending' desc`, desc(classRequest.createdAt)),

  /** Held until the transaction ends: two answers at once are one after the other. */
  hold: async (runner: Runner, schoolId: string, id: string): Promise<RequestRow | undefined> =>
    (
      await runner
        .select()
        .from(classRequest)
        .where(and(eq(classRequest.id, id), eq(classRequest.schoolId, schoolId)))
        .for('update')
    )[0],

  answer: async (
    runner: Runner,
    id: string,
    change: Pick<RequestRow, 'state' | 'answer' | 'decidedAt' | 'decidedBy'> & Partial<Pick<RequestRow, 'classId'>>,
  ): Promise<void> => {
    await runner.update(classRequest).set(change).where(eq(classRequest.id, id));
  },

  makeClass: async (runner: Runner, made: typeof schoolClass.$inferInsert): Promise<void> => {
    await runner.insert(schoolClass).values(made);
  },
  putAway: async (runner: Runner, classId: string, now: Date): Promise<void> => {
    await runner.update(schoolClass).set({ archivedAt: now, joinCode: null }).where(eq(schoolClass.id, classId));
  },
  place: async (runner: Runner, row: typeof classPupil.$inferInsert): Promise<void> => {
    await runner.insert(classPupil).values(row).onConflictDoNothing();
  },
  takeOut: async (runner: Runner, classId: string, childId: string): Promise<void> => {
    await runner.delete(classPupil).where(and(eq(classPupil.classId, classId), eq(classPupil.childId, childId)));
  },
});
export type SchoolRequestsRepository = ReturnType<typeof schoolRequestsRepository>;
