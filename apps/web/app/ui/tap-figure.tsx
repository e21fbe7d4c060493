import type { FigureTaps, FigureView } from '@hedgerow/contracts/figures';
import { lazy, Suspense } from 'react';
import { figureWidth } from './figure-width.ts';
import { QuestionFigure } from './figure.tsx';

const Drawing = lazy(() => import('./tap-drawing.tsx').then(({ TapDrawing: it }) => ({ default: it })));

export type TapFigureProps = {
  readonly figure: FigureView | undefined;
  /** The same with its answer in it, once that is known. */
  readonly completed?: FigureView | undefined;
  /** Where each answer stands in the picture; undefined where the picture is only looked at. */
  readonly taps: FigureTaps | undefined;
  readonly isChosen: (at: number) => boolean;
  /** What an answer was, once that is known. */
  readonly verdictOf?: (at: number) => 'right' | 'nearly' | 'wrong' | undefined;
  readonly disabled: boolean;
  readonly onTap: (at: number) => void;
};

/** The picture of a question whose answers stand in it: a tap there chooses, as the answer's own button below does. */
export const TapFigure = ({ figure, completed, taps, ...rest }: TapFigureProps) =>
  figure === undefined || taps === undefined ? (
    <QuestionFigure figure={figure} completed={completed} />
  ) : (
    <Suspense
      fallback={<div style={{ maxWidth: figureWidth(figure.width, figure.height), aspectRatio: `${figure.width} / ${figure.height}` }} />}
    >
      <Drawing figure={figure} completed={completed} taps={taps} {...rest} />
    </Suspense>
  );
