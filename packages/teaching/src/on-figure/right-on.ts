import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { cellsText, type OnFigureGiven } from '@hedgerow/figures/answering/given';

/** The right answer in the shape of an answer: places, or what stands in the cells. */
export const rightOn = ({ right, cells }: Pick<FigureQuestion, 'right' | 'cells'>): OnFigureGiven =>
  cells === undefined ? right : cellsText(cells.map(({ answer }) => answer));
