import type { FigureOf } from '@hedgerow/figures/figure';
import type { Draw } from '../random.ts';
import { fractionTex, q, type Rational, toNumber } from '../rational.ts';
import { fraction, maths, plain, terms } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

type Point = readonly [number, number];
const point = ([x, y]: Point): string => `(${plain(x)}, ${plain(y)})`;
const lineOf = (m: number, c: number): string =>
  `y = ${terms([
    [m, 'x'],
    [c, ''],
  ])}`;

/** Gradients come at the levels at which the generator itself draws them; at the highest it draws equations. */
const onLine = ({ int, pick, level }: Draw) => {
  const m = level(1, pick([1, -1]), pick([1, -1])) * int(2, 6);
  const [x, c, run] = [pick([1, -1]) * int(1, 5), pick([1, -1]) * int(1, 9), int(2, 5)];
  const [first, second]: readonly [Point, Point] = [
    [x, m * x + c],
    [x + run, m * (x + run) + c],
  ];
  return level(true, true, false) ? { m, c, run, first, second } : undefined;
};

const missingCoordinate = form<number>('missing coordinate', (draw) => {
  const given = onLine(draw);
  if (given === undefined) return undefined;
  const { m, run, first, second } = given;
  return {
    stem: `The line through ${point(first)} and (${plain(second[0])}, ${maths('k')}) has a gradient of ${plain(m)}. What is ${maths('k')}?`,
    key: second[1],
    slips: [
      [first[1] + m, `This goes only 1 across. The line goes ${run} across.`],
      [first[1] - m * run, 'This goes up or down in the wrong direction.'],
      [m * run, `This is how far it goes from ${plain(first[1])}. Add it on.`],
      [first[1] + run, 'This adds how far the line goes across.'],
      [second[1] + m, 'This goes one step too far.'],
    ],
    show: plain,
    why: `It goes ${run} across and ${plain(m)} up for each of them, which is ${plain(m * run)}: from ${plain(first[1])} to ${plain(second[1])}.`,
    steps: [
      `Across: ${run}`,
      `Up: ${maths(String.raw`${run} \times ${m < 0 ? `(${m})` : m} = ${m * run}`)}`,
      maths(`k = ${first[1]} ${m < 0 ? '-' : '+'} ${Math.abs(m * run)} = ${second[1]}`),
    ],
    hints: [
      'How far does the line go across?',
      'The gradient says how far up it goes for each 1 across.',
      'Start from the height of the first point.',
    ],
    drawn: { kind: 'gradient', m, points: [...first, second[0]] },
    keyStandsInStem: true,
  };
});

const wrongGradient = wentWrong('wrong gradient', (draw) => {
  const given = onLine(draw);
  if (given === undefined) return undefined;
  const { m, run, first, second } = given;
  if (run === Math.abs(m) || first[0] + second[0] === 0) return undefined;
  return {
    claim: (value, name) => `${name} says that the line through ${point(first)} and ${point(second)} has a gradient of ${value}.`,
    right: fraction(q(m)),
    mistakes: [
      [fraction(q(1, m)), 'Across was divided by up.', `Up, ${plain(m * run)}, is divided by across, ${run}.`],
      [fraction(q(-m)), 'The sign is wrong.', 'Above and below the points must be taken in the same order.'],
      [fraction(q(m * run)), 'It was not divided by the distance across.', `The line goes ${run} across, so divide by ${run}.`],
      [
        fraction(q(second[1] + first[1], second[0] + first[0])),
        'The coordinates were added, not subtracted.',
        'How far the line goes is a difference.',
      ],
    ],
    steps: [`Up: ${plain(m * run)}`, `Across: ${run}`, `${plain(m * run)} ÷ ${run} = ${plain(m)}`],
    hints: ['Work it out yourself first.', 'Up divided by across: which is which?', 'Does the line go up or down?'],
    drawn: { kind: 'gradient', points: [...first, ...second] },
  };
});

const fromEquation = form<Rational>('from equation', (draw) => {
  const given = onLine(draw);
  if (given === undefined) return undefined;
  const { m, c } = given;
  const by = draw.int(2, 4);
  const shape = draw.pick(draw.level(['plain', 'turned'] as const, ['turned', 'times', 'sum'] as const, ['times', 'sum'] as const));
  const turned = `y = ${terms([
    [c, ''],
    [m, 'x'],
  ])}`;
  const equation = {
    plain: lineOf(m, c),
    turned,
    times: `${by}y = ${terms([
      [by * m, 'x'],
      [by * c, ''],
    ])}`,
    sum: `${terms([
      [-m, 'x'],
      [1, 'y'],
    ])} = ${c}`,
  }[shape];
  return {
    stem: `What is the gradient of the line ${maths(equation)}?`,
    key: q(m),
    slips: [
      [q(c), 'This is the number on its own. The gradient belongs to x.'],
      shape === 'times'
        ? [q(by * m), `This reads it off too early. Divide by ${by} first, so that y stands alone.`]
        : [q(-m), shape === 'sum' ? 'This reads it off too early. Bring the term in x to the other side.' : 'This has the wrong sign.'],
      [q(1, m), 'This is one over the gradient.'],
      shape === 'times' ? [q(by), 'This is the number in front of y.'] : [q(-c), 'This is the number on its own, with the other sign.'],
      [q(m + c), 'This adds the two numbers.'],
    ],
    show: fraction,
    why: `With ${maths('y')} alone it is ${maths(lineOf(m, c))}, and the number in front of ${maths('x')} is the gradient.`,
    steps: [`Make ${maths('y')} stand alone: ${maths(lineOf(m, c))}`, `In front of ${maths('x')} stands ${maths(`${m}`)}.`],
    hints: [
      `Does ${maths('y')} stand alone on one side?`,
      `In ${maths('y = mx + c')} one number is the gradient.`,
      `It is the one in front of ${maths('x')}.`,
    ],
    drawn: { kind: 'gradient', equation },
    keyStandsInStem: true,
  };
});

