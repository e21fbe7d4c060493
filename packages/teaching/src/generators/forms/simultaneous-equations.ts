import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { counted, maths, plain, terms } from '../written.ts';
import { form, type FormsOf } from './form.ts';
import { inWords } from './linear-terms.ts';

const line = (a: number, b: number, total: number): string =>
  `${terms([
    [a, 'x'],
    [b, 'y'],
  ])} = ${total}`;

type Pair = { readonly x: number; readonly y: number; readonly a: number; readonly b: number; readonly c: number; readonly d: number };

const shopping = [
  ['tea', 'teas', 'bun', 'buns'],
  ['pen', 'pens', 'ruler', 'rulers'],
  ['apple', 'apples', 'sandwich', 'sandwiches'],
  ['adult ticket', 'adult tickets', 'child ticket', 'child tickets'],
] as const;

const atTheTill = form<number>('prices', ({ int, pick, level }) => {
  const [x, y] = [int(2, level(6, 9, 12)), int(2, level(6, 9, 12))];
  const [a, b] = [int(1, 4), int(2, 5)];
  const [c, d] = level([a + int(1, 3), b], [a * pick([2, 3]), int(1, 5)], [int(2, 5), int(1, 5)]);
  if (a * d === b * c || x === y) return undefined;
  const [one, many, other, others] = pick(shopping);
  const [e, f] = [a * x + b * y, c * x + d * y];
  return {
    stem: `${counted(a, one, many)} and ${counted(b, other, others)} cost £${e}. ${counted(c, one, many)} and ${counted(d, other, others)} cost £${f}. Write two simultaneous equations and solve them. What does one ${one} cost?`,
    key: x,
    slips: [
      [y, `This is the cost of one ${other}.`],
      [x + y, 'This is the cost of one of each.'],
      [Math.abs(f - e), 'This is only the difference of the two totals.'],
      [x + 1, 'This is a pound too much. Put it into both equations.'],
      [x - 1, 'This is a pound too little. Put it into both equations.'],
    ],
    show: (value) => `£${plain(value)}`,
    believable: (value) => value > 0,
    why: `With £${x} for one ${one} and £${y} for one ${other} both totals come out: £${e} and £${f}.`,
    steps: [
      `Equations: ${maths(line(a, b, e))} and ${maths(line(c, d, f))}`,
      `Eliminate ${maths('y')}: ${maths(`x = ${x}`)}`,
      `Check: ${maths(`y = ${y}`)} fits both.`,
    ],
    hints: [
      `Call the two prices ${maths('x')} and ${maths('y')}.`,
      'Write one equation for each line of the story.',
      `Make the numbers of ${maths('y')} equal and take the equations apart.`,
    ],
    drawn: { a, b, c, d, e, f },
  };
});

const toEliminate = ({ int, pick, level }: Draw): Pair | undefined => {
  const [x, y] = [level(1, 1, pick([1, -1])) * int(1, 9), level(1, pick([1, -1]), pick([1, -1])) * int(1, 9)];
  const [a, b, c] = [int(2, 6), int(2, 5), int(1, 6)];
  return x === y || a === c ? undefined : { x, y, a, b, c, d: pick([1, -1]) * b };
};

const leftOver = (slope: number, total: number): string => inWords(`${terms([[slope, 'x']])} = ${total}`);

const addsOrSubtracts = form<string>('what is left', (draw) => {
  const given = toEliminate(draw);
  if (given === undefined) return undefined;
  const { x, y, a, b, c, d } = given;
  const [e, f] = [a * x + b * y, c * x + d * y];
  const isSame = d > 0;
  const [key, wrong] = isSame ? [leftOver(a - c, e - f), leftOver(a + c, e + f)] : [leftOver(a + c, e + f), leftOver(a - c, e - f)];
  return {
    stem: `${draw.pick(names)} eliminates ${maths('y')} from the simultaneous equations ${maths(line(a, b, e))} and ${maths(line(c, d, f))}. Which line comes next?`,
    key,
    slips: [
      [wrong, `This ${isSame ? 'adds' : 'subtracts'} the equations, and then the terms in y do not go.`],
      [isSame ? leftOver(a - c, e + f) : leftOver(a + c, e - f), `This does one thing on the left and another on the right.`],
      [isSame ? leftOver(a + c, e - f) : leftOver(a - c, e + f), `This does one thing on the left and another on the right.`],
    ],
    show: (text) => text,
    why: `The terms in ${maths('y')} have ${isSame ? 'the same sign, so subtract' : 'different signs, so add'} the equations, on both sides.`,
    steps: [
      `${isSame ? 'Subtract' : 'Add'}: ${maths(`${terms([[isSame ? a - c : a + c, 'x']])} = ${isSame ? e - f : e + f}`)}`,
      `So ${maths(`x = ${x}`)}.`,
    ],
    hints: [
      `Look at the two terms in ${maths('y')}. How do they go away?`,
      'The same signs: subtract. Different signs: add.',
      'Do it on the left and on the right.',
    ],
    drawn: { x, y },
  };
});

