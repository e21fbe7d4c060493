import type { Draw } from '../random.ts';
import { maths, plain, terms } from '../written.ts';
import { firstMistake, form, type FormsOf } from './form.ts';
import { linear, inWords } from './linear-terms.ts';

const square = (b: number, c: number): string =>
  terms([
    [1, 'x^2'],
    [b, 'x'],
    [c, ''],
  ]);

const bracket = (b: number): string => `(${linear(1, b)})`;

const rootPair = ({ int, pick, level }: Draw): readonly [number, number] | undefined => {
  const [r, s] = [level(-1, pick([1, -1]), pick([1, -1])) * int(1, 9), level(-1, pick([1, -1]), pick([1, -1])) * int(2, 9)];
  return Math.abs(r) === Math.abs(s) ? undefined : [r, s];
};

const otherRoot = form<number>('other solution', (draw) => {
  const roots = rootPair(draw);
  if (roots === undefined) return undefined;
  const [r, s] = roots;
  return {
    stem: `One solution of ${maths(`${square(-r - s, r * s)} = 0`)} is ${maths(`x = ${r}`)}. What is the other solution?`,
    key: s,
    slips: [
      [-s, 'This is the number in the bracket. The bracket is zero for the opposite number.'],
      [-r, 'This only changes the sign of the solution that is known.'],
      [-(r + s), 'This is the number in front of x.'],
      [r * s - r, 'This subtracts. The two solutions multiply to the last number.'],
      [s + 1, 'This is one too many. Put it in and check.'],
    ],
    show: (value) => maths(`x = ${value}`),
    why: `The solutions multiply to ${maths(`${r * s}`)}, and the equation is ${maths(`${bracket(-r)}${bracket(-s)} = 0`)}.`,
    steps: [`Factorise: ${maths(`${bracket(-r)}${bracket(-s)} = 0`)}`, `The second bracket is zero for ${maths(`x = ${s}`)}.`],
    hints: [
      'One bracket follows from the solution that is known. Which?',
      'What must the other bracket be, to give the last number?',
      'For which number is that bracket zero?',
    ],
    drawn: { known: r },
  };
});

const whichQuadratic = form<readonly [b: number, c: number]>('which quadratic', (draw) => {
  const roots = rootPair(draw);
  if (roots === undefined) return undefined;
  const [r, s] = roots;
  return {
    stem: `Which of these has the solutions ${maths(`x = ${r}`)} and ${maths(`x = ${s}`)}?`,
    key: [-r - s, r * s],
    slips: [
      [[r + s, r * s], 'This has the sign in front of x the wrong way round. Put one solution in.'],
      [[-r - s, -r * s], 'This has the wrong sign on the last number. Put one solution in.'],
      [[r + s, -r * s], 'This has both signs wrong. Put one solution in.'],
      [[r * s, -r - s], 'This has the sum and the product the wrong way round.'],
    ],
    show: ([b, c]) => inWords(`${square(b, c)} = 0`),
    why: `It is ${maths(`${bracket(-r)}${bracket(-s)} = 0`)}, multiplied out.`,
    steps: [
      `A solution of ${maths(`${r}`)} belongs to the bracket ${maths(bracket(-r))}, and ${maths(`${s}`)} to ${maths(bracket(-s))}.`,
      `Multiply out: ${maths(square(-r - s, r * s))}`,
    ],
    hints: ['Which bracket is zero for each solution?', 'Multiply the two brackets out.', 'Or put a solution into each equation.'],
    drawn: { roots: [r, s] },
  };
});

const wrongQuadraticLine = firstMistake('wrong quadratic line', (draw) => {
  const roots = rootPair(draw);
  if (roots === undefined) return undefined;
  const [r, s] = roots;
  const c = r * s;
  const wrong = draw.int(0, 2);
  const factors = wrong === 1 ? [r, -s] : [-r, -s];
  const moved = wrong === 0 ? [-r - s, -c] : [-r - s, c];
  // The wrong first line must still have whole solutions, or nobody would go on from it.
  if (wrong === 0) return undefined;
  const read = wrong === 2 ? [-r, -s] : [-(factors[0] ?? 0), -(factors[1] ?? 0)];
  return {
    asked: (name) => `${name} solves ${maths(`${square(-r - s, 0)} = ${-c}`)}.`,
    lines: [
      maths(`${square(moved[0] ?? 0, moved[1] ?? 0)} = 0`),
      maths(`${bracket(factors[0] ?? 0)}${bracket(factors[1] ?? 0)} = 0`),
      maths(String.raw`x = ${read[0]}\text{ or }x = ${read[1]}`),
    ],
    wrong,
    reasons: ['everything is on one side', 'multiplied out, the brackets give the line before', ''],
    why: `${wrong === 1 ? 'Multiplied out, the brackets do not give the line before: one sign is wrong.' : 'A bracket is zero for the opposite of the number in it.'} The solutions are ${maths(`${r}`)} and ${maths(`${s}`)}.`,
    steps: [maths(`${square(-r - s, c)} = 0`), maths(`${bracket(-r)}${bracket(-s)} = 0`), `${maths(`x = ${r}`)} or ${maths(`x = ${s}`)}`],
    hints: ['Compare each line with the one before.', 'Multiply the brackets out.', 'Put the solutions into the first equation.'],
    drawn: { roots: [r, s] },
  };
});

const rectangle = form<number>('rectangle', ({ int, pick, level }) => {
  const [x, more] = [int(2, level(7, 10, 12)), int(1, level(5, 8, 9))];
  const area = x * (x + more);
  const [what, unit] = pick([
    ['garden', 'm'],
    ['photo', 'cm'],
    ['flag', 'cm'],
  ] as const);
  return {
    stem: `A ${what} is a rectangle ${maths('x')} ${unit} wide and ${maths(linear(1, more))} ${unit} long. Its area is ${area} ${unit}². Solve ${maths(`${square(more, -area)} = 0`)}. How wide is the ${what}?`,
    key: x,
    slips: [
      [x + more, `This is the length.`],
      [-(x + more), 'This solves the equation, but no length is negative.'],
      [Math.round(area / more), 'This divides the area by the difference of the sides.'],
      [x + 1, 'This is one too many. Multiply width and length to check.'],
    ],
    show: (value) => `${plain(value)} ${unit}`,
    why: `${x} × ${x + more} = ${area}. The other solution, ${plain(-(x + more))}, is negative and no length.`,
    steps: [
      `Factorise: ${maths(`${bracket(-x)}${bracket(x + more)} = 0`)}`,
      `${maths(`x = ${x}`)} or ${maths(`x = ${-(x + more)}`)}`,
      'A length is positive.',
    ],
    hints: ['Factorise into two brackets.', 'For which numbers is one of the brackets zero?', 'Can both of them be a width?'],
    drawn: { area, more },
  };
});

export const quadraticForms: FormsOf = {
  'maths-solve-quadratics': [otherRoot, whichQuadratic, wrongQuadraticLine, rectangle],
};
