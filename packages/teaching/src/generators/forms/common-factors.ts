import type { Draw } from '../random.ts';
import { maths, terms } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));

const inBracket = (first: number, second: number): string =>
  terms([
    [first, 'x'],
    [second, ''],
  ]);

const common = ({ int, pick, level }: Draw) => {
  const f = level(int(3, 7), pick([4, 6, 8, 9, 10]), pick([4, 6, 8, 9]));
  const [a, b] = [int(2, 7), pick([1, -1]) * int(2, 9)];
  const letter = level('', '', 'x');
  if (hcf(a, Math.abs(b)) > 1) return undefined;
  const expression = terms([
    [f * a, letter === '' ? 'x' : 'x^2'],
    [f * b, letter],
  ]);
  return { f, a, b, letter, expression, tex: `${f}${letter}(${inBracket(a, b)})` };
};

const least = (f: number): number => [2, 3, 5, 7].find((by) => f % by === 0) ?? 2;

const outside = form<string>('outside', (draw) => {
  const given = common(draw);
  if (given === undefined) return undefined;
  const { f, a, b, letter, expression, tex } = given;
  const part = least(f);
  return {
    stem: `Factorise ${maths(expression)} fully. What is taken out of both terms?`,
    key: `${f}${letter}`,
    slips: [
      [`${part === f ? 1 : f / part}${letter}`, 'This is a common factor, but not the highest one.'],
      ...(letter === 'x'
        ? [
            [`${f}`, 'This leaves out the letter, which both terms have.'] as const,
            [`${f}x^2`, 'This takes out too many letters. The second term has only one.'] as const,
          ]
        : []),
      [`${f * a}${letter}`, 'This does not divide the second term.'],
      [`${a}${letter}`, 'This is what is left of the first term, inside the bracket.'],
      [`${Math.abs(b)}${letter}`, 'This is what is left of the second term, inside the bracket.'],
      [`${f * 2}${letter}`, 'This is too large: it does not divide both terms.'],
    ],
    show: (text) => maths(text),
    believable: (text) => text !== '1' && text !== '1x' && (text === `${f * 2}${letter}` || text !== `${f}${letter}`),
    why: `${maths(`${f}${letter}`)} is the highest common factor of the two terms: ${maths(`${expression} = ${tex}`)}.`,
    steps: [
      `Both numbers can be divided by ${f}.`,
      ...(letter === 'x' ? ['Both terms have an x.'] : []),
      `In the bracket: ${maths(inBracket(a, b))}`,
    ],
    hints: [
      'Which numbers divide both terms?',
      'Take the highest of them.',
      letter === 'x' ? 'Do both terms have the letter too?' : 'Does one term have no letter? Then it stays inside.',
    ],
    drawn: { expression, inside: inBracket(a, b) },
  };
});

const notFully = wentWrong('not fully', (draw) => {
  const given = common(draw);
  if (given === undefined) return undefined;
  const { f, a, b, letter, expression, tex } = given;
  const part = least(f);
  if (part === f) return undefined;
  const inBrackets = (number: number, first: number, second: number): string => maths(`${number}${letter}(${inBracket(first, second)})`);
  return {
    claim: (value, name) => `${name} factorises ${maths(expression)} fully and gets ${value}.`,
    right: maths(tex),
    mistakes: [
      [
        inBrackets(f / part, a * part, b * part),
        'There is still a common factor inside.',
        `Both numbers in the bracket can be divided by ${part} once more.`,
      ],
      [inBrackets(f, a, f * b), 'Only the first term was divided.', `Both terms are divided by ${maths(`${f}${letter}`)}.`],
      [inBrackets(f, f * a, b), 'Only the second term was divided.', `Both terms are divided by ${maths(`${f}${letter}`)}.`],
      [inBrackets(f, a, -b), 'The sign inside is wrong.', `Multiplied out it must give ${maths(expression)} again.`],
    ],
    steps: [`Highest common factor: ${maths(`${f}${letter}`)}`, maths(tex)],
    hints: [
      'Multiply the answer out. Does it give the expression again?',
      'If it does, look for a factor that was left inside.',
      'If not, which term comes out wrong?',
    ],
    drawn: { expression },
  };
});

const otherSide = form<string>('missing side', (draw) => {
  const given = common(draw);
  if (given === undefined) return undefined;
  const { f, a, b, letter, expression } = given;
  return {
    stem: `The area of a rectangle is ${maths(expression)} cm². It is ${maths(`${f}${letter}`)} cm wide. Factorise: how long is it, in cm?`,
    key: inBracket(a, b),
    slips: [
      [inBracket(a, f * b), 'This divides only the first term.'],
      [inBracket(f * a, b), 'This divides only the second term.'],
      [inBracket(a, -b), 'This has the wrong sign. Multiply by the width to check.'],
      [inBracket(f * a - f, f * b), 'This subtracts the width. Length times width makes the area, so divide.'],
    ],
    show: (text) => maths(text),
    why: `${maths(`${expression} = ${f}${letter}(${inBracket(a, b)})`)}, which is width times length.`,
    steps: [`Take ${maths(`${f}${letter}`)} outside a bracket.`, `In the bracket: ${maths(inBracket(a, b))}`],
    hints: ['Width times length makes the area.', 'Put the width outside a bracket.', 'Divide both terms by it.'],
    drawn: { expression, outer: `${f}${letter}` },
  };
});

export const commonFactorForms: FormsOf = {
  'maths-factorise-single-bracket': [outside, notFully, otherSide],
};
