import { and, between, count, desc, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database, Runner } from '#db/client.ts';
import { schoolFile } from '#db/schema/files.ts';
import { activeMinute, activity, award, type ActivityType, pupilTotals } from '#db/schema/progress.ts';

export type ActivityEntry = {
  readonly familyId: string;
  readonly childId: string;
  /** `assessment-<id>`, `file-<id>`: the same thing never stands here twice. */
  readonly id: string;
  readonly type: ActivityType;
  readonly status: 'completed' | 'in-progress' | 'failed';
  readonly subject: SubjectId;
  readonly topic: string;
  readonly title: string;
  readonly description?: string;
  readonly difficulty?: string | null;
  /** Percent. */
  readonly score?: number | null;
  /** Left out where it was; false for what counts for no streak, goal, medal or tick. */
  readonly isWork?: boolean;
  readonly metadata?: Readonly<Record<string, unknown>>;
};

/** Of a pupil: all points that they ever had, and the highest level that they reached with them. */
export type PointsReached = { readonly lifetimePoints: number; readonly levelFloor: number };

export type AwardEntry = {
  readonly familyId: string;
  readonly childId: string;
  readonly reason: string;
  readonly points: number;
  readonly day: CalendarDate;
  readonly awardedAt: Date;
};

export type ChildRef = { readonly familyId: string; readonly childId: string };

const listed = 50;
const finished = sql`${activity.status} = 'completed'`;
const worked = sql`${finished} and ${activity.isWork}`;
/** Something uploaded, read or learnt with cards; a paper that was only printed is none. */
const isLesson = sql`${worked} and ${activity.type} in ('file-upload', 'revision', 'lesson')`;
const isAssessment = sql`${finished} and ${activity.type} = 'assessment'`;
const isWorkedAssessment = sql`${isAssessment} and ${activity.isWork}`;
const whole = (expression: ReturnType<typeof sql>) => sql<number>`(${expression})::int`;

