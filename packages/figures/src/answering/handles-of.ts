import { fractionPart } from '../calculation/fraction.ts';
import { placesOfBars } from '../data/bar-chart.ts';
import { placesOnPlot } from '../data/box-plot.ts';
import { placesOnGraph, regionsOfGraph } from '../data/graph.ts';
import { mostPictures, placesOfRow } from '../data/pictogram.ts';
import { emptyRows } from '../data/stem-and-leaf.ts';
import { emptyCells } from '../data/table.ts';
import { emptyBranches } from '../data/tree.ts';
import { regionsOfVenn } from '../data/venn.ts';
import { range, round, steps, type Point } from '../drawing.ts';
import type { Figure, FigureOf } from '../figure.ts';
import { onGridMap } from '../geography/grid-map.ts';
import { clockHands, clockMiddle, onClock } from '../number/clock.ts';
import { placesOnLine } from '../number/number-line.ts';
import { onStave, standing } from '../music/stave.ts';
import { cardinal, placeOnScale } from '../say.ts';
import { placesOnProtractor } from '../shape/angle.ts';
import { placesOnRing } from '../shape/bearing.ts';
import { paperBelow } from '../shape/cubes.ts';
import { groundOfGauge, placesOnGauge } from '../shape/gauge.ts';
import { squaresBeyond } from '../shape/grid-shapes.ts';
import { emptyPlaces, placesOfSymbols } from '../science/circuit.ts';
import type { Region } from '../regions.ts';
import { placesOfLetters } from '../science/parts.ts';
import { placesOfReflected } from '../science/rays.ts';
import { regionsOfPlan } from '../shape/locus.ts';
import { squaresOfVectors } from '../shape/vectors.ts';
import type { FigureHandles, GridSide, SlidingHandle } from './handles.ts';
import type { FigureTask } from './task.ts';

type TaskOf<K extends FigureTask['kind']> = Extract<FigureTask, { kind: K }>;

const written = (value: number): string => String(value).replace('-', '−');
const placed = ([x, y]: Point): Point => [round(x), round(y)];

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
/** "2 1/3": a place as a fraction of so many parts, in its simplest form. */
const inParts = (value: number, over: number): string => {
  const parts = Math.round(Math.abs(value) * over);
  const [whole, rest] = [Math.floor(parts / over), parts % over];
  const shared = hcf(rest, over);
  const said = [...(whole === 0 && rest > 0 ? [] : [`${whole}`]), ...(rest === 0 ? [] : [`${rest / shared}/${over / shared}`])].join(' ');
  return value < 0 && parts > 0 ? `−${said}` : said;
};

const onLine = (figure: FigureOf<'number-line'>, { snap, over }: TaskOf<'place'>): FigureHandles => {
  const { x, top } = placesOnLine(figure);
  const before = (value: number): number =>
    figure.labelled
      .filter((one) => one <= value + 1e-6)
      .toSorted((a, b) => a - b)
      .at(-1) ?? figure.from;
  const stops = steps(figure.from, figure.to, snap).map((value) => ({
    at: placed([x(value), top]),
    text: over === undefined ? written(value) : inParts(value, over),
    heard: placeOnScale(value, before(value), figure.step).replaceAll('-', '−'),
  }));
  return { kind: 'slide', handles: [{ name: 'Arrow', look: 'point', from: placed([x(figure.from), top]), wide: 0, stops }] };
};

const slidingOn = {
  dial: { name: 'Pointer', look: 'needle' },
  jug: { name: 'Water', look: 'level' },
  thermometer: { name: 'Top of the liquid', look: 'bar' },
} as const;

