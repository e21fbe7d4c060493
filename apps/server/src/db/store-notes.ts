import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { classResource } from './schema/classes.ts';
import { freeResource } from './schema/content.ts';
import { schoolFile, storeNote } from './schema/files.ts';

export type StoreNote = typeof storeNote.$inferSelect;

/** What the database knows of the store of documents. */
export const storeNotes = (db: Database) => ({
  note: async (note: StoreNote): Promise<void> => {
    const { doing, since } = note;
    await db.insert(storeNote).values(note).onConflictDoUpdate({ target: storeNote.name, set: { doing, since } });
  },
  forget: async (name: string): Promise<void> => {
    await db.delete(storeNote).where(eq(storeNote.name, name));
  },
  all: (): Promise<StoreNote[]> => db.select().from(storeNote),
  /** Every document that somebody has. */
  namesInUse: async (): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ name: schoolFile.storageKey })
      .from(schoolFile)
      .unionAll(db.select({ name: classResource.storageKey }).from(classResource));
    const ours = await db.select({ name: freeResource.storageKey }).from(freeResource);
    return new Set([...rows, ...ours].flatMap(({ name }) => (name === null ? [] : [name])));
  },
});
