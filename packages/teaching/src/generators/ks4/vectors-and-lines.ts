import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { bracketed, fraction, maths, plain, terms } from '../written.ts';

type Vector = readonly [number, number];
const column = ([x, y]: Vector): string => String.raw`\begin{pmatrix} ${x} \\ ${y} \end{pmatrix}`;

const times = (factor: number, value: number): string => (factor === 1 ? '' : String.raw`${factor} \times `) + bracketed(value);

/** Both arrows beside each other on squared paper, where they are short enough. */
const arrows = (a: Vector, b: Vector): FigureOf<'vectors'> | undefined => {
  const arrow = (name: string, [x, y]: Vector, left: number) => {
    const from: [number, number] = [left + Math.max(0, -x), 4 - Math.trunc(y / 2)];
    return { name, from, to: [from[0] + x, from[1] + y] as [number, number] };
  };
  return [...a, ...b].every((size) => Math.abs(size) <= 3) ? { kind: 'vectors', arrows: [arrow('a', a, 0), arrow('b', b, 5)] } : undefined;
};

export const vectors = makeGenerator(
  {
    id: 'maths-vectors',
    title: 'Column vectors',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['vectors', 'column vectors', 'adding vectors', 'vector arithmetic', 'scalar multiples'],
    kinds: [asking(/\bscalars?\b|\bmultipl/, /\d\\mathbf/)],
  },
  ({ int, pick, level }) => {
    const one = () => pick([1, -1]) * int(1, level(3, 9, 9));
    const [a, b]: readonly [Vector, Vector] = [
      [one(), one()],
      [one(), one()],
    ];
    const [m, n] = level([1, 1], [int(2, 4), 1], [int(2, 5), -int(2, 4)]);
    const at = (k: number, j: number): Vector => [k * a[0] + j * b[0], k * a[1] + j * b[1]];
    const expression = terms([
      [m, String.raw`\mathbf{a}`],
      [n, String.raw`\mathbf{b}`],
    ]);
    const key = at(m, n);
    const figure = arrows(a, b);
    const working = (row: 0 | 1): string =>
      maths(`${m === 1 ? a[row] : times(m, a[row])} ${n < 0 ? '-' : '+'} ${times(Math.abs(n), b[row])} = ${key[row]}`);
    return {
      stem: `${maths(String.raw`\mathbf{a} = ${column(a)}`)} and ${maths(String.raw`\mathbf{b} = ${column(b)}`)}. Work out ${maths(expression)}.`,
      ...(figure === undefined ? {} : { figure }),
      key,
      slips: [
        [at(m, -n), `This ${n > 0 ? 'subtracts' : 'adds'} the second vector.`],
        ...(m > 1
          ? [
              [[m * a[0] + n * b[0], a[1] + n * b[1]] as Vector, 'This multiplies only the top number.'] as const,
              [at(1, n), `This forgets to multiply the first vector by ${m}.`] as const,
            ]
          : []),
        [[key[1], key[0]] as Vector, 'This has the top and the bottom the wrong way round.'],
        [[key[0], -key[1]] as Vector, 'This has the wrong sign at the bottom.'],
        [[-key[0], key[1]] as Vector, 'This has the wrong sign at the top.'],
      ],
      show: (value: Vector) => maths(column(value)),
      why: `Tops and bottoms are worked out separately: ${working(0)} and ${working(1)}.`,
      steps: [`Top: ${working(0)}`, `Bottom: ${working(1)}`],
      hints: ['Work with the top numbers and the bottom numbers separately.', 'Multiply first, then add. Watch the signs.'],
      drawn: { a, b, times: [m, n] },
    };
  },
);

type Line = readonly [slope: number, intercept: number];
const point = ([left, up]: readonly [number, number]) => `(${plain(left)}, ${plain(up)})`;

const even = (value: number): number => 2 * Math.floor(value / 2);

/** The line from one point to the other, with equal units on both axes so that its slope is seen; none where it is too tall for them. */
const lineFigure = (from: readonly [number, number], to: readonly [number, number]): { readonly figure?: FigureOf<'graph'> } => {
  const low = even(Math.min(-2, from[1], to[1]));
  const high = Math.max(-even(-Math.max(2, from[1], to[1])), low + 12);
  if (high - low > 32) return {};
  const ends: [number, number][] = [[...from], [...to]];
  return {
    figure: {
      kind: 'graph',
      x: { from: -10, to: 10, step: 2, name: 'x' },
      y: { from: low, to: high, step: 2, name: 'y' },
      curves: [{ points: ends }],
      points: ends.map((at) => ({ at })),
    },
  };
};

