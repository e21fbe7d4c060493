import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';
import { linear, undo } from './linear-terms.ts';

const turned = { '<': '>', '>': '<', '\\leq': '\\geq', '\\geq': '\\leq' } as const;

type Sign = keyof typeof turned;

const inequality = ({ int, pick, level }: Draw) => {
  const sign = pick(level<readonly Sign[]>(['<', '>'], ['<', '>', '\\leq', '\\geq'], ['<', '>', '\\leq', '\\geq']));
  const a = level(int(2, 5), int(2, 9), -int(2, 7));
  const x = level(int(2, 9), pick([1, -1]) * int(2, 9), pick([1, -1]) * int(2, 8));
  const b = pick([1, -1]) * level(int(1, 9), int(2, 12), int(2, 12));
  const right = a * x + b;
  const solved: Sign = a < 0 ? turned[sign] : sign;
  return {
    sign,
    a,
    x,
    b,
    right,
    solved,
    tex: `${linear(a, b)} ${sign} ${right}`,
    isAbove: solved === '>' || solved === '\\geq',
    closed: sign.startsWith('\\'),
  };
};

const lastSteps = ({ a, b, right, sign, solved, x }: ReturnType<typeof inequality>): readonly string[] => [
  `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}: ${maths(`${linear(a, 0)} ${sign} ${right - b}`)}`,
  `Divide by ${maths(`${a}`)}${a < 0 ? ' and turn the sign round' : ''}: ${maths(`x ${solved} ${x}`)}`,
];

const endNumber = form<number>('end number', (draw) => {
  const given = inequality(draw);
  const { a, x, b, right, solved, tex, isAbove, closed } = given;
  const key = closed ? x : isAbove ? x + 1 : x - 1;
  return {
    stem: `Solve ${maths(tex)}. What is the ${isAbove ? 'smallest' : 'greatest'} integer that ${maths('x')} can be?`,
    key,
    slips: [
      [
        closed ? (isAbove ? x + 1 : x - 1) : x,
        closed
          ? 'This leaves the end out, but the sign also means “equal”.'
          : 'This is the end itself. It does not belong to the solutions.',
      ],
      [
        closed ? (isAbove ? x - 1 : x + 1) : isAbove ? x - 1 : x + 1,
        `This is on the wrong side: ${maths('x')} must be ${isAbove ? 'greater' : 'less'}.`,
      ],
      [-key, 'This has the wrong sign.'],
      [right - b, `This forgets to divide by ${plain(a)}.`],
      [isAbove ? key + 1 : key - 1, 'This is a solution, but not the one at the end.'],
    ],
    show: plain,
    why: `The solution is ${maths(`x ${solved} ${x}`)}, ${closed ? `and ${plain(x)} belongs to it` : `and ${plain(x)} itself does not belong to it`}.`,
    steps: lastSteps(given),
    hints: [
      'Solve it like an equation.',
      a < 0 ? 'What happens to the sign when you divide by a negative number?' : 'Undo the adding first, then the multiplying.',
      'Does the end itself belong to the solutions?',
    ],
    drawn: { a, b, right, sign: given.sign },
  };
});

const whichSolves = form<number>('which solves', (draw) => {
  const given = inequality(draw);
  const { a, x, b, right, tex, isAbove, closed } = given;
  const out = isAbove ? -1 : 1;
  const key = x - out * (closed ? draw.pick([0, 1]) : draw.pick([1, 2]));
  return {
    stem: `Which of these numbers is a solution of ${maths(tex)}?`,
    key,
    slips: [
      ...(closed ? [] : [[x, `This makes both sides equal, and the sign has no “equal” in it.`] as const]),
      [x + out, `This makes the left side ${maths(`${a * (x + out) + b}`)}.`],
      [x + 2 * out, `This makes the left side ${maths(`${a * (x + 2 * out) + b}`)}.`],
      [x + 3 * out, `This makes the left side ${maths(`${a * (x + 3 * out) + b}`)}.`],
    ],
    show: plain,
    why: `With ${maths(`x = ${key}`)} the left side is ${maths(`${a * key + b}`)}, so the inequality holds.`,
    steps: [...lastSteps(given), `${maths(`x = ${key}`)} fits.`],
    hints: [
      'Put each number in and see.',
      'Or solve the inequality first.',
      a < 0 ? 'A negative number in front of x turns things round.' : 'Which side of the end do the solutions lie on?',
    ],
    drawn: { a, b, right, sign: given.sign, x: key },
    keyStandsInStem: true,
  };
});

