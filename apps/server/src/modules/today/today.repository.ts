import { and, asc, desc, eq, exists, gte, notExists, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database } from '#db/client.ts';
import { dailyPlan } from '#db/schema/adaptive.ts';
import { assessment } from '#db/schema/assessments.ts';
import { assignment } from '#db/schema/assignments.ts';
import { flashcardReview } from '#db/schema/flashcards.ts';
import { activity } from '#db/schema/progress.ts';

export type ChildRef = { readonly familyId: string; readonly childId: string };
export type Finished = { readonly type: string; readonly subject: SubjectId; readonly topic: string };
export type Begun = { readonly id: string; readonly subject: SubjectId; readonly topic: string };

const planOf = ({ familyId, childId }: ChildRef, day: CalendarDate) =>
  and(eq(dailyPlan.familyId, familyId), eq(dailyPlan.childId, childId), eq(dailyPlan.day, day));

/** More than these nobody goes on with. */
const mostBegun = 5;

/** Plans are looked back at for some days; older ones are read by nobody. What was done stands in the activity. */
const daysKept = 60;

export const todayRepository = (db: Database) => {
  /** An attempt that was put away has no line in the list of what was done. */
  const isUnderWay = and(
    eq(assessment.isCompleted, false),
    exists(
      db
        .select({ id: activity.id })
        .from(activity)
        .where(
          and(
            eq(activity.familyId, assessment.familyId),
            eq(activity.id, sql`'assessment-' || ${assessment.id}::text`),
            eq(activity.status, 'in-progress'),
          ),
        ),
    ),
  );
  const plan = async (whose: ChildRef, day: CalendarDate): Promise<unknown> =>
    (await db.select({ steps: dailyPlan.steps }).from(dailyPlan).where(planOf(whose, day)))[0]?.steps;

  return {
    plan,
    /** Two pages at once make one plan: the first one's. */
    keepPlan: async ({ familyId, childId }: ChildRef, day: CalendarDate, steps: readonly object[], madeAt: Date): Promise<unknown> => {
      await db.insert(dailyPlan).values({ familyId, childId, day, steps, madeAt }).onConflictDoNothing();
      const mine = and(eq(dailyPlan.familyId, familyId), eq(dailyPlan.childId, childId));
      await db.delete(dailyPlan).where(and(mine, sql`${dailyPlan.day} < ${day}::date - ${daysKept}::int`));
      return plan({ familyId, childId }, day);
    },

    /** The plans of the days since one, as they are kept. */
    plansSince: async ({ familyId, childId }: ChildRef, from: CalendarDate): Promise<unknown[]> => {
      const mine = and(eq(dailyPlan.familyId, familyId), eq(dailyPlan.childId, childId), gte(dailyPlan.day, from));
      return (await db.select({ steps: dailyPlan.steps }).from(dailyPlan).where(mine)).map(({ steps }) => steps);
    },

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

    /** The newest attempts that are under way and that nobody set: set work has a place of its own. */
    underWay: ({ familyId, childId }: ChildRef) =>
      db
        .select({ id: assessment.id, title: assessment.title, subject: assessment.subject })
        .from(assessment)
        .where(
          and(
            eq(assessment.familyId, familyId),
            eq(assessment.childId, childId),
            isUnderWay,
            notExists(
              db
                .select({ id: assignment.id })
                .from(assignment)
                .where(and(eq(assignment.familyId, assessment.familyId), eq(assignment.linkedId, assessment.id))),
            ),
          ),
        )
        .orderBy(desc(assessment.createdAt), desc(assessment.id))
        .limit(mostBegun),

    /** Attempts made since an instant that are under way, the newest last. */
    begunSince: ({ familyId, childId }: ChildRef, since: Date): Promise<Begun[]> =>
      db
        .select({ id: assessment.id, subject: assessment.subject, topic: assessment.topic })
        .from(assessment)
        .where(and(eq(assessment.familyId, familyId), eq(assessment.childId, childId), isUnderWay, gte(assessment.createdAt, since)))
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
