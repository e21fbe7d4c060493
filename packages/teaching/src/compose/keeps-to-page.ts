import type { Topic } from '@hedgerow/curriculum/topic';
import { isOfSheet, leavesPage, nearTo, saidIn } from './near-notes.ts';

/** What a pupil brought: notes say what is learnt, a sheet of tasks only what is practised. */
export type PupilPage = { readonly text: string; readonly isSheet: boolean };

type Told = {
  readonly question: string;
  readonly answer: string;
  readonly objective: string | null;
  readonly hasPicture?: boolean;
  /** Drawn on the method that the page is on, in other words than the page's. */
  readonly isSum?: boolean;
};

/** Whether something of a topic keeps to what a pupil's page speaks of. `all` is what else could be asked of that topic. */
export const keepsToPage = ({ text, isSheet }: PupilPage, topic: Topic, all: readonly string[]): ((told: Told) => boolean) => {
  const leaves = isSheet && topic.subject === 'maths' ? () => false : leavesPage(text, topic);
  if (isSheet) return (told) => isOfSheet(text, `${told.question} ${told.answer}`) && !leaves(told);
  const isNear = nearTo(text, all);
  const isSaid = saidIn(text);
  return (told) =>
    !leaves(told) && isNear(`${told.question} ${told.answer}`) && (told.isSum === true || isSaid(told.question, told.answer));
};