const wronglySolved = wentWrong('wrongly solved', (draw) => {
  const given = inequality(draw);
  const { a, x, b, right, solved, tex } = given;
  const other = turned[solved];
  const byAdding = (right + b) / a;
  if (!Number.isInteger(byAdding)) return undefined;
  return {
    claim: (value, name) => `${name} solves ${maths(tex)} and gets ${value}.`,
    right: maths(`x ${solved} ${x}`),
    mistakes: [
      [
        maths(`x ${other} ${x}`),
        a < 0 ? 'The sign was not turned round.' : 'The sign was turned round.',
        a < 0 ? 'Dividing by a negative number turns the sign round.' : 'Only dividing by a negative number turns the sign round.',
      ],
      [maths(`x ${solved} ${byAdding}`), `The ${Math.abs(b)} was not undone on the right.`, `To undo it, ${undo(b)} on both sides.`],
      [
        maths(`x ${solved} ${right - b - a}`),
        'It was subtracted where it should be divided.',
        `${maths(linear(a, 0))} is undone by dividing by ${maths(`${a}`)}.`,
      ],
      [
        maths(`x ${solved} ${-x}`),
        'The number has the wrong sign at the end.',
        `${maths(`${right - b}`)} divided by ${maths(`${a}`)} is ${maths(`${x}`)}.`,
      ],
    ],
    steps: lastSteps(given),
    hints: [
      'Solve it yourself first.',
      'Is the number wrong, or the sign between?',
      'Put a number in to see which way the sign must point.',
    ],
    drawn: { a, b, right, sign: given.sign },
  };
});

const taxiRide = form<number>('taxi', (draw) => {
  const [each, start, most] = [draw.int(2, draw.level(4, 6, 9)), draw.int(2, draw.level(6, 9, 15)), draw.int(4, draw.level(9, 12, 15))];
  const left = draw.level(0, draw.int(0, each - 1), draw.int(1, each - 1));
  const money = start + each * most + left;
  const [what, unit, name] = draw.pick([
    ['A taxi costs', 'mile', draw.pick(names)],
    ['Hiring a boat costs', 'hour', draw.pick(names)],
    ['A bowling party costs', 'guest', draw.pick(names)],
  ] as const);
  return {
    stem: `${what} £${start} and £${each} more for each ${unit}. ${name} has £${money}. Solve ${maths(String.raw`${linear(each, start)} \leq ${money}`)}: how many ${unit}s at the most can ${name} pay for?`,
    key: most,
    slips: [
      [most + 1, `This costs £${start + each * (most + 1)}, which is too much.`],
      [Math.floor(money / each), `This forgets the £${start} at the start.`],
      [Math.floor((money + start) / each), `This adds the £${start}. Subtract it on both sides.`],
      [most - 1, 'This can be paid for, but one more can be as well.'],
      [money - start, `This forgets to divide by ${each}.`],
    ],
    show: plain,
    why: `After the £${start} there is £${money - start} left, and ${most} ${unit}s cost £${each * most} of it.`,
    steps: [
      `Subtract ${start}: ${maths(String.raw`${linear(each, 0)} \leq ${money - start}`)}`,
      `Divide by ${each}: ${money - start} ÷ ${each} is ${left === 0 ? most : `${most} and a bit`}.`,
    ],
    hints: [
      'How much is left for the rest after the first cost?',
      'Solve it like an equation.',
      left === 0 ? 'Does the end itself count?' : 'Only whole numbers count here: up or down?',
    ],
    drawn: { a: each, b: start, right: money },
  };
});

const opensAlike = (one: Sign, other: Sign): boolean => ['<', '\\leq'].includes(one) === ['<', '\\leq'].includes(other);

const written = form<string>('says', (draw) => {
  const given = inequality(draw);
  const { a, b, right } = given;
  if (a < 0 || right <= 0) return undefined;
  const words = { '<': 'less than', '>': 'more than', '\\leq': 'at most', '\\geq': 'at least' } as const;
  const signs: readonly Sign[] = ['<', '>', '\\leq', '\\geq'];
  const sign = draw.pick(draw.level(signs.slice(0, 2), signs, signs));
  const note: Readonly<Record<Sign, string>> = {
    '<': 'less than, and not equal to',
    '>': 'more than, and not equal to',
    '\\leq': 'at most: less than or equal to',
    '\\geq': 'at least: more than or equal to',
  };
  return {
    stem: `${draw.pick(names)} thinks of a number ${maths('x')}, multiplies it by ${a} and ${b > 0 ? `adds ${b}` : `takes away ${-b}`}. The result is ${words[sign]} ${right}. Which of these says so?`,
    key: maths(`${linear(a, b)} ${sign} ${right}`),
    slips: signs
      .filter((one) => one !== sign)
      .map((one) => {
        const differs = opensAlike(one, sign) ? 'Look at the line under the sign.' : 'The sign opens the other way.';
        return [maths(`${linear(a, b)} ${one} ${right}`), `This says that the result is ${note[one]} ${right}. ${differs}`] as const;
      }),
    show: (text) => text,
    why: `“${words[sign].charAt(0).toUpperCase()}${words[sign].slice(1)} ${right}” ${sign.startsWith('\\') ? 'takes the number itself in' : 'leaves the number itself out'}, so the sign has ${sign.startsWith('\\') ? 'a line' : 'no line'} under it.`,
    steps: [`The result is ${maths(linear(a, b))}.`, `It is ${words[sign]} ${right}.`],
    hints: [`What is the result in terms of ${maths('x')}?`, `May it be ${right} itself?`, 'The sign opens towards what is greater.'],
    drawn: { a, b, right, sign },
  };
});

export const inequalityForms: FormsOf = {
  'maths-linear-inequalities': [endNumber, whichSolves, wronglySolved, taxiRide, written],
};
