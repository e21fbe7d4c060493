import { and, asc, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { passkey } from '#db/schema/accounts.ts';

export const passkeysRepository = (db: Database) => ({
  /** Oldest first. */
  of: (userId: string) =>
    db
      .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
      .from(passkey)
      .where(eq(passkey.userId, userId))
      .orderBy(asc(passkey.createdAt), asc(passkey.id)),

  /** The name of the person's own key that was removed; undefined when there is none of that id. */
  remove: async (userId: string, id: string): Promise<{ readonly name: string | null } | undefined> =>
    (
      await db
        .delete(passkey)
        .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
        .returning({ name: passkey.name })
    )[0],
});
export type PasskeysRepository = ReturnType<typeof passkeysRepository>;

/** All of a person's, where whoever asks proved a mailbox alone: who made them is not known any more. */
export const forgetPasskeys = async (runner: Pick<Runner, 'delete'>, userId: string): Promise<void> => {
  await runner.delete(passkey).where(eq(passkey.userId, userId));
};