export const gradientOfLine = makeGenerator(
  {
    id: 'maths-gradient-of-line',
    title: 'Gradients and equations of lines',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['gradient', 'equation of a line', 'y = mx + c', 'straight line graphs', 'perpendicular lines', 'linear graphs'],
    kinds: [
      asking(/\bgradients?\b|\bslopes?\b/, /gradient/),
      asking(/\bequations?\b/, /equation\?|equation of/),
      asking(/\bperpendicular\b/, /perpendicular/),
    ],
  },
  ({ int, pick, level }) => {
    const m = level(1, pick([1, -1]), pick([1, -1])) * int(2, 6);
    const [x, c] = [pick([1, -1]) * int(1, 5), pick([1, -1]) * int(1, 9)];
    const run = int(2, 5);
    const [first, second] = [
      [x, m * x + c],
      [x + run, m * (x + run) + c],
    ] as const;
    if (level(false, false, true)) {
      const key: Line = [m, c];
      return {
        stem: `A straight line passes through the points ${point(first)} and ${point(second)}. What is its equation?`,
        ...lineFigure(first, second),
        key: key as Line | Rational,
        slips: [
          [[m, first[1]] as Line, 'This takes the second coordinate of the first point as the intercept.'],
          [[c, m] as Line, 'This has the gradient and the intercept the wrong way round.'],
          [[-m, c] as Line, 'This has the wrong sign on the gradient. Put in both points.'],
          [[m, -c] as Line, 'This has the wrong sign on the intercept. Put in one of the points.'],
        ],
        show: (value: Line | Rational) =>
          'n' in value
            ? fraction(value)
            : maths(
                `y = ${terms([
                  [value[0], 'x'],
                  [value[1], ''],
                ])}`,
              ),
        why: `The gradient is ${maths(String.raw`\frac{${m * run}}{${run}} = ${m}`)}, and with ${point(first)} the intercept comes to ${plain(c)}.`,
        steps: [
          `Gradient: ${maths(String.raw`\frac{${second[1]} - ${bracketed(first[1])}}{${second[0]} - ${bracketed(first[0])}} = ${m}`)}`,
          `Put in ${point(first)}: ${maths(String.raw`${first[1]} = ${m} \times ${bracketed(first[0])} + c`)}, so ${maths(`c = ${c}`)}`,
        ],
        hints: ['Find the gradient first: up divided by across.', 'Then put one point into y = mx + c.'],
        drawn: { points: [...first, ...second], kind: 'line' },
      };
    }
    const perpendicular = level(false, pick([true, false]), false);
    const equation = maths(
      `y = ${terms([
        [m, 'x'],
        [c, ''],
      ])}`,
    );
    const key = perpendicular ? q(-1, m) : q(m);
    return {
      stem: perpendicular
        ? `A line is perpendicular to the line ${equation}. What is its gradient?`
        : `What is the gradient of the line through ${point(first)} and ${point(second)}?`,
      ...(perpendicular ? {} : lineFigure(first, second)),
      key: key as Line | Rational,
      slips: perpendicular
        ? [
            [q(m), 'This is the gradient of a parallel line.'],
            [q(-m), 'This only changes the sign. Take one over it as well.'],
            [q(1, m), 'This takes one over the gradient but keeps the sign.'],
            [q(c), 'This is the intercept of the line.'],
          ]
        : [
            [q(1, m), 'This divides across by up. It is the other way round.'],
            [q(-m), 'This has the wrong sign. Subtract in the same order above and below.'],
            [q(m * run), 'This is only how far the line goes up.'],
            [q(run), 'This is only how far the line goes across.'],
          ],
      show: (value: Line | Rational) => ('n' in value ? fraction(value) : ''),
      why: perpendicular
        ? `The gradients of perpendicular lines multiply to ${maths('-1')}.`
        : `From one point to the other the line goes ${run} across and ${plain(Math.abs(m * run))} ${m > 0 ? 'up' : 'down'}, and ${plain(m * run)} ÷ ${run} = ${plain(m)}.`,
      steps: perpendicular
        ? [`The gradient of the line is ${maths(String(m))}.`, `One over it, with the other sign: ${fraction(q(-1, m))}`]
        : [
            `Up: ${maths(`${second[1]} - ${bracketed(first[1])} = ${m * run}`)}`,
            `Across: ${maths(`${second[0]} - ${bracketed(first[0])} = ${run}`)}`,
            `Gradient: ${maths(String.raw`\frac{${m * run}}{${run}} = ${m}`)}`,
          ],
      hints: perpendicular
        ? ['What is the gradient of the line that is given?', 'What do the gradients of perpendicular lines multiply to?']
        : ['How far does the line go across and how far up?', 'Divide up by across.'],
      drawn: { points: [...first, ...second], kind: perpendicular ? 'perpendicular' : 'gradient', m },
    };
  },
);
