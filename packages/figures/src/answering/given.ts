import { smooth } from '../data/graph.ts';
import { box, circle, closed, type Drawing, label, line, type Mark, open, path, type Point, range, round } from '../drawing.ts';
import { describeFigure, drawFigure, type Figure } from '../figure.ts';
import { listed } from '../say.ts';
import { saySquares } from '../shape/grid-shapes.ts';
import { textWidth } from '../text-size.ts';
import type { FigureHandles, SlidingHandle } from './handles.ts';
import { handlesOf } from './handles-of.ts';
import type { FigureTask } from './task.ts';

/** Places where things stop; of a table what stands in its cells. */
export type OnFigureGiven = readonly number[] | string;
type Given = readonly number[];
type Grid = Extract<FigureHandles, { kind: 'grid' }>;
type Slide = Extract<FigureHandles, { kind: 'slide' }>;
type Cells = Extract<FigureHandles, { kind: 'cells' }>;

/** Across and up of each point. */
export const pairsOf = (given: Given): (readonly [number, number])[] =>
  Array.from({ length: Math.floor(given.length / 2) }, (_, at) => [given[2 * at] ?? 0, given[2 * at + 1] ?? 0] as const);

const betweenCells = '|';
/** As much as a cell holds. */
const longestInCell = 12;
export const cellsIn = (given: string): readonly string[] => given.split(betweenCells).map((text) => text.trim());
export const cellsText = (cells: readonly string[]): string => cells.join(betweenCells);

const fitsCells = ({ cells }: Cells, given: string): boolean => {
  const written = cellsIn(given);
  return written.length === cells.length && written.every((text) => text.length <= longestInCell) && written.some((text) => text !== '');
};

const isPlace = (place: number, count: number): boolean => Number.isInteger(place) && place >= 0 && place < count;

/** Whether this could be an answer at all: every thing in a place where it stops. */
export const fitsHandles = (handles: FigureHandles, given: OnFigureGiven): boolean => {
  if (typeof given === 'string') return handles.kind === 'cells' && fitsCells(handles, given);
  switch (handles.kind) {
    case 'cells':
      return false;
    case 'slide':
      return given.length === handles.handles.length && given.every((stop, at) => isPlace(stop, handles.handles[at]?.stops.length ?? 0));
    case 'grid':
      return (
        given.length === 2 * handles.names.length &&
        given.every((place, at) => isPlace(place, (at % 2 === 0 ? handles.across : handles.up).length))
      );
    case 'labels':
      return given.length === handles.places.length && given.every((word) => isPlace(word, handles.words.length));
    case 'parts':
      return new Set(given).size === given.length && given.every((part) => isPlace(part, handles.parts.length));
  }
};

const slid = ({ look, from, wide, stops }: SlidingHandle, stop: number): Mark[] => {
  const at = stops[stop]?.at ?? from;
  switch (look) {
    case 'point':
      return [circle(at, 8, { fill: 'three', stroke: 'line' })];
    case 'note':
      return [circle(at, 6.5, { fill: 'three', stroke: 'line', width: 2 })];
    case 'bar':
      return [box([from[0] - wide / 2, at[1]], [wide, from[1] - at[1]], { fill: 'three', stroke: 'line', width: 1.5 })];
    case 'hour':
      return [line(from, at, { stroke: 'one', width: 7 }), circle(from, 7, { fill: 'line' })];
    case 'minute':
    case 'needle':
      return [line(from, at, { stroke: 'three', width: 4 }), circle(from, look === 'needle' ? 8 : 7, { fill: 'line' })];
    case 'tick':
      return [line([at[0], at[1] - wide / 2], [at[0], at[1] + wide / 2], { stroke: 'three', width: 3 })];
    case 'circles': {
      const count = (at[0] - from[0]) / wide + 0.5;
      const [x, y] = [from[0] + Math.floor(count) * wide, from[1]];
      return [
        ...range(Math.floor(count)).map((one) => circle([from[0] + one * wide, y], 12, { fill: 'three', stroke: 'line' })),
        ...(count % 1 === 0 ? [] : [path(`M${x} ${y - 12}A12 12 0 0 0 ${x} ${y + 12}Z`, { fill: 'three' })]),
      ];
    }
    case 'level': {
      const [left, right, foot] = [from[0] - wide / 2, from[0] + wide / 2, from[1]];
      return [
        path(
          `M${left} ${round(at[1])}H${right}V${foot - 12}Q${right} ${foot} ${right - 12} ${foot}H${left + 12}Q${left} ${foot} ${left} ${foot - 12}Z`,
          {
            stroke: 'none',
            fill: 'tint',
          },
        ),
        line([left, at[1]], [right, at[1]], { stroke: 'three', width: 4 }),
      ];
    }
  }
};

