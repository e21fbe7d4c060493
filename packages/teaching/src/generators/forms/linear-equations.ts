import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { maths, plain, terms } from '../written.ts';
import { firstMistake, form, type FormsOf } from './form.ts';
import { linear, inWords, undo } from './linear-terms.ts';

type Equation = {
  readonly x: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly right: number;
  readonly tex: string;
  readonly kind: 'one side' | 'both sides';
};

/** With the unknown on both sides where the generator itself draws it, so that each level has all ways to ask. */
const equation = ({ int, pick, level }: Draw): Equation | undefined => {
  const x = level(int(2, 9), pick([1, -1]) * int(2, 9), pick([1, -1]) * int(2, 10));
  const a = int(3, 9);
  const c = level(0, 0, int(2, a - 1));
  const b = pick([1, -1]) * int(2, 12);
  const right = (a - c) * x + b;
  return right === 0 || right === b || (c > 0 && a - c === 1 && b === right)
    ? undefined
    : { x, a, b, c, right, tex: `${linear(a, b)} = ${linear(c, right)}`, kind: c > 0 ? 'both sides' : 'one side' };
};

const equationOf = (left: string, right: string): string => inWords(`${left} = ${right}`);

const nextLine = form<string>('next line', (draw) => {
  const given = equation(draw);
  if (given === undefined) return undefined;
  const { a, b, c, right, tex, kind } = given;
  const name = draw.pick(names);
  const away = a - c;
  const isBoth = kind === 'both sides';
  return {
    stem: isBoth
      ? `${name} solves ${maths(tex)} and first subtracts ${maths(terms([[c, 'x']]))} on the left and on the right. What is the next line?`
      : `${name} solves ${maths(tex)} and first has to ${undo(b).replace(/ \d+/, '')} the same number on the left and on the right. What is the next line?`,
    key: isBoth ? equationOf(linear(away, b), `${right}`) : equationOf(linear(a, 0), `${right - b}`),
    slips: isBoth
      ? [
          [equationOf(linear(a + c, b), `${right}`), `This adds ${c}x on the left. Subtract it there too.`],
          [equationOf(linear(away, b), `${right - c}`), `This subtracts ${c} from the number. The ${c}x on the right is what goes.`],
          [equationOf(linear(a, b - c), `${right}`), `This takes ${c} from the number on the left. Only terms in x belong together.`],
          [equationOf(linear(away, -b), `${right}`), `This changes the sign of ${Math.abs(b)}. Nothing is done to it yet.`],
        ]
      : [
          [equationOf(linear(a, 0), `${right + b}`), `This does the opposite on the right. Both sides are treated alike: ${undo(b)}.`],
          [equationOf(linear(a, 0), `${right}`), `This only does it on the left. Do it on the right as well.`],
          [equationOf(linear(a + b, 0), `${right}`), 'This puts the number and the term in x together. They are no like terms.'],
          [equationOf(linear(a, 0), `${right - a}`), `This takes ${a} away. That number multiplies x and is undone by dividing, later.`],
        ],
    show: (text) => text,
    why: isBoth
      ? `${maths(`${a}x - ${c}x = ${terms([[away, 'x']])}`)}, and no ${maths('x')} is left on the right.`
      : `On the right it makes ${maths(`${right} ${b > 0 ? '-' : '+'} ${Math.abs(b)} = ${right - b}`)}.`,
    steps: [
      isBoth
        ? `Subtract ${maths(terms([[c, 'x']]))} on the left: ${maths(linear(away, b))}`
        : `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)} on the left: ${maths(linear(a, 0))}`,
      isBoth ? `On the right: ${maths(`${right}`)}` : `On the right: ${maths(`${right - b}`)}`,
    ],
    hints: ['Do the same to both sides.', 'What becomes of the left side?', 'And what becomes of the right side?'],
    drawn: { equation: tex, kind },
  };
});

