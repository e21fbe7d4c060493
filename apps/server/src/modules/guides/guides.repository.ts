import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { after, pageLimit, pageOf, saysAll } from '#db/search.ts';
import { flashcard } from '#db/schema/flashcards.ts';
import { guide } from '#db/schema/guides.ts';

export type GuideRow = typeof guide.$inferSelect;
export type NewGuide = typeof guide.$inferInsert;

const flashcardCount = sql<number>`(select count(*)::int from ${flashcard} f where f.family_id = ${guide.familyId} and f.guide_id = ${guide.id})`;

export const guidesRepository = (db: Database) => ({
  insert: async (runner: Runner, row: NewGuide): Promise<void> => {
    await runner.insert(guide).values(row);
  },
  find: async (familyId: string, id: string): Promise<GuideRow | undefined> =>
    (
      await db
        .select()
        .from(guide)
        .where(and(eq(guide.familyId, familyId), eq(guide.id, id)))
        .limit(1)
    )[0],
  ofChild: (familyId: string, childId: string) =>
    db
      .select({ guide, flashcardCount })
      .from(guide)
      .where(and(eq(guide.familyId, familyId), eq(guide.childId, childId)))
      .orderBy(desc(guide.createdAt)),
  /** The newest first: rows that say every word. */
  search: async (
    { familyId, childId }: { readonly familyId: string; readonly childId: string },
    words: readonly string[],
    before: string | undefined,
  ) => {
    const said = saysAll(words, { texts: [guide.title, guide.topic], subject: guide.subject });
    const own = and(eq(guide.familyId, familyId), eq(guide.childId, childId), said);
    const from = after({ at: guide.createdAt, id: guide.id, family: guide.familyId }, familyId, before);
    return pageOf(
      await db
        .select({ guide, id: guide.id, flashcardCount })
        .from(guide)
        .where(and(own, from))
        .orderBy(desc(guide.createdAt), desc(guide.id))
        .limit(pageLimit),
      await db.select({ total: count() }).from(guide).where(own),
    );
  },
  countCards: async (familyId: string, guideId: string): Promise<number> => {
    const [row] = await db
      .select({ cards: sql<number>`count(*)::int` })
      .from(flashcard)
      .where(and(eq(flashcard.familyId, familyId), eq(flashcard.guideId, guideId)));
    return row?.cards ?? 0;
  },
});
export type GuidesRepository = ReturnType<typeof guidesRepository>;