export const progressRepository = (db: Database) => ({
  /** Notes what a pupil did; the same thing again moves its row on (started, then completed). */
  putActivity: async (runner: Runner, entry: ActivityEntry, day: CalendarDate, now: Date): Promise<void> => {
    const row = { description: '', difficulty: null, score: null, isWork: true, metadata: {}, ...entry, day, happenedAt: now };
    const { familyId: _family, id: _id, childId: _child, ...changes } = row;
    await runner
      .insert(activity)
      .values(row)
      .onConflictDoUpdate({ target: [activity.familyId, activity.id], set: changes });
  },

  removeActivity: async (runner: Runner, familyId: string, id: string): Promise<void> => {
    await runner.delete(activity).where(and(eq(activity.familyId, familyId), eq(activity.id, id)));
  },

  /** From here on this pupil's work is noted one thing after another: two that finish at once see each other. */
  oneAtATime: async (runner: Runner, { familyId, childId }: ChildRef): Promise<void> => {
    await runner
      .insert(pupilTotals)
      .values({ familyId, childId })
      .onConflictDoUpdate({
        target: [pupilTotals.familyId, pupilTotals.childId],
        set: { levelFloor: sql`${pupilTotals.levelFloor}` },
      });
  },

  /** Gives points for a reason, once. Answers where the pupil stands when they were given, undefined when they had been before. */
  giveAward: async (runner: Runner, entry: AwardEntry): Promise<PointsReached | undefined> => {
    const given = await runner.insert(award).values(entry).onConflictDoNothing().returning({ points: award.points });
    if (given.length === 0) return undefined;
    const { familyId, childId, points } = entry;
    const [totals] = await runner
      .insert(pupilTotals)
      .values({ familyId, childId, lifetimePoints: points, walletPoints: points })
      .onConflictDoUpdate({
        target: [pupilTotals.familyId, pupilTotals.childId],
        set: { lifetimePoints: sql`${pupilTotals.lifetimePoints} + ${points}`, walletPoints: sql`${pupilTotals.walletPoints} + ${points}` },
      })
      .returning({ lifetimePoints: pupilTotals.lifetimePoints, levelFloor: pupilTotals.levelFloor });
    return totals;
  },

  /** The highest level reached never falls (docs/product/rewards.md#levels). */
  raiseLevelFloor: async (runner: Runner, familyId: string, childId: string, level: number): Promise<void> => {
    await runner
      .update(pupilTotals)
      .set({ levelFloor: sql`greatest(${pupilTotals.levelFloor}, ${level})` })
      .where(and(eq(pupilTotals.familyId, familyId), eq(pupilTotals.childId, childId)));
  },

  totals: async (familyId: string, childId: string, runner: Runner = db) => {
    const [row] = await runner
      .select({ lifetimePoints: pupilTotals.lifetimePoints, walletPoints: pupilTotals.walletPoints, levelFloor: pupilTotals.levelFloor })
      .from(pupilTotals)
      .where(and(eq(pupilTotals.familyId, familyId), eq(pupilTotals.childId, childId)));
    return row ?? { lifetimePoints: 0, walletPoints: 0, levelFloor: 1 };
  },

  /** Counts over everything and over today, and the average of what was scored. */
  counts: async (familyId: string, childId: string, today: CalendarDate, runner: Runner = db) => {
    const onToday = sql`${activity.day} = ${today}`;
    const [row] = await runner
      .select({
        lessons: whole(sql`count(*) filter (where ${isLesson})`),
        lessonsToday: whole(sql`count(*) filter (where ${isLesson} and ${onToday})`),
        assessments: whole(sql`count(*) filter (where ${isAssessment})`),
        workedAssessments: whole(sql`count(*) filter (where ${isWorkedAssessment})`),
        assessmentsToday: whole(sql`count(*) filter (where ${isWorkedAssessment} and ${onToday})`),
        averageScore: sql<number | null>`round(avg(${activity.score}) filter (where ${isAssessment}))::int`,
      })
      .from(activity)
      .where(and(eq(activity.familyId, familyId), eq(activity.childId, childId)));
    return row ?? { lessons: 0, lessonsToday: 0, assessments: 0, workedAssessments: 0, assessmentsToday: 0, averageScore: null };
  },

  pointsOn: async (familyId: string, childId: string, day: CalendarDate): Promise<number> => {
    const [row] = await db
      .select({ points: whole(sql`coalesce(sum(${award.points}), 0)`) })
      .from(award)
      .where(and(eq(award.familyId, familyId), eq(award.childId, childId), eq(award.day, day)));
    return row?.points ?? 0;
  },

  /** What was finished from one London day to another, both counted, and the average percent of what was scored. */
  finishedBetween: async ({ familyId, childId }: ChildRef, from: CalendarDate, to: CalendarDate) => {
    const [row] = await db
      .select({
        things: whole(sql`count(*)`),
        days: whole(sql`count(distinct ${activity.day})`),
        quizzes: whole(sql`count(*) filter (where ${isAssessment})`),
        averageScore: sql<number | null>`round(avg(${activity.score}) filter (where ${isAssessment}))::int`,
      })
      .from(activity)
      .where(and(eq(activity.familyId, familyId), eq(activity.childId, childId), worked, between(activity.day, from, to)));
    return row ?? { things: 0, days: 0, quizzes: 0, averageScore: null };
  },

  /** The London days on which something was finished. */
  workedDays: async (familyId: string, childId: string, runner: Runner = db): Promise<readonly string[]> => {
    const days = runner
      .selectDistinct({ day: activity.day })
      .from(activity)
      .where(and(eq(activity.familyId, familyId), eq(activity.childId, childId), worked))
      .as('days');
    const [row] = await runner.select({ days: sql<string | null>`string_agg(${days.day}::text, ' ')` }).from(days);
    return row?.days?.split(' ') ?? [];
  },

  /**
   * Of several pupils at once, by the same rules: assessments finished, their average, when something was last finished, and the worked
   * days in order, each once. The index has their work by pupil and day, so that nothing is sorted and no row of it is opened but the
   * last; a child's id is its own over all families.
   */
  figuresOf: (childIds: readonly string[]) => {
    const work = db
      .select({
        childId: activity.childId,
        assessments: whole(sql`count(*) filter (where ${isAssessment})`).as('assessments'),
        averageScore: sql<number | null>`round(avg(${activity.score}) filter (where ${isAssessment}))::int`.as('average_score'),
        workedDays: sql<string>`array_to_string(array_agg(distinct ${activity.day}) filter (where ${activity.isWork}), ' ')`.as(
          'worked_days',
        ),
      })
      .from(activity)
      .where(and(sql`${activity.childId} = any(${sql.param(childIds)}::uuid[])`, finished))
      .groupBy(activity.childId)
      .as('work');
    const last = db
      .select({ at: activity.happenedAt })
      .from(activity)
      .where(and(eq(activity.childId, work.childId), finished))
      .orderBy(desc(activity.happenedAt))
      .limit(1)
      .as('last');
    return db
      .select({
        childId: work.childId,
        assessments: work.assessments,
        averageScore: work.averageScore,
        workedDays: sql`${work.workedDays}`.mapWith((days: string) => (days === '' ? [] : days.split(' ')) as CalendarDate[]),
        lastActiveAt: last.at,
      })
      .from(work)
      .leftJoinLateral(last, sql`true`);
  },

  recent: (familyId: string, childId: string) => {
    // Limited before it is joined: otherwise years of work meet their points and files for the sake of the newest few.
    const newest = db
      .select()
      .from(activity)
      .where(and(eq(activity.familyId, familyId), eq(activity.childId, childId)))
      .orderBy(desc(activity.happenedAt))
      .limit(listed)
      .as('newest');
    const isUpload = eq(newest.type, 'file-upload');
    return db
      .select({
        activity: newest._.selectedFields,
        points: award.points,
        upload: { state: schoolFile.state, customSubject: schoolFile.customSubject },
      })
      .from(newest)
      .leftJoin(award, and(eq(award.familyId, familyId), eq(award.childId, childId), eq(award.reason, newest.id)))
      .leftJoin(schoolFile, and(eq(schoolFile.familyId, familyId), eq(schoolFile.id, sql`(${newest.metadata}->>'fileId')::uuid`), isUpload))
      .orderBy(desc(newest.happenedAt));
  },

  bySubject: (familyId: string, childId: string, today: CalendarDate) => {
    const onToday = sql`${activity.day} = ${today}`;
    return db
      .select({
        subject: activity.subject,
        todayCount: whole(sql`count(*) filter (where ${onToday})`),
        totalCount: whole(sql`count(*)`),
        todayAvgScore: sql<number | null>`round(avg(${activity.score}) filter (where ${isAssessment} and ${onToday}))::int`,
        averageScore: sql<number | null>`round(avg(${activity.score}) filter (where ${isAssessment}))::int`,
      })
      .from(activity)
      .where(and(eq(activity.familyId, familyId), eq(activity.childId, childId), finished))
      .groupBy(activity.subject)
      .orderBy(desc(sql`count(*)`));
  },

  noteMinute: async (familyId: string, childId: string, day: CalendarDate, minute: number): Promise<void> => {
    await db.insert(activeMinute).values({ familyId, childId, day, minute }).onConflictDoNothing();
  },

  minutesOn: async (familyId: string, childId: string, day: CalendarDate): Promise<number> => {
    const [row] = await db
      .select({ minutes: count() })
      .from(activeMinute)
      .where(and(eq(activeMinute.familyId, familyId), eq(activeMinute.childId, childId), eq(activeMinute.day, day)));
    return row?.minutes ?? 0;
  },
});
export type ProgressRepository = ReturnType<typeof progressRepository>;
