import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { salesRequest, school, schoolMember } from '#db/schema/schools.ts';

export type NewSalesRequest = {
  readonly id: string;
  readonly userId: string;
  readonly schoolId: string | null;
  readonly message: string;
  readonly createdAt: Date;
};

/** Schools' licences, and requests to buy. */
export const salesRepository = (db: Database) => ({
  schoolOf: async (userId: string) =>
    (
      await db
        .select({ id: school.id, name: school.name, licensedUntil: school.licensedUntil })
        .from(schoolMember)
        .innerJoin(school, eq(school.id, schoolMember.schoolId))
        .where(eq(schoolMember.userId, userId))
        .limit(1)
    )[0],

  lastRequestOf: async (userId: string): Promise<Date | undefined> =>
    (
      await db
        .select({ at: salesRequest.createdAt })
        .from(salesRequest)
        .where(eq(salesRequest.userId, userId))
        .orderBy(desc(salesRequest.createdAt))
        .limit(1)
    )[0]?.at,

  keep: async (request: NewSalesRequest): Promise<void> => {
    await db.insert(salesRequest).values(request);
  },

  waiting: async (): Promise<readonly string[]> =>
    (await db.select({ id: salesRequest.id }).from(salesRequest).where(isNull(salesRequest.mailedAt))).map(({ id }) => id),

  /** Does the work for a request that waits, alone, and notes that it is done. */
  once: (id: string, work: (request: SalesEmailFacts) => Promise<void>, now: () => Date): Promise<void> =>
    inTransaction(db, async (runner) => {
      const mine = and(eq(salesRequest.id, id), isNull(salesRequest.mailedAt));
      const [row] = await runner.select().from(salesRequest).where(mine).for('update');
      if (row === undefined) return;
      const [person] = await runner.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, row.userId));
      const [of] = await runner
        .select({ name: school.name })
        .from(school)
        .where(eq(school.id, row.schoolId ?? row.userId));
      if (person !== undefined) await work({ ...person, schoolName: of?.name ?? null, message: row.message });
      await runner.update(salesRequest).set({ mailedAt: now() }).where(mine);
    }),

  license: async (schoolId: string, until: Date | null): Promise<boolean> =>
    (await db.update(school).set({ licensedUntil: until }).where(eq(school.id, schoolId)).returning({ id: school.id })).length > 0,
});
export type SalesEmailFacts = {
  readonly name: string;
  readonly email: string;
  readonly schoolName: string | null;
  readonly message: string;
};
export type SalesRepository = ReturnType<typeof salesRepository>;
