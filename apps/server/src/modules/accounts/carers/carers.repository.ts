import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { carerInvitation, user } from '#db/schema/accounts.ts';
import { subscriptionMirror } from '#db/schema/billing.ts';
import { child, family } from '#db/schema/families.ts';
import { sendCarersHome } from '#db/send-carers-home.ts';

export type Adult = { readonly id: string; readonly firstName: string; readonly lastName: string; readonly email: string };
type NewInvitation = Omit<typeof carerInvitation.$inferInsert, 'createdAt'>;

const adult = { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email };
const isParent = inArray(user.role, ['parent', 'home_educator']);

/** The second carer of a family, and the invitation that waits. */
export const carersRepository = (db: Database) => ({
  ownerOf: async (familyId: string): Promise<Adult | undefined> =>
    (
      await db
        .select(adult)
        .from(user)
        .where(and(eq(user.familyId, familyId), isParent, isNull(user.homeFamilyId)))
        .orderBy(asc(user.createdAt), asc(user.id))
        .limit(1)
    )[0],

  carerOf: async (familyId: string): Promise<Adult | undefined> =>
    (
      await db
        .select(adult)
        .from(user)
        .where(and(eq(user.familyId, familyId), isNotNull(user.homeFamilyId)))
        .limit(1)
    )[0],

  invitationOf: async (familyId: string, now: Date) =>
    (
      await db
        .select()
        .from(carerInvitation)
        .where(and(eq(carerInvitation.familyId, familyId), gt(carerInvitation.expiresAt, now)))
    )[0],

  /** A newer invitation takes the place of the one that waits. */
  invite: async (runner: Runner, invitation: NewInvitation, now: Date): Promise<void> => {
    await runner.delete(carerInvitation).where(eq(carerInvitation.familyId, invitation.familyId));
    await runner.insert(carerInvitation).values({ ...invitation, createdAt: now });
  },

  withdraw: async (familyId: string): Promise<void> => {
    await db.delete(carerInvitation).where(eq(carerInvitation.familyId, familyId));
  },

  find: async (tokenHash: string, now: Date) =>
    (
      await db
        .select({ invitation: carerInvitation })
        .from(carerInvitation)
        .innerJoin(family, eq(family.id, carerInvitation.familyId))
        .where(and(eq(carerInvitation.tokenHash, tokenHash), gt(carerInvitation.expiresAt, now), isNull(family.deleteAfter)))
        .limit(1)
    )[0]?.invitation,

  /** Uses an invitation up, and holds the family until the transaction ends. False when it is over, or the family is about to go. */
  take: async (runner: Runner, id: string, now: Date): Promise<boolean> => {
    const [taken] = await runner
      .delete(carerInvitation)
      .where(and(eq(carerInvitation.id, id), gt(carerInvitation.expiresAt, now)))
      .returning({ familyId: carerInvitation.familyId });
    if (taken === undefined) return false;
    const mine = and(eq(family.id, taken.familyId), isNull(family.deleteAfter));
    return (await runner.select({ id: family.id }).from(family).where(mine).for('update')).length > 0;
  },

  /** Whether a family has anything of its own: a child, or a subscription that is not over. The family is held meanwhile. */
  isLived: async (runner: Runner, familyId: string): Promise<boolean> => {
    await runner.select({ id: family.id }).from(family).where(eq(family.id, familyId)).for('update');
    const children = await runner.select({ id: child.id }).from(child).where(eq(child.familyId, familyId)).limit(1);
    const paid = await runner
      .select({ id: subscriptionMirror.id })
      .from(subscriptionMirror)
      .where(and(eq(subscriptionMirror.familyId, familyId), ne(subscriptionMirror.state, 'ended')))
      .limit(1);
    return children.length + paid.length > 0;
  },

  /** The letter reached them, so the address is theirs. False when they look after a family already. */
  join: async (runner: Runner, userId: string, home: string, familyId: string, now: Date): Promise<boolean> =>
    (
      await runner
        .update(user)
        .set({ familyId, homeFamilyId: home, emailVerified: true, needsOnboarding: false, updatedAt: now })
        .where(and(eq(user.id, userId), eq(user.familyId, home), isNull(user.homeFamilyId), isParent))
        .returning({ id: user.id })
    ).length > 0,

  isSecondCarer: (error: unknown): boolean => constraintOf(error) === 'user_carer',

  sendHome: sendCarersHome,

  /** Invitations that nobody answered hold an address: it goes when they are over. */
  forgetOver: async (now: Date): Promise<void> => {
    await db.delete(carerInvitation).where(lt(carerInvitation.expiresAt, now));
  },
});
export type CarersRepository = ReturnType<typeof carersRepository>;
