import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';

type NewOperator = { readonly id: string; readonly email: string; readonly firstName: string; readonly lastName: string };

export const operatorsRepository = (db: Database) => ({
  /** False when somebody has the address already. Without a password: the letter's link sets it. */
  add: async ({ firstName, lastName, ...operator }: NewOperator, now: Date): Promise<boolean> => {
    const name = `${firstName} ${lastName}`;
    const row = { ...operator, firstName, lastName, name, role: 'operator' as const, createdAt: now, updatedAt: now };
    return (await db.insert(user).values(row).onConflictDoNothing({ target: user.email }).returning({ id: user.id })).length > 0;
  },

  /** With the sessions, the password and the second step. False when there is no such operator. */
  remove: async (email: string): Promise<boolean> =>
    (
      await db
        .delete(user)
        .where(and(eq(user.email, email), eq(user.role, 'operator')))
        .returning({ id: user.id })
    ).length > 0,
});
export type OperatorsRepository = ReturnType<typeof operatorsRepository>;
