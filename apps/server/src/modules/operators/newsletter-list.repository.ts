import { and, count, desc, eq, ilike, isNotNull, or } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { newsletterSignup } from '#db/schema/content.ts';

const shown = 100;

/** Whoever has not said yes is on no list. */
const onTheList = isNotNull(newsletterSignup.confirmedAt);

const withWords = (words: string) => {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return words === '' ? onTheList : and(onTheList, or(ilike(newsletterSignup.email, pattern), ilike(newsletterSignup.name, pattern)));
};

export const newsletterListRepository = (db: Database) => {
  const counted = async (words: string): Promise<number> =>
    (await db.select({ many: count() }).from(newsletterSignup).where(withWords(words)))[0]?.many ?? 0;
  return {
    total: () => counted(''),
    found: counted,
    page: (words: string) =>
      db.select().from(newsletterSignup).where(withWords(words)).orderBy(desc(newsletterSignup.createdAt)).limit(shown),
    all: (runner: Runner) => runner.select().from(newsletterSignup).where(onTheList).orderBy(desc(newsletterSignup.createdAt)),
    remove: async (runner: Runner, email: string): Promise<boolean> =>
      (await runner.delete(newsletterSignup).where(eq(newsletterSignup.email, email)).returning({ email: newsletterSignup.email })).length >
      0,
  };
};
export type NewsletterListRepository = ReturnType<typeof newsletterListRepository>;
