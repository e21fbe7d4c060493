import { and, between, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { asRows, builtOnce, given, givenRows } from '#db/built-once.ts';
import type { Database, Runner } from '#db/client.ts';
import { schoolFile } from '#db/schema/files.ts';
import { activity, award, type ActivityType, pupilTotals, studyDay } from '#db/schema/progress.ts';

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

/** Of a pupil: all points that they ever had, those left to spend, and the highest level that they reached with them. */
export type PointsReached = { readonly lifetimePoints: number; readonly walletPoints: number; readonly levelFloor: number };

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

const standing = {
  lifetimePoints: pupilTotals.lifetimePoints,
  walletPoints: pupilTotals.walletPoints,
  levelFloor: pupilTotals.levelFloor,
} as const;
const ofPupil = and(eq(activity.familyId, sql.placeholder('familyId')), eq(activity.childId, sql.placeholder('childId')));
const onGivenDay = sql`${activity.day} = ${given('today')}`;
const figuresOfOne = {
  lessons: whole(sql`count(*) filter (where ${isLesson})`),
  lessonsToday: whole(sql`count(*) filter (where ${isLesson} and ${onGivenDay})`),
  assessments: whole(sql`count(*) filter (where ${isAssessment})`),
  workedAssessments: whole(sql`count(*) filter (where ${isWorkedAssessment})`),
  assessmentsToday: whole(sql`count(*) filter (where ${isWorkedAssessment} and ${onGivenDay})`),
  averageScore: sql<number | null>`round(avg(${activity.score}) filter (where ${isAssessment}))::int`,
  days: sql<string | null>`string_agg(distinct ${activity.day}::text, ' ') filter (where ${worked})`,
};
const noFigures = {
  lessons: 0,
  lessonsToday: 0,
  assessments: 0,
  workedAssessments: 0,
  assessmentsToday: 0,
  averageScore: null,
  days: null,
};

/** What is asked with each thing that a pupil finishes, in the transaction of finishing it. */
const finishing = (db: Database) => {
  const pupil = { familyId: given('familyId'), childId: given('childId') };
  const { familyId: _family, id: _id, childId: _child, ...moved } = getTableColumns(activity);
  const put = db
    .insert(activity)
    .select(givenRows(activity))
    .onConflictDoUpdate({
      target: [activity.familyId, activity.id],
      set: Object.fromEntries(Object.entries(moved).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`])),
    });
  const entered = db.$with('entered').as(put.returning({ id: activity.id }));
  const finish = db
    .with(entered)
    .insert(pupilTotals)
    .values(pupil)
    .onConflictDoUpdate({
      target: [pupilTotals.familyId, pupilTotals.childId],
      set: { levelFloor: sql`${pupilTotals.levelFloor}` },
    })
    .returning(standing);
  const awarded = db.$with('award_given').as(
    db
      .insert(award)
      .values({ ...pupil, reason: given('reason'), points: given('points'), day: given('day'), awardedAt: given('awardedAt') })
      .onConflictDoNothing()
      .returning({ familyId: award.familyId, childId: award.childId, points: award.points }),
  );
  const give = db
    .with(awarded)
    .insert(pupilTotals)
    .select(sql`select family_id, child_id, points, points, 1 from award_given`)
    .onConflictDoUpdate({
      target: [pupilTotals.familyId, pupilTotals.childId],
      set: {
        lifetimePoints: sql`${pupilTotals.lifetimePoints} + excluded.lifetime_points`,
        walletPoints: sql`${pupilTotals.walletPoints} + excluded.wallet_points`,
      },
    })
    .returning(standing);
  const figures = db.select(figuresOfOne).from(activity).where(ofPupil);
  return {
    put: builtOnce(put, 'put_activity'),
    finish: builtOnce(finish, 'finish_activity'),
    give: builtOnce(give, 'give_award'),
    figures: builtOnce(figures, 'pupil_figures'),
  };
};

const activityRows = (entry: ActivityEntry, day: CalendarDate, now: Date) =>
  asRows(activity, [{ description: '', difficulty: null, score: null, isWork: true, metadata: {}, ...entry, day, happenedAt: now }]);

const finishingStatements = (db: Database) => {
  const { put, finish, give, figures } = finishing(db);
  const figuresSoFar = async (runner: Runner, { familyId, childId }: ChildRef, today: CalendarDate) => {
    const [row] = await figures(runner, { familyId, childId, today });
    const { days, ...counts } = row ?? noFigures;
    return { ...counts, workedDays: days?.split(' ') ?? [] };
  };
  return {
    /** Notes what a pupil did; the same thing again moves its row on (started, then completed). */
    putActivity: async (runner: Runner, entry: ActivityEntry, day: CalendarDate, now: Date): Promise<void> => {
      await put(runner, activityRows(entry, day, now));
    },

    /**
     * Notes what a pupil finished. From here on their work is noted one thing after another: two that finish at once see each other.
     * Answers where they stand.
     */
    finishActivity: async (runner: Runner, entry: ActivityEntry, day: CalendarDate, now: Date): Promise<PointsReached> => {
      const { familyId, childId } = entry;
      const [held] = await finish(runner, { familyId, childId, ...activityRows(entry, day, now) });
      if (held === undefined) throw new Error('a pupil has totals from their first work on');
      return held;
    },

    /** Gives points for a reason, once. Answers where the pupil stands when they were given, undefined when they had been before. */
    giveAward: async (runner: Runner, entry: AwardEntry): Promise<PointsReached | undefined> => (await give(runner, { ...entry }))[0],

    /** Counts over everything and over today, the average of what was scored, and the London days on which something was finished. */
    figuresSoFar,
    figuresOfPupil: (whose: ChildRef, today: CalendarDate) => figuresSoFar(db, whose, today),
  };
};

export const progressRepository = (db: Database) => ({
  ...finishingStatements(db),

  removeActivity: async (runner: Runner, familyId: string, id: string): Promise<void> => {
    await runner.delete(activity).where(and(eq(activity.familyId, familyId), eq(activity.id, id)));
  },

  /** The highest level reached never falls (docs/product/rewards.md#levels). */
  raiseLevelFloor: async (runner: Runner, familyId: string, childId: string, level: number): Promise<void> => {
    await runner
      .update(pupilTotals)
      .set({ levelFloor: sql`greatest(${pupilTotals.levelFloor}, ${level})` })
      .where(and(eq(pupilTotals.familyId, familyId), eq(pupilTotals.childId, childId)));
  },

  totals: async (familyId: string, childId: string): Promise<PointsReached> => {
    const [row] = await db
      .select(standing)
      .from(pupilTotals)
      .where(and(eq(pupilTotals.familyId, familyId), eq(pupilTotals.childId, childId)));
    return row ?? { lifetimePoints: 0, walletPoints: 0, levelFloor: 1 };
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

  /**
   * Of several pupils at once, by the same rules: assessments finished, when something was last finished, and the worked
   * days in order, each once. The index has their work by pupil and day, so that nothing is sorted and no row of it is opened but the
   * last; a child's id is its own over all families.
   */
  figuresOf: (childIds: readonly string[]) => {
    const work = db
      .select({
        childId: activity.childId,
        assessments: whole(sql`count(*) filter (where ${isAssessment})`).as('assessments'),
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

  /** Counts a minute of the London day, once. Answers the minutes of the day with it, undefined when it was counted before. */
  noteMinute: async (familyId: string, childId: string, day: CalendarDate, minute: number): Promise<number | undefined> => {
    const [row] = await db
      .insert(studyDay)
      .values({ familyId, childId, day, minutes: 1, firstMinute: minute, lastMinute: minute })
      .onConflictDoUpdate({
        target: [studyDay.familyId, studyDay.childId, studyDay.day],
        set: { minutes: sql`${studyDay.minutes} + 1`, lastMinute: minute },
        setWhere: lt(studyDay.lastMinute, minute),
      })
      .returning({ minutes: studyDay.minutes });
    return row?.minutes;
  },

  minutesOn: async (familyId: string, childId: string, day: CalendarDate): Promise<number> => {
    const [row] = await db
      .select({ minutes: studyDay.minutes })
      .from(studyDay)
      .where(and(eq(studyDay.familyId, familyId), eq(studyDay.childId, childId), eq(studyDay.day, day)));
    return row?.minutes ?? 0;
  },
});
export type ProgressRepository = ReturnType<typeof progressRepository>;