const wrongLine = firstMistake('wrong line', (draw) => {
  const given = equation(draw);
  if (given === undefined) return undefined;
  const { x, a, b, c, right, tex, kind } = given;
  const slope = a - c;
  if (slope === 1 || slope === 2) return undefined;
  const isBoth = kind === 'both sides';
  const wrong = draw.int(isBoth ? 0 : 1, 2) as 0 | 1 | 2;
  const lines: string[] = [];
  let [slant, rest, end] = [a, b, right];
  // The first line brings the terms in x together, or only says what is done.
  if (isBoth) {
    slant = wrong === 0 ? a + c : slope;
    lines.push(maths(`${linear(slant, rest)} = ${end}`));
  } else lines.push(maths(`${linear(a, b)} ${b > 0 ? '-' : '+'} ${Math.abs(b)} = ${right} ${b > 0 ? '-' : '+'} ${Math.abs(b)}`));
  end = wrong === 1 ? end + b : end - b;
  rest = 0;
  lines.push(maths(`${linear(slant, rest)} = ${end}`));
  const last = wrong === 2 ? end - slant : end / slant;
  if (!Number.isInteger(last) || last === x || end === 0) return undefined;
  lines.push(maths(`x = ${last}`));
  const whys = [
    `The ${c}x was subtracted on the right but added on the left.`,
    `The ${Math.abs(b)} was undone on the left, but on the right it was ${b > 0 ? 'added' : 'subtracted'}.`,
    `${maths(terms([[slant, 'x']]))} means ${slant} times x, so divide by ${slant} and do not subtract it.`,
  ];
  return {
    asked: (name) => `${name} solves ${maths(tex)}.`,
    lines,
    wrong,
    reasons: [
      isBoth ? `${c}x was subtracted from both sides` : 'the same was done to both sides',
      `the ${Math.abs(b)} was undone on both sides`,
      '',
    ],
    why: `${whys[wrong]} The solution is ${maths(`x = ${x}`)}.`,
    steps: [
      ...(isBoth ? [`Subtract ${maths(terms([[c, 'x']]))} from both sides: ${maths(`${linear(slope, b)} = ${right}`)}`] : []),
      `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}: ${maths(`${linear(slope, 0)} = ${right - b}`)}`,
      `Divide by ${slope}: ${maths(`x = ${x}`)}`,
    ],
    hints: ['Compare each line with the one before.', 'Was the same done to both sides?', 'Solve it yourself and see where you differ.'],
    drawn: { equation: tex, kind },
  };
});

const addsOn = (n: number): string => (n > 0 ? `adds ${n}` : `takes away ${-n}`);

const thinksOfNumber = form<number>('thinks of a number', (draw) => {
  const given = equation(draw);
  if (given === undefined) return undefined;
  const { x, a, b, c, right, tex, kind } = given;
  if (x < 0 || right <= 0) return undefined;
  const isBoth = kind === 'both sides';
  const name = draw.pick(names);
  return {
    stem: isBoth
      ? `${name} thinks of a number ${maths('x')}, multiplies it by ${a} and ${addsOn(b)}. Multiplying the number by ${c} and then ${right > 0 ? 'adding' : 'taking away'} ${Math.abs(right)} gives the same answer. Solve for ${maths('x')}: what is the number?`
      : `${name} thinks of a number, multiplies it by ${a} and ${addsOn(b)}. The answer is ${right}. What is the number?`,
    key: x,
    slips: [
      [right - b, `This forgets to divide by ${a - c}.`],
      [Math.round((right + b) / (a - c)), `This has a slip with the ${Math.abs(b)}: ${undo(b)} on both sides.`],
      ...(isBoth ? [[Math.round((right - b) / (a + c)), `This adds the two terms in x. Subtract ${c}x from both sides.`] as const] : []),
      [x + 1, 'This is one too many. Put it into the story and check.'],
      [x + 2, 'This is two too many. Put it into the story and check.'],
      [x - 1, 'This is one too few. Put it into the story and check.'],
    ],
    show: plain,
    believable: (value) => value > 0,
    why: `The equation is ${maths(tex)}. With ${x} both sides make ${a * x + b}.`,
    steps: [
      `Equation: ${maths(tex)}`,
      ...(isBoth ? [`Subtract ${maths(terms([[c, 'x']]))}: ${maths(`${linear(a - c, b)} = ${right}`)}`] : []),
      `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}: ${maths(`${linear(a - c, 0)} = ${right - b}`)}`,
      ...(a - c > 1 ? [`Divide by ${a - c}: ${maths(`x = ${x}`)}`] : []),
    ],
    hints: [
      `Call the number ${maths('x')}. What is it after the first step of the story?`,
      'Write down what is equal to what.',
      'Solve the equation, and check the number in the story.',
    ],
    drawn: { a, b, c, right, kind },
  };
});

