import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { partnerCode, partnerRedemption } from '#db/schema/billing.ts';

export type DeskCodeRow = Pick<
  typeof partnerCode.$inferSelect,
  'code' | 'percent' | 'partnerName' | 'months' | 'maxUses' | 'expiresAt' | 'createdAt'
>;

export const codesDeskRepository = (db: Database) => ({
  all: (): Promise<DeskCodeRow[]> => db.select().from(partnerCode).orderBy(desc(partnerCode.createdAt)),

  used: async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await db
      .select({ code: partnerRedemption.code, used: count() })
      .from(partnerRedemption)
      .where(eq(partnerRedemption.state, 'used'))
      .groupBy(partnerRedemption.code);
    return new Map(rows.map(({ code, used }) => [code, used]));
  },

  /** False when there is such a code. */
  add: async (runner: Runner, row: DeskCodeRow): Promise<boolean> =>
    (await runner.insert(partnerCode).values(row).onConflictDoNothing().returning({ code: partnerCode.code })).length > 0,

  exists: async (code: string): Promise<boolean> =>
    (await db.select({ code: partnerCode.code }).from(partnerCode).where(eq(partnerCode.code, code)).limit(1)).length > 0,

  /** From now on nobody new may use it; whoever pays with it already keeps what they were promised. */
  end: async (runner: Runner, code: string, now: Date): Promise<void> => {
    await runner
      .update(partnerCode)
      .set({ expiresAt: now })
      .where(and(eq(partnerCode.code, code), or(isNull(partnerCode.expiresAt), gt(partnerCode.expiresAt, now))));
  },
});
export type CodesDeskRepository = ReturnType<typeof codesDeskRepository>;
