import { lt } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { contactMessage, schoolEnquiry } from '#db/schema/content.ts';

export const contactRepository = (db: Database) => ({
  keep: async (runner: Runner, message: typeof contactMessage.$inferInsert): Promise<void> => {
    await runner.insert(contactMessage).values(message);
  },
  keepEnquiry: async (runner: Runner, enquiry: typeof schoolEnquiry.$inferInsert): Promise<void> => {
    await runner.insert(schoolEnquiry).values(enquiry);
  },
  removeBefore: async (instant: Date): Promise<void> => {
    await db.delete(contactMessage).where(lt(contactMessage.createdAt, instant));
    await db.delete(schoolEnquiry).where(lt(schoolEnquiry.createdAt, instant));
  },
});
export type ContactRepository = ReturnType<typeof contactRepository>;
