import { sql, type SQL } from 'drizzle-orm';
import type { ReportBy } from '@hedgerow/contracts/school-report';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Reader } from '#db/replica.ts';

export type ReportFigures = {
  /** A year, a class's name, a subject, or a group such as `sen:support`; `` for all. */
  readonly key: string;
  readonly subject: SubjectId | null;
  readonly pupils: number;
  readonly active: number;
  readonly signed_in: number;
  readonly finished: number;
  readonly scored: number;
  readonly average: number | null;
  readonly set: number;
  readonly handed_in: number;
  readonly in_time: number;
};
type Span = { readonly from: CalendarDate; readonly today: CalendarDate; readonly academicYear: number };

/** Whose figures stand in a row: each pupil of a class that is taught, as often as the report names them. */
const keysOf = (by: ReportBy | 'all', { from, academicYear }: Span): SQL => {
  if (by === 'all') return sql`select child_id, family_id, '' as key, null::text as subject, null::uuid as class_id from pupils`;
  if (by === 'year')
    return sql`select child_id, family_id, least(13, greatest(0, year_group + ${academicYear} - academic_year))::text, null::text, null::uuid
      from pupils`;
  if (by === 'class')
    return sql`select p.child_id, p.family_id, k.name, k.subject, k.id from pupils p
      join class_pupil cp on cp.child_id = p.child_id join taught k on k.id = cp.class_id`;
  if (by === 'subject')
    return sql`select distinct p.child_id, p.family_id, k.subject, k.subject, null::uuid from pupils p
      join class_pupil cp on cp.child_id = p.child_id join taught k on k.id = cp.class_id
      union select distinct p.child_id, p.family_id, a.subject, a.subject, null::uuid from pupils p
      join activity a on a.child_id = p.child_id and a.family_id = p.family_id and a.day >= ${from} and a.status = 'completed'`;
  return sql`select p.child_id, p.family_id, g.key, null::text, null::uuid from pupils p
    left join pupil_group pg on pg.child_id = p.child_id and pg.school_id = p.school_id
    cross join lateral (values ('sen:' || coalesce(pg.sen, 'unknown')),
      ('pupil-premium:' || case pg.pupil_premium when true then 'yes' when false then 'no' else 'unknown' end),
      ('eal:' || case pg.eal when true then 'yes' when false then 'no' else 'unknown' end)) as g (key)`;
};

/** Figures of a whole school, one statement a report however many pupils there are. */
export const reportRepository = (db: Reader) => ({
  figures: async (schoolId: string, by: ReportBy | 'all', span: Span): Promise<readonly ReportFigures[]> => {
    const { from, today } = span;
    const { rows } = await db.execute<ReportFigures>(sql`
      with taught as (select id, name, subject, year_group from school_class where school_id = ${schoolId} and archived_at is null),
      pupils as (
        select distinct on (c.id) c.id as child_id, c.family_id, c.year_group, c.academic_year, ${schoolId}::uuid as school_id
        from class_pupil cp join taught k on k.id = cp.class_id join child c on c.id = cp.child_id and c.status = 'active'
        join family f on f.id = c.family_id and f.delete_after is null),
      keys (child_id, family_id, key, subject, class_id) as (${keysOf(by, span)})
      select keys.key, min(keys.subject) as subject, count(distinct keys.child_id)::int as pupils,
        (count(distinct keys.child_id) filter (where work.finished > 0))::int as active,
        (count(distinct keys.child_id) filter (where u.last_sign_in_at >= ${from}::date))::int as signed_in,
        coalesce(sum(work.finished), 0)::int as finished,
        (count(distinct keys.child_id) filter (where work.average is not null))::int as scored,
        round(avg(work.average))::int as average,
        coalesce(sum(given.set), 0)::int as set, coalesce(sum(given.handed_in), 0)::int as handed_in,
        coalesce(sum(given.in_time), 0)::int as in_time
      from keys join "user" u on u.id = keys.child_id
      cross join lateral (
        select count(*) filter (where a.is_work) as finished,
          avg(a.score) filter (where a.type = 'assessment' and a.is_work) as average
        from activity a where a.child_id = keys.child_id and a.family_id = keys.family_id and a.status = 'completed'
          and a.day >= ${from} and a.day <= ${today} and (keys.subject is null or a.subject = keys.subject)) work
      cross join lateral (
        select count(*) as set, count(s.finished_on) as handed_in, count(*) filter (where s.finished_on <= s.due_on) as in_time
        from assignment s join school_class k on k.id = s.class_id and k.school_id = ${schoolId}
        where s.child_id = keys.child_id and s.family_id = keys.family_id and s.withdrawn_at is null
          and s.due_on >= ${from} and s.due_on <= ${today}
          and (keys.class_id is null or s.class_id = keys.class_id) and (keys.subject is null or s.subject = keys.subject)) given
      group by keys.key, keys.class_id order by keys.key, keys.class_id`);
    return rows;
  },
});
export type ReportRepository = ReturnType<typeof reportRepository>;
