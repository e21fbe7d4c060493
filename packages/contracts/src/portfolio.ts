import * as z from 'zod/mini';
import { readCalendarDate } from '@hedgerow/domain/calendar-dates';

const day = z
  .string()
  .check(
    z.refine((text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && readCalendarDate(text) !== undefined, 'Please give days as YYYY-MM-DD.'),
  );

/** GET /api/parent/portfolio/{childId}: both days are counted; the academic year so far when they are left out. */
export const PortfolioQuery = z.object({ from: z.optional(day), to: z.optional(day) });
export type PortfolioQuery = z.output<typeof PortfolioQuery>;
