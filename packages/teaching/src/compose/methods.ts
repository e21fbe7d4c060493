import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import type { GeneratorLink } from '@hedgerow/curriculum/topic';
import { generatorById } from '../generators/all-generators.ts';
import type { Generated, Generator } from '../generators/generator.ts';

/** A generator at work for one objective of a topic; both are null where no topic has the method. */
export type Method = {
  readonly generator: Generator;
  readonly topicId: string | null;
  readonly objective: string | null;
  /** Whether what was drawn is on the objective. */
  readonly fits: (made: Generated) => boolean;
  /** Whether it is with a number that was asked for; undefined where none was. */
  readonly isAskedNumber?: (made: Generated) => boolean;
};

const fitsLink =
  ({ drawn = {} }: Pick<GeneratorLink, 'drawn'>) =>
  (made: Generated): boolean =>
    Object.entries(drawn).every(([name, values]) => {
      const value = made.drawn[name];
      return (typeof value === 'string' || typeof value === 'number') && values.includes(value);
    });

/** A generator of which no topic is known. */
export const bareMethod = (generator: Generator): Method => ({ generator, topicId: null, objective: null, fits: () => true });

/** The numbers of a wish narrow what a generator varies by a number. */
const narrowed = ({ varies }: Generator, numbers: readonly number[]): Pick<Method, 'isAskedNumber'> => {
  if (varies === undefined || numbers.length === 0) return {};
  return { isAskedNumber: ({ drawn }) => numbers.some((number) => drawn[varies] === number) };
};

/** The methods of a topic's objectives, in their order; `numbers` are those that the wish names. */
export const methodsOf = ({ id, objectives }: Pick<IndexEntry, 'id' | 'objectives'>, numbers: readonly number[] = []): Method[] =>
  objectives.flatMap((objective) =>
    objective.generators.flatMap((link) => {
      const generator = generatorById(link.id);
      if (generator === undefined) return [];
      return [{ generator, topicId: id, objective: objective.id, fits: fitsLink(link), ...narrowed(generator, numbers) }];
    }),
  );
