import { lazy, Suspense } from 'react';
import type { FigureHandles, FigureView } from '@hedgerow/contracts/figures';
import type { Places } from '../lib/figure-given.ts';
import { figureWidth } from './figure-width.ts';

const Board = lazy(() => import('./figure-answer/figure-board.tsx').then(({ FigureBoard: it }) => ({ default: it })));

export type FigureAnswerProps = {
  readonly figure: FigureView;
  readonly handles: FigureHandles;
  readonly places: Places;
  readonly onPlaces: (places: Places) => void;
  readonly disabled: boolean;
  readonly labelledBy: string;
};

/** A figure that is answered on. Its place is kept while it arrives, so that nothing jumps. */
export const FigureAnswer = (props: FigureAnswerProps) => (
  <Suspense
    fallback={
      <div
        aria-busy="true"
        style={{
          maxWidth: figureWidth(props.figure.width, props.figure.height),
          aspectRatio: `${props.figure.width} / ${props.figure.height}`,
        }}
      />
    }
  >
    <Board {...props} />
  </Suspense>
);
