import { and, asc, desc, eq, gte, isNull, max, or, sql } from 'drizzle-orm';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { type SubjectId, subjectIds } from '@hedgerow/domain/subjects';
import { asRows, builtOnce, given, givenRows } from '#db/built-once.ts';
import type { Database, Runner } from '#db/client.ts';
import { answerEvidence, learnerModel, topicStart } from '#db/schema/adaptive.ts';
import { flashcard, flashcardReview } from '#db/schema/flashcards.ts';
import { guide } from '#db/schema/guides.ts';
import { schoolFile } from '#db/schema/files.ts';
import { activity, studyDay } from '#db/schema/progress.ts';

export type ChildRef = { readonly familyId: string; readonly childId: string };
export type EvidenceRow = typeof answerEvidence.$inferInsert;
export type FinishedTopic = { readonly subject: SubjectId; readonly topic: string };

/** Percent from which a quiz completes its topic on the map. */
const completedFrom = 60;

const ownModel = ({ familyId, childId }: ChildRef) => and(eq(learnerModel.familyId, familyId), eq(learnerModel.childId, childId));

/** What handing in asks for each time. */
const statements = (db: Database) => {
  const evidence = db
    .insert(answerEvidence)
    .select(givenRows(answerEvidence))
    .onConflictDoNothing()
    .returning({ position: answerEvidence.position });
  const model = {
    familyId: given<string>('familyId'),
    childId: given<string>('childId'),
    model: given('model'),
    updatedAt: given<Date>('updatedAt'),
  };
  const newest = {
    target: [learnerModel.familyId, learnerModel.childId],
    set: { model: sql`excluded.model`, updatedAt: sql`excluded.updated_at` },
  };
  return {
    holdModel: builtOnce(
      db
        .select({ model: learnerModel.model })
        .from(learnerModel)
        .where(and(eq(learnerModel.familyId, sql.placeholder('familyId')), eq(learnerModel.childId, sql.placeholder('childId'))))
        .for('update'),
      'hold_learner_model',
    ),
    saveModel: builtOnce(db.insert(learnerModel).values(model).onConflictDoUpdate(newest), 'save_learner_model'),
    keepLearned: builtOnce(
      db.with(db.$with('told').as(evidence)).insert(learnerModel).values(model).onConflictDoUpdate(newest),
      'keep_learned',
    ),
  };
};

