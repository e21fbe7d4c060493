import { sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { readinessAssessments, skillScore } from '@hedgerow/domain/class-figures';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Reader } from '#db/replica.ts';

export type InSubject = {
  readonly classId: string;
  readonly childId: string;
  /** Of the newest scored assessments: how many, and their average in percent. */
  readonly assessments: number;
  readonly recentAverage: number | null;
  /** Of all of them, in percent. */
  readonly average: number | null;
  readonly skills: number;
  /** All that were finished, with a score or without. */
  readonly finished: number;
};
/** A class with the subjects that belong to its own: those of a science class are four. */
export type AskedClass = { readonly classId: string; readonly subjects: readonly SubjectId[] };
export type Expected = { readonly classId: string; readonly childId: string; readonly expected: number; readonly handedIn: number };
export type WeekRow = {
  readonly monday: string;
  readonly assessments: number;
  readonly averageScore: number | null;
  readonly activePupils: number;
};
export type TopicRow = { readonly topicId: string; readonly pupils: number; readonly answers: number; readonly correct: number };
export type BeliefRow = { readonly topicId: string; readonly misconception: string; readonly children: readonly string[] };

const finishedAssessment = sql.raw(`a.type = 'assessment' and a.status = 'completed'`);

/** Figures of whole classes, each one statement however many pupils there are. Whoever asks has checked that the classes are theirs. */
export const classFiguresRepository = (db: Reader) => ({
  /** What pupils can do in the subject of each class: the newest scored assessments since an instant, and skills of all time. */
  inSubject: async (asked: readonly AskedClass[], since: Date): Promise<readonly InSubject[]> => {
    if (asked.length === 0) return [];
    const pairs = asked.flatMap(({ classId, subjects }) => subjects.map((subject) => [classId, subject] as const));
    const [ids, names] = [pairs.map(([classId]) => classId), pairs.map(([, subject]) => subject)];
    const { rows } = await db.execute<InSubject>(sql`
      select cp.class_id as "classId", cp.child_id as "childId",
        (count(done.score) filter (where done.nth <= ${readinessAssessments} and done.recent))::int as assessments,
        round(avg(done.score) filter (where done.nth <= ${readinessAssessments} and done.recent))::int as "recentAverage",
        round(avg(done.score))::int as average,
        (count(distinct done.topic) filter (where done.score >= ${skillScore}))::int as skills,
        count(done.happened_at)::int as finished
      from (select class_id, array_agg(subject) as subjects
        from unnest(${sql.param(ids)}::uuid[], ${sql.param(names)}::text[]) as pair (class_id, subject) group by 1) sc
      join class_pupil cp on cp.class_id = sc.class_id
      left join lateral (
        select a.score, a.topic, a.happened_at, a.happened_at >= ${since} as recent,
          row_number() over (partition by a.score is null order by a.happened_at desc) as nth
        from activity a where a.child_id = cp.child_id and a.subject = any(sc.subjects) and ${finishedAssessment}
      ) done on true
      group by cp.class_id, cp.child_id`);
    return rows;
  },

  /** Work set in each class that fell due between two days, the last one not counted while it is not done: how much there was, and how much was handed in. */
  expected: async (classIds: readonly string[], from: CalendarDate, today: CalendarDate): Promise<readonly Expected[]> => {
    if (classIds.length === 0) return [];
    const { rows } = await db.execute<Expected>(sql`
      select class_id as "classId", child_id as "childId", count(*)::int as expected, count(finished_at)::int as "handedIn"
      from assignment
      where class_id = any(${sql.param(classIds)}::uuid[]) and withdrawn_at is null
        and due_on >= ${from} and (due_on < ${today} or (due_on = ${today} and finished_at is not null))
      group by class_id, child_id`);
    return rows;
  },

  /** By week, from a Monday on: assessments in the subjects of the class, and who finished anything; weeks in which nothing happened are not there. */
  weeks: async (classId: string, subjects: readonly SubjectId[], from: CalendarDate): Promise<readonly WeekRow[]> => {
    const { rows } = await db.execute<WeekRow>(sql`
      select to_char(date_trunc('week', a.day), 'YYYY-MM-DD') as monday,
        (count(*) filter (where a.type = 'assessment' and a.subject in ${[...subjects]}))::int as assessments,
        (round(avg(a.score) filter (where a.type = 'assessment' and a.subject in ${[...subjects]})))::int as "averageScore",
        (count(distinct a.child_id))::int as "activePupils"
      from class_pupil cp
      join child c on c.family_id = cp.family_id and c.id = cp.child_id and c.status = 'active'
      join family f on f.id = cp.family_id and f.delete_after is null
      join activity a on a.child_id = cp.child_id and a.family_id = cp.family_id
      where cp.class_id = ${classId} and a.status = 'completed' and a.day >= ${from}
      group by 1 order by 1`);
    return rows;
  },

  /** Answers by topic since an instant, the topic with the most answers first. */
  topics: async (classId: string, subjects: readonly SubjectId[], since: Date): Promise<readonly TopicRow[]> => {
    const { rows } = await db.execute<TopicRow>(sql`
      select e.topic_id as "topicId", (count(distinct e.child_id))::int as pupils, count(*)::int as answers,
        round(100.0 * (count(*) filter (where e.correct)) / count(*))::int as correct
      from class_pupil cp
      join child c on c.family_id = cp.family_id and c.id = cp.child_id and c.status = 'active'
      join family f on f.id = cp.family_id and f.delete_after is null
      join answer_evidence e on e.child_id = cp.child_id and e.family_id = cp.family_id
      where cp.class_id = ${classId} and e.subject in ${[...subjects]} and e.at >= ${since}
      group by 1 order by answers desc, 1 limit 40`);
    return rows;
  },

  /** Wrong options that show a misconception, with the pupils who chose them; what most believe first. */
  beliefs: async (classId: string, subjects: readonly SubjectId[], since: Date): Promise<readonly BeliefRow[]> => {
    const { rows } = await db.execute<BeliefRow>(sql`
      select e.topic_id as "topicId", e.misconception, array_agg(distinct e.child_id) as children
      from class_pupil cp
      join child c on c.family_id = cp.family_id and c.id = cp.child_id and c.status = 'active'
      join family f on f.id = cp.family_id and f.delete_after is null
      join answer_evidence e on e.child_id = cp.child_id and e.family_id = cp.family_id
      where cp.class_id = ${classId} and e.subject in ${[...subjects]} and e.at >= ${since} and e.misconception is not null
      group by 1, 2 order by count(distinct e.child_id) desc, count(*) desc, 1, 2 limit 20`);
    return rows;
  },
});
export type ClassFiguresRepository = ReturnType<typeof classFiguresRepository>;
