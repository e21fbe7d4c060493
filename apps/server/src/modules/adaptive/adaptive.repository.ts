import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type SubjectId, subjectIds } from '@hedgerow/domain/subjects';
import type { Database, Runner } from '#db/client.ts';
import { answerEvidence, learnerModel, topicStart } from '#db/schema/adaptive.ts';
import { schoolFile } from '#db/schema/files.ts';
import { activeMinute, activity } from '#db/schema/progress.ts';

export type Whose = { readonly familyId: string; readonly childId: string };
export type EvidenceRow = typeof answerEvidence.$inferInsert;
export type FinishedTopic = { readonly subject: SubjectId; readonly topic: string; readonly difficulty: string | null };

const ownModel = ({ familyId, childId }: Whose) => and(eq(learnerModel.familyId, familyId), eq(learnerModel.childId, childId));

export const adaptiveRepository = (db: Database) => ({
  /** The stored model, held until the transaction ends: two attempts handed in at once do not lose each other's answers. */
  modelForUpdate: async (runner: Runner, whose: Whose): Promise<unknown> => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`learner:${whose.childId}`}, 0))`);
    return (await runner.select({ model: learnerModel.model }).from(learnerModel).where(ownModel(whose)))[0]?.model;
  },
  model: async (whose: Whose): Promise<unknown> =>
    (await db.select({ model: learnerModel.model }).from(learnerModel).where(ownModel(whose)))[0]?.model,
  saveModel: async (runner: Runner, { familyId, childId }: Whose, model: unknown, updatedAt: Date): Promise<void> => {
    await runner
      .insert(learnerModel)
      .values({ familyId, childId, model, updatedAt })
      .onConflictDoUpdate({ target: [learnerModel.familyId, learnerModel.childId], set: { model, updatedAt } });
  },

  insertEvidence: async (runner: Runner, rows: readonly EvidenceRow[]): Promise<void> => {
    if (rows.length > 0)
      await runner
        .insert(answerEvidence)
        .values([...rows])
        .onConflictDoNothing();
  },

  /** Subjects of which there are answers: one look each, however many answers there are. */
  subjectsOf: async ({ familyId, childId }: Whose): Promise<readonly SubjectId[]> => {
    const { rows } = await db.execute<{ subject: SubjectId }>(sql`
      select s.subject from unnest(array[${sql.join(
        subjectIds.map((id) => sql`${id}`),
        sql`, `,
      )}]) s(subject)
      where exists (select 1 from answer_evidence e where e.family_id = ${familyId} and e.child_id = ${childId} and e.subject = s.subject)`);
    return rows.map(({ subject }) => subject);
  },

  /** What was finished in a subject, for the ticks of the map (document 2 section 4). */
  finishedTopics: ({ familyId, childId }: Whose, subject: SubjectId): Promise<FinishedTopic[]> =>
    db
      .selectDistinct({ subject: activity.subject, topic: activity.topic, difficulty: activity.difficulty })
      .from(activity)
      .where(
        and(
          eq(activity.familyId, familyId),
          eq(activity.childId, childId),
          eq(activity.subject, subject),
          eq(activity.status, 'completed'),
        ),
      ),

  /** First minute of work of each London day since a date, and the minutes worked that day. */
  studyDays: ({ familyId, childId }: Whose, since: string): Promise<{ first: number; minutes: number }[]> =>
    db
      .select({ first: sql<number>`min(${activeMinute.minute})::int`, minutes: sql<number>`count(*)::int` })
      .from(activeMinute)
      .where(and(eq(activeMinute.familyId, familyId), eq(activeMinute.childId, childId), gte(activeMinute.day, since)))
      .groupBy(activeMinute.day),

  noteStart: async ({ familyId, childId }: Whose, topicId: string, startedAt: Date): Promise<void> => {
    await db
      .insert(topicStart)
      .values({ familyId, childId, topicId, startedAt })
      .onConflictDoUpdate({ target: [topicStart.familyId, topicStart.childId, topicStart.topicId], set: { startedAt } });
  },

  /** Uploads that could be read, the newest first. */
  latestFiles: ({ familyId, childId }: Whose, limit: number) =>
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
