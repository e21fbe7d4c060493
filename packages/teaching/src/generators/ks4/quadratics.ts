import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q } from '../rational.ts';
import { bracketed, maths, terms } from '../written.ts';

type Quadratic = readonly [number, number, number];
const quadratic = ([a, b, c]: Quadratic): string =>
  terms([
    [a, 'x^2'],
    [b, 'x'],
    [c, ''],
  ]);
const bracket = (a: number, b: number): string =>
  `(${terms([
    [a, 'x'],
    [b, ''],
  ])})`;

export const expandDoubleBrackets = makeGenerator(
  {
    id: 'maths-expand-double-brackets',
    title: 'Expanding two brackets',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['expanding double brackets', 'expand two brackets', 'foil', 'quadratic expressions', 'difference of two squares'],
    kinds: [
      asking(/\bsquar(?:e|ed|ing) (?:a |the )?brackets?\b|\bbrackets? squared\b|\bperfect squares?\b/, /\)\^2/),
      asking(/\b[2-9]x\b|\bcoefficients?\b|\bharder\b/, /\([2-9]x/),
    ],
    leavesOut: /\btripp?le\b|\bthree brackets\b|\b3 brackets\b/,
  },
  ({ int, pick, level }) => {
    const sign = () => pick([1, -1]);
    const [a, c] = level([1, 1], [1, 1], [int(2, 5), int(1, 4)]);
    const [b, d] = [level(1, sign(), sign()) * int(1, 9), level(1, sign(), sign()) * int(1, 9)];
    const square = a === c && b === d;
    const stemMaths = square ? `${bracket(a, b)}^2` : `${bracket(a, b)}${bracket(c, d)}`;
    const middle = a * d + b * c;
    if (middle === 0 && level(true, true, false)) return undefined;
    return {
      stem: `Expand and simplify ${maths(stemMaths)}.`,
      key: [a * c, middle, b * d] as Quadratic,
      slips: [
        [[a * c, 0, b * d] as Quadratic, 'This multiplies only the first terms and the last terms. Two products are missing.'],
        [[a * c, b * d, middle] as Quadratic, 'This has the sum and the product of the numbers the wrong way round.'],
        [[a * c, middle, b + d] as Quadratic, 'This adds the last terms. Multiply them.'],
        [[a * c, middle, -b * d] as Quadratic, 'This has the wrong sign on the last term.'],
        [[a * c, -middle, b * d] as Quadratic, 'This has the wrong sign on the middle term.'],
        [[a * c, a * d - b * c, b * d] as Quadratic, 'This subtracts one of the two middle products.'],
      ],
      show: (value: Quadratic) => maths(quadratic(value)),
      why: `Each term of one bracket multiplies each term of the other: ${maths(
        terms([
          [a * c, 'x^2'],
          [a * d, 'x'],
          [b * c, 'x'],
          [b * d, ''],
        ]),
      )}.`,
      steps: [
        `Four products: ${maths(
          terms([
            [a * c, 'x^2'],
            [a * d, 'x'],
            [b * c, 'x'],
            [b * d, ''],
          ]),
        )}`,
        `Collect the terms in ${maths('x')}: ${maths(quadratic([a * c, middle, b * d]))}`,
      ],
      hints: ['There are four products.', 'Multiply each term of the first bracket by each term of the second. Watch the signs.'],
      drawn: { formula: stemMaths },
    };
  },
);

type Roots = readonly [number, number];
const pair = (x: number, y: number): Roots => (x < y ? [x, y] : [y, x]);