const onScale = (figure: FigureOf<'gauge'>, { snap }: TaskOf<'place'>): FigureHandles => {
  const { instrument, from, to, step, marks, unit } = figure;
  const places = placesOnGauge(figure);
  const stops = steps(from, to, snap).map((value) => ({
    at: placed(places.at(value)),
    text: `${written(value)} ${unit}`,
    heard: placeOnScale(value, from + Math.floor((value - from) / step + 1e-9) * step, step / marks).replaceAll('-', '−'),
  }));
  const ground = groundOfGauge[instrument];
  return {
    kind: 'slide',
    handles: [{ ...slidingOn[instrument], from: placed(places.from), wide: places.wide, stops }],
    ...(ground === undefined ? {} : { ground }),
  };
};

const side = (from: number, to: number, step: number, place: (value: number) => number): GridSide =>
  steps(from, to, step).map((value) => ({ at: round(place(value)), text: written(value) }));

const onGraph = (figure: FigureOf<'graph'>, { names, snap, join }: TaskOf<'plot'>): FigureHandles => {
  const { toX, toY } = placesOnGraph(figure);
  return {
    kind: 'grid',
    names,
    join,
    across: side(figure.x.from, figure.x.to, snap[0], toX),
    up: side(figure.y.from, figure.y.to, snap[1], toY),
  };
};

/** The short hand stops at every small mark, five of them an hour. */
const hourStops = range(60).map((mark) => {
  const hour = Math.floor(mark / 5) || 12;
  const next = (Math.floor(mark / 5) % 12) + 1;
  const text = mark % 5 === 0 ? `at the ${hour}` : `between the ${hour} and the ${next}, ${mark % 5} of 5 small marks on`;
  return { at: placed(onClock(mark / 60, clockHands.hour)), text, heard: text };
});
const minuteStops = (every: number) =>
  range(60 / every).map((stop) => {
    const minute = stop * every;
    const text = minute % 5 === 0 ? `at the ${minute / 5 || 12}` : `${minute % 5} small marks after the ${Math.floor(minute / 5) || 12}`;
    return { at: placed(onClock(minute / 60, clockHands.minute)), text, heard: text };
  });

const onFace = ({ minutes }: TaskOf<'hands'>): FigureHandles => ({
  kind: 'slide',
  handles: [
    { name: 'Short hand', look: 'hour', from: clockMiddle, wide: 0, stops: hourStops },
    { name: 'Long hand', look: 'minute', from: clockMiddle, wide: 0, stops: minuteStops(minutes) },
  ],
});

const onBars = (figure: FigureOf<'bar-chart'>, { bars, snap }: TaskOf<'bars'>): FigureHandles => {
  const { x, y, wide, last } = placesOfBars(figure);
  const handle = (bar: number): SlidingHandle => {
    const middle = x(bar) + wide(bar) / 2;
    return {
      name: `Bar for ${figure.bars[bar]?.name ?? ''}`,
      look: 'bar',
      from: placed([middle, last]),
      wide: round(wide(bar)),
      stops: steps(0, figure.top, snap).map((value) => ({
        at: placed([middle, y(value)]),
        text: written(value),
        heard: placeOnScale(value, 0, figure.step, 'line'),
      })),
    };
  };
  return { kind: 'slide', handles: bars.map(handle) };
};

/** Something that turns about a point, and stops every few degrees. */
const turning = (
  name: string,
  { from, at }: { readonly from: Point; readonly at: (degrees: number) => Point },
  degrees: readonly number[],
  said: (value: number) => string,
): FigureHandles => ({
  kind: 'slide',
  handles: [
    {
      name,
      look: 'needle',
      from: placed(from),
      wide: 0,
      stops: degrees.map((value) => ({ at: placed(at(value)), text: said(value), heard: said(value) })),
    },
  ],
});

