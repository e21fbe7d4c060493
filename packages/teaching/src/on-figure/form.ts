import type { FigureQuestion, MultipleChoice } from '@hedgerow/curriculum/question';
import type { Figure } from '@hedgerow/figures/figure';

/** What a form changes in its question: the words, the figure without its answer, and where the answer is given. */
export type Form = Pick<FigureQuestion, 'figure' | 'task'> & {
  readonly right: readonly number[];
  readonly question: string;
  /** Where a wrong option stands on the figure; undefined where it has no place there. */
  readonly placeOf?: (option: string) => readonly number[] | undefined;
  /** Wrong answers that are known and are no option of the question. */
  readonly slips?: readonly { readonly given: readonly number[]; readonly note: string }[];
  /** Of a table to fill in: what each cell takes, as they are read; then `right` is empty. */
  readonly cells?: readonly string[];
  /** The cell that the question's own options are about. */
  readonly askedCell?: number;
  readonly marks?: number;
  /** In place of the question's own, which speak of reading where this asks to draw. */
  readonly explanation?: string;
  readonly steps?: readonly string[];
  readonly hints?: readonly string[];
};

/** A question of one generator in another form; `seed` is the question's own, so that it is always made alike. */
export type Turned = (question: MultipleChoice, seed: number) => Form | undefined;

export const keyTextOf = ({ options, correctAnswer }: MultipleChoice): string => options[correctAnswer] ?? '';
export const isKind = <K extends Figure['kind']>(figure: Figure | undefined, kind: K): figure is Extract<Figure, { kind: K }> =>
  figure?.kind === kind;