export const solveQuadratics = makeGenerator(
  {
    id: 'maths-solve-quadratics',
    title: 'Solving quadratic equations',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['quadratic equations', 'solve quadratics', 'factorising quadratics', 'quadratics', 'roots'],
    kinds: [
      asking(
        /\b[2-9]x ?(?:²|\^ ?2|squared)|\bcoefficient|\bharder\b|\bnon[- ]?monic\b|\ba (?:(?:is )?(?:not|greater than|more than|bigger than)|isn'?t|≠|!=|>) ?1\b/,
        /\$[2-9]x\^2/,
      ),
    ],
    leavesOut: /^(?!.*\b(?:solv|equation|roots?)).*\b(?:factoris|difference of)/,
  },
  ({ int, pick, level }) => {
    const sign = () => pick([1, -1]);
    const [r, s] = [level(-1, sign(), sign()) * int(1, 9), level(-1, sign(), sign()) * int(2, 9)];
    if (r === s || r + s === 0 || r > s) return undefined;
    const moved = level(0, 0, int(1, 9) * sign());
    const times = level(1, 1, pick([1, 2, 3]));
    const [b, c] = [-times * (r + s), times * r * s];
    const equation = `${quadratic([times, b, c + moved])} = ${moved}`;
    return {
      stem: `Solve ${maths(equation)}.`,
      key: pair(r, s),
      slips: [
        [pair(-r, -s), 'This takes the numbers from the brackets with the wrong sign. Each bracket must become zero.'],
        [pair(-r, s), 'This has the wrong sign on one solution.'],
        [pair(r, -s), 'This has the wrong sign on one solution.'],
        [pair(r + 1, s - 1), 'This has the right sum, but not the right product.'],
      ],
      show: ([x, y]: Roots) => maths(String.raw`x = ${x}\text{ or }x = ${y}`),
      believable: ([x, y]: Roots) => x !== y,
      why: `${maths(`${bracket(1, -r)}${bracket(1, -s)} = 0`)}, so one of the brackets is zero.`,
      steps: [
        ...(moved === 0 ? [] : [`Bring everything to one side: ${maths(`${quadratic([times, b, c])} = 0`)}`]),
        ...(times > 1 ? [`Divide by ${times}: ${maths(`${quadratic([1, b / times, c / times])} = 0`)}`] : []),
        `Factorise: ${maths(`${bracket(1, -r)}${bracket(1, -s)} = 0`)}`,
        `${maths(`x = ${r}`)} or ${maths(`x = ${s}`)}`,
      ],
      hints: [
        moved === 0 ? 'Which two numbers multiply to the last number and add to the number in front of x?' : 'First make one side zero.',
        'When a product is zero, one of its factors is zero.',
      ],
      drawn: { equation, roots: [r, s] },
    };
  },
);

type Solution = readonly [x: number, y: number];
type Equation = readonly [x: number, y: number, total: number];
/** The step in which an equation is multiplied; none where it stays as it is. */
const multiplied = (which: string, times: number, [x, y, total]: Equation): string[] => {
  const left = terms([
    [times * x, 'x'],
    [times * y, 'y'],
  ]);
  return times === 1 ? [] : [`Multiply the ${which} equation by ${times}: ${maths(`${left} = ${times * total}`)}.`];
};

export const simultaneousEquations = makeGenerator(
  {
    id: 'maths-simultaneous-equations',
    title: 'Simultaneous equations',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['simultaneous equations', 'elimination', 'two unknowns', 'substitution method', 'pairs of equations'],
  },
  ({ int, pick, level }) => {
    const sign = () => pick([1, -1]);
    const [x, y] = [level(1, sign(), sign()) * int(1, 9), level(1, 1, sign()) * int(1, 9)];
    const [a, b] = [int(1, 5), int(1, 5)];
    const [c, d] = level([int(1, 5), -b], [a * int(2, 3), sign() * int(1, 5)], [int(2, 7), sign() * int(2, 7)]);
    if (a * d === b * c || Math.abs(x) === Math.abs(y)) return undefined;
    const [e, f] = [a * x + b * y, c * x + d * y];
    const [first, second] = [
      `${terms([
        [a, 'x'],
        [b, 'y'],
      ])} = ${e}`,
      `${terms([
        [c, 'x'],
        [d, 'y'],
      ])} = ${f}`,
    ];
    // Both equations are brought to the smallest equal number of y.
    const [size, other] = [Math.abs(b), Math.abs(d)];
    const ratio = q(size, other);
    const [timesFirst, timesSecond] = [Number(ratio.d), Number(ratio.n)];
    const sameSigns = b * d > 0;
    const leftOver = timesFirst * a - (sameSigns ? 1 : -1) * timesSecond * c;
    const totalOver = timesFirst * e - (sameSigns ? 1 : -1) * timesSecond * f;
    return {
      stem: `Solve the simultaneous equations ${maths(first)} and ${maths(second)}.`,
      key: [x, y] as Solution,
      slips: [
        [[y, x] as Solution, 'This has the two values the wrong way round.'],
        [[x, -y] as Solution, 'This has the wrong sign on y. Put it back into both equations.'],
        [[-x, y] as Solution, 'This has the wrong sign on x. Put it back into both equations.'],
        ...(b === 1 ? [[[x + 1, y - a] as Solution, 'This fits the first equation but not the second.'] as const] : []),
        [[x + 1, y - 1] as Solution, 'This does not fit both equations. Put it back.'],
      ],
      show: ([left, right]: Solution) => maths(String.raw`x = ${left}, y = ${right}`),
      why: `Put them back: ${maths(`x = ${x}`)} and ${maths(`y = ${y}`)} fit both ${maths(first)} and ${maths(second)}.`,
      steps: [
        ...multiplied('first', timesFirst, [a, b, e]),
        ...multiplied('second', timesSecond, [c, d, f]),
        `The terms in ${maths('y')} have the same size and ${sameSigns ? 'the same sign: subtract' : 'different signs: add'} the equations.`,
        `${maths(`${terms([[leftOver, 'x']])} = ${totalOver}`)}, so ${maths(`x = ${x}`)}`,
        `Put that into the first equation: ${maths(String.raw`${a === 1 ? x : String.raw`${a} \times ${bracketed(x)}`} ${b < 0 ? '-' : '+'} ${terms([[Math.abs(b), 'y']])} = ${e}`)}, so ${maths(`y = ${y}`)}`,
      ],
      hints: ['Make the numbers in front of one letter equal in size.', 'The same signs: subtract. Different signs: add.'],
      drawn: { first, second },
    };
  },
);
