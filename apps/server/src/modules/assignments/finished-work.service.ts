import { cardsForDone } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';

type ChildRef = { readonly familyId: string; readonly childId: string };
export type FinishedWorkDeps = {
  readonly assignments: Pick<AssignmentsRepository, 'finishLinked' | 'finishCards'>;
  readonly now: Clock;
};

/** What is made for a pupil because somebody set it. */
export type ForSetWork = {
  /** A school set it: the family's plan is not asked, and Explorer's five quizzes a day are not touched. */
  readonly bySchool: boolean;
  /** In the transaction that keeps what was made. Throws when another tab was quicker, so that nothing is kept twice. */
  readonly link: (runner: Runner, id: string) => Promise<void>;
};

/** What finishing something says about set work; called in the transaction of finishing it, so that both happen or neither. */
export const finishedWork = ({ assignments, now }: FinishedWorkDeps) => {
  const done = (score: number | null) => ({ at: now(), day: londonDate(now()), score });
  return {
    /** An attempt was handed in, with its percent; writing has none. */
    assessmentDone: async (runner: Runner, attempt: ChildRef & { readonly id: string }, score: number | null): Promise<void> => {
      await assignments.finishLinked(runner, attempt, attempt.id, done(score));
    },
    /** A card of a set was answered; enough of them, and the set is studied. */
    cardAnswered: async (runner: Runner, card: ChildRef & { readonly guideId: string }): Promise<void> => {
      await assignments.finishCards(runner, card, card.guideId, cardsForDone, done(null));
    },
  };
};
export type FinishedWork = ReturnType<typeof finishedWork>;
