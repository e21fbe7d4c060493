import type { SubjectId } from './subjects.ts';
import type { YearGroup } from './year-groups.ts';

/** The national checks of England's primary schools that can be practised here. */
export const nationalCheckIds = ['phonics', 'multiplication_tables', 'arithmetic', 'spelling'] as const;
export type NationalCheckId = (typeof nationalCheckIds)[number];

/** How long a question of the tables check waits: as in school, a quarter longer, or as long as it takes. */
export const checkTimings = ['national', 'extra', 'calm'] as const;
export type CheckTiming = (typeof checkTimings)[number];

export type NationalCheck = {
  readonly id: NationalCheckId;
  readonly name: string;
  readonly subject: SubjectId;
  /** Years in which it can be practised. */
  readonly years: readonly YearGroup[];
  readonly questions: number;
  readonly marks: number;
  /** Of the whole paper in school, in minutes; null where there is no limit for the whole. */
  readonly minutes: number | null;
};

/** As the Standards and Testing Agency describes them. Year 2 pupils who were not there yet take the phonics check again. */
export const nationalChecks: readonly NationalCheck[] = [
  { id: 'phonics', name: 'Phonics screening check', subject: 'english', years: [1, 2], questions: 40, marks: 40, minutes: null },
  {
    id: 'multiplication_tables',
    name: 'Multiplication tables check',
    subject: 'maths',
    years: [4],
    questions: 25,
    marks: 25,
    minutes: null,
  },
  { id: 'arithmetic', name: 'KS2 arithmetic paper', subject: 'maths', years: [5, 6], questions: 36, marks: 40, minutes: 30 },
  { id: 'spelling', name: 'KS2 spelling paper', subject: 'english', years: [5, 6], questions: 20, marks: 20, minutes: null },
];

export const nationalCheck = (id: NationalCheckId): NationalCheck => {
  const found = nationalChecks.find((check) => check.id === id);
  if (!found) throw new TypeError(`no check ${id}`);
  return found;
};

export const checksForYear = (year: number): readonly NationalCheck[] =>
  nationalChecks.filter(({ years }) => years.some((one) => one === year));

/** The tables check: 6 seconds for each question and 3 seconds between two. */
const secondsPerTable = 6;
export const secondsBetweenTables = 3;
/** Access arrangements in schools often give a quarter more time. */
const extraTime = 1.25;

/** Whoever has extra time has it in every check with a clock, whatever was pressed; a calm one stays calm. */
export const timingFor = (wish: CheckTiming, hasExtraTime: boolean): CheckTiming => (hasExtraTime && wish === 'national' ? 'extra' : wish);

/** Milliseconds for one question of the tables check; null without a clock. */
export const tableLimitMs = (timing: CheckTiming): number | null => {
  if (timing === 'calm') return null;
  return 1000 * secondsPerTable * (timing === 'extra' ? extraTime : 1);
};

/** Milliseconds for a whole paper; null without a clock. */
export const paperLimitMs = ({ minutes }: Pick<NationalCheck, 'minutes'>, timing: CheckTiming): number | null => {
  if (minutes === null || timing === 'calm') return null;
  return 60_000 * minutes * (timing === 'extra' ? extraTime : 1);
};

/** What a screen needs to draw a question and to notice that time is up. */
const tolerance = 500;

/**
 * Whether an answer came in time. Two clocks measure it: the pupil's device, and the server from receipt to receipt. The kinder
 * one counts, so that a slow network costs nobody an answer.
 */
export const inTime = (deviceMs: number, serverMs: number, limitMs: number | null): boolean =>
  limitMs === null || Math.min(deviceMs, serverMs) <= limitMs + tolerance;

/** The national standard of the phonics check has been 32 of 40 in every year so far. */
const usualPhonicsStandard = 32;

/** What the result of a check means in school, in two plain sentences, for parents. */
export const whatItMeans: Readonly<Record<NationalCheckId, readonly [string, string]>> = {
  phonics: [
    `In June of Year 1, a teacher listens to each child read 40 words. The standard has usually been ${usualPhonicsStandard} out of 40.`,
    'A child who is not there yet gets more help with phonics and takes the check again in Year 2.',
  ],
  multiplication_tables: [
    'In June of Year 4, every child in a state school answers 25 questions on a screen, with 6 seconds for each.',
    'There is no pass mark. The school tells you the score. Practise the tables your child missed.',
  ],
  arithmetic: [
    'In May of Year 6, the arithmetic paper gives 40 of the 110 marks in maths. Two reasoning papers give the rest.',
    'The three papers together make one scaled score, and 100 or more is the expected standard. Nobody passes or fails a single paper.',
  ],
  spelling: [
    'In May of Year 6, the spelling paper gives 20 of the 70 marks in grammar, punctuation and spelling.',
    'Both papers together make one scaled score, and 100 or more is the expected standard. Nobody passes or fails spelling alone.',
  ],
};

/** Points for a finished check: one for each of the first ten answers that were given, and one for each that was right. */
export const pointsForCheck = (answered: number, right: number): number => Math.min(10, answered) + right;
