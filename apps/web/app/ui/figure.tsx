import { lazy, Suspense } from 'react';
import type { FigureView } from '@hedgerow/contracts/figures';
import { figureWidth } from './figure-width.ts';

const drawing = () => import('./figure-drawing.tsx');
const FigureDrawing = lazy(() => drawing().then(({ FigureDrawing: it }) => ({ default: it })));

/** Fetches what shows pictures, and what takes answers on them, before the line may go: a later question cannot fetch it then. */
export const preloadPictures = (questions: readonly { readonly figure?: unknown; readonly pictures?: unknown }[]): void => {
  if (!questions.some(({ figure, pictures }) => figure !== undefined || pictures !== undefined)) return;
  for (const part of [drawing(), import('./tap-drawing.tsx'), import('./figure-answer/figure-board.tsx')]) part.catch(() => undefined);
};

type Props = {
  readonly figure: FigureView | undefined;
  /** The same with its answer in it, once that is known. */
  readonly completed?: FigureView | undefined;
};

/** The picture of a question; nothing where there is none. Its place is kept while the renderer arrives, so that nothing jumps. */
export const QuestionFigure = ({ figure, completed }: Props) =>
  figure === undefined ? null : (
    <Suspense
      fallback={<div style={{ maxWidth: figureWidth(figure.width, figure.height), aspectRatio: `${figure.width} / ${figure.height}` }} />}
    >
      <FigureDrawing figure={figure} completed={completed} />
    </Suspense>
  );