const modelStatements = (db: Database) => {
  const { holdModel, saveModel, keepLearned } = statements(db);
  return {
    /** The stored model, held until the transaction ends: two attempts handed in at once do not lose each other's answers. */
    modelForUpdate: async (runner: Runner, { familyId, childId }: ChildRef): Promise<unknown> => {
      const [held] = await holdModel(runner, { familyId, childId });
      if (held !== undefined) return held.model;
      // The first of a pupil: there is no row to hold yet, and another first may be on its way.
      await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`learner:${childId}`}, 0))`);
      return (await holdModel(runner, { familyId, childId }))[0]?.model;
    },
    saveModel: async (runner: Runner, { familyId, childId }: ChildRef, model: unknown, updatedAt: Date): Promise<void> => {
      await saveModel(runner, { familyId, childId, model: JSON.stringify(model), updatedAt });
    },
    /** Answers as evidence, and the model that they made: one way to the database and back. */
    keepLearned: async (runner: Runner, { familyId, childId }: ChildRef, rows: readonly EvidenceRow[], model: unknown, updatedAt: Date) => {
      await keepLearned(runner, { familyId, childId, model: JSON.stringify(model), updatedAt, ...asRows(answerEvidence, rows) });
    },
  };
};

export const adaptiveRepository = (db: Database) => ({
  ...modelStatements(db),
  model: async (whose: ChildRef): Promise<unknown> =>
    (await db.select({ model: learnerModel.model }).from(learnerModel).where(ownModel(whose)))[0]?.model,

  /** Subjects of which there are answers, or finished work, since an instant: one look each, however much there is. */
  subjectsOf: async ({ familyId, childId }: ChildRef, since: Date): Promise<readonly SubjectId[]> => {
    const { rows } = await db.execute<{ subject: SubjectId }>(sql`
      select s.subject from unnest(array[${sql.join(
        subjectIds.map((id) => sql`${id}`),
        sql`, `,
      )}]) s(subject)
      where exists (select 1 from answer_evidence e
          where e.family_id = ${familyId} and e.child_id = ${childId} and e.subject = s.subject and e.at >= ${since})
        or exists (select 1 from activity a
          where a.family_id = ${familyId} and a.child_id = ${childId} and a.subject = s.subject and a.day >= ${londonDate(since)}
            and a.status = 'completed')`);
    return rows.map(({ subject }) => subject);
  },

  /** Guides by what they are about, and what became of them: read, and met again on their cards. The newest last. */
  guidesMet: ({ familyId, childId }: ChildRef, since: Date) => {
    const met = db
      .select({ guideId: flashcard.guideId, at: max(flashcardReview.reviewedAt).as('at') })
      .from(flashcardReview)
      .innerJoin(flashcard, and(eq(flashcard.familyId, familyId), eq(flashcard.id, flashcardReview.flashcardId)))
      .where(and(eq(flashcardReview.familyId, familyId), eq(flashcardReview.childId, childId), gte(flashcardReview.reviewedAt, since)))
      .groupBy(flashcard.guideId)
      .as('met');
    return db
      .select({
        id: guide.id,
        subject: guide.subject,
        topic: guide.topic,
        topicId: guide.topicId,
        createdAt: guide.createdAt,
        openedAt: guide.openedAt,
        readAt: guide.readAt,
        timesRead: guide.timesRead,
        cardsAt: met.at,
        hasCards: sql<boolean>`exists (select 1 from ${flashcard} f where f.family_id = ${familyId} and f.guide_id = ${guide.id})`,
      })
      .from(guide)
      .leftJoin(met, eq(met.guideId, guide.id))
      .where(and(eq(guide.familyId, familyId), eq(guide.childId, childId)))
      .orderBy(asc(guide.createdAt));
  },

  /** The middle of a pupil's seconds a question in their last attempts; null before there are five of them. */
  secondsAQuestion: async ({ familyId, childId }: ChildRef): Promise<number | null> => {
    const { rows } = await db.execute<{ seconds: number | null; attempts: number }>(sql`
      select percentile_cont(0.5) within group (order by each.seconds) as seconds, count(*)::int as attempts from (
        select (a.time_spent_ms / 1000.0 + case when a.mode = 'test' then 60 else 0 end) / a.total_questions as seconds from assessment a
        where a.family_id = ${familyId} and a.child_id = ${childId} and a.is_completed and not a.has_essays and a.time_spent_ms > 0
        order by a.created_at desc limit 20) each`);
    const [found] = rows;
    return found === undefined || found.attempts < 5 || found.seconds === null ? null : Math.min(180, Math.max(8, found.seconds));
  },

  /** What was finished in a subject, for the ticks of the map (docs/product/pupil-home.md#maps). */
  finishedTopics: ({ familyId, childId }: ChildRef, subject: SubjectId): Promise<FinishedTopic[]> =>
    db
      .selectDistinct({ subject: activity.subject, topic: activity.topic })
      .from(activity)
      .where(
        and(
          eq(activity.familyId, familyId),
          eq(activity.childId, childId),
          eq(activity.subject, subject),
          eq(activity.status, 'completed'),
          eq(activity.isWork, true),
          or(isNull(activity.score), gte(activity.score, completedFrom)),
        ),
      ),

  /** First minute of work of each London day since a date, and the minutes worked that day. */
  studyDays: ({ familyId, childId }: ChildRef, since: string): Promise<{ first: number; minutes: number }[]> =>
    db
      .select({ first: studyDay.firstMinute, minutes: studyDay.minutes })
      .from(studyDay)
      .where(and(eq(studyDay.familyId, familyId), eq(studyDay.childId, childId), gte(studyDay.day, since))),

  noteStart: async ({ familyId, childId }: ChildRef, topicId: string, startedAt: Date): Promise<void> => {
    await db
      .insert(topicStart)
      .values({ familyId, childId, topicId, startedAt })
      .onConflictDoUpdate({ target: [topicStart.familyId, topicStart.childId, topicStart.topicId], set: { startedAt } });
  },

  /** Uploads that could be read, the newest first. */
  latestFiles: ({ familyId, childId }: ChildRef, limit: number) =>
    db
      .select({
        id: schoolFile.id,
        subject: schoolFile.subject,
        customSubject: schoolFile.customSubject,
        topic: schoolFile.topic,
        uploadedAt: schoolFile.uploadedAt,
      })
      .from(schoolFile)
      .where(and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId)))
      .orderBy(desc(schoolFile.uploadedAt))
      .limit(limit),
});
export type AdaptiveRepository = ReturnType<typeof adaptiveRepository>;
