import { pointsOnGrid } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q, type Rational } from '../rational.ts';
import { bracketed, fraction, maths, plain, terms } from '../written.ts';

export const lineEquations = makeGenerator<Rational>(
  {
    id: 'maths-line-equations',
    title: 'The equation y = mx + c',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['y = mx + c', 'gradient and intercept', 'equation of a line'],
    kinds: [
      asking(/(?<!\bx[- ]?)intercepts?\b|\by[- ]axis\b/, /cross(?:es)? the y-axis|y-intercept/),
      asking(/\bx[- ]?intercepts?\b|\bx[- ]axis\b/, /cross(?:es)? the x-axis|x-intercept/),
      asking(/\bgradients?\b|\bslopes?\b/, /gradient/),
    ],
  },
  ({ int, pick, level }) => {
    const [m, c] = [pick([1, -1]) * int(2, 9), pick([1, -1]) * int(1, 12)];
    const k = int(2, 5);
    const asks = pick(level(['gradient', 'intercept'], ['gradient', 'intercept', 'y'], ['gradient', 'intercept', 'crosses'] as const));
    const x = pick([1, -1]) * int(2, 6);
    const [a, b] = level([m, c], [m, c], [k * m, k * c]);
    const swapped = level(false, true, false);
    const line = level(
      terms([
        [m, 'x'],
        [c, ''],
      ]),
      terms([
        [c, ''],
        [m, 'x'],
      ]),
      '',
    );
    const shown = level(
      `y = ${line}`,
      `y = ${line}`,
      asks === 'crosses'
        ? `y = ${terms([
            [m, 'x'],
            [c, ''],
          ])}`
        : `${k}y = ${terms([
            [a, 'x'],
            [b, ''],
          ])}`,
    );
    const key = { gradient: q(m), intercept: q(c), y: q(m * x + c), crosses: q(-c, m) }[asks as 'y'];
    return {
      stem: `A line has the equation ${maths(shown)}. ${{ gradient: 'What is its gradient?', intercept: `Where does it cross the y-axis: at which value of ${maths('y')}?`, y: `What is ${maths('y')} when ${maths(`x = ${x}`)}?`, crosses: `Where does it cross the x-axis: at which value of ${maths('x')}?` }[asks as 'y']}`,
      key,
      slips: {
        gradient: [
          [q(c), 'This is where the line crosses the y-axis. The gradient is the number in front of x.'],
          [q(a === m ? -m : a), a === m ? 'This has the wrong sign.' : `This is the number before dividing by ${k}. First make it “y =”.`],
          [q(1, m), 'This is upside down.'],
          [q(-c), 'This takes the other number.'],
        ] as const,
        intercept: [
          [q(m), 'This is the gradient. The number on its own shows where the line crosses.'],
          [q(b === c ? -c : b), b === c ? 'This has the wrong sign.' : `This is the number before dividing by ${k}. First make it “y =”.`],
          [q(m + c), 'This is y for x = 1. On the y-axis x is 0.'],
          [q(0), 'This is the origin. The line does not go through it.'],
        ] as const,
        y: [
          [q(m + x + c), 'This adds x. It is multiplied by the gradient.'],
          [q(m * x - c), 'This has the wrong sign on the number on its own.'],
          [q((m + c) * x), 'This adds the two numbers first. Only the gradient is multiplied.'],
          [q(-m * x + c), 'This loses a minus sign.'],
        ] as const,
        crosses: [
          [q(c), 'This is where it crosses the y-axis. On the x-axis y is 0.'],
          [q(c, m), 'This has the wrong sign. Solve the equation for y = 0.'],
          [q(-m, c), 'This is upside down.'],
          [q(-c), `This forgets to divide by ${m}.`],
        ] as const,
      }[asks as 'y'],
      show: (value) => (value.d === 1n ? plain(value) : fraction(value)),
      why: {
        gradient: `Written as ${maths(
          `y = ${terms([
            [m, 'x'],
            [c, ''],
          ])}`,
        )}, the number in front of x is the gradient.`,
        intercept: `On the y-axis x is 0, and then y is ${plain(c)}.`,
        y: `${m} × ${bracketed(x)} is ${plain(m * x)}, and with ${plain(c)} that is ${plain(m * x + c)}.`,
        crosses: `On the x-axis y is 0: ${maths(
          `${terms([
            [m, 'x'],
            [c, ''],
          ])} = 0`,
        )} gives the value of x.`,
      }[asks as 'y'],
      steps: [
        ...level<readonly string[]>(
          [],
          ['The term with x may come last. The gradient is still in front of x.'],
          asks === 'crosses'
            ? []
            : [
                `Divide everything by ${k}: ${maths(
                  `y = ${terms([
                    [m, 'x'],
                    [c, ''],
                  ])}`,
                )}`,
              ],
        ),
        `${{ gradient: 'Gradient', intercept: 'Crosses the y-axis at', y: 'Value of y', crosses: 'Put y = 0. Then x is' }[asks as 'y']}: ${key.d === 1n ? plain(key) : fraction(key)}`,
      ],
      hints: [
        'In “y = mx + c” the m is the gradient and the c is where the line crosses the y-axis.',
        asks === 'crosses' ? 'What is y for every point of the x-axis?' : 'Is y on its own yet?',
      ],
      drawn: { asks, m, c, x, k: level(1, 1, asks === 'crosses' ? 1 : k), swapped: swapped ? 'yes' : 'no' },
      keyStandsInStem: asks !== 'y' && asks !== 'crosses',
    };
  },
);

