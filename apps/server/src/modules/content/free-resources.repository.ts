import { desc, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { freeResource } from '#db/schema/content.ts';

export type FreeResourceRow = typeof freeResource.$inferSelect;

/** Resources that an operator made or changed. */
export const freeResourcesRepository = (db: Database) => ({
  /** The newest first. */
  all: (): Promise<FreeResourceRow[]> => db.select().from(freeResource).orderBy(desc(freeResource.updatedAt), freeResource.id),

  find: async (id: string): Promise<FreeResourceRow | undefined> =>
    (await db.select().from(freeResource).where(eq(freeResource.id, id)).limit(1))[0],

  /** False when there is one with this id. */
  add: async (runner: Runner, row: FreeResourceRow): Promise<boolean> =>
    (await runner.insert(freeResource).values(row).onConflictDoNothing().returning({ id: freeResource.id })).length > 0,

  save: async (runner: Runner, row: FreeResourceRow): Promise<void> => {
    await runner.insert(freeResource).values(row).onConflictDoUpdate({ target: freeResource.id, set: row });
  },

  remove: async (runner: Runner, id: string): Promise<FreeResourceRow | undefined> =>
    (await runner.delete(freeResource).where(eq(freeResource.id, id)).returning())[0],
});
export type FreeResourcesRepository = ReturnType<typeof freeResourcesRepository>;
