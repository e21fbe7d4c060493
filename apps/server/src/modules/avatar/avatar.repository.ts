import { and, eq, sql } from 'drizzle-orm';
import type { AvatarPlace } from '@hedgerow/domain/avatar-places';
import type { AvatarItemId } from '@hedgerow/domain/avatar-catalogue';
import type { Database, Runner } from '#db/client.ts';
import { avatarPurchase, avatarWorn } from '#db/schema/avatar.ts';
import { pupilTotals } from '#db/schema/progress.ts';

export type ChildRef = { readonly familyId: string; readonly childId: string };

const ownTotals = ({ familyId, childId }: ChildRef) => and(eq(pupilTotals.familyId, familyId), eq(pupilTotals.childId, childId));
const ownPurchases = ({ familyId, childId }: ChildRef) => and(eq(avatarPurchase.familyId, familyId), eq(avatarPurchase.childId, childId));
const ownWorn = ({ familyId, childId }: ChildRef) => and(eq(avatarWorn.familyId, familyId), eq(avatarWorn.childId, childId));

export const avatarRepository = (db: Database) => ({
  points: async (whose: ChildRef): Promise<{ readonly wallet: number; readonly lifetime: number }> => {
    const [row] = await db
      .select({ wallet: pupilTotals.walletPoints, lifetime: pupilTotals.lifetimePoints })
      .from(pupilTotals)
      .where(ownTotals(whose));
    return row ?? { wallet: 0, lifetime: 0 };
  },

  /** The wallet, held until the transaction ends: two purchases at once come one after the other. */
  walletForUpdate: async (runner: Runner, whose: ChildRef): Promise<number> => {
    const [row] = await runner.select({ wallet: pupilTotals.walletPoints }).from(pupilTotals).where(ownTotals(whose)).for('update');
    return row?.wallet ?? 0;
  },

  bought: async (whose: ChildRef): Promise<readonly AvatarItemId[]> =>
    (await db.select({ id: avatarPurchase.itemId }).from(avatarPurchase).where(ownPurchases(whose))).map(({ id }) => id),

  hasBought: async (runner: Runner, whose: ChildRef, itemId: AvatarItemId): Promise<boolean> => {
    const found = await runner
      .select({ id: avatarPurchase.itemId })
      .from(avatarPurchase)
      .where(and(ownPurchases(whose), eq(avatarPurchase.itemId, itemId)));
    return found.length > 0;
  },

  /** Writes the purchase and takes its price; the table's key and the wallet's check hold where a caller forgot to. */
  buy: async (runner: Runner, whose: ChildRef, itemId: AvatarItemId, price: number, boughtAt: Date): Promise<void> => {
    const { familyId, childId } = whose;
    await runner.insert(avatarPurchase).values({ familyId, childId, itemId, price, boughtAt });
    await runner
      .update(pupilTotals)
      .set({ walletPoints: sql`${pupilTotals.walletPoints} - ${price}` })
      .where(ownTotals(whose));
  },

  worn: (whose: ChildRef): Promise<{ place: AvatarPlace; itemId: AvatarItemId }[]> =>
    db.select({ place: avatarWorn.place, itemId: avatarWorn.itemId }).from(avatarWorn).where(ownWorn(whose)),

  putOn: async (runner: Runner, { familyId, childId }: ChildRef, place: AvatarPlace, itemId: AvatarItemId): Promise<void> => {
    await runner
      .insert(avatarWorn)
      .values({ familyId, childId, place, itemId })
      .onConflictDoUpdate({ target: [avatarWorn.familyId, avatarWorn.childId, avatarWorn.place], set: { itemId } });
  },

  takeOff: async (whose: ChildRef, itemId: AvatarItemId): Promise<void> => {
    await db.delete(avatarWorn).where(and(ownWorn(whose), eq(avatarWorn.itemId, itemId)));
  },

  takeAllOff: async (whose: ChildRef): Promise<void> => {
    await db.delete(avatarWorn).where(ownWorn(whose));
  },
});
export type AvatarRepository = ReturnType<typeof avatarRepository>;
