import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Runner } from './client.ts';
import { carerInvitation, session, user } from './schema/accounts.ts';

export type FormerCarer = { readonly id: string; readonly email: string; readonly firstName: string };

/** A second carer goes back to the empty family of their own and is signed out everywhere, and an invitation that waits is over. */
export const sendCarersHome = async (runner: Runner, familyId: string, now: Date): Promise<readonly FormerCarer[]> => {
  const gone = await runner
    .update(user)
    .set({ familyId: sql`${user.homeFamilyId}`, homeFamilyId: null, updatedAt: now })
    .where(and(eq(user.familyId, familyId), isNotNull(user.homeFamilyId)))
    .returning({ id: user.id, email: user.email, firstName: user.firstName });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await runner.delete(session).where(inArray(session.userId, ids));
  await runner.delete(carerInvitation).where(eq(carerInvitation.familyId, familyId));
  return gone;
};
