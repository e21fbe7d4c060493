import * as z from 'zod/mini';

export const reportBys = ['year', 'class', 'subject', 'group'] as const;
export const reportPeriods = ['month', 'term', 'year'] as const;
export type ReportBy = (typeof reportBys)[number];
export type ReportPeriod = (typeof reportPeriods)[number];

/** GET /api/school/report, GET /api/school/report/download. */
export const ReportQuery = z.object({
  by: z._default(z.enum(reportBys, 'Please choose how to group the report.'), 'year'),
  period: z._default(z.enum(reportPeriods, 'Please choose a period.'), 'month'),
});
export type ReportQuery = z.output<typeof ReportQuery>;

export const ReportRow = z.object({
  label: z.string(),
  pupils: z.int(),
  /** Who finished something in the period. */
  active: z.int(),
  /** Who signed in during it. */
  signedIn: z.int(),
  /** Things that were finished, at school and at home. */
  finished: z.int(),
  /** Pupils with a score, and the average of their averages in percent: null below five of them. */
  scored: z.int(),
  average: z.nullable(z.int()),
  /** Work that teachers set and that fell due, how much of it was handed in, and how much of that in time. */
  set: z.int(),
  handedIn: z.int(),
  inTime: z.int(),
});
export type ReportRow = z.output<typeof ReportRow>;

export const SchoolReport = z.object({ from: z.string(), until: z.string(), rows: z.array(ReportRow), whole: ReportRow });
export type SchoolReport = z.output<typeof SchoolReport>;