const namesOfFive = ['Lowest value', 'Lower quartile', 'Median', 'Upper quartile', 'Highest value'];
/** They wait side by side, so that a touch finds each of them. */
const onPlot = (figure: FigureOf<'box-plot'>, { snap }: TaskOf<'five'>): FigureHandles => {
  const at = placesOnPlot(figure);
  const values = steps(figure.from, figure.to, snap);
  const stops = values.map((value) => ({
    at: placed(at(value)),
    text: written(value),
    heard: placeOnScale(
      value,
      figure.from + Math.floor((value - figure.from) / figure.step + 1e-9) * figure.step,
      figure.step / 5,
      'thin line',
    ),
  }));
  return {
    kind: 'slide',
    joins: 'box',
    handles: namesOfFive.map((name, which) => ({
      name,
      look: 'tick',
      from: placed(at(figure.from)),
      wide: which === 0 || which === 4 ? 18 : 36,
      stops,
      start: Math.round(((which + 1) * (values.length - 1)) / 6),
    })),
  };
};

const circles = (count: number): string => {
  const [whole, half] = [Math.floor(count), count % 1 > 0];
  if (half) return whole === 0 ? 'half a circle' : `${cardinal(whole)} and a half circles`;
  return `${cardinal(whole)} ${whole === 1 ? 'circle' : 'circles'}`;
};
const onRows = (figure: FigureOf<'pictogram'>, { rows, halves }: TaskOf<'rows'>): FigureHandles => ({
  kind: 'slide',
  handles: rows.map((row) => {
    const { from, wide, at } = placesOfRow(row);
    return {
      name: `Row for ${figure.rows[row]?.name ?? ''}`,
      look: 'circles',
      from: placed(from),
      wide,
      stops: steps(0, mostPictures, halves ? 0.5 : 1).map((count) => ({
        at: placed(at(count)),
        text: circles(count),
        heard: circles(count),
      })),
    };
  }),
});

const toTip = (start: FigureOf<'vectors'>['start']): FigureHandles => ({
  kind: 'grid',
  names: ['Tip'],
  join: 'arrow',
  from: placed(squaresOfVectors.at(start?.at ?? [0, 0])),
  across: squaresOfVectors.across.map((at, x) => ({ at: round(at), text: written(x) })),
  up: squaresOfVectors.up.map((at, y) => ({ at: round(at), text: written(y) })),
});

/** Its letter is the answer: what is said is only the line or space. */
const onLines = ({ low, high }: TaskOf<'note'>): FigureHandles => ({
  kind: 'slide',
  handles: [
    {
      name: 'Note',
      look: 'note',
      from: placed(onStave(low)),
      wide: 0,
      stops: steps(low, high, 1).map((step) => ({ at: placed(onStave(step)), text: standing(step), heard: standing(step) })),
    },
  ],
});

const onParts = ({ shape, parts }: FigureOf<'fraction'>): FigureHandles => ({
  kind: 'parts',
  parts: range(parts).map((at) => ({ name: `Part ${at + 1} of ${parts}`, mark: fractionPart(shape, at, parts, true) })),
});

/** By squares the mark stands in the middle of one, and is called by its lower left corner. */
const onMap = (figure: FigureOf<'grid-map'>, { tenths }: TaskOf<'mark'>): FigureHandles => {
  const at = onGridMap(figure);
  const places = (from: number, count: number): readonly number[] =>
    (tenths ? range(count * 10 + 1) : range(count)).map((one) => from + one);
  const [size, middle] = tenths ? [1, 0] : [10, 5];
  const [east, north] = tenths ? [figure.east * 10, figure.north * 10] : [figure.east, figure.north];
  const reference = (value: number): string => String(value).padStart(tenths ? 3 : 2, '0');
  return {
    kind: 'grid',
    names: ['Mark'],
    join: 'none',
    across: places(east, figure.columns).map((value) => ({ at: round(at(value * size + middle, 0)[0]), text: reference(value) })),
    up: places(north, figure.rows).map((value) => ({ at: round(at(0, value * size + middle)[1]), text: reference(value) })),
  };
};

/** What lies under the regions of each kind of figure: the sheet that it is drawn on. */
const onRegions = (regions: readonly Region[], ground: number): FigureHandles => ({
  kind: 'parts',
  parts: regions.map(({ name, area }) => ({ name, mark: { ...area, fill: 'four', stroke: 'three', width: 5 } })),
  ground,
});

