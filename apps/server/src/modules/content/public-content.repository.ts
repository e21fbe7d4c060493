import { and, arrayContains, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { announcement, faqItem, newsletterSignup } from '#db/schema/content.ts';

type NewFaqItem = typeof faqItem.$inferInsert;

export const publicContentRepository = (db: Database) => ({
  /** Those that this audience sees now, the newest first. */
  announcements: (audience: (typeof announcement.$inferSelect)['audiences'][number], now: Date) =>
    db
      .select()
      .from(announcement)
      .where(
        and(
          eq(announcement.active, true),
          arrayContains(announcement.audiences, [audience]),
          or(isNull(announcement.startsAt), lte(announcement.startsAt, now)),
          or(isNull(announcement.endsAt), gt(announcement.endsAt, now)),
        ),
      )
      .orderBy(desc(announcement.createdAt)),
  addAnnouncement: async (row: typeof announcement.$inferInsert): Promise<void> => {
    await db.insert(announcement).values(row);
  },
  /** False when there is no such announcement. */
  endAnnouncement: async (id: string): Promise<boolean> =>
    (await db.update(announcement).set({ active: false }).where(eq(announcement.id, id)).returning({ id: announcement.id })).length > 0,
  faq: () => db.select().from(faqItem).orderBy(asc(faqItem.position)),
  /** Fills an empty table; whatever an operator has made of it stays. */
  seedFaq: async (items: readonly NewFaqItem[]): Promise<void> => {
    const [some] = await db.select({ id: faqItem.id }).from(faqItem).limit(1);
    if (some === undefined)
      await db
        .insert(faqItem)
        .values([...items])
        .onConflictDoNothing();
  },
  /** Signing up twice is signing up once: false the second time. */
  signUp: async (runner: Runner, email: string, name: string | null, now: Date): Promise<boolean> => {
    const row = { email, name, createdAt: now };
    return (
      (await runner.insert(newsletterSignup).values(row).onConflictDoNothing().returning({ email: newsletterSignup.email })).length > 0
    );
  },
});
export type PublicContentRepository = ReturnType<typeof publicContentRepository>;
