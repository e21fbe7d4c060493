import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain, terms } from '../written.ts';

type Three = readonly [number, number, number];
const inN = ([a, b, c]: Three): string =>
  maths(
    terms([
      [a, 'n^2'],
      [b, 'n'],
      [c, ''],
    ]),
  );
const signed = (x: number): string => (x < 0 ? `- ${-x}` : `+ ${x}`);

export const quadraticNthTerm = makeGenerator<Three>(
  {
    id: 'maths-quadratic-nth-term',
    title: 'The nth term of a quadratic sequence',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['quadratic sequences', 'quadratic nth term', 'nth term quadratic', 'second differences', 'sequences'],
  },
  ({ int, pick, level }) => {
    const [a, b, c] = [level(1, pick([1, 2]), pick([2, 3, -1])), level(0, int(-3, 5), int(-4, 6)), int(-6, 9)];
    const at = (n: number): number => a * n * n + b * n + c;
    const shown = [1, 2, 3, 4, 5].map(at);
    const first = (shown[1] ?? 0) - (shown[0] ?? 0);
    if (c === 0 || (b === 0 && level(false, true, true))) return undefined;
    return {
      stem: `Find the nth term of the sequence ${shown.map((x) => plain(x)).join(', ')}.`,
      key: [a, b, c],
      slips: [
        [[2 * a, b, c], 'This uses the whole second difference. Halve it.'],
        [[a, b, -c], 'This has the wrong sign on the last term.'],
        [[0, first, (shown[0] ?? 0) - first], 'This is linear. The differences are not all the same.'],
        [[a, b === 0 ? 1 : -b, c], 'This has the wrong term in n.'],
        [[a, c, b], 'This has the two last numbers the wrong way round.'],
      ],
      show: inN,
      believable: (x) => x.some((each) => each !== 0),
      why: `The second differences are ${plain(2 * a)}, so the first part is ${inN([a, 0, 0])}; what is left over is ${inN([0, b, c])}.`,
      steps: [
        `First differences: ${shown
          .slice(1)
          .map((x, i) => plain(x - (shown[i] ?? 0)))
          .join(', ')}. Second differences: ${plain(2 * a)}.`,
        `Half of ${plain(2 * a)} is ${plain(a)}: ${inN([a, 0, 0])}`,
        `Take it away from each term: ${shown.map((x, i) => plain(x - a * (i + 1) ** 2)).join(', ')}, which is ${inN([0, b, c])}.`,
      ],
      hints: [
        'Find the differences, and then their differences.',
        'Halve the second difference. Take that part away and look at what is left.',
      ],
      drawn: { shown },
    };
  },
);

type Square = readonly [p: number, q: number];
const vertexForm = ([p, r]: Square): string => (r === 0 ? `(x ${signed(p)})^2` : `(x ${signed(p)})^2 ${signed(r)}`);

