import type { StepKind, Today, TodayStep } from '@hedgerow/contracts/today';
import { underSubject } from '@hedgerow/domain/subjects';
import type { StageName } from '../../ui/stage.tsx';

/** What kind of step it is, in a word or two. */
export const kindWords: Readonly<Record<StageName, Readonly<Record<StepKind, string>>>> = {
  playful: {
    set: 'Set for you',
    due: 'Remember',
    cards: 'Cards',
    revisit: 'Look again',
    new: 'New',
    stretch: 'A challenge',
    practise: 'Practise',
    notes: 'Your notes',
    upload: 'Your work',
  },
  plain: {
    set: 'Set for you',
    due: 'Remember',
    cards: 'Flashcards',
    revisit: 'Revisit',
    new: 'New',
    stretch: 'Stretch',
    practise: 'Practise',
    notes: 'From memory',
    upload: 'Your work',
  },
};

/** What has no subject is its title alone. */
export const stepName = ({ subject, title }: Pick<TodayStep, 'subject' | 'title'>): string =>
  subject === null ? title : underSubject(subject, title);

export const nextStep = ({ steps }: Pick<Today, 'steps'>): TodayStep | undefined => steps.find(({ done, ticks }) => ticks && !done);

/** It was begun and left: it is gone on with. */
export const isBegun = ({ start, set }: Pick<TodayStep, 'start' | 'set'>): boolean => start.with === 'attempt' || set?.begun === true;

/** Everything that can be ticked is; a day of nothing is never "all done". */
export const isAllDone = ({ steps }: Pick<Today, 'steps'>): boolean => {
  const ticking = steps.filter(({ ticks }) => ticks);
  return ticking.length > 0 && ticking.every(({ done }) => done);
};

/** "1 of 4 done, about 30 minutes left": what is still to do, never more than a day's study time. */
export const dayWords = ({ steps }: Pick<Today, 'steps'>): string => {
  const done = steps.filter((step) => step.done).length;
  const minutes = steps.filter((step) => !step.done).reduce((sum, step) => sum + step.minutes, 0);
  if (isAllDone({ steps })) return `${done} of ${steps.length} done`;
  return done === 0 ? `About ${minutes} minutes` : `${done} of ${steps.length} done, about ${minutes} minutes left`;
};

/** The day's quizzes are used up: it ends here, kindly, and nothing is offered that would be refused. */
export const isOver = ({ quizzes }: Pick<Today, 'quizzes'>): boolean => quizzes.left === 0;

/** The day's quizzes are used up, and one was begun and left: that is still to be done. */
export const leftToFinish = (today: Pick<Today, 'quizzes' | 'steps' | 'begun'>): Today['begun'][number] | undefined =>
  isOver(today) && nextStep(today) === undefined ? today.begun[0] : undefined;

/** Of a day without steps: only what was finished is praised. */
export const emptyDayWords = (today: Pick<Today, 'quizzes' | 'begun'>, nothingPlanned: string): string => {
  if (!isOver(today)) return nothingPlanned;
  return today.begun.length > 0 ? 'No new quizzes today. You can finish what you began.' : 'Your quizzes for today are done. Well done!';
};

/** What stands where a Start would be refused. */
const lastQuizWords = 'That was today’s last quiz. More tomorrow.';

/** Said in place of every way into a quiz once the day's are used up; undefined until then. */
export const overWords = (today: Pick<Today, 'quizzes'> | undefined): string | undefined =>
  today !== undefined && isOver(today) ? lastQuizWords : undefined;

/** Of Explorer's quizzes; undefined where there is no limit. Kind: what is left, and that more come. */
export const quizzesWords = ({ limit, left }: Today['quizzes']): string | undefined => {
  if (limit === null || left === null) return undefined;
  return left === 0 ? `Those were all ${limit} quizzes for today. New ones come tomorrow.` : `${left} of ${limit} quizzes left today`;
};
