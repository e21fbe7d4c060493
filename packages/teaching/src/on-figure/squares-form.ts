import { range, type Point } from '@hedgerow/figures/drawing';
import { squaresBeyond } from '@hedgerow/figures/shape/grid-shapes';
import type { FigureOf } from '@hedgerow/figures/figure';
import { isKind, type Turned } from './form.ts';

/** Larger patterns are more work and teach nothing more. */
const mostSquares = 14;
const size = 8;
const mirrorAt = size / 2;

/** Whether the middle of a square lies inside a shape whose sides are level or upright. */
const isInside = (points: readonly Point[], [x, y]: Point): boolean => {
  const crossed = points.filter(([ax, ay], at) => {
    const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
    return ax === bx && ax > x && y > Math.min(ay, by) && y < Math.max(ay, by);
  });
  return crossed.length % 2 === 1;
};

/** The squares of a half, each as far from the mirror line and as far up, both counted from 1. */
const squaresOf = ({ shapes, mirror }: FigureOf<'grid-shapes'>): Point[] => {
  const points = shapes[0]?.points ?? [];
  const line = mirror?.at ?? 0;
  const lowest = Math.min(...points.map(([, y]) => y));
  return range(144)
    .map((place): Point => [place % 12, Math.floor(place / 12)])
    .filter(([x, y]) => isInside(points, [x + 0.5, y + 0.5]))
    .map(([x, y]): Point => [x >= line ? x - line + 1 : line - x, y - lowest + 1]);
};

/** Half a pattern on squared paper: the other half is shaded, square by square. A square is missing somewhere, so that it is no plain shape. */
export const shadeOtherHalf: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'grid-shapes') || figure.mirror === undefined) return undefined;
  const whole = squaresOf(figure);
  const missing = whole.length < 5 ? -1 : Math.floor(seed / 7) % whole.length;
  const half = whole.filter((_, at) => at !== missing);
  const tall = Math.max(...half.map(([, up]) => up));
  const wide = Math.max(...half.map(([away]) => away));
  if (half.length < 3 || half.length > mostSquares || tall > size || wide > mirrorAt) return undefined;
  const up = Math.floor(seed / 3) % (size - tall + 1);
  const isFirst = seed % 2 === 0;
  // A level mirror line is the harder one: not for who begins.
  const axis = question.difficulty !== 'beginner' && seed % 3 === 0 ? 'y' : 'x';
  const square = ([away, along]: Point, onFirst: boolean): [number, number] => {
    const across = onFirst ? mirrorAt + 1 - away : mirrorAt + away;
    return axis === 'x' ? [across, along + up] : [along + up, across];
  };
  const pattern: FigureOf<'grid-shapes'> = {
    kind: 'grid-shapes',
    size,
    shapes: [],
    squares: half.map((one) => square(one, isFirst)),
    mirror: { axis, at: mirrorAt },
  };
  const { squares } = squaresBeyond(pattern);
  const places = (shaded: readonly Point[]): number[] =>
    shaded
      .map(([column, row]) => squares.findIndex(([a, b]) => a === column && b === row))
      .filter((at) => at >= 0)
      .toSorted((a, b) => a - b);
  return {
    question: 'Half of a pattern is drawn. Complete the symmetric figure: shade the squares on the other side of the broken mirror line.',
    figure: pattern,
    task: { kind: 'region' },
    right: places(half.map((one) => square(one, !isFirst))),
    marks: 2,
    slips: [
      {
        given: places(half.map(([away, along]) => square([wide + 1 - away, along], !isFirst))),
        note: 'This is the half slid across the line, not turned over: a square that touches the mirror line has a partner that touches it too.',
      },
      {
        given: places(half.map(([away, along]) => square([away, tall + 1 - along], !isFirst))),
        note:
          axis === 'x'
            ? 'This is turned upside down. A partner is as high as its square.'
            : 'This is turned left to right. A partner is as far across as its square.',
      },
    ],
    explanation: 'Each square has a partner just as far from the mirror line on the other side.',
    steps: [
      'Begin with the squares that touch the mirror line: their partners touch it on the other side.',
      `Then go outwards. There are ${half.length} squares in the half, so you shade ${half.length}.`,
    ],
    hints: ['How far from the mirror line is each square? Count as many beyond it.', 'Do the squares that touch the mirror line first.'],
  };
};
