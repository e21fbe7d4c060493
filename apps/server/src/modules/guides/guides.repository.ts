import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database, Runner } from '#db/client.ts';
import { type OwnSearch, searchOwn } from '#db/search.ts';
import { flashcard } from '#db/schema/flashcards.ts';
import { guide } from '#db/schema/guides.ts';

export type GuideRow = typeof guide.$inferSelect;
export type NewGuide = typeof guide.$inferInsert;

type ChildRef = { readonly familyId: string; readonly childId: string };
/** What a guide is about. */
export type About = { readonly subject: SubjectId; readonly topic: string; readonly topicId: string };

/** What the lists show: everything but the guide itself, which is large. */
const summaryColumns = {
  id: guide.id,
  title: guide.title,
  subject: guide.subject,
  topic: guide.topic,
  keyStage: guide.keyStage,
  coverage: guide.coverage,
  origin: guide.origin,
  sourceFileIds: guide.sourceFileIds,
  readAt: guide.readAt,
  createdAt: guide.createdAt,
  updatedAt: guide.updatedAt,
} as const;
/** Of the few guides of a page. */
const flashcardCount = sql<number>`(select count(*)::int from ${flashcard} f where f.family_id = ${guide.familyId} and f.guide_id = ${guide.id})`;

/** The newest, as many as of attempts. */
const listed = 100;

const searched = { table: guide, at: guide.createdAt, texts: [guide.title, guide.topic] } as const;

export type GuideHeading = Pick<GuideRow, 'familyId' | 'childId' | 'title' | 'subject'>;

export const guidesRepository = (db: Database) => ({
  insert: async (runner: Runner, row: NewGuide): Promise<void> => {
    await runner.insert(guide).values(row);
  },
  /** What a guide is about and whose it is, without its text. */
  findHeading: async (familyId: string, id: string): Promise<GuideHeading | undefined> =>
    (
      await db
        .select({ familyId: guide.familyId, childId: guide.childId, title: guide.title, subject: guide.subject })
        .from(guide)
        .where(and(eq(guide.familyId, familyId), eq(guide.id, id)))
    )[0],
  find: async (familyId: string, id: string): Promise<GuideRow | undefined> =>
    (
      await db
        .select()
        .from(guide)
        .where(and(eq(guide.familyId, familyId), eq(guide.id, id)))
        .limit(1)
    )[0],
  /** The newest guide on a topic that was made without a file, by the topic's id or its words. */
  onTopic: async ({ familyId, childId }: ChildRef, about: About): Promise<{ readonly id: string } | undefined> => {
    const sameWords = and(eq(guide.subject, about.subject), sql`lower(${guide.topic}) = ${about.topic.toLowerCase()}`);
    const isAbout = or(eq(guide.topicId, about.topicId), sameWords);
    const [found] = await db
      .select({ id: guide.id })
      .from(guide)
      .where(and(eq(guide.familyId, familyId), eq(guide.childId, childId), isAbout, sql`${guide.sourceFileIds} = '[]'::jsonb`))
      .orderBy(desc(guide.createdAt))
      .limit(1);
    return found;
  },
  noteOpened: async ({ familyId, id }: Pick<GuideRow, 'familyId' | 'id'>, openedAt: Date): Promise<void> => {
    await db
      .update(guide)
      .set({ openedAt })
      .where(and(eq(guide.familyId, familyId), eq(guide.id, id)));
  },
  noteRead: async (runner: Runner, { familyId, id }: Pick<GuideRow, 'familyId' | 'id'>, readAt: Date, onNewDay: boolean): Promise<void> => {
    await runner
      .update(guide)
      .set({ readAt, timesRead: onNewDay ? sql`${guide.timesRead} + 1` : guide.timesRead })
      .where(and(eq(guide.familyId, familyId), eq(guide.id, id)));
  },
  ofChild: (familyId: string, childId: string) => {
    const cards = db
      .select({ guideId: flashcard.guideId, count: sql<number>`count(*)::int`.as('count') })
      .from(flashcard)
      .where(and(eq(flashcard.familyId, familyId), eq(flashcard.childId, childId)))
      .groupBy(flashcard.guideId)
      .as('cards');
    return db
      .select({ guide: summaryColumns, flashcardCount: sql<number>`coalesce(${cards.count}, 0)` })
      .from(guide)
      .leftJoin(cards, eq(cards.guideId, guide.id))
      .where(and(eq(guide.familyId, familyId), eq(guide.childId, childId)))
      .orderBy(desc(guide.createdAt))
      .limit(listed);
  },
  search: (wish: OwnSearch) =>
    searchOwn(db, db.select({ guide: summaryColumns, id: guide.id, flashcardCount }).from(guide), searched, wish),
  countCards: async (familyId: string, guideId: string): Promise<number> => {
    const [row] = await db
      .select({ cards: sql<number>`count(*)::int` })
      .from(flashcard)
      .where(and(eq(flashcard.familyId, familyId), eq(flashcard.guideId, guideId)));
    return row?.cards ?? 0;
  },
});
export type GuidesRepository = ReturnType<typeof guidesRepository>;