/** The box and the two whiskers between five values. */
const joined = ({ handles }: Slide, given: Given): Mark[] => {
  const [low, lower, , upper, high] = handles.map(({ stops }, at) => stops[given[at] ?? 0]?.at ?? ([0, 0] as const));
  if (low === undefined || lower === undefined || upper === undefined || high === undefined) return [];
  return [
    line(low, lower, { stroke: 'three', width: 2.5 }),
    line(upper, high, { stroke: 'three', width: 2.5 }),
    box([lower[0], lower[1] - 18], [upper[0] - lower[0], 36], { fill: 'tint', stroke: 'three', width: 2.5 }),
  ];
};

/** From where to where, along a line, one direction stays inside. */
const cut = (low: number, high: number, start: number, slope: number): readonly [number, number] => {
  if (slope === 0) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const [a, b] = [(low - start) / slope, (high - start) / slope];
  return [Math.min(a, b), Math.max(a, b)];
};

/** The line through two points to the edges of the grid. */
const throughBoth = ([a, b]: readonly Point[], { across, up }: Grid): readonly [Point, Point] | undefined => {
  if (a === undefined || b === undefined || (a[0] === b[0] && a[1] === b[1])) return undefined;
  const [left, right] = [across[0]?.at ?? 0, across.at(-1)?.at ?? 0];
  const [bottom, top] = [up[0]?.at ?? 0, up.at(-1)?.at ?? 0];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [x, y] = [cut(left, right, a[0], dx), cut(top, bottom, a[1], dy)];
  const at = (t: number): Point => [a[0] + t * dx, a[1] + t * dy];
  return [at(Math.max(x[0], y[0])), at(Math.min(x[1], y[1]))];
};

/** Corners in the order that they lie in around their middle: whichever is put first, no side crosses another. */
const aroundMiddle = (points: readonly Point[]): readonly Point[] => {
  const middle = (side: 0 | 1): number => points.reduce((sum, point) => sum + point[side], 0) / points.length;
  const [x, y] = [middle(0), middle(1)];
  return points.toSorted((a, b) => Math.atan2(a[1] - y, a[0] - x) - Math.atan2(b[1] - y, b[0] - x));
};
const fromLeft = (points: readonly Point[]): readonly Point[] => points.toSorted((a, b) => a[0] - b[0]);

const plotted = (handles: Grid, given: Given): Mark[] => {
  const points = pairsOf(given).map(([x, y]): Point => [handles.across[x]?.at ?? 0, handles.up[y]?.at ?? 0]);
  const through = handles.join === 'line' ? throughBoth(points, handles) : undefined;
  return [
    ...(through === undefined ? [] : [line(through[0], through[1], { stroke: 'three', width: 3 })]),
    ...(handles.join === 'shape' ? [closed(aroundMiddle(points), { stroke: 'three', width: 3, fill: 'four' })] : []),
    ...(handles.join === 'path' ? [open(fromLeft(points), { stroke: 'three', width: 3 })] : []),
    ...(handles.join === 'arrow' && handles.from !== undefined
      ? points.map((at) => line(handles.from ?? at, at, { stroke: 'three', width: 3 }))
      : []),
    ...(handles.join === 'curve' ? [path(smooth(fromLeft(points)), { stroke: 'three', width: 3 })] : []),
    ...points.map((at) => circle(at, 5, { fill: 'three' })),
  ];
};

