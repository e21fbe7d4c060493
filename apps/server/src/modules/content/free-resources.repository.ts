import { and, desc, eq } from 'drizzle-orm';
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

  /** False when it is not as it was at `seen` any more. */
  change: async (runner: Runner, row: FreeResourceRow, seen: Date): Promise<boolean> =>
    (
      await runner
        .update(freeResource)
        .set(row)
        .where(and(eq(freeResource.id, row.id), eq(freeResource.updatedAt, seen)))
        .returning({ id: freeResource.id })
    ).length > 0,

  remove: async (runner: Runner, id: string): Promise<FreeResourceRow | undefined> =>
    (await runner.delete(freeResource).where(eq(freeResource.id, id)).returning())[0],
});
export type FreeResourcesRepository = ReturnType<typeof freeResourcesRepository>;
