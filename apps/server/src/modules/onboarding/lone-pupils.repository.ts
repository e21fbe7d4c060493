import { and, eq, isNull, sql } from 'drizzle-orm';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { moveFamily } from '#db/move-family.ts';
import { user } from '#db/schema/accounts.ts';
import { child, family } from '#db/schema/families.ts';
import { isAlone } from '#db/lone-pupil.ts';

type Change = { readonly yearGroup: YearGroup; readonly academicYear: number; readonly school: string; readonly now: Date };

/** Pupils of 13 and over who came without a parent: the only person of a family of their own. */
export const lonePupilsRepository = (db: Database) => ({
  find: async (userId: string) =>
    (
      await db
        .select({ child, email: user.email })
        .from(user)
        .innerJoin(child, and(eq(child.familyId, user.familyId), eq(child.id, user.id)))
        .innerJoin(family, and(eq(family.id, child.familyId), isNull(family.deleteAfter)))
        .where(and(eq(user.id, userId), isAlone))
        .limit(1)
    )[0],

  slots: async (familyId: string): Promise<readonly number[]> =>
    (await db.select({ slot: child.slot }).from(child).where(eq(child.familyId, familyId))).map(({ slot }) => slot),

  /** The pupil and everything of theirs comes into the parent's family. False when they are not alone any more. */
  takeIn: async (runner: Runner, userId: string, to: string, slot: number, change: Change): Promise<boolean> => {
    await runner.execute(sql`select 1 from "user" where id = ${userId} for update`);
    const [found] = await runner
      .select({ familyId: user.familyId })
      .from(user)
      .where(and(eq(user.id, userId), isAlone));
    if (found === undefined || found.familyId === null) return false;
    const { now, ...facts } = change;
    await moveFamily(runner, found.familyId, to, slot, now);
    await runner
      .update(child)
      .set({ ...facts, linkedAt: now })
      .where(and(eq(child.familyId, to), eq(child.id, userId)));
    return true;
  },

  isSlotTaken: (error: unknown): boolean => constraintOf(error) === 'child_slot',
});
export type LonePupilsRepository = ReturnType<typeof lonePupilsRepository>;
