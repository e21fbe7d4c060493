import type { FigureHandles } from '@hedgerow/contracts/figures';

/** Before anything was done: what slides waits at its first stop, points are not placed yet (-1), nothing is shaded. */
export const figureStart = (handles: FigureHandles): readonly number[] => {
  switch (handles.kind) {
    case 'slide':
      return handles.handles.map(() => 0);
    case 'grid':
      return handles.names.flatMap(() => [-1, -1]);
    case 'labels':
      return handles.places.map(() => -1);
    case 'parts':
      return [];
  }
};

/** The answer to send; undefined while nothing has moved, or a point is missing. */
export const figureGiven = (handles: FigureHandles, places: readonly number[]): number[] | undefined => {
  if (places.length === 0 || places.some((place) => place < 0)) return undefined;
  return handles.kind === 'slide' && places.every((place) => place === 0) ? undefined : [...places];
};

/** As an attempt of a test keeps it: "3,4". */
export const figureText = (places: readonly number[]): string => places.join(',');
export const placesFrom = (handles: FigureHandles, text: unknown): readonly number[] =>
  typeof text === 'string' && /^-?\d+(?:,-?\d+)*$/.test(text) ? text.split(',').map(Number) : figureStart(handles);
