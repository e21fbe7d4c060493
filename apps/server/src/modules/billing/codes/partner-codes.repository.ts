import { and, count, eq, gt, ne, or } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { partnerCode, partnerRedemption } from '#db/schema/billing.ts';
import type { Mode } from '../billing.repository.ts';

export type CodeRow = typeof partnerCode.$inferSelect;
export type NewCode = Pick<CodeRow, 'code' | 'percent' | 'partnerName' | 'months' | 'maxUses' | 'expiresAt' | 'createdAt'>;

const mine = (familyId: string, code: string) => and(eq(partnerRedemption.familyId, familyId), eq(partnerRedemption.code, code));
const unfinished = (familyId: string) => and(eq(partnerRedemption.familyId, familyId), ne(partnerRedemption.state, 'used'));

/** Partners' codes and which family uses which. */
export const partnerCodesRepository = (db: Database) => ({
  find: async (code: string): Promise<CodeRow | undefined> =>
    (await db.select().from(partnerCode).where(eq(partnerCode.code, code)).limit(1))[0],

  /** False when there is such a code. */
  create: async (row: NewCode): Promise<boolean> =>
    (await db.insert(partnerCode).values(row).onConflictDoNothing().returning({ code: partnerCode.code })).length === 1,

  notePromotion: async (code: string, promotionCodeId: string, promotionMode: Mode): Promise<void> => {
    await db.update(partnerCode).set({ promotionCodeId, promotionMode }).where(eq(partnerCode.code, code));
  },

  /** The code that the family's next order is made with. */
  chosenBy: async (familyId: string): Promise<CodeRow | undefined> =>
    (
      await db
        .select({ row: partnerCode })
        .from(partnerRedemption)
        .innerJoin(partnerCode, eq(partnerCode.code, partnerRedemption.code))
        .where(unfinished(familyId))
        .limit(1)
    )[0]?.row,

  wasUsedBy: async (familyId: string, code: string): Promise<boolean> =>
    (await db.select({ state: partnerRedemption.state }).from(partnerRedemption).where(mine(familyId, code)).limit(1))[0]?.state === 'used',

  /** How many other families have used it up, or hold it for a payment that is open. */
  takenByOthers: async (runner: Runner | Database, familyId: string, code: string, now: Date): Promise<number> => {
    const counts = or(eq(partnerRedemption.state, 'used'), and(eq(partnerRedemption.state, 'held'), gt(partnerRedemption.heldUntil, now)));
    const [row] = await runner
      .select({ taken: count() })
      .from(partnerRedemption)
      .where(and(eq(partnerRedemption.code, code), ne(partnerRedemption.familyId, familyId), counts));
    return row?.taken ?? 0;
  },

  /** One code at a time: it takes the place of another that was not used. */
  choose: (familyId: string, code: string, createdAt: Date): Promise<void> =>
    inTransaction(db, async (runner) => {
      await runner.delete(partnerRedemption).where(unfinished(familyId));
      await runner.insert(partnerRedemption).values({ familyId, code, state: 'applied', createdAt });
    }),

  forget: async (familyId: string): Promise<void> => {
    await db.delete(partnerRedemption).where(unfinished(familyId));
  },

  /** The code's row for this transaction alone: two families that want the last use come one after the other. */
  lock: async (runner: Runner, code: string): Promise<CodeRow | undefined> =>
    (await runner.select().from(partnerCode).where(eq(partnerCode.code, code)).for('update'))[0],

  hold: async (runner: Runner, familyId: string, code: string, heldUntil: Date): Promise<void> => {
    await runner
      .insert(partnerRedemption)
      .values({ familyId, code, state: 'held', heldUntil })
      .onConflictDoUpdate({ target: [partnerRedemption.familyId, partnerRedemption.code], set: { state: 'held', heldUntil } });
  },

  /** The payment came to nothing: the family keeps its code, and others may have the use. */
  release: async (runner: Runner | Database, familyId: string): Promise<void> => {
    await runner.update(partnerRedemption).set({ state: 'applied', heldUntil: null }).where(unfinished(familyId));
  },

  useUp: async (runner: Runner, familyId: string, code: string): Promise<void> => {
    await runner.update(partnerRedemption).set({ state: 'used', heldUntil: null }).where(mine(familyId, code));
  },
});
export type PartnerCodesRepository = ReturnType<typeof partnerCodesRepository>;
