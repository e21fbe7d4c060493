import { lt } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { contactMessage } from '#db/schema/content.ts';

export const contactRepository = (db: Database) => ({
  keep: async (runner: Runner, message: typeof contactMessage.$inferInsert): Promise<void> => {
    await runner.insert(contactMessage).values(message);
  },
  removeBefore: async (instant: Date): Promise<void> => {
    await db.delete(contactMessage).where(lt(contactMessage.createdAt, instant));
  },
});
export type ContactRepository = ReturnType<typeof contactRepository>;