const steepest = form<readonly [m: number, c: number]>('steepest', (draw) => {
  const given = onLine(draw);
  if (given === undefined) return undefined;
  const top = draw.int(4, 9);
  const slopes = [top, top - 1, -draw.int(1, 6), draw.int(1, top - 2)];
  const others = draw.some([2, 5, 7, 9, 12, 15], 4);
  const lines = slopes.map((m, at): readonly [number, number] => [m, (others[at] ?? 1) * (at === 0 ? 1 : draw.pick([1, -1]))]);
  const [key = [1, 1], ...rest] = lines;
  const isSmall = key[1] < Math.max(...rest.map(([, c]) => c));
  if (!isSmall || new Set(slopes).size < 4) return undefined;
  return {
    stem: 'Which of these lines has the greatest gradient?',
    key,
    slips: rest.map(
      (one) =>
        [
          one,
          `This has the gradient ${plain(one[0])}.${one[1] > key[1] ? ' The number on its own is only where it crosses the y-axis.' : ''}`,
        ] as const,
    ),
    show: ([m, c]) => `y = ${plain(m)}x ${c < 0 ? '−' : '+'} ${Math.abs(c)}`.replace(/(?<!\d)1x/, 'x'),
    sameAs: ([m, c]) => `${m} ${c}`,
    why: `The number in front of ${maths('x')} is the gradient, and ${key[0]} is the greatest of them.`,
    steps: lines.map(([m, c]) => `${maths(lineOf(m, c))} has the gradient ${plain(m)}.`),
    hints: [
      `In ${maths('y = mx + c')} which number is the gradient?`,
      'The number on its own does not matter here.',
      'A line that goes down has a negative gradient.',
    ],
    drawn: { kind: 'gradient', slopes },
  };
});

const even = (value: number): number => 2 * Math.floor(value / 2);
const fromPicture = form<Rational>('from picture', (draw) => {
  if (draw.level(false, false, true)) return undefined;
  const slope = draw.pick([q(1), q(2), q(3), q(1, 2), ...draw.level([], [q(-1), q(-2), q(-1, 2), q(3, 2)], [])]);
  const run = Number(slope.d) * draw.pick([2, 4]);
  const rise = Number(slope.n) * (run / Number(slope.d));
  const from: Point = [even(draw.int(-6, 0)), even(draw.int(-4, 2))];
  const to: Point = [from[0] + run, from[1] + rise];
  if (Math.abs(to[0]) > 8 || Math.abs(to[1]) > 8 || to[0] % 2 !== 0 || to[1] % 2 !== 0) return undefined;
  const ends: [number, number][] = [[...from], [...to]];
  const figure: FigureOf<'graph'> = {
    kind: 'graph',
    x: { from: -8, to: 8, step: 2, name: 'x' },
    y: { from: -8, to: 8, step: 2, name: 'y' },
    curves: [{ points: ends }],
    points: ends.map((at) => ({ at })),
  };
  return {
    stem: 'Two points of a line are marked. Read them off: what is the gradient of the line?',
    figure,
    key: slope,
    slips: [
      [q(Number(slope.d), Number(slope.n)), 'This divides across by up. It is the other way round.'],
      [q(-Number(slope.n), Number(slope.d)), 'This has the wrong sign. Look whether the line goes up or down.'],
      [q(rise), 'This is only how far the line goes up.'],
      [q(run), 'This is only how far the line goes across.'],
      [q(rise, 2), 'This counts spaces. One space of the grid is worth 2.'],
    ],
    show: fraction,
    why: `From ${point(from)} to ${point(to)} it goes ${run} across and ${Math.abs(rise)} ${rise > 0 ? 'up' : 'down'}.`,
    steps: [`Up: ${plain(rise)}`, `Across: ${run}`, maths(String.raw`\frac{${rise}}{${run}} = ${fractionTex(slope)}`)],
    hints: ['What is one space of the grid worth?', 'How far across is it from one point to the other?', 'Up divided by across.'],
    drawn: { kind: 'gradient', value: toNumber(slope) },
  };
});

export const gradientForms: FormsOf = {
  'maths-gradient-of-line': [missingCoordinate, wrongGradient, fromEquation, steepest, fromPicture],
};
