import { asc, inArray } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { account, passkey, session, user } from '#db/schema/accounts.ts';
import { mailOutbox } from '#db/schema/mail.ts';

/** What using an account leaves behind, in tables that know a person alone: no secret, no key. */
export const accountTracesRepository = (db: Database) => ({
  of: async (userIds: readonly string[]) => {
    const ids = [...userIds];
    const people = await db.select({ id: user.id, email: user.email }).from(user).where(inArray(user.id, ids));
    const [signIns, waysToSignIn, passkeys, letters] = await Promise.all([
      db
        .select({
          userId: session.userId,
          device: session.userAgent,
          address: session.ipAddress,
          signedInAt: session.createdAt,
          lastUsedAt: session.updatedAt,
          endsAt: session.expiresAt,
        })
        .from(session)
        .where(inArray(session.userId, ids))
        .orderBy(asc(session.createdAt)),
      db
        .select({ userId: account.userId, way: account.providerId, since: account.createdAt })
        .from(account)
        .where(inArray(account.userId, ids)),
      db
        .select({ userId: passkey.userId, name: passkey.name, deviceType: passkey.deviceType, since: passkey.createdAt })
        .from(passkey)
        .where(inArray(passkey.userId, ids)),
      db
        .select({ to: mailOutbox.to, content: mailOutbox.content, writtenAt: mailOutbox.createdAt, sentAt: mailOutbox.sentAt })
        .from(mailOutbox)
        .where(
          inArray(
            mailOutbox.to,
            people.map(({ email }) => email),
          ),
        )
        .orderBy(asc(mailOutbox.createdAt)),
    ]);
    return {
      sign_ins: signIns,
      ways_to_sign_in: waysToSignIn,
      passkeys,
      // Which letter, to whom, when: its words are not kept, and links to come are secrets.
      letters: letters.map(({ content, ...letter }) => ({ ...letter, kind: (content as { readonly kind: string }).kind })),
    };
  },
});
export type AccountTracesRepository = ReturnType<typeof accountTracesRepository>;
