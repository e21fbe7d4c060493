import { z } from 'zod';
import { circle, closed, fullWidth, label, line, lines, type Mark, open, path, type Point, round, scale, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { areaOf, cutAlong, depthIn, type Region } from '../regions.ts';
import { textWidth } from '../text-size.ts';

const point = z.tuple([z.number(), z.number()]);
const axis = z.strictObject({ from: z.number(), to: z.number(), step: z.number().positive(), name: z.string().max(22) });

/** A curve through points, as Catmull and Rom draw it. */
export const smooth = (points: readonly Point[]): string =>
  points.reduce((d, p, at) => {
    if (at === 0) return `M${round(p[0])} ${round(p[1])}`;
    const [before, from, after] = [
      points[Math.max(0, at - 2)] as Point,
      points[at - 1] as Point,
      points[Math.min(points.length - 1, at + 1)] as Point,
    ];
    const c1 = [from[0] + (p[0] - before[0]) / 6, from[1] + (p[1] - before[1]) / 6].map(round);
    const c2 = [p[0] - (after[0] - from[0]) / 6, p[1] - (after[1] - from[1]) / 6].map(round);
    return `${d}C${c1.join(' ')} ${c2.join(' ')} ${round(p[0])} ${round(p[1])}`;
  }, '');

const written = (value: number): string => String(value).replace('-', '−');

const isLetter = (name: string): boolean => /^[a-z]$/.test(name);

type Axes = { readonly x: z.output<typeof axis>; readonly y: z.output<typeof axis> };
/** Where the axes and a point stand in the drawing. */
export const placesOnGraph = ({ x, y }: Axes) => {
  const left = x.from < 0 ? 24 : 14 + Math.max(...steps(y.from, y.to, y.step).map((value) => textWidth(written(value), 16)));
  const top = 38;
  let [right, bottom] = [fullWidth - 22, 262];
  // On squared paper in x and y a square looks square and a slope of 1 goes up at 45 degrees.
  if (isLetter(x.name) && isLetter(y.name) && x.step === y.step) {
    const unit = Math.min((right - left) / (x.to - x.from), 280 / (y.to - y.from));
    [right, bottom] = [left + unit * (x.to - x.from), top + unit * (y.to - y.from)];
  }
  return { left, right, top, bottom, toX: scale(x.from, x.to, left, right), toY: scale(y.from, y.to, bottom, top) };
};

type Lined = Axes & { readonly curves: readonly { readonly points: readonly Point[] }[] };
/** Smaller than a fingertip on the narrowest screen is no region to hit. */
const [smallest, shallowest] = [900, 9];

const cutShapes = ({ x, y, curves }: Lined): readonly (readonly Point[])[] => {
  const { left, right, top, bottom, toX, toY } = placesOnGraph({ x, y });
  const sheet: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return curves.reduce<readonly (readonly Point[])[]>(
    (cut, { points: [a = [0, 0], b = [0, 0]] }) => {
      const [from, to]: [Point, Point] = [
        [toX(a[0]), toY(a[1])],
        [toX(b[0]), toY(b[1])],
      ];
      return cut.flatMap((shape) => [cutAlong(shape, [from, to]), cutAlong(shape, [to, from])]).filter((shape) => areaOf(shape) > 1);
    },
    [sheet],
  );
};

/** The place of the region that a point lies in. */
export const regionAt = (figure: Lined, [a, b]: Point): number => {
  const { toX, toY } = placesOnGraph(figure);
  return cutShapes(figure).findIndex((shape) => depthIn(shape, [toX(a), toY(b)]) >= 0);
};

/** What straight lines cut the squared paper into, each called by a whole-number point well inside it; none where one is too small to hit. */
export const regionsOfGraph = (figure: Lined): Region[] => {
  const { x, y } = figure;
  const { toX, toY } = placesOnGraph(figure);
  const shapes = cutShapes(figure);
  const spots = steps(x.from, x.to, x.step).flatMap((a) => steps(y.from, y.to, y.step).map((b): Point => [a, b]));
  const named = shapes.flatMap((shape): Region[] => {
    const depths = spots.map(([a, b]) => depthIn(shape, [toX(a), toY(b)]));
    const deepest = Math.max(...depths);
    const [a, b] = spots[depths.indexOf(deepest)] ?? [0, 0];
    if (areaOf(shape) < smallest || deepest < shallowest) return [];
    return [{ name: `Around (${written(a)}, ${written(b)})`, area: closed(shape) as Region['area'] }];
  });
  return named.length === shapes.length ? named : [];
};

type Axis = z.output<typeof axis>;
const crosses = ({ from, to }: Axis): boolean => from < 0 && to > 0;
const hasFourQuadrants = (x: Axis, y: Axis): boolean => crosses(x) && crosses(y);
const away = (by: number, [less, more]: readonly [string, string]): string => `${round(Math.abs(by))} ${by < 0 ? less : more}`;

/**
 * Where a place lies for those who cannot see it. In four quadrants as its coordinates are read, from where the axes cross; else in grid
 * lines, since the numbers at the axes are what is asked for.
 */
const placeTold =
  (x: Axis, y: Axis) =>
  ([a, b]: Point): string =>
    hasFourQuadrants(x, y)
      ? `${away(a, ['left', 'right'])} and ${away(b, ['down', 'up'])}`
      : `${round((a - x.from) / x.step)} across and ${round((b - y.from) / y.step)} up`;

/** Axes on squared paper with lines, curves and points: coordinates, functions, line graphs, scatter, cumulative frequency. */
export const graph = defineKind(
  'graph',
  {
    x: axis,
    y: axis,
    curves: z
      .array(z.strictObject({ points: z.array(point).min(2).max(60), smooth: z.boolean().optional(), dashed: z.boolean().optional() }))
      .max(3),
    /** Shaded, by its corners in order: what an inequality takes in. */
    region: z.array(point).min(3).max(12).optional(),
    points: z
      .array(z.strictObject({ at: point, name: z.string().max(2).optional() }))
      .max(20)
      .optional(),
  },
  {
    draw: ({ x, y, curves, points = [], region }) => {
      const yTicks = steps(y.from, y.to, y.step);
      const { left, right, top, bottom, toX, toY } = placesOnGraph({ x, y });
      const [originX, originY] = [toX(Math.min(Math.max(0, x.from), x.to)), toY(Math.min(Math.max(0, y.from), y.to))];
      const xTicks = steps(x.from, x.to, x.step);
      const at = ([a, b]: readonly [number, number]): Point => [toX(a), toY(b)];
      const marks: Mark[] = [
        ...(region === undefined ? [] : [closed(region.map(at), { stroke: 'none', fill: 'tint' })]),
        lines(
          [
            ...xTicks.map(
              (value) =>
                [
                  [toX(value), top],
                  [toX(value), bottom],
                ] as const,
            ),
            ...yTicks.map(
              (value) =>
                [
                  [left, toY(value)],
                  [right, toY(value)],
                ] as const,
            ),
          ],
          { stroke: 'faint', width: 1 },
        ),
      ];
      // Where the axes cross in the middle, every second number is written: the others would meet beside the origin.
      const skips = (value: number, step: number): boolean => x.from < 0 && y.from < 0 && Math.round(value / step) % 2 !== 0;
      // Above the curves: a number keeps its own ground where one passes.
      const numbers: Mark[] = [];
      let free = Number.NEGATIVE_INFINITY;
      // A letter stands below the end of the axis: a long number there makes way for it.
      const end = isLetter(x.name) ? right + 15 - textWidth(x.name, 16) : fullWidth;
      for (const value of xTicks) {
        const half = textWidth(written(value), 16) / 2;
        const isTaken = toX(value) - half < free || toX(value) + half > end;
        if (skips(value, x.step) || (value === 0 && x.from < 0) || isTaken) continue;
        free = toX(value) + half + 4;
        numbers.push(label([toX(value), originY + 15], written(value), { halo: true }));
      }
      free = Number.POSITIVE_INFINITY;
      for (const value of yTicks) {
        const isCorner = value === Math.max(0, y.from) && y.from >= 0 && x.from >= 0 && value === y.from;
        if (skips(value, y.step) || (value === 0 && y.from < 0) || isCorner || toY(value) + 8 > free) continue;
        free = toY(value) - 8;
        numbers.push(label([originX - 7, toY(value)], written(value), { anchor: 'end', halo: true }));
      }
      const inks = ['one', 'three', 'two'] as const;
      marks.push(
        line([left, originY], [right + 10, originY], { arrows: 'end' }),
        line([originX, bottom], [originX, top - 12], { arrows: 'end' }),
      );
      curves.forEach(({ points: through, smooth: curved = false, dashed = false }, index) => {
        const style = { stroke: inks[index] ?? 'one', width: 3, ...(dashed ? { dash: true } : {}) } as const;
        marks.push(curved ? path(smooth(through.map(at)), style) : open(through.map(at), style));
      });
      marks.push(...numbers);
      for (const { at: place, name } of points) {
        marks.push(circle(at(place), 5, { fill: 'three' }));
        if (name !== undefined) marks.push(label([toX(place[0]) + 13, toY(place[1]) - 12], name, { italic: true, halo: true }));
      }
      const short = isLetter(x.name);
      marks.push(
        label([originX > 120 ? originX : 6, 12], y.name, { anchor: originX > 120 ? 'middle' : 'start', italic: isLetter(y.name) }),
      );
      marks.push(
        short
          ? label([right + 16, originY + 15], x.name, { anchor: 'end', italic: true, halo: true })
          : label([right, bottom + 38], x.name, { anchor: 'end' }),
      );
      return { width: fullWidth, height: bottom + (short ? 24 : 50), marks };
    },
    describe: ({ x, y, curves, points = [], region }) => {
      const tell = placeTold(x, y);
      const counted = hasFourQuadrants(x, y) ? 'counted from (0, 0)' : 'counted in grid lines from the bottom left';
      return [
        `A graph. The axis across is ${x.name}, from ${x.from} to ${x.to} with a line every ${x.step}. The axis up is ${y.name}, from ${y.from} to ${y.to} with a line every ${y.step}.`,
        ...curves.map(({ points: through, smooth: curved, dashed }) => {
          const told =
            through.length <= 12
              ? through
              : through.filter((_, at) => at % Math.ceil(through.length / 10) === 0 || at === through.length - 1);
          return `A ${dashed === true ? 'broken ' : ''}${curved === true ? 'curve' : 'line'} goes through ${told.map(tell).join('; ')}, ${counted}.`;
        }),
        ...(region === undefined ? [] : [`A region is shaded. Its corners, counted in the same way: ${region.map(tell).join('; ')}.`]),
        ...(points.length === 0
          ? []
          : [`Points, ${counted}: ${points.map(({ at, name }) => `${name ?? 'a point'} ${tell(at)}`).join('; ')}.`]),
      ].join(' ');
    },
    sample: ({ int, pick }) => {
      const signed = { from: -5, to: 5, step: 1 };
      const count = { from: 0, to: 10, step: 1 };
      const [a, b] = [int(1, 2), int(-2, 2)];
      return pick([
        {
          x: { ...signed, name: 'x' },
          y: { ...signed, name: 'y' },
          curves: [],
          points: [{ at: [int(1, 4), int(1, 4)] as [number, number], name: 'A' }],
        },
        {
          x: { ...signed, name: 'x' },
          y: { ...signed, name: 'y' },
          curves: [
            {
              points: [
                [-2, -2 * a * 0.5 + b],
                [2, 2 * a * 0.5 + b],
              ] as [number, number][],
            },
          ],
        },
        {
          x: { ...signed, name: 'x' },
          y: { ...signed, name: 'y' },
          curves: [
            {
              points: [
                [-5, -3],
                [3, 5],
              ] as [number, number][],
              dashed: int(0, 1) === 1,
            },
            {
              points: [
                [3, -5],
                [3, 5],
              ] as [number, number][],
            },
          ],
          region: [
            [3, 5],
            [3, -3],
            [-5, -3],
          ] as [number, number][],
        },
        {
          x: { ...count, name: 'Time (hours)' },
          y: { from: 0, to: 60, step: 10, name: 'Distance (km)' },
          curves: [
            {
              points: [
                [0, 0],
                [int(2, 4), 30],
                [6, 30],
                [9, 60],
              ] as [number, number][],
            },
          ],
        },
        {
          x: { ...count, name: 'Marks' },
          y: { from: 0, to: 40, step: 5, name: 'Cumulative frequency' },
          curves: [
            {
              smooth: true,
              points: [
                [0, 0],
                [2, int(1, 5)],
                [4, 12],
                [6, 28],
                [8, 36],
                [10, 40],
              ] as [number, number][],
            },
          ],
        },
      ]);
    },
  },
);