const [smallestLetters, largestLetters] = [16, 18];
/** Letters get smaller where a cell is narrow; what still finds no room is cut, and its words say all of it. */
const writtenIn = ({ cells }: Cells, given: string): Mark[] => {
  const texts = cellsIn(given);
  return cells.flatMap(({ at, size: [wide, tall] }, place) => {
    const text = texts[place] ?? '';
    if (text === '') return [];
    const room = wide - 6;
    const size = Math.max(smallestLetters, Math.min(largestLetters, Math.floor((16 * room) / textWidth(text, 16))));
    const fits = (shown: string): boolean => textWidth(shown, size) <= room;
    const short = Array.from(text, (_, end) => `${text.slice(0, end)}…`).findLast(fits) ?? '…';
    return [label([at[0] + wide / 2, at[1] + tall / 2], fits(text) ? text : short, { bold: true, ink: 'three', size })];
  });
};

const marksOf = (handles: FigureHandles, given: OnFigureGiven): Mark[] => {
  if (typeof given === 'string') return handles.kind === 'cells' ? writtenIn(handles, given) : [];
  switch (handles.kind) {
    case 'cells':
      return [];
    case 'slide':
      return [
        ...(handles.joins === 'box' ? joined(handles, given) : []),
        ...handles.handles.flatMap((handle, at) => slid(handle, given[at] ?? 0)),
      ];
    case 'grid':
      return plotted(handles, given);
    case 'labels':
      return [];
    case 'parts':
      // A region covers those before it, whether it is shaded or not.
      return handles.ground === undefined
        ? given.flatMap((part) => handles.parts[part]?.mark ?? [])
        : handles.parts.map(({ mark }, part) => (given.includes(part) ? mark : { ...mark, fill: 'paper', stroke: 'none' }));
  }
};

/** What needs no name where its place is said. */
const alone = new Set(['Arrow', 'Note', 'Pointer', 'Water', 'Top of the liquid', 'Second arm', 'Reflected ray']);

/** "Column 5, row 3" */
const squareIn = (name: string): Point => {
  const [column = 0, row = 0] = [...name.matchAll(/\d+/g)].map(Number);
  return [column, row];
};

/** An answer in words: where each thing is. */
export const sayGiven = (handles: FigureHandles, given: OnFigureGiven): string => {
  if (typeof given === 'string') {
    const texts = cellsIn(given);
    return handles.kind === 'cells' ? handles.cells.map(({ name }, at) => `${name}: ${texts[at] || 'blank'}`).join('; ') : '';
  }
  switch (handles.kind) {
    case 'cells':
      return '';
    case 'slide': {
      const told = handles.handles.map(({ name, stops }, at) => ({ name, text: stops[given[at] ?? 0]?.text ?? '' }));
      return told.length === 1 && alone.has(told[0]?.name ?? '')
        ? (told[0]?.text ?? '')
        : told.map(({ name, text }) => `${name}: ${text}`).join('; ');
    }
    case 'grid': {
      const told = pairsOf(given).map(([x, y]) => `(${handles.across[x]?.text}, ${handles.up[y]?.text})`);
      return handles.join === 'line' ? `A line through ${listed(told)}` : listed(told);
    }
    case 'labels':
      return handles.places.map(({ name }, at) => `${name}: ${handles.words[given[at] ?? 0]}`).join('; ');
    case 'parts':
      if (handles.columns !== undefined) return saySquares(given.map((part) => squareIn(handles.parts[part]?.name ?? '')));
      return handles.ground === undefined
        ? `${given.length} of ${handles.parts.length} parts shaded`
        : listed(given.map((part) => handles.parts[part]?.name ?? ''));
  }
};

/** The figure with an answer on it: what a review shows. */
export const givenView = (figure: Figure, task: FigureTask, given: OnFigureGiven): Drawing & { readonly words: string } => {
  const { width, height, marks } = drawFigure(figure);
  const handles = handlesOf(figure, task);
  const ground = handles.kind === 'parts' || handles.kind === 'slide' ? (handles.ground ?? marks.length) : marks.length;
  // What each letter was called stands below the picture.
  const below =
    handles.kind === 'labels' && typeof given !== 'string'
      ? handles.places.map(({ name }, at) => `${name}: ${handles.words[given[at] ?? 0]}`)
      : [];
  return {
    width,
    height: height + (below.length === 0 ? 0 : below.length * 24 + 8),
    marks: [
      ...marks.slice(0, ground),
      ...marksOf(handles, given),
      ...marks.slice(ground),
      ...below.map((text, at) => label([14, height + 16 + at * 24], text, { anchor: 'start' })),
    ],
    words: `${describeFigure(figure)} Answer: ${sayGiven(handles, given)}.`,
  };
};
