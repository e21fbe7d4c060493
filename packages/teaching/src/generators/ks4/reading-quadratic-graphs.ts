import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain } from '../written.ts';

/** Where the curve is asked about: one place (x, y), or the two places along a level line. */
type Read =
  | { readonly of: 'point'; readonly x: number; readonly y: number }
  | { readonly of: 'pair'; readonly low: number; readonly high: number };

const point = (x: number, y: number): Read => ({ of: 'point', x, y });
const pair = (a: number, b: number): Read => ({ of: 'pair', low: Math.min(a, b), high: Math.max(a, b) });
const show = (read: Read): string =>
  read.of === 'point' ? `(${plain(read.x)}, ${plain(read.y)})` : `${maths(`x = ${read.low}`)} and ${maths(`x = ${read.high}`)}`;

const signed = (value: number, letters: string): string => {
  if (value === 0) return '';
  const size = Math.abs(value) === 1 && letters !== '' ? '' : String(Math.abs(value));
  return ` ${value < 0 ? '-' : '+'} ${size}${letters}`;
};

export const readQuadraticGraphs = makeGenerator<Read>(
  {
    id: 'maths-read-quadratic-graphs',
    title: 'Reading quadratic graphs',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: [
      'quadratic graphs',
      'roots from a graph',
      'turning point of a graph',
      'solving equations graphically',
      'parabolas',
      'roots and turning points',
    ],
    kinds: [asking(/\broots?\b|\bsolv|\bsolutions?\b/, /solve/), asking(/\bturning\b|\bvert(?:ex|ices)\b|\bminimum\b/, /turning point/)],
  },
  ({ int, pick, level }) => {
    const middle = int(-2, 2);
    const half = pick([1, 2, 3]);
    const lowest = -(half * half);
    // x² + bx + c, with whole roots on both sides of the turning point.
    const [b, c] = [-2 * middle, middle * middle + lowest];
    const at = (x: number): number => x * x + b * x + c;
    const [low, high] = [middle - half, middle + half];
    const asks = level(pick(['roots', 'turning'] as const), pick(['roots', 'turning', 'level'] as const), 'level');
    const other = pick([1, 2, 3, 4].filter((width) => width !== half));
    const line = lowest + other * other;
    const bottom = Math.min(lowest, line) - 1;
    const top = Math.max(asks === 'level' ? line + 2 : 4, 4);
    const step = top - bottom > 11 ? 2 : 1;
    const [from, to] = [Math.floor(bottom / step) * step, Math.ceil(top / step) * step];
    // What is read stands on a grid line.
    if ((asks === 'level' && (line - from) % step !== 0) || (lowest - from) % step !== 0) return undefined;
    const reach = Math.sqrt(to - lowest);
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: Math.floor(middle - reach), to: Math.ceil(middle + reach), step: 1, name: 'x' },
      y: { from, to, step, name: 'y' },
      curves: [
        {
          points: Array.from({ length: 41 }, (_, place): [number, number] => {
            const x = middle - reach + (place * reach) / 20;
            return [Number(x.toFixed(3)), Number(at(x).toFixed(3))];
          }),
          smooth: true,
        },
      ],
    };
    const formula = `x^2${signed(b, 'x')}${signed(c, '')}`;
    if (asks === 'turning')
      return {
        stem: `The graph is ${maths(`y = ${formula}`)}. What are the coordinates of its turning point?`,
        figure,
        key: point(middle, lowest),
        slips: [
          [point(lowest, middle), 'This has the coordinates the wrong way round: x comes first.'],
          [point(low, 0), 'This is where the curve crosses the x-axis. The turning point is where it stops falling.'],
          [point(0, c), 'This is where the curve crosses the y-axis. The turning point is where it stops falling.'],
          [point(-middle, lowest), 'This has the wrong sign for x. Look on which side of the y-axis the lowest place is.'],
          [point(high, 0), 'This is where the curve crosses the x-axis. The turning point is where it stops falling.'],
        ],
        show,
        // It is said as a hint too, so it has no number of the answer.
        why: 'The turning point is where the curve stops falling and begins to rise. There x is read first, and then y.',
        steps: ['Find the lowest place of the curve.', 'Read straight down or up for x, and straight across for y.'],
        hints: ['Where does the curve stop falling and begin to rise?', 'Read x first, on the axis across, and then y.'],
        drawn: { asks },
      };
    const level0 = asks === 'roots' ? 0 : line;
    const width = asks === 'roots' ? half : other;
    const [one, two] = [middle - width, middle + width];
    return {
      stem:
        asks === 'roots'
          ? `The graph is ${maths(`y = ${formula}`)}. Use it to solve ${maths(`${formula} = 0`)}.`
          : `The graph is ${maths(`y = ${formula}`)}. Use it to solve ${maths(`${formula} = ${line}`)}.`,
      figure,
      key: pair(one, two),
      slips: [
        ...(asks === 'level'
          ? [
              [
                pair(low, high),
                `This is where the curve meets the x-axis, so it solves “= 0”. Look at the line ${maths(`y = ${line}`)}.`,
              ] as const,
            ]
          : []),
        [pair(-one, -two), 'This has the wrong signs. Look on which side of the y-axis each place is.'],
        [pair(one, middle), 'This takes x of the turning point for the second. Follow the curve to the other side.'],
        [pair(one - 1, two + 1), 'This is one square too far out at both places.'],
        [pair(one + 1, two), 'This is one square too far in at the first place.'],
      ],
      show,
      believable: (read) => read.of === 'pair' && read.low !== read.high,
      why: `The equation holds where the curve is at height ${plain(level0)}: there are two such places, and x is read at each.`,
      steps: [
        asks === 'roots'
          ? 'Solving “= 0” means: where is y 0? That is on the x-axis.'
          : `Lay a ruler along the line ${maths(`y = ${line}`)}.`,
        'Read x at both places where the curve meets it.',
      ],
      hints: [
        asks === 'roots' ? 'What is y on the x-axis?' : 'Which level line has that height everywhere?',
        'There are two places. Read straight down or up to the axis across.',
      ],
      drawn: { asks, line: level0 },
    };
  },
);
