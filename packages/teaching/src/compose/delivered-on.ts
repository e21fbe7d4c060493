import { refOf } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { objectiveLabel } from './find-topics.ts';
import type { FoundTopics } from './find-topics.ts';

export type Delivered = {
  /** Whether so many are on what was asked for that it may be said. */
  readonly isExact: boolean;
  /** "6 on cumulative frequency, 4 on averages beside it."; nothing where all are on what was asked for. */
  readonly sentence: string;
};

/** docs/product/teaching-engine.md#one-gate: what is called exact is so for four in five questions. */
const exactFrom = 0.8;
const mostNamed = 2;

const counted = (labels: readonly string[]): readonly (readonly [label: string, count: number])[] =>
  [...Map.groupBy(labels, (label) => label)].map(([label, all]) => [label, all.length] as const).toSorted((a, b) => b[1] - a[1]);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Counts what was delivered, so that nothing is called exact that is not. */
export const deliveredOn = (found: FoundTopics, questions: readonly MultipleChoice[]): Delivered => {
  const refs = questions.map((question) => refOf(question));
  const on = refs.filter((ref): ref is ObjectiveRef => ref !== undefined && found.asked.has(ref));
  const beside = refs.filter((ref): ref is ObjectiveRef => ref !== undefined && !found.asked.has(ref));
  const isExact = questions.length > 0 && on.length >= questions.length * exactFrom;
  if (beside.length === 0 || found.isWhole) return { isExact, sentence: '' };
  const labelOf = (ref: ObjectiveRef): string => objectiveLabel(found.topics, ref);
  const asked = counted(on.map(labelOf))
    .slice(0, mostNamed)
    .map(([label]) => label);
  const others = counted(beside.map(labelOf))
    .slice(0, mostNamed)
    .map(([label]) => label);
  return {
    isExact,
    sentence:
      on.length === 0
        ? `${beside.length} on ${listed(others)}.`
        : `${on.length} on ${listed(asked)}, ${beside.length} on ${listed(others)} beside it.`,
  };
};
