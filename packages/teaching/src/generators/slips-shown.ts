import type { Topic } from '@hedgerow/curriculum/topic';
import { difficulties } from '@hedgerow/domain/difficulties';
import { methodsOf } from '../compose/methods.ts';
import { hashText } from './random.ts';

/** A slip as it was drawn, the sum in which it was, and the misconceptions of the topic that the bank says it shows. */
export type DrawnSlip = {
  readonly generatorId: string;
  readonly slip: string;
  readonly stem: string;
  readonly shows: readonly string[];
};

/** Of “What went wrong?” and “What is the mistake?” the wrong options are other mistakes: who chooses one has misread, and believes nothing. */
const isOtherMistake = (slip: string): boolean =>
  (slip.startsWith('This would give ') && slip.includes(', and not ')) || slip.startsWith('This would be *');

/** Which draws: so many `seeds`, after the first `from` of them; of all generators of the topic, or of `only` these. */
type Draws = { readonly seeds: number; readonly from?: number; readonly only?: ReadonlySet<string> };

/** The slips of so many draws of each generator of a topic at each difficulty, those that show nobody's belief left out. */
export const slipsDrawn = (topic: Topic, { seeds, from = 0, only }: Draws): DrawnSlip[] =>
  methodsOf(topic).flatMap(({ generator, fits }) =>
    ((only?.has(generator.id) ?? true) ? difficulties : []).flatMap((difficulty) =>
      Array.from({ length: seeds }, (_, seed) => generator.generate(hashText(`slips:${from + seed}`), difficulty))
        .filter(fits)
        .flatMap(({ stem, distractors }) =>
          distractors
            .filter(({ slip }) => !isOtherMistake(slip))
            .map(({ slip }) => ({
              generatorId: generator.id,
              slip,
              stem,
              shows: Object.entries(topic.slips[generator.id] ?? {}).flatMap(([id, says]) =>
                says.some((words) => slip.includes(words)) ? [id] : [],
              ),
            })),
        ),
    ),
  );
