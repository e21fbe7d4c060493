import { z } from 'zod';
import type { DueWork } from '@hedgerow/contracts/calendar';
import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import { isToDo } from '@hedgerow/domain/assignments';
import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import type { Week } from '@hedgerow/domain/weekly-letter';

/** A sentence of the weekly letter, kept with every figure and word that it was made from. */
export const DigestSentence = z.object({
  about: z.enum([
    'done',
    'minutes',
    'quiet',
    'needs-practice',
    'getting-better',
    'secure',
    'early',
    'misconception',
    'together',
    'due',
    'overdue',
  ]),
  text: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type DigestSentence = z.output<typeof DigestSentence>;

export type ChildWeek = {
  readonly firstName: string;
  readonly week: Week;
  readonly finished: {
    readonly things: number;
    readonly days: number;
    readonly quizzes: number;
    /** Percent. */
    readonly averageScore: number | null;
  };
  readonly insight: ChildInsight;
  /** What was due in the week, and what is due in the next. */
  readonly dueThis: readonly DueWork[];
  readonly dueNext: readonly DueWork[];
};

/** Lines of a kind: a letter is read in a minute. */
const mostDue = 3;

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const place = ({ topic, subjectName }: { readonly topic: string; readonly subjectName: string }) => ({ topic, subjectName });

const done = (firstName: string, { things, days, quizzes, averageScore }: ChildWeek['finished']): DigestSentence => {
  const scored = averageScore === null ? '' : `, with ${averageScore}% on average`;
  const among = quizzes === 0 ? '' : `, among them ${plural(quizzes, 'quiz', 'quizzes')}${scored}`;
  const figures = { things, days, quizzes, ...(averageScore === null ? {} : { averageScore }) };
  return {
    about: 'done',
    text: `${firstName} finished ${plural(things, 'activity', 'activities')} on ${plural(days, 'day')}${among}.`,
    figures,
  };
};

const minutesAtWork = (firstName: string, minutes: number): DigestSentence => ({
  about: 'minutes',
  text: `${firstName} was active for ${plural(minutes, 'minute')}.`,
  figures: { minutes },
});

const quiet = (firstName: string): DigestSentence => ({
  about: 'quiet',
  text: `${firstName} had a quiet week, and that is fine. Everything is saved and ready.`,
  figures: {},
});

const percents = (scores: readonly number[]): string => scores.map((score) => `${score}%`).join(', ');

const needsPractice = (line: InsightTopic): DigestSentence => {
  const [objective] = line.objectives;
  const most = objective === undefined ? '' : ` Hardest: ${objective.text}.`;
  const scores = percents(line.scores);
  return {
    about: 'needs-practice',
    text: `Needs practice: ${line.topic} (${line.subjectName}), ${line.scores.length > 1 ? 'last scores' : 'last score'} ${scores}.${most}`,
    figures: {
      ...place(line),
      scores,
      lastPractised: line.lastPractised,
      ...(objective === undefined ? {} : { objective: objective.text }),
    },
  };
};

/** Beside the average of the week's quizzes, which has another count. */
const whatScoresCount: DigestSentence = {
  about: 'needs-practice',
  text: 'A topic’s score counts the questions that were tried. A quiz also counts those that were not.',
  figures: {},
};

/** Topics that went well stand in one sentence. */
const inOneSentence = (
  about: 'getting-better' | 'secure' | 'early',
  lead: string,
  lines: readonly InsightTopic[],
): readonly DigestSentence[] => {
  if (lines.length === 0) return [];
  const topics = lines.map(({ topic, subjectName }) => `${topic} (${subjectName})`).join(', ');
  return [{ about, text: `${lead}: ${topics}.`, figures: { topics } }];
};

const mixUp = (firstName: string, line: InsightTopic): readonly DigestSentence[] =>
  line.beliefs
    .filter(({ state }) => state === 'open')
    .slice(0, 1)
    .map(({ belief, lastSeen }) => ({
      about: 'misconception',
      text: `A mix-up in ${line.topic} (${line.subjectName}). ${firstName} may think: “${belief}”`,
      figures: { ...place(line), belief, lastSeen },
    }));

const together = (one: NonNullable<ChildInsight['together']>): DigestSentence => ({
  about: 'together',
  text: `Five minutes together, ${one.topic} (${one.subjectName}): ${one.ask} What helps: ${one.helps}`,
  figures: { ...place(one), ask: one.ask, helps: one.helps },
});

const due = ({ title, subject, dueDate }: DueWork): DigestSentence => ({
  about: 'due',
  text: `Due on ${longDate(dueDate as CalendarDate)}: ${title} (${subject}).`,
  figures: { title, subject, dueDate },
});

/** Of the week itself: until its last midnight work is in time. */
const notHandedIn = ({ title, subject, dueDate, state }: DueWork): DigestSentence => ({
  about: state === 'overdue' ? 'overdue' : 'due',
  text: `${state === 'overdue' ? 'Not handed in yet, due on' : 'Due today,'} ${longDate(dueDate as CalendarDate)}: ${title} (${subject}).`,
  figures: { title, subject, dueDate },
});

const moreNotHandedIn = (more: number): DigestSentence => ({
  about: 'overdue',
  text: `${plural(more, 'more piece', 'more pieces')} of this week’s set work ${more === 1 ? 'is' : 'are'} not handed in yet.`,
  figures: { more },
});

const moreDue = (more: number): DigestSentence => ({
  about: 'due',
  text: `${plural(more, 'more piece', 'more pieces')} of set work ${more === 1 ? 'is' : 'are'} due next week.`,
  figures: { more },
});

const inWeek = ({ from, to }: Week, day: string): boolean => day >= from && day <= to;

/** A line on each piece of work that is still to be done, and one on how many more there are: what is done already is no news. */
const linesOnOpenWork = (
  work: readonly DueWork[],
  say: (piece: DueWork) => DigestSentence,
  sayMore: (more: number) => DigestSentence,
): readonly DigestSentence[] => {
  const open = work.filter(({ state }) => isToDo(state));
  const more = open.length - mostDue;
  return [...open.slice(0, mostDue).map(say), ...(more > 0 ? [sayMore(more)] : [])];
};

/** What a child's week comes to. Every figure is one of the parent's page; what the figures do not carry is not said. */
export const digestSentences = ({ firstName, week, finished, insight, dueThis, dueNext }: ChildWeek): readonly DigestSentence[] => {
  const minutes = insight.minutesByDay.filter(({ day }) => inWeek(week, day)).reduce((sum, day) => sum + day.minutes, 0);
  // What can still be done tonight comes before what is late.
  const tonightFirst = dueThis.toSorted((one, other) => Number(one.state === 'overdue') - Number(other.state === 'overdue'));
  const coming = [...linesOnOpenWork(tonightFirst, notHandedIn, moreNotHandedIn), ...linesOnOpenWork(dueNext, due, moreDue)];
  if (finished.things === 0 && minutes === 0) return [quiet(firstName), ...coming];
  const lately = (lines: readonly InsightTopic[]) => lines.filter(({ lastPractised }) => inWeek(week, lastPractised));
  const weak = lately(insight.needsPractice);
  return [
    ...(finished.things > 0 ? [done(firstName, finished)] : []),
    ...(minutes > 0 ? [minutesAtWork(firstName, minutes)] : []),
    ...weak.flatMap((line) => [needsPractice(line), ...mixUp(firstName, line)]),
    ...(weak.length > 0 ? [whatScoresCount] : []),
    ...inOneSentence('getting-better', 'Nearly there', lately(insight.gettingBetter)),
    ...inOneSentence('secure', 'Known well', lately(insight.secure)),
    ...inOneSentence('early', 'Just started', lately(insight.early)),
    ...(insight.together === null ? [] : [together(insight.together)]),
    ...coming,
  ];
};

/** A family hears nothing when there is nothing: no child did anything, and nothing is due. What is late alone is no letter: nothing nags. */
export const isWorthAnEmail = (children: readonly (readonly DigestSentence[])[]): boolean =>
  children.flat().some(({ about }) => about !== 'quiet' && about !== 'overdue');
