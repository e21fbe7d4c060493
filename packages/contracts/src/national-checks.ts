import * as z from 'zod/mini';
import { checkTimings, nationalCheckIds } from '@hedgerow/domain/national-checks';
import { id, instant, longText } from './shapes.ts';

const timing = z.enum(checkTimings);
const kind = z.enum(nationalCheckIds);

export const StartCheckBody = z.object({
  kind,
  timing: z._default(timing, 'national'),
  /** Puts an open one away and begins anew. */
  again: z._default(z.boolean(), false),
});
export type StartCheckBody = z.output<typeof StartCheckBody>;

export const CheckPosition = z.object({ id, position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(39)) });

/** An answer as it comes: typed, or `yes` and `not yet` where a grown-up listens. `ms`: from showing to answering, by the device's clock. */
export const CheckAnswerBody = z.object({
  answer: longText(40),
  ms: z.int().check(z.minimum(0), z.maximum(86_400_000)),
});
export type CheckAnswerBody = z.output<typeof CheckAnswerBody>;

const about = { position: z.int(), marks: z.int() };

/** A question as it may be shown before the end: nothing in it tells the answer. */
export const OpenCheckQuestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), left: z.int(), right: z.int(), ...about }),
  z.object({ kind: z.literal('word'), word: z.string(), pseudo: z.boolean(), ...about }),
  /** HTML with MathML from the server. */
  z.object({ kind: z.literal('sum'), html: z.string(), ...about }),
  z.object({ kind: z.literal('spelling'), before: z.string(), after: z.string(), ...about }),
]);
export type OpenCheckQuestion = z.output<typeof OpenCheckQuestion>;

/** A question after the end. */
export const MarkedCheckQuestion = z.object({
  position: z.int(),
  /** HTML: the sum, the word, the sentence with its gap. */
  asked: z.string(),
  /** What was answered; '' where nothing was. */
  given: z.string(),
  expected: z.string(),
  correct: z.boolean(),
  /** The answer was right and came after the bell: it counts where no clock runs. */
  late: z.boolean(),
  marks: z.int(),
  /** HTML: the working, from the same numbers. */
  steps: z.array(z.string()),
});
export type MarkedCheckQuestion = z.output<typeof MarkedCheckQuestion>;

const summary = {
  id,
  kind,
  timing,
  startedAt: instant,
  isCompleted: z.boolean(),
  completedAt: z.nullable(instant),
  /** Marks; null until finished. */
  score: z.nullable(z.int()),
  outOf: z.int(),
};
export const CheckSummary = z.object(summary);
export type CheckSummary = z.output<typeof CheckSummary>;

/** An attempt. `questions` while it is open, `marked` when it is finished. */
export const CheckAttempt = z.object({
  ...summary,
  questions: z.array(OpenCheckQuestion),
  /** Answers so far, by position; null where there is none. */
  answers: z.array(z.nullable(z.string())),
  /** To try before the tables check begins; they count for nothing. */
  practice: z.array(z.object({ left: z.int(), right: z.int() })),
  /** Milliseconds for one question of the tables check; null without a clock. */
  questionMs: z.nullable(z.int()),
  /** Milliseconds that are left of a paper, by the server's clock; null without a clock. */
  leftMs: z.nullable(z.int()),
  marked: z.array(MarkedCheckQuestion),
  /** What to practise next, in a few words: "7 times table". */
  practise: z.array(z.string()),
  /** What the result means in school. */
  meaning: z.array(z.string()),
  pointsEarned: z.int(),
});
export type CheckAttempt = z.output<typeof CheckAttempt>;

/** What a pupil can practise this year, and what was done. */
export const NationalChecks = z.object({
  /** Chosen the last time; `national` before that. */
  timing,
  /** The account has a quarter more time: `national` is not offered. */
  extraTime: z.boolean(),
  checks: z.array(
    z.object({
      kind,
      name: z.string(),
      /** False where the plan does not open it. */
      open: z.boolean(),
      meaning: z.array(z.string()),
      /** The attempt to go on with. */
      unfinished: z.nullable(id),
      /** Finished ones, the newest first. */
      results: z.array(CheckSummary),
    }),
  ),
});
export type NationalChecks = z.output<typeof NationalChecks>;

/** What is read out for one word of the spelling paper. */
export const SpokenWord = z.object({ words: z.string() });
