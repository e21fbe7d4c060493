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
/** The straight strokes of a mark, four numbers each (x1, y1, x2, y2), and the box that holds them all. */
type Outline = {
  readonly numbers: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const moved = (mark: Mark, [dx, dy]: Point): readonly { readonly mark: Mark; readonly by: Point }[] =>
  mark.kind === 'group' ? mark.marks.flatMap((inner) => moved(inner, [dx + mark.move[0], dy + mark.move[1]])) : [{ mark, by: [dx, dy] }];

const turns = Array.from({ length: 25 }, (_, at) => [Math.cos((at * Math.PI) / 12), Math.sin((at * Math.PI) / 12)] as const);
const ring = ([x, y]: Point, r: number): readonly Point[] => turns.map(([across, down]) => [x + r * across, y + r * down] as const);

const strokesOf = (mark: Mark): readonly (readonly Point[])[] => {
  if (mark.kind === 'path') return flattenPath(mark.d);
  if (mark.kind === 'circle') return [ring(mark.at, mark.r)];
  if (mark.kind !== 'box') return [];
  const [x, y] = mark.at;
  const [w, h] = mark.size;
  return [
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y],
    ],
  ];
};

const outlineOf = (mark: Mark): Outline => {
  const numbers: number[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const stroke of strokesOf(mark)) {
    let before: Point | undefined;
    for (const point of stroke) {
      const [x, y] = point;
      if (before !== undefined) {
        numbers.push(before[0], before[1], x, y);
        left = Math.min(left, before[0], x);
        right = Math.max(right, before[0], x);
        top = Math.min(top, before[1], y);
        bottom = Math.max(bottom, before[1], y);
      }
      before = point;
    }
  }
  return { numbers, left, top, right, bottom };
};

/** A mark is looked at for each label that is placed, and once more when the whole is checked. */
const outlines = new WeakMap<Mark, Outline>();
const outline = (mark: Mark): Outline => {
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

const crosses = ({ left, right, top, bottom }: Frame, x1: number, y1: number, x2: number, y2: number): boolean => {
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

type Placed = ReturnType<typeof moved>[number];

/** Where the strokes of a mark that stands somewhere lie in a frame; a mark whose box is elsewhere is not looked at stroke by stroke. */
const crossings = (frame: Frame, { mark, by: [dx, dy] }: Placed): readonly string[] => {
  const { numbers, left, top, right, bottom } = outline(mark);
  if (right + dx <= frame.left || left + dx >= frame.right || bottom + dy <= frame.top || top + dy >= frame.bottom) return [];
  const found: string[] = [];
  for (let at = 0; at < numbers.length; at += 4) {
    const [x1, y1] = [(numbers[at] ?? 0) + dx, (numbers[at + 1] ?? 0) + dy];
    const [x2, y2] = [(numbers[at + 2] ?? 0) + dx, (numbers[at + 3] ?? 0) + dy];
    if (crosses(frame, x1, y1, x2, y2)) found.push(`${x1},${y1} ${x2},${y2}`);
  }
  return found;
};

const overlap = (a: Frame, b: Frame): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

/** How badly a label would stand on the marks, wherever it is put: on a line its halo keeps it readable, on letters nothing does. */
export const clashesWith = (marks: readonly Mark[]): ((mark: Extract<Mark, { kind: 'label' }>) => number) => {
  const all = marks.flatMap((mark) => moved(mark, [0, 0]));
  const frames = all.flatMap(({ mark, by }) => (mark.kind === 'label' ? [frameOf(mark, by)] : []));
  return (mark) => {
    const frame = frameOf(mark, [0, 0]);
    const letters = frames.filter((other) => overlap(frame, other)).length;
    return 100 * letters + all.reduce((sum, placed) => sum + crossings(frame, placed).length, 0);
  };
};

const isDrawn = ({ mark }: Placed): boolean =>
  'stroke' in mark && mark.stroke !== undefined && mark.stroke !== 'faint' && mark.stroke !== 'none';

/** What a person would mend in a drawing: outside its box, letters too small, on a line or on other letters. Faint grid lines may pass. */
export const faultsOf = ({ width, height, marks }: Drawing): readonly string[] => {
  const all = marks.flatMap((mark) => moved(mark, [0, 0]));
  const frames = all.flatMap(({ mark, by }) => (mark.kind === 'label' ? [frameOf(mark, by)] : []));
  const drawn = all.filter(isDrawn);
  const shown = Math.min(1, 264 / width);
  const inside = (left: number, top: number, right: number, bottom: number): boolean =>
    left >= -0.5 && top >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5;
  const written = JSON.stringify(marks);
  return [
    ...(written.includes('null') || written.includes('NaN') ? ['A number is missing'] : []),
    ...(width > 321 ? ['Wider than a narrow screen'] : []),
    ...all.flatMap(({ mark }) => (mark.kind === 'label' && (mark.size ?? 16) * shown < 13 ? [`"${mark.text}" is too small`] : [])),
    ...frames.flatMap(({ left, top, right, bottom, text }) => (inside(left, top, right, bottom) ? [] : [`"${text}" leaves the picture`])),
    ...all.flatMap(({ mark, by: [dx, dy] }) => {
      const { numbers, left, top, right, bottom } = outline(mark);
      if (numbers.length === 0 || inside(left + dx, top + dy, right + dx, bottom + dy)) return [];
      return [`A ${mark.kind} leaves the picture: ${left + dx},${top + dy} to ${right + dx},${bottom + dy}`];
    }),
    ...frames.flatMap((frame, at) =>
      frames.slice(at + 1).flatMap((other) => (overlap(frame, other) ? [`"${frame.text}" stands on "${other.text}"`] : [])),
    ),
    ...frames.flatMap((frame) =>
      // A halo is ground of its own: what lies on squared paper may be crossed below it.
      frame.halo ? [] : drawn.flatMap((placed) => crossings(frame, placed).map((place) => `"${frame.text}" stands on a line at ${place}`)),
    ),
  ];
};
