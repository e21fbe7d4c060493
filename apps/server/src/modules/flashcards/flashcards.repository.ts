import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database, Runner } from '#db/client.ts';
import { cardDeck, flashcard, flashcardReview } from '#db/schema/flashcards.ts';
import { guide } from '#db/schema/guides.ts';

export type CardRow = typeof flashcard.$inferSelect;
export type DeckRow = typeof cardDeck.$inferSelect;
export type NewCard = typeof flashcard.$inferInsert;
export type NewReview = typeof flashcardReview.$inferInsert;

type ChildRef = Pick<CardRow, 'familyId' | 'childId'>;
/** What a deck is made of. */
export type DeckSource =
  | { readonly topicId: string; readonly assessmentId: null }
  | { readonly topicId: null; readonly assessmentId: string };

/** Nobody looks through more. */
const mostDecks = 200;

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
  /** A deck, once for what it is of: undefined where it is there. */
  insertDeck: async (runner: Runner, row: DeckRow): Promise<DeckRow | undefined> =>
    (await runner.insert(cardDeck).values(row).onConflictDoNothing().returning())[0],
  findDeck: async (familyId: string, id: string): Promise<DeckRow | undefined> =>
    (
      await db
        .select()
        .from(cardDeck)
        .where(and(eq(cardDeck.familyId, familyId), eq(cardDeck.id, id)))
        .limit(1)
    )[0],
  deckOf: async ({ familyId, childId }: ChildRef, source: DeckSource): Promise<DeckRow | undefined> =>
    (
      await db
        .select()
        .from(cardDeck)
        .where(
          and(
            eq(cardDeck.familyId, familyId),
            eq(cardDeck.childId, childId),
            source.topicId === null ? eq(cardDeck.assessmentId, source.assessmentId) : eq(cardDeck.topicId, source.topicId),
          ),
        )
        .limit(1)
    )[0],
  decksOf: ({ familyId, childId }: ChildRef): Promise<(DeckRow & { readonly cards: number })[]> =>
    db
      .select({
        ...getTableColumns(cardDeck),
        cards: sql<number>`(select count(*)::int from ${flashcard} f where f.family_id = ${familyId} and f.guide_id = "card_deck"."id")`,
      })
      .from(cardDeck)
      .where(and(eq(cardDeck.familyId, familyId), eq(cardDeck.childId, childId)))
      .orderBy(desc(cardDeck.createdAt), desc(cardDeck.id))
      .limit(mostDecks),
  /** What the guides and decks of some cards are about. */
  subjectsOf: async (familyId: string, guideIds: readonly string[]): Promise<ReadonlyMap<string, SubjectId>> => {
    const ids = [...new Set(guideIds)];
    const rows = await Promise.all([
      db
        .select({ id: guide.id, subject: guide.subject })
        .from(guide)
        .where(and(eq(guide.familyId, familyId), inArray(guide.id, ids))),
      db
        .select({ id: cardDeck.id, subject: cardDeck.subject })
        .from(cardDeck)
        .where(and(eq(cardDeck.familyId, familyId), inArray(cardDeck.id, ids))),
    ]);
    return new Map(rows.flat().map(({ id, subject }) => [id, subject]));
  },
  /** One at a time for a guide: a second click waits, and finds the cards of the first. */
  lockGuide: async (runner: Runner, guideId: string): Promise<void> => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${guideId}, 0))`);
  },
  /**
   * What a day may ask for: of the cards that wait until a moment those that were seen and those that never were, each apart, so that a
   * pile of new ones hides nothing; and those that were answered since the day began, which count towards its load.
   */
  forDay: async ({ familyId, childId }: ChildRef, since: Date, until: Date): Promise<readonly CardRow[]> => {
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
