import { and, desc, eq, gte, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { Answer } from '@hedgerow/domain/scoring';
import type { Database, Runner } from '#db/client.ts';
import { type OwnSearch, searchOwn } from '#db/search.ts';
import { builtOnce, given } from '#db/built-once.ts';
import { user } from '#db/schema/accounts.ts';
import { askedQuestion, assessment, essayVersion } from '#db/schema/assessments.ts';
import { essayMark } from '#db/schema/classes.ts';
import { assignment } from '#db/schema/assignments.ts';

export type AssessmentRow = typeof assessment.$inferSelect;
export type EssayVersionRow = typeof essayVersion.$inferSelect;
export type NewAssessment = typeof assessment.$inferInsert;
type ChildRef = { readonly familyId: string; readonly childId: string };

export type Outcome = {
  readonly userAnswers: readonly Answer[];
  readonly essayFeedback: Readonly<Record<string, unknown>>;
  readonly score: number | null;
  readonly correctAnswers: number | null;
  readonly timeSpentMs: number;
};

const key = ({ familyId, id }: { readonly familyId: string; readonly id: string }) =>
  and(eq(assessment.familyId, familyId), eq(assessment.id, id));

/** As many of a pupil's questions are not asked again so soon; older fingerprints are read by nobody, and go. */
const remembered = 400;

/** The newest; older ones are found through the days of the calendar. */
const listed = 100;

/** What the lists show: everything but the questions themselves, which are large. */
const summaryColumns = {
  id: assessment.id,
  mode: assessment.mode,
  title: assessment.title,
  subject: assessment.subject,
  topic: assessment.topic,
  keyStage: assessment.keyStage,
  difficulty: assessment.difficulty,
  currentQuestionIndex: assessment.currentQuestionIndex,
  totalQuestions: assessment.totalQuestions,
  hasEssays: assessment.hasEssays,
  coverage: assessment.coverage,
  origin: assessment.origin,
  score: assessment.score,
  correctAnswers: assessment.correctAnswers,
  timeSpentMs: assessment.timeSpentMs,
  isCompleted: assessment.isCompleted,
  completedAt: assessment.completedAt,
  createdAt: assessment.createdAt,
} as const;

const searched = { table: assessment, at: assessment.createdAt, texts: [assessment.title, assessment.topic] } as const;

/** A child's writing tasks that were begun on or after an instant. */
const isShortWriting = ({ familyId, childId }: ChildRef, since: Date) =>
  and(
    eq(assessment.familyId, familyId),
    eq(assessment.childId, childId),
    gte(assessment.createdAt, since),
    eq(assessment.hasEssays, true),
    sql`${assessment.questions} @> '[{"markScheme":{"writing":{}}}]'::jsonb`,
  );

export const assessmentsRepository = (db: Database) => {
  const byKey = db
    .select()
    .from(assessment)
    .where(and(eq(assessment.familyId, sql.placeholder('familyId')), eq(assessment.id, sql.placeholder('id'))))
    .limit(1)
    .prepare('assessment_by_key');
  const complete = builtOnce(
    db
      .update(assessment)
      .set({
        userAnswers: given('userAnswers'),
        essayFeedback: given('essayFeedback'),
        score: given('score'),
        correctAnswers: given('correctAnswers'),
        timeSpentMs: given('timeSpentMs'),
        isCompleted: true,
        completedAt: given('now'),
        currentQuestionIndex: sql`${assessment.totalQuestions}`,
      })
      .where(
        and(
          eq(assessment.familyId, sql.placeholder('familyId')),
          eq(assessment.id, sql.placeholder('id')),
          eq(assessment.isCompleted, false),
        ),
      )
      .returning({ id: assessment.id }),
    'complete_assessment',
  );

  return {
    insert: async (runner: Runner, row: NewAssessment): Promise<void> => {
      await runner.insert(assessment).values(row);
    },
    find: async (familyId: string, id: string): Promise<AssessmentRow | undefined> => (await byKey.execute({ familyId, id }))[0],
    /** What a teacher gave for the essays of an attempt. */
    teacherMarks: ({ familyId, id }: Pick<AssessmentRow, 'familyId' | 'id'>) =>
      db
        .select({ mark: essayMark, firstName: user.firstName, lastName: user.lastName })
        .from(essayMark)
        .leftJoin(user, eq(user.id, essayMark.markedBy))
        .where(and(eq(essayMark.familyId, familyId), eq(essayMark.assessmentId, id))),
    /** Essays that were written again, the oldest first. */
    essayVersions: ({ familyId, id }: Pick<AssessmentRow, 'familyId' | 'id'>): Promise<EssayVersionRow[]> =>
      db
        .select()
        .from(essayVersion)
        .where(and(eq(essayVersion.familyId, familyId), eq(essayVersion.assessmentId, id)))
        .orderBy(essayVersion.questionId, essayVersion.number),
    /** False when a version of this number came first, from another window. */
    addEssayVersion: async (
      attempt: Allowed<AssessmentRow, 'write'>,
      version: Omit<EssayVersionRow, 'familyId' | 'childId' | 'assessmentId'>,
    ) => {
      const { familyId, childId, id: assessmentId } = attempt;
      const added = await db
        .insert(essayVersion)
        .values({ familyId, childId, assessmentId, ...version })
        .onConflictDoNothing()
        .returning({ number: essayVersion.number });
      return added.length > 0;
    },
    ofChild: ({ familyId, childId }: ChildRef) =>
      db
        .select(summaryColumns)
        .from(assessment)
        .where(and(eq(assessment.familyId, familyId), eq(assessment.childId, childId)))
        .orderBy(desc(assessment.createdAt))
        .limit(listed),
    search: (wish: OwnSearch) => searchOwn(db, db.select(summaryColumns).from(assessment), searched, wish),

    /** Answers so far. Nothing happens once it was handed in. */
    saveProgress: async (
      attempt: Allowed<AssessmentRow, 'write'>,
      userAnswers: readonly Answer[],
      currentQuestionIndex: number,
    ): Promise<boolean> => {
      const saved = await db
        .update(assessment)
        .set({ userAnswers, currentQuestionIndex })
        .where(and(key(attempt), eq(assessment.isCompleted, false)))
        .returning({ id: assessment.id });
      return saved.length > 0;
    },

    /** A check-in chooses its questions one by one. */
    replaceQuestions: async (runner: Runner, attempt: Allowed<AssessmentRow, 'write'>, questions: readonly object[]): Promise<void> => {
      await runner.update(assessment).set({ questions }).where(key(attempt));
    },

    /** Hands the attempt in, once: answers false when somebody was quicker. */
    complete: async (runner: Runner, attempt: Allowed<AssessmentRow, 'write'>, outcome: Outcome, now: Date): Promise<boolean> => {
      const { familyId, id } = attempt;
      const userAnswers = JSON.stringify(outcome.userAnswers);
      const essayFeedback = JSON.stringify(outcome.essayFeedback);
      return (await complete(runner, { ...outcome, userAnswers, essayFeedback, familyId, id, now })).length > 0;
    },

    /** One at a time for a child, until the transaction ends: two that count at once would both find room. */
    lockChild: async (runner: Runner, { childId }: ChildRef): Promise<void> => {
      await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${childId}, 1))`);
    },

    /** Daily quizzes made on or after an instant (domain/daily-quizzes.ts): what a school set is none. */
    countSince: async ({ familyId, childId }: ChildRef, since: Date, runner: Runner = db): Promise<number> => {
      const bySchool = runner
        .select({ id: assignment.id })
        .from(assignment)
        .where(
          and(eq(assignment.familyId, assessment.familyId), eq(assignment.linkedId, assessment.id), eq(assignment.setByRole, 'teacher')),
        );
      const [row] = await runner
        .select({ made: sql<number>`count(*)::int` })
        .from(assessment)
        .where(
          and(eq(assessment.familyId, familyId), eq(assessment.childId, childId), gte(assessment.createdAt, since), notExists(bySchool)),
        );
      return row?.made ?? 0;
    },

    /** Writing tasks that were begun on or after an instant, without this one. */
    writtenSince: async (child: ChildRef, since: Date, except: string | null, runner: Runner = db): Promise<number> => {
      const [row] = await runner
        .select({ made: sql<number>`count(*)::int` })
        .from(assessment)
        .where(and(isShortWriting(child, since), except === null ? undefined : ne(assessment.id, except)));
      return row?.made ?? 0;
    },
    /** The writing task that was begun last, on or after an instant. */
    lastWritten: async (
      child: ChildRef,
      since: Date,
    ): Promise<{ readonly assessmentId: string; readonly title: string; readonly isDone: boolean } | undefined> => {
      const [row] = await db
        .select({ assessmentId: assessment.id, title: assessment.topic, isDone: assessment.isCompleted })
        .from(assessment)
        .where(isShortWriting(child, since))
        .orderBy(desc(assessment.createdAt))
        .limit(1);
      return row;
    },
    /** Topics of the bank that the pupil's attempts were on, the newest first. */
    topicsWorkedOn: async ({ familyId, childId }: ChildRef): Promise<readonly string[]> => {
      const rows = await db
        .select({ topicId: assessment.topicId })
        .from(assessment)
        .where(and(eq(assessment.familyId, familyId), eq(assessment.childId, childId), isNotNull(assessment.topicId)))
        .orderBy(desc(assessment.createdAt))
        .limit(20);
      return [...new Set(rows.flatMap(({ topicId }) => topicId ?? []))];
    },
    /** Fingerprints of what the pupil was asked lately, the newest last. */
    recentlyAsked: async ({ familyId, childId }: ChildRef): Promise<readonly string[]> => {
      const rows = await db
        .select({ fingerprint: askedQuestion.fingerprint })
        .from(askedQuestion)
        .where(and(eq(askedQuestion.familyId, familyId), eq(askedQuestion.childId, childId)))
        .orderBy(desc(askedQuestion.askedAt))
        .limit(remembered);
      return rows.map(({ fingerprint }) => fingerprint).toReversed();
    },
    noteAsked: async (runner: Runner, { familyId, childId }: ChildRef, fingerprints: readonly string[], askedAt: Date): Promise<void> => {
      if (fingerprints.length === 0) return;
      await runner
        .insert(askedQuestion)
        .values([...new Set(fingerprints)].map((fingerprint) => ({ familyId, childId, fingerprint, askedAt })))
        .onConflictDoUpdate({ target: [askedQuestion.familyId, askedQuestion.childId, askedQuestion.fingerprint], set: { askedAt } });
      const mine = and(eq(askedQuestion.familyId, familyId), eq(askedQuestion.childId, childId));
      const lastKept = runner
        .select({ askedAt: askedQuestion.askedAt })
        .from(askedQuestion)
        .where(mine)
        .orderBy(desc(askedQuestion.askedAt))
        .offset(remembered - 1)
        .limit(1);
      await runner.delete(askedQuestion).where(and(mine, lt(askedQuestion.askedAt, lastKept)));
    },
  };
};
export type AssessmentsRepository = ReturnType<typeof assessmentsRepository>;
export type TeacherMarkRow = Awaited<ReturnType<AssessmentsRepository['teacherMarks']>>[number];
