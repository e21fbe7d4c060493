import * as z from 'zod/mini';
import { FigureView } from './figures.ts';

export const schemeMessages = {
  scheme: 'Please choose a scheme of the class’s subject.',
  startDate: 'Please choose the day the scheme begins, from two years ago to one year ahead.',
  none: 'This class follows no scheme yet.',
  over: 'There is nothing to look back at. The scheme has not begun, or it is over.',
} as const;

/** What a scheme teaches for some weeks. */
export const SchemeStep = z.object({
  /** Of the scheme, from 1: its first week. */
  week: z.int(),
  /** YYYY-MM-DD, the Monday on which it begins. */
  monday: z.string(),
  /** What is typed into the form that sets work. */
  topic: z.string(),
  /** HTML with MathML. */
  objectives: z.array(z.string()),
});
export type SchemeStep = z.output<typeof SchemeStep>;

/** GET /api/teacher/classes/{classId}/scheme. */
export const ClassScheme = z.object({
  /** Of the class's subject. */
  offered: z.array(z.object({ id: z.string(), title: z.string() })),
  chosen: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      /** YYYY-MM-DD */
      startDate: z.string(),
      /** This week, from 1; 0 or less before it begins, more than `weeks` when it is over. */
      week: z.int(),
      weeks: z.int(),
      now: z.nullable(SchemeStep),
      next: z.nullable(SchemeStep),
    }),
  ),
});
export type ClassScheme = z.output<typeof ClassScheme>;
/** PUT …/scheme. */
export const SchemeBody = z.object({
  schemeId: z.string(schemeMessages.scheme).check(z.maxLength(60)),
  startDate: z.string(schemeMessages.startDate).check(z.maxLength(40)),
});
export type SchemeBody = z.output<typeof SchemeBody>;

export const StarterQuestion = z.object({
  /** "Last week". */
  from: z.string(),
  topic: z.string(),
  question: z.string(),
  figure: z.optional(FigureView),
  options: z.array(z.object({ text: z.string(), correct: z.boolean() })),
});
export type StarterQuestion = z.output<typeof StarterQuestion>;
/** POST …/starter: five questions for the beginning of a lesson, new ones each time. Nothing of them is kept. */
export const Starter = z.object({ questions: z.array(StarterQuestion) });
export type Starter = z.output<typeof Starter>;
