import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import type { GeneratorLink, SlipsByGenerator } from '@hedgerow/curriculum/topic';
import { generatorById } from '../generators/all-generators.ts';
import type { Generator } from '../generators/generator.ts';
import { type IsAsked, type Narrowing, type Told, withinBound } from './narrowing.ts';

/** A generator at work for one objective of a topic; both are null where no topic has the method. */
export type Method = {
  readonly generator: Generator;
  readonly topicId: string | null;
  readonly objective: string | null;
  /** Whether what was drawn is on the objective. */
  readonly fits: IsAsked;
  /** The misconception of the topic that a wrong option with this slip shows; null for a mere slip. */
  readonly misconceptionOf: (slip: string) => string | null;
  /** What the request says of its draws. */
  readonly narrowing?: Narrowing | undefined;
};

const fitsLink =
  ({ drawn = {}, atMost, atLeast }: Pick<GeneratorLink, 'drawn' | 'atMost' | 'atLeast'>) =>
  (made: Told): boolean =>
    (atMost === undefined || withinBound(atMost)(made)) &&
    (atLeast === undefined || !withinBound(atLeast - 1)(made)) &&
    Object.entries(drawn).every(([name, values]) => {
      const value = made.drawn[name];
      return (typeof value === 'string' || typeof value === 'number') && values.includes(value);
    });

const misconceptionBy = (slips: SlipsByGenerator[string] = {}): Method['misconceptionOf'] => {
  const shown = Object.entries(slips);
  return (slip) => shown.find(([, says]) => says.some((words) => slip.includes(words)))?.[0] ?? null;
};

/** A generator of which no topic is known. */
export const bareMethod = (generator: Generator): Method => ({
  generator,
  topicId: null,
  objective: null,
  fits: () => true,
  misconceptionOf: () => null,
});

/** The methods of a topic's objectives, in their order; `narrowing` is what the wish says of their draws. */
export const methodsOf = ({ id, objectives, slips }: Pick<IndexEntry, 'id' | 'objectives' | 'slips'>, narrowing?: Narrowing): Method[] =>
  objectives.flatMap((objective) =>
    objective.generators.flatMap((link) => {
      const generator = generatorById(link.id);
      if (generator === undefined) return [];
      return [
        {
          generator,
          topicId: id,
          objective: objective.id,
          fits: fitsLink(link),
          misconceptionOf: misconceptionBy(slips?.[link.id]),
          narrowing,
        },
      ];
    }),
  );
