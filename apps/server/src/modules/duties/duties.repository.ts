import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Roominess, Typeface } from '@hedgerow/domain/reading';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database } from '#db/client.ts';
import { schoolDuty } from '#db/schema/school-duties.ts';
import { schoolMember } from '#db/schema/schools.ts';

type HomeworkRow = { readonly done: number; readonly late: number; readonly begun: number; readonly notBegun: number };
/** Of a class, or of a pupil. */
type Of<T> = T & { readonly of: string };
export type WeakRow = { readonly topicId: string; readonly objective: string; readonly answers: number; readonly correct: number };
export type HeldRow = { readonly topicId: string; readonly misconception: string; readonly pupils: number };

/** Fewer answers say nothing of a class, or of a pupil. */
const leastAnswers = { ofClass: 8, ofPupil: 3 };
/** Percent right, below which an objective is weak. */
const weakBelow = 70;
const shown = 3;

/** Whom somebody with a duty may see in a school: its own accounts, and children whose parent agreed to words that say so. */
export type Seen = { readonly schoolId: string; readonly wordings: readonly string[] };

const isSeen = ({ schoolId, wordings }: Seen): SQL => sql`c.status = 'active' and f.delete_after is null and (
  exists (select 1 from school_pupil sp where sp.child_id = c.id and sp.school_id = ${schoolId} and sp.linked_at is null)
  or exists (select 1 from school_consent sc where sc.child_id = c.id and sc.school_id = ${schoolId} and sc.withdrawn_at is null
    and sc.wording in ${[...wordings]}))`;

const homeworkOf = sql`
  (count(*) filter (where a.finished_on <= a.due_on))::int as done,
  (count(*) filter (where a.finished_on > a.due_on))::int as late,
  (count(*) filter (where a.finished_at is null and a.started_at is not null))::int as begun,
  (count(*) filter (where a.finished_at is null and a.started_at is null))::int as "notBegun"`;

/** Pupils of the classes of some subjects, as a table. */
const taught = (seen: Seen, subjects: readonly SubjectId[]): SQL => sql`
  (select cp.class_id, cp.family_id, cp.child_id from class_pupil cp
    join school_class k on k.id = cp.class_id and k.school_id = ${seen.schoolId} and k.archived_at is null and k.subject in ${[...subjects]}
    join child c on c.family_id = cp.family_id and c.id = cp.child_id join family f on f.id = c.family_id
    where ${isSeen(seen)})`;
/** Pupils of the school who have SEN support or a plan by its own list, read in their own way, or have extra time. */
const supported = (seen: Seen): SQL => sql`
  (select c.family_id, c.id as child_id, c.first_name, c.last_name, c.year_group, u.typeface, u.letter_room, u.line_room, u.less_motion, u.extra_time, nullif(g.sen, 'none') as sen
    from child c join family f on f.id = c.family_id join "user" u on u.id = c.id
    left join pupil_group g on g.family_id = c.family_id and g.child_id = c.id and g.school_id = ${seen.schoolId}
    where ${isSeen(seen)} and (g.sen in ('support', 'plan') or u.extra_time or u.less_motion or u.typeface <> 'brand' or u.letter_room <> 'usual' or u.line_room <> 'usual'))`;

