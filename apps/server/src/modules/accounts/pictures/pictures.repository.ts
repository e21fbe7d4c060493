import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { childPictures, trustedDevice } from '#db/schema/accounts.ts';
import { child } from '#db/schema/families.ts';

export type NewDevice = typeof trustedDevice.$inferInsert;

const ofChild = (familyId: string, childId: string) => and(eq(childPictures.familyId, familyId), eq(childPictures.childId, childId));

export const picturesRepository = (db: Database) => ({
  trust: async (device: NewDevice): Promise<void> => {
    await db.insert(trustedDevice).values(device);
  },
  devices: (familyId: string, now: Date) =>
    db
      .select()
      .from(trustedDevice)
      .where(and(eq(trustedDevice.familyId, familyId), gt(trustedDevice.expiresAt, now)))
      .orderBy(desc(trustedDevice.createdAt)),
  distrust: async (familyId: string, id: string): Promise<boolean> =>
    (
      await db
        .delete(trustedDevice)
        .where(and(eq(trustedDevice.familyId, familyId), eq(trustedDevice.id, id)))
        .returning({ id: trustedDevice.id })
    ).length > 0,
  distrustAll: async (familyId: string): Promise<void> => {
    await db.delete(trustedDevice).where(eq(trustedDevice.familyId, familyId));
  },
  findDevice: async (tokenHash: string, now: Date) =>
    (
      await db
        .select()
        .from(trustedDevice)
        .where(and(eq(trustedDevice.tokenHash, tokenHash), gt(trustedDevice.expiresAt, now)))
        .limit(1)
    )[0],

  findChild: async (familyId: string, childId: string) =>
    (
      await db
        .select()
        .from(child)
        .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
        .limit(1)
    )[0],
  setPictures: async (familyId: string, childId: string, secretHash: string, now: Date): Promise<void> => {
    await db
      .insert(childPictures)
      .values({ familyId, childId, secretHash, createdAt: now })
      .onConflictDoUpdate({ target: [childPictures.familyId, childPictures.childId], set: { secretHash, createdAt: now } });
  },
  dropPictures: async (familyId: string, childId: string): Promise<void> => {
    await db.delete(childPictures).where(ofChild(familyId, childId));
  },
  /** Children of the family who have pictures, in order of creation. */
  children: (familyId: string) =>
    db
      .select({ child, secretHash: childPictures.secretHash })
      .from(childPictures)
      .innerJoin(child, and(eq(child.familyId, childPictures.familyId), eq(child.id, childPictures.childId)))
      .where(eq(childPictures.familyId, familyId))
      .orderBy(child.slot),
});
export type PicturesRepository = ReturnType<typeof picturesRepository>;
