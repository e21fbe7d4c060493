import type { FigureHandles } from '@hedgerow/contracts/figures';

export type Spot = readonly [x: number, y: number];
export type Sliding = Extract<FigureHandles, { kind: 'slide' }>;
export type Slides = Sliding['handles'];
/** All but a table, which is typed in. */
export type Placed = Exclude<FigureHandles, { kind: 'cells' }>;
export type Grid = Extract<FigureHandles, { kind: 'grid' }>;
type Moved = { readonly places: readonly number[]; readonly held: number };

const away = ([x, y]: Spot, [a, b]: Spot): number => Math.hypot(x - a, y - b);
const nearest = (distances: readonly number[]): number => distances.indexOf(Math.min(...distances));

const within = (place: number, low: number, high: number): number => Math.max(low, Math.min(high, place));

/** How far one of the values of a box plot may go: as far as its neighbours. */
const roomFor = ({ handles, joins }: Sliding, places: readonly number[], at: number): Spot => {
  const last = (handles[at]?.stops.length ?? 1) - 1;
  return joins === 'box' ? [places[at - 1] ?? 0, places[at + 1] ?? last] : [0, last];
};

/** What is held goes to its nearest stop; a new touch takes whichever has a stop nearest to it, and of those on one line whichever is nearest. */
export const slideTap = (sliding: Sliding, places: readonly number[], spot: Spot, held: number | undefined): Moved => {
  const stops = sliding.handles.map((slide) => slide.stops.map(({ at }) => away(at, spot)));
  const which = held ?? nearest(stops.map((one, at) => Math.min(...one) + (one[places[at] ?? 0] ?? 0) / 1000));
  return { places: places.with(which, within(nearest(stops[which] ?? [0]), ...roomFor(sliding, places, which))), held: which };
};

/** So near to a point, a touch takes hold of it and puts no other one there. */
const reach = 22;

/** A touch takes the point under it, or puts the next one; where all are put, it moves the nearest. */
export const gridTap = ({ across, up }: Grid, places: readonly number[], spot: Spot, held: number | undefined): Moved => {
  const count = places.length / 2;
  const isSet = (point: number): boolean => (places[2 * point] ?? -1) >= 0;
  const distances = Array.from({ length: count }, (_, point) =>
    isSet(point)
      ? away([across[places[2 * point] ?? 0]?.at ?? 0, up[places[2 * point + 1] ?? 0]?.at ?? 0], spot)
      : Number.POSITIVE_INFINITY,
  );
  const near = nearest(distances);
  const free = Array.from({ length: count }, (_, point) => point).find((point) => !isSet(point));
  const which = held ?? ((distances[near] ?? reach) < reach || free === undefined ? near : free);
  const column = nearest(across.map(({ at }) => Math.abs(at - spot[0])));
  const row = nearest(up.map(({ at }) => Math.abs(at - spot[1])));
  return { places: places.with(2 * which, column).with(2 * which + 1, row), held: which };
};

/** The letter nearest to a touch. */
export const letterAt = (places: Extract<FigureHandles, { kind: 'labels' }>['places'], spot: Spot): number =>
  nearest(places.map(({ at }) => away(at, spot)));

/** Corners as they lie around their middle: whichever is put first, no side crosses another. */
export const aroundMiddle = (points: readonly Spot[]): readonly Spot[] => {
  const [x, y] = points.reduce(([a, b], [px, py]) => [a + px / points.length, b + py / points.length] as const, [0, 0] as Spot);
  return points.toSorted((a, b) => Math.atan2(a[1] - y, a[0] - x) - Math.atan2(b[1] - y, b[0] - x));
};
export const fromLeft = (points: readonly Spot[]): readonly Spot[] => points.toSorted((a, b) => a[0] - b[0]);

/** The handle of a curve at one of its points, along the way from the point before to the one after. */
const bent = (at: Spot, before: Spot, after: Spot, by: number): string =>
  `${at[0] + (after[0] - before[0]) / by} ${at[1] + (after[1] - before[1]) / by}`;
/** A smooth curve through points, as the server draws it on paper. */
export const curveThrough = (points: readonly Spot[]): string =>
  points.reduce((d, p, at) => {
    const from = points[at - 1];
    if (from === undefined) return `M${p.join(' ')}`;
    return `${d}C${bent(from, points[at - 2] ?? from, p, 6)} ${bent(p, from, points[at + 1] ?? p, -6)} ${p.join(' ')}`;
  }, '');

/** One step of what slides; hands go round. */
export const slidTo = (sliding: Sliding, places: readonly number[], at: number, place: number): readonly number[] => {
  const slide = sliding.handles[at];
  if (slide === undefined) return places;
  const count = slide.stops.length;
  return places.with(
    at,
    slide.look === 'hour' || slide.look === 'minute' ? (place + count) % count : within(place, ...roomFor(sliding, places, at)),
  );
};

/** Where a point begins that was not put yet: where the axes meet, or in the corner. */
export const gridStart = ({ across, up }: Grid): Spot => [
  Math.max(
    0,
    across.findIndex(({ text }) => text === '0'),
  ),
  Math.max(
    0,
    up.findIndex(({ text }) => text === '0'),
  ),
];

export const pointMoved = (grid: Grid, places: readonly number[], point: number, [right, high]: Spot): readonly number[] => {
  const start = gridStart(grid);
  const [x, y] = [places[2 * point] ?? -1, places[2 * point + 1] ?? -1];
  return places
    .with(2 * point, within((x < 0 ? start[0] : x) + right, 0, grid.across.length - 1))
    .with(2 * point + 1, within((y < 0 ? start[1] : y) + high, 0, grid.up.length - 1));
};

/** A press of a step button. */
export const nudged = (handles: Placed, places: readonly number[], at: number, step: Spot): readonly number[] => {
  if (handles.kind === 'slide') return slidTo(handles, places, at, (places[at] ?? 0) + step[0] + step[1]);
  return handles.kind === 'grid' ? pointMoved(handles, places, at, step) : places;
};
