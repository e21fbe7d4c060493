import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { tapPlaces } from '@hedgerow/figures/answering/tap-places';

/** Where the options stand in the question's picture, for who answers by touching it; nothing where they do not all stand there. */
export const tapsOf = ({ figure, options }: Pick<MultipleChoice, 'figure' | 'options'>) => {
  const taps = figure === undefined ? undefined : tapPlaces(figure, options);
  return taps === undefined ? {} : { taps };
};
