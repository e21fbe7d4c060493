import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database } from '#db/client.ts';
import { dailyPlan } from '#db/schema/adaptive.ts';
import { assessment } from '#db/schema/assessments.ts';
import { flashcardReview } from '#db/schema/flashcards.ts';
import { guide } from '#db/schema/guides.ts';
import { activity } from '#db/schema/progress.ts';

export type ChildRef = { readonly familyId: string; readonly childId: string };
export type Finished = { readonly type: string; readonly subject: SubjectId; readonly topic: string };
export type Begun = { readonly id: string; readonly subject: SubjectId; readonly topic: string };

const planOf = ({ familyId, childId }: ChildRef, day: CalendarDate) =>
  and(eq(dailyPlan.familyId, familyId), eq(dailyPlan.childId, childId), eq(dailyPlan.day, day));

export const todayRepository = (db: Database) => {
  const plan = async (whose: ChildRef, day: CalendarDate): Promise<unknown> =>
    (await db.select({ steps: dailyPlan.steps }).from(dailyPlan).where(planOf(whose, day)))[0]?.steps;

  return {
    plan,
    /** Two pages at once make one plan: the first one's. */
    keepPlan: async ({ familyId, childId }: ChildRef, day: CalendarDate, steps: readonly object[], madeAt: Date): Promise<unknown> => {
      await db.insert(dailyPlan).values({ familyId, childId, day, steps, madeAt }).onConflictDoNothing();
      return plan({ familyId, childId }, day);
    },

    /** The plans of the days since one, as they are kept. */
    plansSince: async ({ familyId, childId }: ChildRef, from: CalendarDate): Promise<unknown[]> => {
      const mine = and(eq(dailyPlan.familyId, familyId), eq(dailyPlan.childId, childId), gte(dailyPlan.day, from));
      return (await db.select({ steps: dailyPlan.steps }).from(dailyPlan).where(mine)).map(({ steps }) => steps);
    },

    /** What guides that were read to their end are about. */
    guidesRead: ({ familyId, childId }: ChildRef) =>
      db
        .selectDistinct({ subject: guide.subject, topic: guide.topic })
        .from(guide)
        .where(and(eq(guide.familyId, familyId), eq(guide.childId, childId), isNotNull(guide.readAt))),

    /** What was finished on a London day: the evidence of every tick. */
    finishedOn: ({ familyId, childId }: ChildRef, day: CalendarDate): Promise<Finished[]> =>
      db
        .select({ type: activity.type, subject: activity.subject, topic: activity.topic })
        .from(activity)
        .where(
          and(
            eq(activity.familyId, familyId),
            eq(activity.childId, childId),
            eq(activity.day, day),
            eq(activity.status, 'completed'),
            eq(activity.isWork, true),
          ),
        ),

    /** Attempts made since an instant that are not handed in, the newest last. */
    begunSince: ({ familyId, childId }: ChildRef, since: Date): Promise<Begun[]> =>
      db
        .select({ id: assessment.id, subject: assessment.subject, topic: assessment.topic })
        .from(assessment)
        .where(
          and(
            eq(assessment.familyId, familyId),
            eq(assessment.childId, childId),
            eq(assessment.isCompleted, false),
            gte(assessment.createdAt, since),
          ),
        )
        .orderBy(asc(assessment.createdAt)),

    cardsAnsweredSince: async ({ familyId, childId }: ChildRef, since: Date): Promise<number> => {
      const [row] = await db
        .select({ answered: sql<number>`count(*)::int` })
        .from(flashcardReview)
        .where(and(eq(flashcardReview.familyId, familyId), eq(flashcardReview.childId, childId), gte(flashcardReview.reviewedAt, since)));
      return row?.answered ?? 0;
    },
  };
};
export type TodayRepository = ReturnType<typeof todayRepository>;
