import { and, eq, lt, ne } from 'drizzle-orm';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import type { Database, Runner } from '#db/client.ts';
import { possibleSign } from '#db/schema/safeguarding.ts';

type Sign = typeof possibleSign.$inferInsert;

export const possibleSignsRepository = (db: Database) => ({
  /** Keeps a sign, and answers what other ones of the child there are since a moment. */
  keep: async (runner: Runner, sign: Sign, since: Date): Promise<readonly ConcernCategory[]> => {
    const ofChild = eq(possibleSign.childId, sign.childId);
    await runner.delete(possibleSign).where(and(ofChild, lt(possibleSign.at, since)));
    await runner.insert(possibleSign).values(sign).onConflictDoNothing();
    const others = await runner
      .select({ category: possibleSign.category })
      .from(possibleSign)
      .where(and(ofChild, ne(possibleSign.mark, sign.mark)));
    return others.map(({ category }) => category);
  },
  forgetChild: async (runner: Runner, childId: string): Promise<void> => {
    await runner.delete(possibleSign).where(eq(possibleSign.childId, childId));
  },
  sweep: async (before: Date): Promise<void> => {
    await db.delete(possibleSign).where(lt(possibleSign.at, before));
  },
});
export type PossibleSignsRepository = ReturnType<typeof possibleSignsRepository>;
