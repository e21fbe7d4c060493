import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { classRequest } from '#db/schema/school-classes.ts';

export type ClassRequestRow = typeof classRequest.$inferSelect;
export type NewClassRequest = typeof classRequest.$inferInsert;

/** More than a teacher asks in years; the newest of them. */
const listed = 200;

export const classRequestsRepository = (db: Database) => ({
  insert: async (row: NewClassRequest): Promise<ClassRequestRow | undefined> => (await db.insert(classRequest).values(row).returning())[0],
  /** The same question waits already (the unique indexes of the table). */
  isAskedTwice: (error: unknown): boolean => constraintOf(error)?.startsWith('class_request_one_') === true,
  ofTeacher: (teacherId: string): Promise<ClassRequestRow[]> =>
    db.select().from(classRequest).where(eq(classRequest.askedBy, teacherId)).orderBy(desc(classRequest.createdAt)).limit(listed),
  find: async (teacherId: string, id: string): Promise<ClassRequestRow | undefined> =>
    (
      await db
        .select()
        .from(classRequest)
        .where(and(eq(classRequest.askedBy, teacherId), eq(classRequest.id, id)))
        .limit(1)
    )[0],
  /** Taken back before it was answered. */
  takeBack: async (teacherId: string, id: string): Promise<boolean> => {
    const waiting = and(eq(classRequest.askedBy, teacherId), eq(classRequest.id, id), eq(classRequest.state, 'pending'));
    return (await db.delete(classRequest).where(waiting).returning({ id: classRequest.id })).length > 0;
  },
});
export type ClassRequestsRepository = ReturnType<typeof classRequestsRepository>;
