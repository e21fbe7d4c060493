import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Role } from '@hedgerow/domain/access';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { session, user } from '#db/schema/accounts.ts';
import { family } from '#db/schema/families.ts';
import { schoolFile } from '#db/schema/files.ts';
import { mailOutbox } from '#db/schema/mail.ts';
import { sendCarersHome } from '#db/send-carers-home.ts';

/** Every table whose rows belong to a family: also those that are made after this was written. */
const familyTables = async (runner: Pick<Runner, 'execute'>): Promise<readonly string[]> => {
  const { rows } = await runner.execute<{ table_name: string }>(
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'family_id' order by table_name`,
  );
  return rows.map((row) => row.table_name);
};

export type LeavingPerson = { readonly id: string; readonly email: string; readonly firstName: string; readonly role: Role };

export const accountDeletionRepository = (db: Database) => {
  return {
    /** A second carer's account is not the family's: it goes home, and stays. */
    sendCarersHome,

    /** Marks the family and signs everybody out. False when it was marked before. */
    close: async (runner: Runner, familyId: string, deleteAfter: Date): Promise<boolean> => {
      const mine = and(eq(family.id, familyId), isNull(family.deleteAfter));
      const marked = await runner.update(family).set({ deleteAfter }).where(mine).returning({ id: family.id });
      if (marked.length === 0) return false;
      await runner.delete(session).where(sql`${session.userId} in (select id from "user" where family_id = ${familyId})`);
      return true;
    },

    keep: async (runner: Runner, familyId: string): Promise<boolean> => {
      const mine = and(eq(family.id, familyId), isNotNull(family.deleteAfter));
      return (await runner.update(family).set({ deleteAfter: null }).where(mine).returning({ id: family.id })).length > 0;
    },

    /** When everything goes; null when nobody asked for it. */
    closesOn: async (familyId: string): Promise<Date | null> =>
      (await db.select({ deleteAfter: family.deleteAfter }).from(family).where(eq(family.id, familyId)))[0]?.deleteAfter ?? null,

    due: async (now: Date): Promise<readonly string[]> =>
      (
        await db
          .select({ id: family.id })
          .from(family)
          .where(and(isNotNull(family.deleteAfter), lte(family.deleteAfter, now)))
      ).map(({ id }) => id),

    peopleOf: async (familyId: string): Promise<readonly LeavingPerson[]> =>
      db
        .select({ id: user.id, email: user.email, firstName: user.firstName, role: user.role })
        .from(user)
        .where(and(eq(user.familyId, familyId), isNull(user.homeFamilyId))),

    storedFiles: async (familyId: string): Promise<readonly string[]> =>
      (await db.select({ key: schoolFile.storageKey }).from(schoolFile).where(eq(schoolFile.familyId, familyId))).map(({ key }) => key),

    /** Everything of a family in one transaction; `last` runs inside it. False when the family was kept at the last moment. */
    erase: (familyId: string, now: Date, last: (runner: Runner) => Promise<void>): Promise<boolean> =>
      inTransaction(db, async (runner) => {
        const mine = and(eq(family.id, familyId), lte(family.deleteAfter, now));
        const [found] = await runner.select({ id: family.id }).from(family).where(mine).for('update');
        if (found === undefined) return false;
        const addresses = await runner.select({ email: user.email }).from(user).where(eq(user.familyId, familyId));
        for (const { email } of addresses) await runner.delete(mailOutbox).where(eq(mailOutbox.to, email));
        for (const table of await familyTables(runner))
          await runner.execute(sql`delete from ${sql.identifier(table)} where family_id = ${familyId}`);
        await runner.delete(family).where(eq(family.id, familyId));
        await last(runner);
        return true;
      }),

    familyTables: () => familyTables(db),
    rowsOf: async (table: string, familyId: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
      const { rows } = await db.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where family_id = ${familyId}`,
      );
      return rows.map(({ row }) => row);
    },
  };
};
export type AccountDeletionRepository = ReturnType<typeof accountDeletionRepository>;
