import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import { answerEvidence } from '#db/schema/adaptive.ts';
import { child } from '#db/schema/families.ts';
import { activeMinute } from '#db/schema/progress.ts';
import type { ChildRef } from './adaptive.repository.ts';

/** More than a pupil answers in four months. */
const listed = 5000;

export const insightRepository = (db: Database) => ({
  /** Every answer since an instant that says something about a topic, the oldest first. */
  answersSince: ({ familyId, childId }: ChildRef, since: Date) =>
    db
      .select()
      .from(answerEvidence)
      .where(and(eq(answerEvidence.familyId, familyId), eq(answerEvidence.childId, childId), gte(answerEvidence.at, since)))
      .orderBy(asc(answerEvidence.at), asc(answerEvidence.assessmentId), asc(answerEvidence.position))
      .limit(listed),

  firstNameOf: async ({ familyId, childId }: ChildRef): Promise<string> => {
    const mine = and(eq(child.familyId, familyId), eq(child.id, childId));
    return (await db.select({ firstName: child.firstName }).from(child).where(mine).limit(1))[0]?.firstName ?? '';
  },

  /** Minutes at work on each London day since a date; days without any are left out. */
  minutesSince: ({ familyId, childId }: ChildRef, since: CalendarDate) =>
    db
      .select({ day: activeMinute.day, minutes: sql<number>`count(*)::int` })
      .from(activeMinute)
      .where(and(eq(activeMinute.familyId, familyId), eq(activeMinute.childId, childId), gte(activeMinute.day, since)))
      .groupBy(activeMinute.day),
});
export type InsightRepository = ReturnType<typeof insightRepository>;
