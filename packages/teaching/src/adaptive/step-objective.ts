import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import type { Objective, Topic } from '@hedgerow/curriculum/topic';

/** Without a generator, so many written questions, and so many together with facts, carry a step of five. */
const enoughItems = 3;
const enoughInAll = 6;

type Stock = Pick<Topic, 'items' | 'facts'>;

const carriesAStep = ({ items, facts }: Stock, { id, generators }: Objective): boolean => {
  const isOn = ({ objective }: { readonly objective: string | null }): boolean => objective === id;
  const written = items.filter(isOn).length;
  return generators.length > 0 || (written >= enoughItems && written + facts.filter(isOn).length >= enoughInAll);
};

/**
 * The objective that a step of the day is on: the one that has been due longest, else the first that was not met, else the one that is
 * due soonest. `dueOf` holds those that were practised; what a later school year teaches waits for it. Undefined where no objective has enough questions: then it is the whole topic.
 */
export const stepObjective = (
  topic: Stock & Pick<Topic, 'objectives'>,
  dueOf: ReadonlyMap<string, Date>,
  { now, year }: { readonly now: Date; readonly year: number },
): Objective | undefined => {
  const could = topic.objectives.filter(
    (objective) => carriesAStep(topic, objective) && (isTaughtIn(objective, year) || dueOf.has(objective.id)),
  );
  const dueAt = ({ id }: Objective): number => dueOf.get(id)?.getTime() ?? Number.POSITIVE_INFINITY;
  const met = could.filter(({ id }) => dueOf.has(id)).toSorted((a, b) => dueAt(a) - dueAt(b));
  return met.find((objective) => dueAt(objective) <= now.getTime()) ?? could.find(({ id }) => !dueOf.has(id)) ?? met[0];
};
