import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { bracketed, maths, plain, plainNumber, terms } from '../written.ts';

const rule = (m: number, c: number): string =>
  terms([
    [m, 'x'],
    [c, ''],
  ]);
const axes = (from: number, to: number): Pick<FigureOf<'graph'>, 'x' | 'y'> => ({
  x: { from, to, step: 1, name: 'x' },
  y: { from, to, step: 1, name: 'y' },
});
/** A line from one side of the paper to the other. */
const lineAcross = (m: number, c: number, edge: number): [number, number][] => {
  const ends = [-edge, edge].map((x): [number, number] => {
    const y = m * x + c;
    const kept = Math.max(-edge, Math.min(edge, y));
    return [kept === y ? x : (kept - c) / m, kept];
  });
  return ends.map(([x, y]): [number, number] => [Number(x.toFixed(4)), Number(y.toFixed(4))]);
};

const eq = (a: number, b: number): string => maths(`y = ${rule(a, b)}`);

export const plotStraightLines = makeGenerator<string>(
  {
    id: 'maths-plot-straight-lines',
    title: 'Tables and straight-line graphs',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: [
      'plotting straight line graphs',
      'table of values',
      'drawing graphs from equations',
      'straight line graphs',
      'linear graphs plotting',
    ],
    kinds: [asking(/\bfind\w* (?:the )?equations?\b|\bequations? of (?:a |the )?lines?\b/, /equation of the line/)],
  },
  ({ int, pick, level }) => {
    const [m, c] = [level(int(1, 4), pick([1, -1]) * int(1, 3), pick([-3, -2, -1, 1, 2, 3])), pick([1, -1]) * int(1, 4)];
    const x = level(int(1, 5), -int(1, 4), int(-2, 2));
    const asks = level('table' as const, pick(['table', 'read'] as const), pick(['equation', 'find x'] as const));
    const y = m * x + c;
    if (asks === 'table') {
      const xs = level([0, 1, 2, 3, 4, 5], [-4, -3, -2, -1, 0, 1], [0, 1, 2, 3, 4, 5]);
      return {
        stem: `The table is for the line ${maths(`y = ${rule(m, c)}`)}. What is y when ${maths(`x = ${x}`)}?`,
        figure: {
          kind: 'table',
          head: ['x', ...xs.map((each) => plain(each))],
          rows: [['y', ...xs.map((each) => (each === x ? '?' : Math.abs(each - x) <= 1 ? '' : plain(m * each + c)))]],
        },
        key: plain(y),
        slips: [
          [plain(m + x + c), `This adds ${plain(m)} and x. ${maths(`${m}x`)} means ${plain(m)} times x.`],
          [plain(-m * x + c), `This has the wrong sign on ${maths(`${m}x`)}.`],
          [plain(m * x - c), 'This has the wrong sign on the last number.'],
          [plain(m * (x + c)), 'This adds before multiplying.'],
          [plain(m * x), 'This forgets the last number.'],
        ],
        show: (text) => text,
        why: `Put ${plain(x)} in the place of x: ${maths(String.raw`${m} \times ${bracketed(x)} ${c < 0 ? '-' : '+'} ${Math.abs(c)}`)}.`,
        steps: [maths(String.raw`${m} \times ${bracketed(x)} = ${m * x}`), maths(`${m * x} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${y}`)],
        hints: [
          'Put the number in the place of x. Multiply first.',
          `From one x to the next, y always changes by the same: compare with the other columns.`,
        ],
        drawn: { asks, m, c, x },
      };
    }
    const figure: FigureOf<'graph'> = { kind: 'graph', ...axes(-6, 6), curves: [{ points: lineAcross(m, c, 6) }] };
    if (asks === 'read') {
      if (Math.abs(y) > 5 || y === 0 || x === y) return undefined;
      return {
        stem: `Read from the line in the picture: what is y when ${maths(`x = ${x}`)}?`,
        figure,
        key: plain(y),
        slips: [
          [plainNumber((x - c) / m), `This finds x for y = ${plain(x)}. Go to ${plain(x)} on the x-axis, the one that goes across.`],
          [plain(-y), 'This loses the sign: look whether the point is above or below the x-axis.'],
          [plain(m * -x + c), `This reads at ${plain(-x)}. Look on the other side of 0.`],
          [plain(c), 'This is where the line crosses the y-axis.'],
          [plain(y + m), 'This reads one square beside it.'],
        ],
        show: (text) => text,
        believable: (text) => /^−?\d+$/.test(text),
        why: `Go from ${plain(x)} on the x-axis straight to the line, and from there across to the y-axis.`,
        steps: [
          `Find ${plain(x)} on the axis that goes across.`,
          'Go straight up or down to the line.',
          `Across from there, the y-axis says ${plain(y)}.`,
        ],
        hints: ['The x-axis goes across, and y goes up.', 'Keep your finger straight above or below the number until it meets the line.'],
        drawn: { asks, m, c, x },
      };
    }
    if (asks === 'find x') {
      const at = m * x + c;
      if (Math.abs(at) > 20 || x === 0) return undefined;
      return {
        stem: `The point ${maths(`(k, ${at})`)} lies on the line ${maths(`y = ${rule(m, c)}`)}. Find the number ${maths('k')}.`,
        key: plain(x),
        slips: [
          [plain(m * at + c), `This puts ${plain(at)} in for x. It is the second coordinate, so it is y.`],
          [plain(at - c), `This forgets to divide by ${plain(m)}.`],
          [plainNumber((at + c) / m), 'This undoes the last number the wrong way.'],
          [plain(-x), 'This has the wrong sign. Put it back in to check.'],
          [plain(at - c - m), `This subtracts ${plain(m)}. It multiplies x, so divide.`],
        ],
        show: (text) => text,
        believable: (text) => /^−?\d+$/.test(text),
        why: `The second coordinate is y, so ${maths(`${rule(m, c).replace('x', 'k')} = ${at}`)}.`,
        steps: [
          maths(`${rule(m, c).replace('x', 'k')} = ${at}`),
          maths(`${m === 1 ? '' : m === -1 ? '-' : m}k = ${at - c}`),
          ...(m === 1 ? [] : [maths(`k = ${x}`)]),
        ],
        hints: [
          'Which of the two coordinates is x, and which is y?',
          'A point lies on a line when its x and its y make the equation true.',
        ],
        drawn: { asks, m, c, x },
      };
    }
    if (Math.abs(m) < 2) return undefined;
    return {
      stem: 'Find the equation of the line in the picture.',
      figure,
      key: eq(m, c),
      slips: [
        [eq(c, m), 'This has the two numbers the wrong way round. The number before x says how steep the line is.'],
        [eq(-m, c), `This goes ${m > 0 ? 'down' : 'up'} from left to right.`],
        [eq(m, -c), `This crosses the y-axis at ${plain(-c)}.`],
        [
          maths(`y = \\frac{x}{${m}} ${c < 0 ? '-' : '+'} ${Math.abs(c)}`),
          'This divides across by up. The number before x is how far it goes up for 1 across.',
        ],
      ],
      show: (text) => text,
      believable: (text) => c !== m || text !== eq(c, m),
      why: `The line crosses the y-axis at ${plain(c)}, and for 1 across it goes ${m > 0 ? 'up' : 'down'} by ${Math.abs(m)}.`,
      steps: [
        `It crosses the y-axis at ${plain(c)}: the number at the end.`,
        `For 1 across it goes ${m > 0 ? 'up' : 'down'} by ${Math.abs(m)}: the number before x.`,
        eq(m, c),
      ],
      hints: [
        'Where does the line cross the y-axis? There x is 0, so y is the number at the end.',
        'Go 1 across from there. How far is it up or down to the line?',
      ],
      drawn: { asks, m, c, x },
    };
  },
);
