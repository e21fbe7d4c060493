import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import { addDays, daysBetween, londonDate } from '@hedgerow/domain/calendar-dates';

type Scored = Pick<
  AssessmentSummary,
  'id' | 'subjectName' | 'topic' | 'score' | 'correctAnswers' | 'totalQuestions' | 'completedAt' | 'hasEssays'
>;

/** What a parent is told in plain sentences. Each one is made from figures, and is left out when the figures do not carry it. */
export type Insight = {
  readonly week: string;
  readonly well: string | undefined;
  readonly slipped: string | undefined;
  /** One thing to do together, with the assessment that it opens. */
  readonly together: { readonly words: string; readonly assessmentId: string } | undefined;
  /** Said in place of a judgement while there is too little to judge by. */
  readonly tooEarly: string | undefined;
};

const recentDays = 28;
const fewest = 2;
/** The bands of docs/product/families.md#the-parents-dashboard. */
const strong = 80;
const fair = 60;
/** A last score this far from those before it is worth a word. */
const turn = 10;

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const mean = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;

type Attempt = Scored & { readonly score: number; readonly completedAt: string };
type Subject = { readonly name: string; readonly average: number; readonly attempts: readonly Attempt[] };

const recentAttempts = (assessments: readonly Scored[], now: Date): readonly Attempt[] =>
  assessments
    .filter((one): one is Attempt => one.score !== null && one.completedAt !== null)
    .filter(({ completedAt }) => daysBetween(londonDate(new Date(completedAt)), londonDate(now)) < recentDays)
    .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt));

const bySubject = (attempts: readonly Attempt[]): readonly Subject[] =>
  [...Map.groupBy(attempts, ({ subjectName }) => subjectName)]
    .filter(([, own]) => own.length >= fewest)
    .map(([name, own]) => ({ name, attempts: own, average: Math.round(mean(own.map(({ score }) => score))) }))
    .toSorted((a, b) => b.average - a.average);

const basis = ({ average, attempts }: Subject): string => `${average}% on average over ${plural(attempts.length, 'assessment')}`;

const lastTurn = ({ attempts: [last, ...before] }: Subject): string => {
  if (last === undefined || before.length === 0) return '';
  const change = last.score - mean(before.map(({ score }) => score));
  if (change >= turn) return `, and the last one was better, at ${last.score}%`;
  return change <= -turn ? `, and the last one was lower, at ${last.score}%` : '';
};

const praise = (subject: Subject | undefined): string | undefined => {
  if (subject === undefined || subject.average < fair) return undefined;
  const how = subject.average >= strong ? 'is going well' : 'is the strongest so far';
  return `${subject.name} ${how}: ${basis(subject)}.`;
};

const worry = (subject: Subject | undefined): string | undefined => {
  if (subject === undefined || subject.average >= strong) return undefined;
  const how = subject.average < fair ? 'needs some help' : 'is the one to watch';
  return `${subject.name} ${how}: ${basis(subject)}${lastTurn(subject)}.`;
};

const together = (subject: Subject): Insight['together'] => {
  const attempt = subject.attempts.find(({ score }) => score < strong);
  if (attempt === undefined) return undefined;
  const { topic, totalQuestions, correctAnswers, hasEssays, id } = attempt;
  // With essays among them the questions that count towards the score are not all of them.
  const wrong = hasEssays || correctAnswers === null ? 0 : totalQuestions - correctAnswers;
  const what = wrong > 0 ? `the ${plural(wrong, 'question')} on ${topic}` : `the questions on ${topic}`;
  return { words: `Look through ${what} that went wrong. Each one shows its steps.`, assessmentId: id };
};

export type DayCount = { readonly day: string; readonly count: number };

/** `activity` of the last seven London days, today among them. */
export const finishedByDay = (activity: readonly Pick<ActivityItem, 'status' | 'timestamp'>[], now: Date): readonly DayCount[] => {
  const today = londonDate(now);
  const days = activity.filter(({ status }) => status === 'completed').map(({ timestamp }) => londonDate(new Date(timestamp)));
  return Array.from({ length: 7 }, (_, at) => addDays(today, at - 6)).map((day) => ({
    day,
    count: days.filter((one) => one === day).length,
  }));
};

const weekWords = (name: string, activity: readonly Pick<ActivityItem, 'status' | 'timestamp'>[], now: Date): string => {
  if (activity.length === 0) return `${name} has not started yet. What ${name} finishes shows here by itself.`;
  const days = finishedByDay(activity, now);
  const things = days.reduce((sum, { count }) => sum + count, 0);
  if (things === 0) return `${name} has not finished anything in the last seven days.`;
  const worked = days.filter(({ count }) => count > 0).length;
  return `${name} finished ${plural(things, 'thing')} on ${plural(worked, 'day')} of the last seven.`;
};

const tooEarlyWords = (name: string, recent: number): string =>
  recent === 0
    ? `There are no scores from the last four weeks, so nothing can be said about what goes well.`
    : `Too early to say what goes well: ${name} has ${plural(recent, 'score')} from the last four weeks, and it takes two in one subject.`;

/** What went well, what slipped, and one thing to do about it. */
export const insightOf = (
  name: string,
  assessments: readonly Scored[],
  activity: readonly Pick<ActivityItem, 'status' | 'timestamp'>[],
  now: Date,
): Insight => {
  const recent = recentAttempts(assessments, now);
  const subjects = bySubject(recent);
  const best = subjects[0];
  const last = subjects.at(-1);
  const well = praise(best);
  const weak = last === best && well !== undefined ? undefined : last;
  const slipped = worry(weak);
  return {
    week: weekWords(name, activity, now),
    well,
    slipped,
    together: slipped !== undefined && weak !== undefined ? together(weak) : undefined,
    tooEarly: best === undefined && activity.length > 0 ? tooEarlyWords(name, recent.length) : undefined,
  };
};
