import { pairsOf } from '@hedgerow/figures/answering/given';
import type { FigureHandles } from '@hedgerow/figures/answering/handles';

type Given = readonly number[];

/** Corners, and points that have no names of their own, count in any order. */
export const isInAnyOrder = (handles: FigureHandles): boolean =>
  handles.kind === 'grid' && (handles.join === 'shape' || new Set(handles.names).size === 1);

const inOrder = (handles: FigureHandles, given: Given): Given => {
  if (handles.kind === 'parts') return given.toSorted((a, b) => a - b);
  return isInAnyOrder(handles)
    ? pairsOf(given)
        .toSorted(([a, b], [x, y]) => a - x || b - y)
        .flat()
    : given;
};

/** Whether two answers are one, whichever point of them was placed first. */
export const isSameAnswer = (handles: FigureHandles, one: Given, other: Given): boolean => {
  const [a, b] = [inOrder(handles, one), inOrder(handles, other)];
  return a.length === b.length && a.every((place, at) => place === b[at]);
};
