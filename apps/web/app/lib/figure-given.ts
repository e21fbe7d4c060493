import type { FigureHandles } from '@hedgerow/contracts/figures';

/** Where things stand on a figure; of a table what is typed in its cells. */
export type Places = readonly (number | string)[];

/** The places of what is placed: a table has none. */
export const numbersOf = (places: Places): number[] => places.filter((place) => typeof place === 'number');

/** Before anything was done: what slides waits at its first stop or where it is said to, points are not placed yet (-1), nothing is shaded, cells are empty. */
export const figureStart = (handles: FigureHandles): Places => {
  switch (handles.kind) {
    case 'slide':
      return handles.handles.map(({ start = 0 }) => start);
    case 'grid':
      return handles.names.flatMap(() => [-1, -1]);
    case 'labels':
      return handles.places.map(() => -1);
    case 'parts':
      return [];
    case 'cells':
      return handles.cells.map(() => '');
  }
};

/** Stands between two cells of a table on their way. */
const betweenCells = '|';
const cellsText = (places: Places): string => places.map((cell) => String(cell).trim()).join(betweenCells);

/** The answer to send; undefined while nothing has moved, a point is missing or a cell is empty. */
export const figureGiven = (handles: FigureHandles, places: Places): number[] | string | undefined => {
  if (handles.kind === 'cells') return places.every((cell) => String(cell).trim() !== '') ? cellsText(places) : undefined;
  const stops = numbersOf(places);
  if (stops.length === 0 || stops.some((place) => place < 0)) return undefined;
  return handles.kind === 'slide' && handles.handles.every(({ start = 0 }, at) => stops[at] === start) ? undefined : stops;
};

/** As an attempt of a test keeps it: "3,4"; the cells of a table "12|7". */
export const figureText = (handles: FigureHandles, places: Places): string =>
  handles.kind === 'cells' ? cellsText(places) : places.join(',');
export const placesFrom = (handles: FigureHandles, text: unknown): Places => {
  if (typeof text !== 'string') return figureStart(handles);
  if (handles.kind === 'cells') {
    const cells = text.split(betweenCells);
    return cells.length === handles.cells.length ? cells : figureStart(handles);
  }
  return /^-?\d+(?:,-?\d+)*$/.test(text) ? text.split(',').map(Number) : figureStart(handles);
};
/** Whether a kept answer is one: a place for each thing; of a table at least one cell. */
export const isOnFigure = (text: unknown): boolean => {
  if (typeof text !== 'string') return false;
  return text.includes(betweenCells) ? text.replaceAll(betweenCells, '').trim() !== '' : /^\d+(?:,\d+)*$/.test(text);
};
