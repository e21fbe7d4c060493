import { z } from 'zod';
import type { DueWork } from '@hedgerow/contracts/calendar';
import type { ChildInsight } from '@hedgerow/contracts/insight';
import { isToDo } from '@hedgerow/domain/assignments';
import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import type { Week } from '@hedgerow/domain/weekly-letter';

/** A sentence of the weekly letter, kept with every figure and word that it was made from. */
export const DigestSentence = z.object({
  about: z.enum(['done', 'minutes', 'quiet', 'mastered', 'slipped', 'misconception', 'together', 'due']),
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
  readonly dueNext: readonly DueWork[];
};

/** Lines of a kind: a letter is read in a minute. */
const mostMastered = 3;
const mostDue = 3;

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const place = ({ topic, subjectName }: { readonly topic: string; readonly subjectName: string }) => ({ topic, subjectName });

const done = (firstName: string, { things, days, quizzes, averageScore }: ChildWeek['finished']): DigestSentence => {
  const scored = averageScore === null ? '' : `, with ${averageScore}% on average`;
  const among = quizzes === 0 ? '' : `, among them ${plural(quizzes, 'quiz', 'quizzes')}${scored}`;
  const figures = { things, days, quizzes, ...(averageScore === null ? {} : { averageScore }) };
  return { about: 'done', text: `${firstName} finished ${plural(things, 'thing')} on ${plural(days, 'day')}${among}.`, figures };
};

const minutesAtWork = (firstName: string, minutes: number): DigestSentence => ({
  about: 'minutes',
  text: `${firstName} was at work for ${plural(minutes, 'minute')}, idle time left out.`,
  figures: { minutes },
});

const quiet = (firstName: string): DigestSentence => ({
  about: 'quiet',
  text: `${firstName} had a quiet week, and that is fine: everything waits where it was left.`,
  figures: {},
});

const mastered = (line: ChildInsight['mastered'][number]): DigestSentence => ({
  about: 'mastered',
  text: `${line.topic} (${line.subjectName}) is secure now, going by ${plural(line.answers, 'answer')}.`,
  figures: { ...place(line), answers: line.answers, lastPractised: line.lastPractised },
});

const slipped = (line: ChildInsight['slipped'][number]): DigestSentence => ({
  about: 'slipped',
  text: `${line.topic} (${line.subjectName}) slipped a little: ${line.before}% right before, ${line.now}% the last time.`,
  figures: { ...place(line), before: line.before, now: line.now, lastPractised: line.lastPractised },
});

const mixUp = (firstName: string, one: ChildInsight['misconceptions'][number]): DigestSentence => ({
  about: 'misconception',
  text: `A mix-up that showed in ${one.topic} (${one.subjectName}). ${firstName} may think: “${one.belief}”`,
  figures: { ...place(one), belief: one.belief, lastSeen: one.lastSeen },
});

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

const moreDue = (more: number): DigestSentence => ({
  about: 'due',
  text: `${plural(more, 'more piece', 'more pieces')} of set work ${more === 1 ? 'is' : 'are'} due next week.`,
  figures: { more },
});

const inWeek = ({ from, to }: Week, day: string): boolean => day >= from && day <= to;

/** What is to do of what is due: what is done already is no news. */
const dueSentences = (dueNext: readonly DueWork[]): readonly DigestSentence[] => {
  const open = dueNext.filter(({ state }) => isToDo(state));
  const more = open.length - mostDue;
  return [...open.slice(0, mostDue).map(due), ...(more > 0 ? [moreDue(more)] : [])];
};

/** What a child's week comes to. Every figure is one of the parent's page; what the figures do not carry is not said. */
export const digestSentences = ({ firstName, week, finished, insight, dueNext }: ChildWeek): readonly DigestSentence[] => {
  const minutes = insight.minutesByDay.filter(({ day }) => inWeek(week, day)).reduce((sum, day) => sum + day.minutes, 0);
  const coming = dueSentences(dueNext);
  if (finished.things === 0 && minutes === 0) return [quiet(firstName), ...coming];
  const open = insight.misconceptions.find(({ state, lastSeen }) => state === 'open' && inWeek(week, lastSeen));
  const [back] = insight.slipped.filter(({ lastPractised }) => inWeek(week, lastPractised));
  return [
    ...(finished.things > 0 ? [done(firstName, finished)] : []),
    ...(minutes > 0 ? [minutesAtWork(firstName, minutes)] : []),
    ...insight.mastered
      .filter(({ lastPractised }) => inWeek(week, lastPractised))
      .slice(0, mostMastered)
      .map(mastered),
    ...(back === undefined ? [] : [slipped(back)]),
    ...(open === undefined ? [] : [mixUp(firstName, open)]),
    ...(insight.together === null ? [] : [together(insight.together)]),
    ...coming,
  ];
};

/** A family hears nothing when there is nothing: no child did anything, and nothing is due. */
export const isWorthAnEmail = (children: readonly (readonly DigestSentence[])[]): boolean =>
  children.flat().some(({ about }) => about !== 'quiet');
