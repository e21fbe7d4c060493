import * as z from 'zod/mini';
import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { mostPicks } from '@hedgerow/domain/notes';
import { subjectIds } from '@hedgerow/domain/subjects';
import { id, line, longText } from './shapes.ts';

const day = z
  .string()
  .check(
    z.refine((text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && readCalendarDate(text) !== undefined, 'Please give days as YYYY-MM-DD.'),
  );

/** GET /api/parent/portfolio/{childId}: both days are counted; the academic year so far when they are left out. */
export const PortfolioQuery = z.object({ from: z.optional(day), to: z.optional(day) });
export type PortfolioQuery = z.output<typeof PortfolioQuery>;

export const portfolioMessages = {
  title: 'Please say what it was.',
  day: 'Please choose a day up to today.',
  minutes: 'Please give whole minutes, up to 1,440.',
  full: 'The portfolio has 500 entries. Remove one first.',
} as const;

/** POST /api/parent/portfolio/{childId}/entries: work from off the screen, or a remark. */
export const PortfolioEntryBody = z.object({
  day: z.string(portfolioMessages.day).check(z.maxLength(40, portfolioMessages.day)),
  subject: z._default(z.nullable(z.enum(subjectIds)), null),
  title: line(120, portfolioMessages.title),
  words: z._default(longText(2000), ''),
  minutes: z._default(
    z.nullable(z.int(portfolioMessages.minutes).check(z.minimum(1, portfolioMessages.minutes), z.maximum(1440, portfolioMessages.minutes))),
    null,
  ),
});
export type PortfolioEntryBody = z.output<typeof PortfolioEntryBody>;

const Entry = z.object({
  id,
  /** YYYY-MM-DD. */
  day: z.string(),
  subject: z.nullable(z.enum(subjectIds)),
  subjectName: z.nullable(z.string()),
  title: z.string(),
  words: z.string(),
  minutes: z.nullable(z.int()),
});
/** GET of the same: the newest day first. */
export const PortfolioEntries = z.array(Entry);
export type PortfolioEntries = z.output<typeof PortfolioEntries>;

const pick = { assessmentId: id, questionId: z.string().check(z.minLength(1), z.maxLength(200)) };
/** GET /api/parent/portfolio/{childId}/samples: marked answers of a time, to choose from. Texts are HTML with MathML. */
export const PortfolioSamples = z.array(
  z.object({
    ...pick,
    about: z.string(),
    date: z.string(),
    question: z.string(),
    answer: z.string(),
    isRight: z.nullable(z.boolean()),
    chosen: z.boolean(),
  }),
);
export type PortfolioSamples = z.output<typeof PortfolioSamples>;

/** PUT of the same: one more or one fewer. Where nothing is chosen, the newest of each test is shown. */
export const PortfolioPickBody = z.object({ ...pick, chosen: z.boolean() });
export type PortfolioPickBody = z.output<typeof PortfolioPickBody>;
export const PortfolioPicked = z.object({ chosen: z.int().check(z.minimum(0), z.maximum(mostPicks)) });
/** GET /api/parent/portfolio/{childId}/uploads: what was uploaded in a time, to choose from; the newest first. */
export const PortfolioUploads = z.array(
  z.object({
    id,
    name: z.string(),
    about: z.string(),
    date: z.string(),
    /** A photograph; documents show their picture where they have one, and their words otherwise. */
    isPhoto: z.boolean(),
    chosen: z.boolean(),
  }),
);
export type PortfolioUploads = z.output<typeof PortfolioUploads>;
/** PUT of the same. */
export const PortfolioUploadBody = z.object({ id, chosen: z.boolean() });
export type PortfolioUploadBody = z.output<typeof PortfolioUploadBody>;
export const PortfolioUploadPicked = z.object({ chosen: z.int() });

export const PortfolioEntryParams = z.object({ childId: id, id });
