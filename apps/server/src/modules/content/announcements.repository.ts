import { desc, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { announcement } from '#db/schema/content.ts';

export type AnnouncementRow = typeof announcement.$inferSelect;

/** The operator's side of announcements. */
export const announcementsRepository = (db: Database) => ({
  all: (): Promise<AnnouncementRow[]> => db.select().from(announcement).orderBy(desc(announcement.createdAt), desc(announcement.id)),

  add: async (runner: Runner, row: AnnouncementRow): Promise<void> => {
    await runner.insert(announcement).values(row);
  },

  change: async (runner: Runner, { id, ...row }: Omit<AnnouncementRow, 'createdAt'>): Promise<boolean> =>
    (await runner.update(announcement).set(row).where(eq(announcement.id, id)).returning({ id: announcement.id })).length > 0,

  remove: async (runner: Runner, id: string): Promise<boolean> =>
    (await runner.delete(announcement).where(eq(announcement.id, id)).returning({ id: announcement.id })).length > 0,
});
export type AnnouncementsRepository = ReturnType<typeof announcementsRepository>;
