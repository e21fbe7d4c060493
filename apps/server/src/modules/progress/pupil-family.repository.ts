import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { child } from '#db/schema/families.ts';

export const pupilFamilyRepository = (db: Database) => ({
  familyOf: async (childId: string): Promise<string | undefined> =>
    (await db.select({ familyId: child.familyId }).from(child).where(eq(child.id, childId)))[0]?.familyId,
});