const whichHasSolution = form<readonly [text: string, root: number]>('which has', (draw) => {
  const given = equation(draw);
  if (given === undefined) return undefined;
  const { x, a, b, c, right, tex, kind } = given;
  return {
    stem: `Which of these is solved by ${maths(`x = ${x}`)}?`,
    key: [inWords(tex), x],
    slips: [
      [[equationOf(linear(a, -b), linear(c, right)), 0], `This has the wrong sign before ${Math.abs(b)}. Put ${plain(x)} in.`],
      [[equationOf(linear(a, b), linear(c, right + a - c)), 0], 'This is solved by a number one greater. Put the solution in.'],
      [[equationOf(linear(a + 1, b), linear(c, right)), 0], 'This has one x too many on the left. Put the solution in.'],
      [[equationOf(linear(a, b), linear(c, right - 2)), 0], 'This is two out on the right. Put the solution in.'],
    ],
    show: ([text]) => text,
    sameAs: ([text]) => text,
    why: `With ${maths(`x = ${x}`)} the left side makes ${maths(`${a * x + b}`)}, and so does the right side.`,
    steps: [
      `Put ${maths(`x = ${x}`)} into the left side: ${maths(`${a * x + b}`)}`,
      `Put it into the right side: ${maths(`${c * x + right}`)}`,
    ],
    hints: ['You need not solve any of them.', 'Put the solution into both sides.', 'In which of them do both sides come out equal?'],
    drawn: { equation: tex, kind },
  };
});

const equalSides = form<number>('equal sides', (draw) => {
  const given = equation(draw);
  if (given === undefined) return undefined;
  const { x, a, b, c, right, tex, kind } = given;
  if (kind !== 'both sides' || x < 2) return undefined;
  const length = a * x + b;
  if (length < 4) return undefined;
  return {
    stem: `The top edge of a rectangle is ${maths(linear(a, b))} cm long and the bottom edge ${maths(linear(c, right))} cm. Solve ${maths(tex)}: how long is each of the two edges?`,
    key: length,
    slips: [
      [x, 'This is the value of x. Put it into one of the edges.'],
      [Math.abs(right - b), `This forgets to divide by ${a - c}.`],
      [2 * length, 'This is both edges together.'],
      [a * (x + 1) + b, 'This puts in an x that is one too many.'],
      [c * x + right + a, 'This has a slip where x is put in.'],
    ],
    show: (value) => `${plain(value)} cm`,
    believable: (value) => value > 0,
    why: `Opposite edges of a rectangle are equal, which gives ${maths(`x = ${x}`)}. Both are then ${length} cm.`,
    steps: [
      maths(tex),
      maths(`${linear(a - c, 0)} = ${right - b}`),
      maths(`x = ${x}`),
      `Length: ${maths(String.raw`${a} \times ${x} ${b > 0 ? '+' : '-'} ${Math.abs(b)} = ${length}`)}`,
    ],
    hints: [
      'What do you know of opposite edges of a rectangle?',
      `Solve the equation for ${maths('x')}.`,
      `Put ${maths('x')} into one of the edges.`,
    ],
    drawn: { a, b, c, right, kind },
  };
});

export const linearEquationForms: FormsOf = {
  'maths-linear-equations': [nextLine, wrongLine, thinksOfNumber, whichHasSolution, equalSides],
};