const theOther = form<number>('the other value', (draw) => {
  const given = toEliminate(draw);
  if (given === undefined) return undefined;
  const { x, y, a, b, c } = given;
  const d = draw.pick([1, -1]) * draw.int(1, 5);
  const [e, f] = [a * x + b * y, c * x + d * y];
  if (a * d === b * c) return undefined;
  return {
    stem: `${draw.pick(names)} solves the simultaneous equations ${maths(line(a, b, e))} and ${maths(line(c, d, f))} and finds ${maths(`x = ${x}`)}. What is ${maths('y')}?`,
    key: y,
    slips: [
      [e - a * x, `This is ${maths(terms([[b, 'y']]))}. Divide it by ${b}.`],
      [-y, 'This has the wrong sign. Put it into both equations.'],
      [x, 'This is the value of x.'],
      [y + 1, 'This is one too many. Put it into both equations.'],
      [y - 2, 'This is two too few. Put it into both equations.'],
    ],
    show: plain,
    why: `In the first equation ${maths(`${a}x`)} is ${maths(`${a * x}`)}, so ${maths(`${terms([[b, 'y']])} = ${e - a * x}`)}.`,
    steps: [
      `Put ${maths(`x = ${x}`)} in: ${maths(`${a * x} ${b < 0 ? '-' : '+'} ${terms([[Math.abs(b), 'y']])} = ${e}`)}`,
      `${maths(`${terms([[b, 'y']])} = ${e - a * x}`)}, so ${maths(`y = ${y}`)}`,
    ],
    hints: [
      `Put the value of ${maths('x')} into one of the equations.`,
      `Which number is left for the term in ${maths('y')}?`,
      'Check with the other equation.',
    ],
    drawn: { x },
    keyStandsInStem: true,
  };
});

const multiplier = form<number>('multiplier', ({ int, pick }) => {
  const [times, b] = [int(2, 5), int(2, 5)];
  const [x, y] = [int(1, 9), int(1, 9)];
  const [a, c, d] = [int(1, 6), int(1, 9), pick([1, -1]) * times * b];
  if (a * d === b * c || Math.abs(d) === times + b || b === times) return undefined;
  return {
    stem: `To eliminate ${maths('y')} from the simultaneous equations ${maths(line(a, b, a * x + b * y))} and ${maths(line(c, d, c * x + d * y))}, by which number can you multiply the first equation?`,
    key: times,
    slips: [
      [Math.abs(d), `This makes the term in y ${Math.abs(d) * b}y, which is too many.`],
      [b, `This is the number in front of y already.`],
      [Math.abs(d) - b, 'This is the difference. Multiplying does not add.'],
      [times + 1, `This makes the term in y ${(times + 1) * b}y.`],
    ],
    show: plain,
    why: `${times} × ${b} = ${times * b}, and then the terms in ${maths('y')} have the same size in both equations.`,
    steps: [
      `The second equation has ${maths(terms([[d, 'y']]))}, the first ${maths(terms([[b, 'y']]))}.`,
      `${times * b} ÷ ${b} = ${times}`,
    ],
    hints: [`Look only at the terms in ${maths('y')}.`, 'They must have the same size.', `What times ${b} makes that size?`],
    drawn: { b, d },
    keyStandsInStem: true,
  };
});

const sumAndDifference = form<number>('sum and difference', ({ int, pick, level }) => {
  const [y, more] = [int(2, level(9, 20, 40)), int(2, level(8, 20, 30))];
  const x = y + more;
  const twice = level(false, pick([true, false]), true);
  const total = twice ? 2 * x + y : x + y;
  return {
    stem: `${twice ? 'Twice the larger of two numbers and the smaller one together make' : 'Two numbers add up to'} ${total}. The difference of the two numbers is ${more}. Write simultaneous equations and solve them. What is the larger number?`,
    key: x,
    slips: [
      [y, 'This is the smaller number.'],
      [total - more, 'This only takes the difference from the total.'],
      [
        twice ? total + more : Math.round(total / 2),
        twice ? 'This forgets to divide at the end.' : 'This halves the total, as if both were equal.',
      ],
      [x + 1, 'This is one too many. Check both sentences.'],
      [x - 1, 'This is one too few. Check both sentences.'],
    ],
    show: plain,
    why: `${x} − ${y} = ${more}, and ${twice ? `2 × ${x} + ${y}` : `${x} + ${y}`} = ${total}.`,
    steps: [
      `${maths(`${twice ? '2x' : 'x'} + y = ${total}`)} and ${maths(`x - y = ${more}`)}`,
      `Add them: ${maths(`${twice ? 3 : 2}x = ${total + more}`)}`,
      maths(`x = ${x}`),
    ],
    hints: [
      `Call the larger number ${maths('x')} and the smaller one ${maths('y')}.`,
      'Write one equation for each sentence.',
      `Add the equations, and ${maths('y')} goes.`,
    ],
    drawn: { total, more, twice: twice ? 'yes' : 'no' },
  };
});

export const simultaneousForms: FormsOf = {
  'maths-simultaneous-equations': [atTheTill, addsOrSubtracts, theOther, multiplier, sumAndDifference],
};
