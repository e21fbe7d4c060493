import { desc, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
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

  personOf: async (userId: string): Promise<{ readonly name: string; readonly email: string }> => {
    const [person] = await db.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, userId));
    return person ?? { name: '', email: '' };
  },

  keep: async (runner: Runner, request: NewSalesRequest): Promise<void> => {
    await runner.insert(salesRequest).values(request);
  },

  license: async (schoolId: string, until: Date | null): Promise<boolean> =>
    (await db.update(school).set({ licensedUntil: until }).where(eq(school.id, schoolId)).returning({ id: school.id })).length > 0,
});
export type SalesRepository = ReturnType<typeof salesRepository>;