/** Squares have their edges from the paper: what is shaded lies below its lines. */
const onSquares = ({ squares, columns, marks }: Pick<ReturnType<typeof paperBelow>, 'squares' | 'columns' | 'marks'>): FigureHandles => ({
  kind: 'parts',
  parts: squares.map(([column, row], at) => ({ name: `Column ${column}, row ${row}`, mark: marks[at] ?? { kind: 'path', d: '' } })),
  ground: 0,
  columns,
});

const toType = (cells: ReturnType<typeof emptyCells>, { keys }: TaskOf<'fill'>): FigureHandles => ({
  kind: 'cells',
  cells: cells.map(({ name, at, size }) => ({ name, at: placed(at), size: placed(size) })),
  keys,
});

/** What moves on this figure; a task on another kind of figure is a mistake of whoever asked. */
export const handlesOf = (figure: Figure, task: FigureTask): FigureHandles => {
  if (task.kind === 'place' && figure.kind === 'number-line') return onLine(figure, task);
  if (task.kind === 'place' && figure.kind === 'gauge') return onScale(figure, task);
  if (task.kind === 'plot' && figure.kind === 'graph') return onGraph(figure, task);
  if (task.kind === 'hands' && figure.kind === 'clock') return onFace(task);
  if (task.kind === 'bars' && figure.kind === 'bar-chart') return onBars(figure, task);
  if (task.kind === 'label' && figure.kind === 'parts')
    return { kind: 'labels', places: placesOfLetters(figure.of, figure.parts), words: task.words };
  if (task.kind === 'label' && figure.kind === 'circuit-symbols')
    return { kind: 'labels', places: placesOfSymbols(figure.parts), words: task.words };
  if (task.kind === 'label' && figure.kind === 'circuit') return { kind: 'labels', places: emptyPlaces(figure), words: task.words };
  if (task.kind === 'mark' && figure.kind === 'grid-map') return onMap(figure, task);
  if (task.kind === 'note' && figure.kind === 'stave') return onLines(task);
  if (task.kind === 'shade' && figure.kind === 'fraction') return onParts(figure);
  if (task.kind === 'region' && figure.kind === 'venn') return onRegions(regionsOfVenn(figure), 1);
  if (task.kind === 'region' && figure.kind === 'graph') return onRegions(regionsOfGraph(figure), 0);
  if (task.kind === 'region' && figure.kind === 'locus') return onRegions(regionsOfPlan(figure), 1);
  if (task.kind === 'region' && figure.kind === 'grid-shapes') return onSquares(squaresBeyond(figure));
  if (task.kind === 'region' && figure.kind === 'cubes') return onSquares(paperBelow(figure.rows));
  if (task.kind === 'fill' && figure.kind === 'table') return toType(emptyCells(figure), task);
  if (task.kind === 'fill' && figure.kind === 'tree') return toType(emptyBranches(figure), task);
  if (task.kind === 'fill' && figure.kind === 'stem-and-leaf') return toType(emptyRows(figure.rows, figure.blank ?? []), task);
  if (task.kind === 'five' && figure.kind === 'box-plot') return onPlot(figure, task);
  if (task.kind === 'rows' && figure.kind === 'pictogram') return onRows(figure, task);
  if (task.kind === 'tip' && figure.kind === 'vectors') return toTip(figure.start);
  if (task.kind === 'place' && figure.kind === 'angle')
    return turning('Second arm', placesOnProtractor, steps(0, 180, task.snap), (degrees) => `${degrees}°`);
  if (task.kind === 'place' && figure.kind === 'bearing')
    return turning('Arrow', placesOnRing, steps(0, 360 - task.snap, task.snap), (degrees) => `${String(degrees).padStart(3, '0')}°`);
  if (task.kind === 'place' && figure.kind === 'rays')
    return turning('Reflected ray', placesOfReflected, steps(0, 90, task.snap), (degrees) => `${degrees}° from the dashed line`);
  throw new Error(`${task.kind} cannot be answered on ${figure.kind}`);
};
