import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { schoolEnquiry } from '#db/schema/content.ts';
import { salesRequest, school } from '#db/schema/schools.ts';

export const salesDeskRepository = (db: Database) => ({
  /** Those that wait first, each the newest first. */
  all: () =>
    db
      .select({ request: salesRequest, firstName: user.firstName, lastName: user.lastName, email: user.email, school: school.name })
      .from(salesRequest)
      .innerJoin(user, eq(user.id, salesRequest.userId))
      .leftJoin(school, eq(school.id, salesRequest.schoolId))
      .orderBy(isNotNull(salesRequest.answeredAt), desc(salesRequest.createdAt))
      .limit(500),

  /** Of the page for schools: nobody of them has an account. */
  enquiries: () => db.select().from(schoolEnquiry).orderBy(isNotNull(schoolEnquiry.answeredAt), desc(schoolEnquiry.createdAt)).limit(500),

  nameOf: async (runner: Runner, userId: string): Promise<string> => {
    const [person] = await runner.select({ first: user.firstName, last: user.lastName }).from(user).where(eq(user.id, userId));
    return `${person?.first ?? ''} ${person?.last ?? ''}`.trim();
  },

  /** False when there is no such request. */
  mark: async (runner: Runner, id: string, answeredAt: Date | null, answeredBy: string | null): Promise<boolean> =>
    (await runner.update(salesRequest).set({ answeredAt, answeredBy }).where(eq(salesRequest.id, id)).returning({ id: salesRequest.id }))
      .length > 0 ||
    (await runner.update(schoolEnquiry).set({ answeredAt, answeredBy }).where(eq(schoolEnquiry.id, id)).returning({ id: schoolEnquiry.id }))
      .length > 0,
});
export type SalesDeskRepository = ReturnType<typeof salesDeskRepository>;
