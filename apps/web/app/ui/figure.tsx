import { lazy, Suspense } from 'react';
import type { FigureView } from '@hedgerow/contracts/figures';

const FigureDrawing = lazy(() => import('./figure-drawing.tsx').then(({ FigureDrawing: it }) => ({ default: it })));

/** The picture of a question; nothing where there is none. Its place is kept while the renderer arrives, so that nothing jumps. */
export const QuestionFigure = ({ figure }: { readonly figure: FigureView | undefined }) =>
  figure === undefined ? null : (
    <Suspense fallback={<div style={{ maxWidth: figure.width * 1.35, aspectRatio: `${figure.width} / ${figure.height}` }} />}>
      <FigureDrawing figure={figure} />
    </Suspense>
  );
