import { and, arrayContains, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { announcement, faqItem, newsletterSignup } from '#db/schema/content.ts';

const dayMs = 86_400_000;
const askedKeptMs = 30 * dayMs;

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
  /** Addresses that nobody said yes for in thirty days. */
  forgetUnanswered: async (now: Date): Promise<void> => {
    const old = lt(newsletterSignup.createdAt, new Date(now.getTime() - askedKeptMs));
    await db.delete(newsletterSignup).where(and(isNull(newsletterSignup.confirmedAt), old));
  },
  /**
   * An address that asks to be put on the list; it is on it once whoever reads it says yes. Asking twice within a day is asking once:
   * false the second time, and for an address that is on the list.
   */
  askForNewsletter: async (runner: Runner, email: string, name: string | null, now: Date): Promise<boolean> => {
    const unanswered = isNull(newsletterSignup.confirmedAt);
    const asked = await runner
      .insert(newsletterSignup)
      .values({ email, name, createdAt: now })
      .onConflictDoUpdate({
        target: newsletterSignup.email,
        set: { createdAt: now },
        setWhere: sql`${unanswered} and ${lt(newsletterSignup.createdAt, new Date(now.getTime() - dayMs))}`,
      })
      .returning({ email: newsletterSignup.email });
    return asked.length > 0;
  },
});
export type PublicContentRepository = ReturnType<typeof publicContentRepository>;
