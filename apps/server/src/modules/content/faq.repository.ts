import { asc, eq, max } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { faqItem } from '#db/schema/content.ts';

type FaqWords = Omit<typeof faqItem.$inferSelect, 'id' | 'position'>;

export const faqRepository = (db: Database) => ({
  /** In their order, for this transaction alone. */
  lock: async (runner: Runner): Promise<readonly string[]> =>
    (await runner.select({ id: faqItem.id }).from(faqItem).orderBy(asc(faqItem.position)).for('update')).map(({ id }) => id),

  /** At the end. */
  add: async (runner: Runner, item: FaqWords & { readonly id: string }): Promise<void> => {
    const [last] = await runner.select({ position: max(faqItem.position) }).from(faqItem);
    await runner.insert(faqItem).values({ ...item, position: (last?.position ?? -1) + 1 });
  },

  change: async (runner: Runner, { id, ...words }: FaqWords & { readonly id: string }): Promise<boolean> =>
    (await runner.update(faqItem).set(words).where(eq(faqItem.id, id)).returning({ id: faqItem.id })).length > 0,

  place: async (runner: Runner, id: string, position: number): Promise<void> => {
    await runner.update(faqItem).set({ position }).where(eq(faqItem.id, id));
  },

  remove: async (runner: Runner, id: string): Promise<void> => {
    await runner.delete(faqItem).where(eq(faqItem.id, id));
  },

  questionOf: async (id: string): Promise<string | undefined> =>
    (await db.select({ question: faqItem.question }).from(faqItem).where(eq(faqItem.id, id)))[0]?.question,
});
export type FaqRepository = ReturnType<typeof faqRepository>;