export const completingTheSquare = makeGenerator<Square>(
  {
    id: 'maths-completing-the-square',
    title: 'Completing the square',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['completing the square', 'complete the square', 'turning point', 'minimum point', 'quadratics'],
    kinds: [asking(/\bturning\b|\bvert(?:ex|ices)\b|\bminimum\b|\bmaximum\b/, /turning point/)],
  },
  ({ int, pick, level }) => {
    const p = level(int(1, 6), int(1, 9) * pick([1, -1]), int(1, 9) * pick([1, -1]));
    const r = int(-12, 12);
    const c = p * p + r;
    const turning = level(false, pick([false, true]), true);
    if (r === 0 || c === 0) return undefined;
    const expanded = terms([
      [1, 'x^2'],
      [2 * p, 'x'],
      [c, ''],
    ]);
    return {
      stem: turning
        ? `What is the turning point of ${maths(`y = ${expanded}`)}?`
        : `Write ${maths(expanded)} in the form ${maths('(x + p)^2 + q')}.`,
      key: turning ? [-p, r] : [p, r],
      slips: turning
        ? [
            [[p, r], 'This has the wrong sign on x. The bracket must become zero.'],
            [[-p, c], 'This takes the last number of the equation for y.'],
            [[-2 * p, c], 'This does not halve the number in front of x.'],
            [[-p, -r], 'This has the wrong sign on y.'],
          ]
        : [
            [[p, c], 'This forgets to take away the square of the number in the bracket.'],
            [[2 * p, r], 'This does not halve the number in front of x.'],
            [[p, c + p * p], 'This adds the square. Subtract it.'],
            [[-p, r], 'This has the wrong sign in the bracket.'],
          ],
      show: (value) => (turning ? `(${plain(value[0])}, ${plain(value[1])})` : maths(vertexForm(value))),
      believable: ([, y]) => turning || y !== 0,
      why: `Half of ${plain(2 * p)} is ${plain(p)}, and ${maths(`(x ${signed(p)})^2 = x^2 ${signed(2 * p)}x + ${p * p}`)}. To have ${plain(c)} at the end instead of ${p * p}, ${r < 0 ? 'subtract' : 'add'} ${Math.abs(r)}.${turning ? ` A square is never below zero, so the lowest point is at ${maths(`x = ${-p}`)}, where ${maths(`y = ${r}`)}.` : ''}`,
      steps: [
        `Halve the number in front of x: ${plain(p)}`,
        `Square it: ${maths(`(x ${signed(p)})^2 = x^2 ${signed(2 * p)}x + ${p * p}`)}`,
        `From ${p * p} to ${plain(c)}: ${r < 0 ? 'subtract' : 'add'} ${Math.abs(r)}, so it is ${maths(vertexForm([p, r]))}`,
        ...(turning ? [`The bracket is zero at ${maths(`x = ${-p}`)}, and then ${maths(`y = ${r}`)}.`] : []),
      ],
      hints: [
        'Halve the number in front of x: it goes into the bracket.',
        turning ? 'The lowest point is where the bracket is zero.' : 'The bracket squared brings a number too. Take it away again.',
      ],
      drawn: { p, r, turning: turning ? 'yes' : 'no' },
    };
  },
);

type Surd = readonly [top: number, under: number, below: number];
export const quadraticFormula = makeGenerator<Surd>(
  {
    id: 'maths-quadratic-formula',
    title: 'The quadratic formula',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['quadratic formula', 'the formula', 'solving quadratics', 'discriminant', 'quadratics'],
    kinds: [asking(/\b[2-9]x ?(?:²|\^ ?2|squared)|\bcoefficient|\bnon[- ]?monic\b/, /\$[2-9]x\^2/)],
  },
  ({ int, pick, level }) => {
    const [a, b, c] = [
      level(1, pick([1, 2]), int(2, 4)),
      int(1, 9) * level(1, pick([1, -1]), pick([1, -1])),
      int(1, 6) * level(-1, pick([1, -1]), pick([1, -1])),
    ];
    const under = b * b - 4 * a * c;
    const squares = [4, 9, 16, 25, 36, 49];
    if (under <= 1 || Number.isInteger(Math.sqrt(under)) || squares.some((x) => under % x === 0)) return undefined;
    const equation = terms([
      [a, 'x^2'],
      [b, 'x'],
      [c, ''],
    ]);
    return {
      stem: `Solve ${maths(`${equation} = 0`)} and leave the answer as a surd.`,
      key: [-b, under, 2 * a],
      slips: [
        [[b, under, 2 * a], 'This has the wrong sign on b. The formula begins with −b.'],
        [[-b, b * b + 4 * a * c, 2 * a], 'This has the wrong sign under the root: it is b² − 4ac.'],
        [[-b, under, a === 1 ? 1 : a], 'This divides by a. The formula divides by 2a.'],
        [[-b, b * b - a * c, 2 * a], 'This forgets the 4 under the root.'],
        [[-2 * b, under, 2 * a], 'This doubles b.'],
      ],
      show: ([top, root, below]) =>
        maths(below === 1 ? String.raw`x = ${top} \pm \sqrt{${root}}` : String.raw`x = \frac{${top} \pm \sqrt{${root}}}{${below}}`),
      believable: ([, root]) => root > 0 && !Number.isInteger(Math.sqrt(root)),
      why: `With ${maths(`a = ${a}`)}, ${maths(`b = ${b}`)} and ${maths(`c = ${c}`)} the number under the root is ${maths(`b^2 - 4ac = ${under}`)}.`,
      steps: [
        maths(String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`),
        maths(String.raw`b^2 - 4ac = ${b * b} ${signed(-4 * a * c)} = ${under}`),
        maths(String.raw`x = \frac{${-b} \pm \sqrt{${under}}}{${2 * a}}`),
      ],
      hints: ['Write down a, b and c with their signs.', 'First work out the number under the root. Minus times minus is plus.'],
      drawn: { a, b, c },
    };
  },
);