type Pair = readonly [number, number];
const point = ([x, y]: Pair): string => `(${plain(x)}, ${plain(y)})`;
const onlyTriples: readonly Pair[] = [
  [3, 4],
  [6, 8],
  [5, 12],
  [8, 15],
  [9, 12],
];

export const midpointsAndLengths = makeGenerator<Pair>(
  {
    id: 'maths-midpoints-and-lengths',
    title: 'Midpoints and lengths',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['midpoint', 'length of a line segment', 'distance between two points'],
    kinds: [asking(/\bmid-? ?points?\b|\bmiddle\b/, /midpoint/), asking(/\blengths?\b|\bdistances?\b|\bhow far\b/, /How far apart/)],
  },
  ({ int, pick, level }) => {
    const asks = level('midpoint', pick(['length', 'midpoint'] as const), pick(['end', 'length'] as const));
    const [dx, dy] = asks === 'length' ? pick(onlyTriples) : [2 * int(1, 7), 2 * int(1, 7)];
    const turn = pick([1, -1]);
    const a: Pair = level([int(1, 9), int(8, 20)], [int(-6, 6), int(-6, 6)], [int(-9, 9), int(-9, 9)]);
    const b: Pair = [a[0] + dx, a[1] + turn * dy];
    const m: Pair = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const far = asks === 'length';
    const long = Math.round(Math.hypot(dx, dy));
    const key: Pair = far ? [long, 0] : asks === 'end' ? b : m;
    if (point(a) === point(key)) return undefined;
    return {
      stem: far
        ? `How far apart are the points ${point(a)} and ${point(b)}?`
        : asks === 'end'
          ? `M is the midpoint of AB. A is ${point(a)} and M is ${point(m)}. Where is B?`
          : `What is the midpoint of ${point(a)} and ${point(b)}?`,
      illustration: pointsOnGrid([['A', a], asks === 'end' ? ['M', m] : ['B', b]], far),
      key,
      slips: far
        ? [
            [[dx + dy, 0], 'This goes along and up. The straight way is shorter.'],
            [[dx * dx + dy * dy, 0], 'This forgets the square root.'],
            [[Math.abs(dx - dy), 0], 'This subtracts the two differences.'],
            [[long + 2, 0], 'This has a slip in the squares.'],
          ]
        : asks === 'end'
          ? [
              [[(a[0] + m[0]) / 2, (a[1] + m[1]) / 2], 'This is the midpoint of A and M. B lies on the other side of M.'],
              [[m[0] - a[0], m[1] - a[1]], 'This is the step from A to M. Take it once more from M.'],
              [[a[0] + m[0], a[1] + m[1]], 'This adds the coordinates of A and M.'],
              [[b[1], b[0]], 'This swaps the two coordinates.'],
            ]
          : [
              [[b[0] - a[0], b[1] - a[1]], 'This subtracts the coordinates. Find their mean.'],
              [[dx / 2, (turn * dy) / 2], 'This is half of the step. Start it from the first point.'],
              [[a[0] + b[0], a[1] + b[1]], 'This forgets to halve the sums.'],
              [[m[1], m[0]], 'This swaps the two coordinates.'],
            ],
      show: (value) => (far ? plain(value[0]) : point(value)),
      believable: ([x, y]) => Number.isInteger(x) && Number.isInteger(y),
      why: far
        ? `The differences are ${dx} and ${dy}, and ${maths(String.raw`\sqrt{${dx}^2 + ${dy}^2} = ${long}`)}.`
        : asks === 'end'
          ? `From A to M it is ${plain(dx / 2)} across and ${plain((turn * dy) / 2)} up; the same step again leads to B.`
          : 'Each coordinate of the midpoint is the mean of the two coordinates.',
      steps: far
        ? [`Differences: ${dx} and ${dy}`, `${dx * dx} + ${dy * dy} = ${long * long}`, `The root is ${long}.`]
        : [
            `First coordinates: ${asks === 'end' ? `${plain(m[0])} and ${plain(dx / 2)} more` : `(${plain(a[0])} + ${b[0] < 0 ? `(${plain(b[0])})` : b[0]}) ÷ 2`}`,
            point(key),
          ],
      hints: [
        far
          ? 'Draw a right-angled triangle with the two points as corners.'
          : asks === 'end'
            ? 'How do you get from A to M?'
            : 'The midpoint is half way: think of a mean.',
        far ? 'How far is it across, and how far up?' : 'Work on the first coordinates and the second ones apart.',
      ],
      drawn: { asks, ax: a[0], ay: a[1], bx: b[0], by: b[1], mx: m[0], my: m[1] },
    };
  },
);
