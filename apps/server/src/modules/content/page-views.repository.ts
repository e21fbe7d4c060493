import { desc, gte, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pageView } from '#db/schema/content.ts';

export type PageViews = typeof pageView.$inferSelect;

export const pageViewsRepository = (db: Database) => ({
  add: async (rows: readonly PageViews[]): Promise<void> => {
    await db
      .insert(pageView)
      .values([...rows])
      .onConflictDoUpdate({ target: [pageView.day, pageView.path], set: { views: sql`${pageView.views} + excluded.views` } });
  },
  since: (day: string): Promise<PageViews[]> =>
    db.select().from(pageView).where(gte(pageView.day, day)).orderBy(desc(pageView.day), desc(pageView.views)),
});
export type PageViewsRepository = ReturnType<typeof pageViewsRepository>;