/** What somebody looks after in a school, and the figures that go with it: each one statement, however many pupils there are. */
export const dutiesRepository = (db: Database) => {
  return {
    dutiesOf: (userId: string) =>
      db
        .select({ schoolId: schoolDuty.schoolId, subject: schoolDuty.subject })
        .from(schoolDuty)
        .innerJoin(schoolMember, and(eq(schoolMember.schoolId, schoolDuty.schoolId), eq(schoolMember.userId, schoolDuty.userId)))
        .where(eq(schoolDuty.userId, userId))
        .orderBy(asc(schoolDuty.subject)),

    classes: async (seen: Seen, subjects: readonly SubjectId[], since: Date) => {
      type Row = {
        readonly id: string;
        readonly name: string;
        readonly yearGroup: YearGroup;
        readonly teacher: string;
        readonly pupils: readonly string[];
        readonly averageScore: number | null;
      };
      const { rows } = await db.execute<Row>(sql`
        select k.id, k.name, k.year_group as "yearGroup", u.first_name || ' ' || u.last_name as teacher,
          array(select p.child_id from ${taught(seen, subjects)} p where p.class_id = k.id) as pupils,
          (select round(avg(a.score))::int from ${taught(seen, subjects)} p
            join activity a on a.family_id = p.family_id and a.child_id = p.child_id and a.type = 'assessment' and a.status = 'completed'
              and a.subject in ${[...subjects]} and a.happened_at >= ${since}
            where p.class_id = k.id) as "averageScore"
        from school_class k join "user" u on u.id = k.teacher_id
        where k.school_id = ${seen.schoolId} and k.archived_at is null and k.subject in ${[...subjects]}
        order by k.year_group, k.name, k.id`);
      return rows;
    },

    homeworkByClass: async (seen: Seen, subjects: readonly SubjectId[], from: CalendarDate) => {
      const { rows } = await db.execute<Of<HomeworkRow>>(sql`
        select p.class_id as of, ${homeworkOf} from ${taught(seen, subjects)} p
        join assignment a on a.class_id = p.class_id and a.family_id = p.family_id and a.child_id = p.child_id
          and a.withdrawn_at is null and a.due_on >= ${from}
        group by 1`);
      return rows;
    },

    weakByClass: async (seen: Seen, subjects: readonly SubjectId[], since: Date) => {
      const { rows } = await db.execute<Of<WeakRow>>(sql`
        select * from (
          select p.class_id as of, e.topic_id as "topicId", e.objective, count(*)::int as answers,
            round(100.0 * (count(*) filter (where e.correct)) / count(*))::int as correct,
            row_number() over (partition by p.class_id order by avg(e.correct::int), count(*) desc, e.topic_id, e.objective) as nth
          from ${taught(seen, subjects)} p
          join answer_evidence e on e.family_id = p.family_id and e.child_id = p.child_id and e.subject in ${[...subjects]} and e.at >= ${since}
            and e.objective is not null
          group by 1, 2, 3 having count(*) >= ${leastAnswers.ofClass} and 100 * avg(e.correct::int) < ${weakBelow}
        ) weak where nth <= ${shown} order by of, nth`);
      return rows;
    },

    heldByClass: async (seen: Seen, subjects: readonly SubjectId[], since: Date) => {
      const { rows } = await db.execute<Of<HeldRow>>(sql`
        select * from (
          select p.class_id as of, e.topic_id as "topicId", e.misconception, (count(distinct e.child_id))::int as pupils,
            row_number() over (partition by p.class_id order by count(distinct e.child_id) desc, count(*) desc, e.topic_id, e.misconception) as nth
          from ${taught(seen, subjects)} p
          join answer_evidence e on e.family_id = p.family_id and e.child_id = p.child_id and e.subject in ${[...subjects]} and e.at >= ${since}
            and e.misconception is not null
          group by 1, 2, 3
        ) held where nth <= ${shown} order by of, nth`);
      return rows;
    },

    supportPupils: async (seen: Seen) => {
      type Row = {
        readonly id: string;
        readonly name: string;
        readonly yearGroup: YearGroup;
        readonly typeface: Typeface;
        readonly letterRoom: Roominess;
        readonly lineRoom: Roominess;
        readonly lessMotion: boolean;
        readonly extraTime: boolean;
        readonly sen: 'support' | 'plan' | null;
        readonly classes: string[];
      };
      const { rows } = await db.execute<Row>(sql`
        select p.child_id as id, p.first_name || ' ' || p.last_name as name, p.year_group as "yearGroup", p.typeface, p.letter_room as "letterRoom",
          p.line_room as "lineRoom", p.less_motion as "lessMotion", p.extra_time as "extraTime", p.sen,
          array(select k.name from class_pupil cp join school_class k on k.id = cp.class_id
            where cp.child_id = p.child_id and k.school_id = ${seen.schoolId} and k.archived_at is null order by k.name) as classes
        from ${supported(seen)} p order by p.year_group, p.last_name, p.first_name, p.child_id`);
      return rows;
    },

    /** Work that the school set, in any class. */
    homeworkByPupil: async (seen: Seen, from: CalendarDate) => {
      const { rows } = await db.execute<Of<HomeworkRow>>(sql`
        select p.child_id as of, ${homeworkOf} from ${supported(seen)} p
        join assignment a on a.family_id = p.family_id and a.child_id = p.child_id and a.withdrawn_at is null and a.due_on >= ${from}
        join school_class k on k.id = a.class_id and k.school_id = ${seen.schoolId}
        group by 1`);
      return rows;
    },

    weakByPupil: async (seen: Seen, since: Date) => {
      const { rows } = await db.execute<Of<WeakRow>>(sql`
        select * from (
          select p.child_id as of, e.topic_id as "topicId", e.objective, count(*)::int as answers,
            round(100.0 * (count(*) filter (where e.correct)) / count(*))::int as correct,
            row_number() over (partition by p.child_id order by avg(e.correct::int), count(*) desc, e.topic_id, e.objective) as nth
          from ${supported(seen)} p
          join answer_evidence e on e.family_id = p.family_id and e.child_id = p.child_id and e.at >= ${since} and e.objective is not null
          group by 1, 2, 3 having count(*) >= ${leastAnswers.ofPupil} and 100 * avg(e.correct::int) < ${weakBelow}
        ) weak where nth <= ${shown} order by of, nth`);
      return rows;
    },
  };
};
export type DutiesRepository = ReturnType<typeof dutiesRepository>;
