import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { session, user } from '#db/schema/accounts.ts';
import { referral, referralCode, referralInvitation, referralMove } from '#db/schema/referrals.ts';

export type ReferralRow = typeof referral.$inferSelect;
export type MoveRow = typeof referralMove.$inferSelect;
type NewInvitation = Pick<typeof referralInvitation.$inferInsert, 'familyId' | 'id' | 'fingerprint' | 'invitedAt'>;

/** Codes, who came by them, letters of invitation, and the ledger of the credit. */
export const referralRepository = (db: Database) => ({
  codeOf: async (familyId: string): Promise<string | undefined> =>
    (await db.select().from(referralCode).where(eq(referralCode.familyId, familyId)))[0]?.code,

  /** Keeps a family's code unless it has one, or somebody else has this one. */
  keepCode: async (row: typeof referralCode.$inferInsert): Promise<void> => {
    await db.insert(referralCode).values(row).onConflictDoNothing();
  },

  ownerOf: async (code: string): Promise<string | undefined> =>
    (await db.select().from(referralCode).where(eq(referralCode.code, code)))[0]?.familyId,

  /** Codes, newest first, each with how many families came by its owner. */
  codes: (): Promise<readonly { code: string; familyId: string; createdAt: Date; friends: number }[]> =>
    db
      .select({
        code: referralCode.code,
        familyId: referralCode.familyId,
        createdAt: referralCode.createdAt,
        friends: count(referral.familyId),
      })
      .from(referralCode)
      .leftJoin(referral, eq(referral.referrerId, referralCode.familyId))
      .groupBy(referralCode.familyId)
      .orderBy(desc(referralCode.createdAt)),

  /** Nobody comes by this code any more; false when there is none. What was promised to those who came stays. */
  endCode: async (code: string): Promise<boolean> =>
    (await db.delete(referralCode).where(eq(referralCode.code, code)).returning({ code: referralCode.code })).length > 0,

  /** How this family came; undefined when it came by itself. */
  cameBy: async (familyId: string): Promise<ReferralRow | undefined> =>
    (await db.select().from(referral).where(eq(referral.familyId, familyId)))[0],

  /** False when the family came by a code before. */
  join: async (row: { familyId: string; referrerId: string; joinedAt: Date }): Promise<boolean> =>
    (await db.insert(referral).values(row).onConflictDoNothing().returning({ id: referral.familyId })).length > 0,

  /** Every family that came by this family's code. */
  friendsOf: (familyId: string): Promise<ReferralRow[]> => db.select().from(referral).where(eq(referral.referrerId, familyId)),

  notePayment: async (runner: Runner, familyId: string, paid: Pick<ReferralRow, 'invoiceId' | 'paidAt' | 'refundedAt'>): Promise<void> => {
    await runner.update(referral).set(paid).where(eq(referral.familyId, familyId));
  },

  /** Writes into the ledger what is not in it; what is stays as it is. */
  addMoves: async (runner: Runner, moves: readonly MoveRow[]): Promise<void> => {
    if (moves.length > 0)
      await runner
        .insert(referralMove)
        .values([...moves])
        .onConflictDoNothing();
  },

  movesOf: (familyId: string): Promise<MoveRow[]> =>
    db.select().from(referralMove).where(eq(referralMove.familyId, familyId)).orderBy(asc(referralMove.createdAt), asc(referralMove.kind)),

  noteMoved: async ({ familyId, id }: MoveRow, transactionId: string): Promise<void> => {
    await db
      .update(referralMove)
      .set({ transactionId })
      .where(and(eq(referralMove.familyId, familyId), eq(referralMove.id, id)));
  },

  /** Families with something to settle: a friend whose first payment is awaited or may still be refunded, or credit that waits. */
  unsettled: async (refundableSince: Date): Promise<readonly string[]> => {
    const { rows } = await db.execute<{ family_id: string }>(sql`
      select ${referral.familyId} as family_id from ${referral}
      where ${referral.paidAt} is null or (${referral.refundedAt} is null and ${referral.paidAt} > ${refundableSince})
      union select ${referralMove.familyId} from ${referralMove} where ${referralMove.transactionId} is null`);
    return rows.map((row) => row.family_id);
  },

  /** Families that were given credit. */
  credited: async (): Promise<readonly string[]> =>
    (await db.selectDistinct({ familyId: referralMove.familyId }).from(referralMove).where(isNotNull(referralMove.transactionId))).map(
      ({ familyId }) => familyId,
    ),

  /** When anybody of the family was last here, or was last given credit. */
  lastActivity: async (familyId: string): Promise<Date | null> => {
    const [people] = await db
      .select({ at: sql<string | null>`max(greatest(${user.lastSignInAt}, ${user.createdAt}, ${session.updatedAt}))` })
      .from(user)
      .leftJoin(session, eq(session.userId, user.id))
      .where(eq(user.familyId, familyId));
    const [given] = await db
      .select({ at: sql<string | null>`max(${referralMove.createdAt})` })
      .from(referralMove)
      .where(and(eq(referralMove.familyId, familyId), eq(referralMove.kind, 'credit')));
    const times = [people?.at, given?.at].flatMap((at) => (typeof at === 'string' ? [new Date(at).getTime()] : []));
    return times.length === 0 ? null : new Date(Math.max(...times));
  },

  invitedCount: async (familyId: string): Promise<number> =>
    (await db.select({ total: count() }).from(referralInvitation).where(eq(referralInvitation.familyId, familyId)))[0]?.total ?? 0,

  /** False when this address was invited by this family before. */
  invite: async (runner: Runner, row: NewInvitation): Promise<boolean> =>
    (await runner.insert(referralInvitation).values(row).onConflictDoNothing().returning({ id: referralInvitation.id })).length > 0,

  /** Whether a parent has shown that their address is theirs. */
  hasConfirmed: async (userId: string): Promise<boolean> =>
    (await db.select({ confirmed: user.emailVerified }).from(user).where(eq(user.id, userId)))[0]?.confirmed === true,

  /** Somebody with this address has an account: they need no invitation. */
  isKnown: async (email: string): Promise<boolean> =>
    (await db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1)).length > 0,

  /** The name that an invitation is signed with. */
  parentName: async (familyId: string): Promise<string | undefined> => {
    const [parent] = await db
      .select({ firstName: user.firstName })
      .from(user)
      .where(
        and(eq(user.familyId, familyId), inArray(user.role, ['parent', 'home_educator']), isNull(user.username), isNull(user.homeFamilyId)),
      )
      .orderBy(asc(user.createdAt))
      .limit(1);
    return parent?.firstName;
  },
});
export type ReferralRepository = ReturnType<typeof referralRepository>;
