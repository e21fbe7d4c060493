/** The small language that every figure is drawn in: units of SVG, y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Roles, not colours: a screen maps them to its variables (light, dark, forced colours), paper to black and greys. */
export const inks = ['line', 'faint', 'text', 'paper', 'tint', 'one', 'two', 'three', 'four', 'none'] as const;
export type Ink = (typeof inks)[number];

export type Style = {
  readonly stroke?: Ink;
  readonly fill?: Ink;
  readonly width?: number;
  readonly dash?: boolean;
  readonly arrows?: 'end' | 'both';
};
export type Label = {
  readonly kind: 'label';
  readonly at: Point;
  readonly text: string;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A quantity or the name of a point, as in print. */
  readonly italic?: boolean;
  readonly bold?: boolean;
  readonly ink?: Ink;
  /** Keeps grid lines away from the letters. */
  readonly halo?: boolean;
};
export type PlainMark =
  | ({ readonly kind: 'path'; readonly d: string } & Style)
  | ({ readonly kind: 'circle'; readonly at: Point; readonly r: number } & Style)
  | ({ readonly kind: 'box'; readonly at: Point; readonly size: Point; readonly round?: number } & Style)
  | Label;
/** A group stands in many places, such as an apple among apples. */
export type Mark = PlainMark | { readonly kind: 'group'; readonly move: Point; readonly marks: readonly PlainMark[] };

export type Drawing = { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };

/** Every figure is drawn for a narrow screen: there 320 units stand on 264 pixels or more. */
export const fullWidth = 320;

export const round = (value: number): number => Math.round(value * 10) / 10;
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const line = (from: Point, to: Point, style: Style = {}): PlainMark => ({
  kind: 'path',
  d: `M${pair(from)}L${pair(to)}`,
  stroke: 'line',
  ...style,
});
export const lines = (pairs: readonly (readonly [Point, Point])[], style: Style = {}): PlainMark => ({
  kind: 'path',
  d: pairs.map(([from, to]) => `M${pair(from)}L${pair(to)}`).join(''),
  stroke: 'line',
  ...style,
});
export const open = (points: readonly Point[], style: Style = {}): PlainMark => ({
  kind: 'path',
  d: `M${points.map(pair).join('L')}`,
  stroke: 'line',
  ...style,
});
export const closed = (points: readonly Point[], style: Style = {}): PlainMark => ({
  kind: 'path',
  d: `M${points.map(pair).join('L')}Z`,
  stroke: 'line',
  ...style,
});
export const path = (d: string, style: Style = {}): PlainMark => ({ kind: 'path', d, stroke: 'line', ...style });
export const circle = (at: Point, r: number, style: Style = {}): PlainMark => ({
  kind: 'circle',
  at: [round(at[0]), round(at[1])],
  r: round(r),
  ...style,
});
export const box = ([x, y]: Point, [w, h]: Point, style: Style & { readonly round?: number } = {}): PlainMark => ({
  kind: 'box',
  at: [round(x), round(y)],
  size: [round(w), round(h)],
  ...style,
});
export const label = ([x, y]: Point, text: string | number, rest: Partial<Omit<Label, 'kind' | 'at' | 'text'>> = {}): Label => ({
  kind: 'label',
  at: [round(x), round(y)],
  text: String(text).replace(/^-/, '−'),
  ...rest,
});
export const group = ([x, y]: Point, marks: readonly PlainMark[]): Mark => ({ kind: 'group', move: [round(x), round(y)], marks });

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
/** A point at an angle, counted from the right and against the clock as in mathematics. */
export const polar = ([x, y]: Point, r: number, degrees: number): Point => [x + r * Math.cos(rad(degrees)), y - r * Math.sin(rad(degrees))];
/** Part of a circle, against the clock from one angle to a larger one. */
export const arc = (centre: Point, r: number, from: number, to: number, style: Style = {}): PlainMark =>
  path(`M${pair(polar(centre, r, from))}A${round(r)} ${round(r)} 0 ${to - from > 180 ? 1 : 0} 0 ${pair(polar(centre, r, to))}`, style);
/** A slice of a circle with its two straight sides. */
export const sector = (centre: Point, r: number, from: number, to: number, style: Style = {}): PlainMark =>
  path(
    `M${pair(centre)}L${pair(polar(centre, r, from))}A${round(r)} ${round(r)} 0 ${to - from > 180 ? 1 : 0} 0 ${pair(polar(centre, r, to))}Z`,
    style,
  );
/** From `low..high` of the data to `start..end` of the drawing. */
export const scale =
  (low: number, high: number, start: number, end: number) =>
  (value: number): number =>
    start + ((value - low) / (high - low)) * (end - start);
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Values from one to another in steps, without the crumbs of floating point. */
export const steps = (from: number, to: number, step: number): number[] =>
  range(Math.round((to - from) / step) + 1).map((at) => Number((from + at * step).toFixed(6)));
/** A line that stops at the edges of two circles. */
export const between = (from: Point, to: Point, gaps: Point, style: Style = {}): PlainMark => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (distance: number): Point => [from[0] + (dx * distance) / length, from[1] + (dy * distance) / length];
  return line(at(gaps[0]), at(length - gaps[1]), style);
};
