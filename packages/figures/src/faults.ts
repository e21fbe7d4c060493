import type { Drawing, Mark, Point } from './drawing.ts';
import { flattenPath } from './flatten-path.ts';
import { textHeight, textWidth } from './text-size.ts';

type Frame = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly text: string;
  readonly halo: boolean;
};
type Segment = readonly [from: Point, to: Point];

const moved = (mark: Mark, [dx, dy]: Point): readonly { readonly mark: Mark; readonly by: Point }[] =>
  mark.kind === 'group' ? mark.marks.flatMap((inner) => moved(inner, [dx + mark.move[0], dy + mark.move[1]])) : [{ mark, by: [dx, dy] }];

const turns = Array.from({ length: 25 }, (_, at) => [Math.cos((at * Math.PI) / 12), Math.sin((at * Math.PI) / 12)] as const);
const ring = ([x, y]: Point, r: number): readonly Point[] => turns.map(([across, down]) => [x + r * across, y + r * down] as const);

const segmentsOf = (points: readonly Point[]): readonly Segment[] =>
  points.slice(1).map((point, at) => [points[at] as Point, point] as const);

const outlineOf = (mark: Mark): readonly Segment[] => {
  if (mark.kind === 'path') return flattenPath(mark.d).flatMap(segmentsOf);
  if (mark.kind === 'circle') return segmentsOf(ring(mark.at, mark.r));
  if (mark.kind !== 'box') return [];
  const [x, y] = mark.at;
  const [w, h] = mark.size;
  return segmentsOf([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ]);
};

/** A mark is looked at for each label that is placed, and once more when the whole is checked. */
const outlines = new WeakMap<Mark, readonly Segment[]>();
const outline = (mark: Mark): readonly Segment[] => {
  const known = outlines.get(mark) ?? outlineOf(mark);
  outlines.set(mark, known);
  return known;
};

const frameOf = (mark: Extract<Mark, { kind: 'label' }>, [dx, dy]: Point): Frame => {
  const size = mark.size ?? 16;
  const wide = textWidth(mark.text, size);
  const start = mark.anchor === 'start' ? 0 : mark.anchor === 'end' ? -wide : -wide / 2;
  const [x, y] = [mark.at[0] + dx, mark.at[1] + dy];
  return {
    left: x + start,
    right: x + start + wide,
    top: y - textHeight(size) / 2,
    bottom: y + textHeight(size) / 2,
    text: mark.text,
    halo: mark.halo === true,
  };
};

const crosses = ({ left, right, top, bottom }: Frame, [[x1, y1], [x2, y2]]: Segment): boolean => {
  // Most lines are nowhere near.
  if ((x1 <= left && x2 <= left) || (x1 >= right && x2 >= right) || (y1 <= top && y2 <= top) || (y1 >= bottom && y2 >= bottom))
    return false;
  // Liang and Barsky: what of the segment lies inside the frame.
  let [from, to] = [0, 1];
  for (const [p, q] of [
    [x1 - x2, x1 - left],
    [x2 - x1, right - x1],
    [y1 - y2, y1 - top],
    [y2 - y1, bottom - y1],
  ] as const) {
    if (p === 0 && q <= 0) return false;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return from < to;
};

const overlap = (a: Frame, b: Frame): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/** How badly a label would stand on the marks, wherever it is put: on a line its halo keeps it readable, on letters nothing does. */
export const clashesWith = (marks: readonly Mark[]): ((mark: Extract<Mark, { kind: 'label' }>) => number) => {
  const all = marks.flatMap((mark) => moved(mark, [0, 0]));
  const frames = all.flatMap(({ mark, by }) => (mark.kind === 'label' ? [frameOf(mark, by)] : []));
  const segments = all.flatMap(({ mark, by: [dx, dy] }) =>
    outline(mark).map(([[x1, y1], [x2, y2]]): Segment => [
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
    ]),
  );
  return (mark) => {
    const frame = frameOf(mark, [0, 0]);
    return 100 * frames.filter((other) => overlap(frame, other)).length + segments.filter((segment) => crosses(frame, segment)).length;
  };
};

/** What a person would mend in a drawing: outside its box, letters too small, on a line or on other letters. Faint grid lines may pass. */
export const faultsOf = ({ width, height, marks }: Drawing): readonly string[] => {
  const all = marks.flatMap((mark) => moved(mark, [0, 0]));
  const frames = all.flatMap(({ mark, by }) => (mark.kind === 'label' ? [frameOf(mark, by)] : []));
  const segments = all.flatMap(({ mark, by }) =>
    outline(mark).map(([a, b]) => ({
      mark,
      segment: [
        [a[0] + by[0], a[1] + by[1]],
        [b[0] + by[0], b[1] + by[1]],
      ] as Segment,
    })),
  );
  const drawn = segments.filter(
    ({ mark }) => 'stroke' in mark && mark.stroke !== undefined && mark.stroke !== 'faint' && mark.stroke !== 'none',
  );
  const shown = Math.min(1, 264 / width);
  const inside = (x: number, y: number): boolean => x >= -0.5 && y >= -0.5 && x <= width + 0.5 && y <= height + 0.5;
  const written = JSON.stringify(marks);
  return [
    ...(written.includes('null') || written.includes('NaN') ? ['A number is missing'] : []),
    ...(width > 321 ? ['Wider than a narrow screen'] : []),
    ...all.flatMap(({ mark }) => (mark.kind === 'label' && (mark.size ?? 16) * shown < 13 ? [`"${mark.text}" is too small`] : [])),
    ...frames.flatMap((frame) =>
      inside(frame.left, frame.top) && inside(frame.right, frame.bottom) ? [] : [`"${frame.text}" leaves the picture`],
    ),
    ...segments.flatMap(({ mark, segment }) =>
      inside(...segment[0]) && inside(...segment[1]) ? [] : [`A ${mark.kind} leaves the picture at ${segment.join(' ')}`],
    ),
    ...frames.flatMap((frame, at) =>
      frames.slice(at + 1).flatMap((other) => (overlap(frame, other) ? [`"${frame.text}" stands on "${other.text}"`] : [])),
    ),
    ...frames.flatMap((frame) =>
      // A halo is ground of its own: what lies on squared paper may be crossed below it.
      frame.halo
        ? []
        : drawn.flatMap(({ segment }) => (crosses(frame, segment) ? [`"${frame.text}" stands on a line at ${segment.join(' ')}`] : [])),
    ),
  ];
};
