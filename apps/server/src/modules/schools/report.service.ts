import type { ReportBy, ReportQuery, ReportRow, SchoolReport } from '@hedgerow/contracts/school-report';
import type { Actor } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { fewestInAverage, reportFrom } from '@hedgerow/domain/school-report';
import { readSubject, subjectIds, subjectName } from '@hedgerow/domain/subjects';
import { tableFile } from '@hedgerow/domain/table-file';
import { academicYearOf, yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { DeskService } from './desk.service.ts';
import type { ReportFigures, ReportRepository } from './report.repository.ts';

export type ReportDeps = { readonly deskOf: DeskService['deskOf']; readonly reports: ReportRepository; readonly now: Clock };

/** The groups that schools report on, in the order of the report. */
const groups: readonly (readonly [key: string, label: string])[] = [
  ['sen:plan', 'Education, health and care plan'],
  ['sen:support', 'SEN support'],
  ['sen:none', 'No SEN'],
  ['sen:unknown', 'SEN not in the list'],
  ['pupil-premium:yes', 'Pupil premium'],
  ['pupil-premium:no', 'Not pupil premium'],
  ['pupil-premium:unknown', 'Pupil premium not in the list'],
  ['eal:yes', 'English as an additional language'],
  ['eal:no', 'Not EAL'],
  ['eal:unknown', 'EAL not in the list'],
];

const yearOf = (key: string) => yearGroups.find((year) => String(year) === key);

type Labelled = { readonly label: string; readonly place: number };
const labelOf = (by: ReportBy, { key, subject }: ReportFigures): Labelled => {
  if (by === 'year') return { label: yearGroupName(yearOf(key) ?? 0), place: Number(key) };
  if (by === 'subject') {
    const id = readSubject(key) ?? 'other';
    return { label: subjectName(id), place: subjectIds.indexOf(id) };
  }
  if (by === 'group') {
    const place = groups.findIndex(([name]) => name === key);
    return { label: groups[place]?.[1] ?? key, place };
  }
  return { label: subject === null ? key : `${key} (${subjectName(subject)})`, place: 0 };
};

const rowOf = (figures: ReportFigures, label: string): ReportRow => ({
  label,
  pupils: figures.pupils,
  active: figures.active,
  signedIn: figures.signed_in,
  finished: figures.finished,
  scored: figures.scored,
  average: figures.scored < fewestInAverage ? null : figures.average,
  set: figures.set,
  handedIn: figures.handed_in,
  inTime: figures.in_time,
});

const heads: Readonly<Record<ReportBy, string>> = { year: 'Year', class: 'Class', subject: 'Subject', group: 'Group' };
const nothing: ReportFigures = {
  key: '',
  subject: null,
  pupils: 0,
  active: 0,
  signed_in: 0,
  finished: 0,
  scored: 0,
  average: null,
  set: 0,
  handed_in: 0,
  in_time: 0,
};

/** How the school learns, in numbers of many: no row says anything of one pupil (docs/product/schools.md#the-schools-report). */
export const reportService = ({ deskOf, reports, now }: ReportDeps) => {
  const report = async (actor: Actor, { by, period }: ReportQuery): Promise<SchoolReport> => {
    const { schoolId } = await deskOf(actor);
    const today = londonDate(now());
    const span = { today, from: reportFrom(period, today), academicYear: academicYearOf(today) };
    const [rows, [whole = nothing]] = await Promise.all([reports.figures(schoolId, by, span), reports.figures(schoolId, 'all', span)]);
    const labelled = rows.map((figures) => ({ figures, ...labelOf(by, figures) }));
    return {
      from: span.from,
      until: today,
      rows: labelled
        .toSorted((one, other) => one.place - other.place || one.label.localeCompare(other.label, 'en-GB', { numeric: true }))
        .map(({ figures, label }) => rowOf(figures, label)),
      whole: rowOf(whole, 'Whole school'),
    };
  };
  return {
    report,

    /** The same as a table file; a program that opens it takes no name for a formula. */
    file: async (actor: Actor, query: ReportQuery): Promise<{ readonly name: string; readonly text: string }> => {
      const { from, until, rows, whole } = await report(actor, query);
      const head = [
        heads[query.by],
        'Pupils',
        'Finished something',
        'Signed in',
        'Activities finished',
        'Pupils with a score',
        'Average score %',
        'Work set',
        'Handed in',
        'On time',
      ];
      const lines = [...rows, whole].map((row) => [
        row.label,
        row.pupils,
        row.active,
        row.signedIn,
        row.finished,
        row.scored,
        row.average,
        row.set,
        row.handedIn,
        row.inTime,
      ]);
      return { name: `school-report-by-${query.by}-${from}-to-${until}.csv`, text: `\uFEFF${tableFile([head, ...lines])}` };
    },
  };
};
export type ReportService = ReturnType<typeof reportService>;
