import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database, Runner } from '#db/client.ts';
import { flashcard, flashcardReview } from '#db/schema/flashcards.ts';
import { guide } from '#db/schema/guides.ts';

export type CardRow = typeof flashcard.$inferSelect;
export type NewCard = typeof flashcard.$inferInsert;
export type NewReview = typeof flashcardReview.$inferInsert;

/** More than the load of a day. */
const mostWaiting = 200;

export const flashcardsRepository = (db: Database) => ({
  insert: async (runner: Runner, rows: readonly NewCard[]): Promise<void> => {
    if (rows.length > 0) await runner.insert(flashcard).values([...rows]);
  },
  find: async (familyId: string, id: string): Promise<CardRow | undefined> =>
    (
      await db
        .select()
        .from(flashcard)
        .where(and(eq(flashcard.familyId, familyId), eq(flashcard.id, id)))
        .limit(1)
    )[0],
  ofGuide: (familyId: string, guideId: string, runner: Runner = db) =>
    runner
      .select()
      .from(flashcard)
      .where(and(eq(flashcard.familyId, familyId), eq(flashcard.guideId, guideId)))
      .orderBy(asc(flashcard.position)),
  /** What the guides of some cards are about. */
  subjectsOf: async (familyId: string, guideIds: readonly string[]): Promise<ReadonlyMap<string, SubjectId>> => {
    const rows = await db
      .select({ id: guide.id, subject: guide.subject })
      .from(guide)
      .where(and(eq(guide.familyId, familyId), inArray(guide.id, [...new Set(guideIds)])));
    return new Map(rows.map(({ id, subject }) => [id, subject]));
  },
  /** One at a time for a guide: a second click waits, and finds the cards of the first. */
  lockGuide: async (runner: Runner, guideId: string): Promise<void> => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${guideId}, 0))`);
  },
  /**
   * What a day may ask for: of the cards that wait until a moment those that were seen and those that never were, each apart, so that a
   * pile of new ones hides nothing; and those that were answered since the day began, which count towards its load.
   */
  forDay: async ({ familyId, childId }: Pick<CardRow, 'familyId' | 'childId'>, since: Date, until: Date): Promise<readonly CardRow[]> => {
    const own = and(eq(flashcard.familyId, familyId), eq(flashcard.childId, childId));
    const waiting = (which: SQL) =>
      db
        .select()
        .from(flashcard)
        .where(and(own, lte(flashcard.due, until), which))
        .orderBy(asc(flashcard.due))
        .limit(mostWaiting);
    const ofToday = db
      .select({ id: flashcardReview.flashcardId })
      .from(flashcardReview)
      .where(and(eq(flashcardReview.familyId, familyId), eq(flashcardReview.childId, childId), gte(flashcardReview.reviewedAt, since)));
    const [seen, fresh, answered] = await Promise.all([
      waiting(gt(flashcard.reviews, 0)),
      waiting(eq(flashcard.reviews, 0)),
      db
        .select()
        .from(flashcard)
        .where(and(own, inArray(flashcard.id, ofToday))),
    ]);
    return [...new Map([...seen, ...fresh, ...answered].map((card) => [card.id, card])).values()];
  },
  /** Notes an answer, once for its id. Answers false when it was noted before. */
  noteReview: async (runner: Runner, review: NewReview): Promise<boolean> =>
    (await runner.insert(flashcardReview).values(review).onConflictDoNothing().returning({ id: flashcardReview.id })).length > 0,
  reschedule: async (runner: Runner, card: Allowed<CardRow, 'write'>, schedule: object, due: Date): Promise<void> => {
    await runner
      .update(flashcard)
      .set({ schedule, due, reviews: sql`${flashcard.reviews} + 1` })
      .where(and(eq(flashcard.familyId, card.familyId), eq(flashcard.id, card.id)));
  },
  reviewsSince: async (runner: Runner, familyId: string, childId: string, since: Date): Promise<number> => {
    const [row] = await runner
      .select({ reviews: sql<number>`count(*)::int` })
      .from(flashcardReview)
      .where(
        and(eq(flashcardReview.familyId, familyId), eq(flashcardReview.childId, childId), sql`${flashcardReview.reviewedAt} >= ${since}`),
      );
    return row?.reviews ?? 0;
  },
});
export type FlashcardsRepository = ReturnType<typeof flashcardsRepository>;
