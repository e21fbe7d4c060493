import { rounded } from './ratio.ts';

/** What a call costs: microseconds of processor of the server and of PostgreSQL, and bytes of log. */
export type Cost = { readonly call: string; readonly app: number; readonly database: number; readonly wal: number };

/** 16:00 on a school day with a million pupils: 30,000 at work at once, 1,050 write transactions and 9,000 reads a second. */
const writesASecond: Readonly<Record<string, number>> = {
  // A quiz of ten handed in every 200 seconds, answers kept every 75, a minute noted every minute.
  'hand in ten questions': 150,
  'keep the answers so far': 400,
  'a minute at work': 500,
};
/** What is done besides: each quiz is made before, and of the twelve cards that a pupil turns a day a fifth come in the busiest hour. */
const besides: Readonly<Record<string, number>> = { 'make a quiz of ten': 150, 'turn a card': 670 };
const readsASecond = 9000;

/** Of what a machine has, no more is used at the busiest minute: the rest is for a machine that fails and for a day that is busier. */
const busyAtMost = 0.5;
/** Two quizzes a week and subject in three subjects, over the 39 weeks of a school year. */
const quizzesAYear = 2 * 3 * 39;
const pupils = 1_000_000;

const cores = (microseconds: number): number => microseconds / 1e6;

const named = (rates: Readonly<Record<string, number>>): string =>
  Object.entries(rates)
    .map(([call, rate]) => `${rate} x ${call}`)
    .join(', ');

/** The busiest minute and a year, reckoned from what was measured. */
export const sumsOf = (costs: readonly Cost[], bytesOfQuiz: number): readonly string[] => {
  const reads = costs.filter(({ call }) => call.startsWith('GET '));
  const rateOf = ({ call }: Cost): number =>
    writesASecond[call] ?? besides[call] ?? (call.startsWith('GET ') ? readsASecond / reads.length : 0);
  const sum = (of: (cost: Cost) => number, among = costs): number => among.reduce((all, cost) => all + rateOf(cost) * of(cost), 0);
  const [app, database] = [cores(sum((cost) => cost.app)), cores(sum((cost) => cost.database))];
  const databaseWrites = cores(
    sum(
      (cost) => cost.database,
      costs.filter((cost) => !reads.includes(cost)),
    ),
  );
  const log = sum(({ wal }) => wal) / 1e6;
  const handIn = costs.find(({ call }) => call.startsWith('hand in'));
  const logOfYear = ((handIn?.wal ?? Number.NaN) * quizzesAYear * pupils) / 1e12;
  return [
    `At 1,050 writes and 9,000 reads a second (${named(writesASecond)}; besides ${named(besides)}; the reads of the table in equal parts): ${rounded(app, 1)} cores of the server are busy, ${rounded(database, 1)} of PostgreSQL (${rounded(databaseWrites, 1)} of them with writes, which only the one writer can do), and ${rounded(log, 1)} MB of log are written a second.`,
    `Half busy, that is ${Math.ceil(app / busyAtMost)} cores for web processes, one process a core, and ${Math.ceil(database / busyAtMost)} for PostgreSQL, ${Math.ceil(databaseWrites / busyAtMost)} of them on the machine that writes.`,
    `A year of ${quizzesAYear} quizzes each for a million pupils is ${rounded((bytesOfQuiz * quizzesAYear * pupils) / 1e12, 1)} TB in the tables and ${rounded(logOfYear, 1)} TB of log.`,
  ];
};
