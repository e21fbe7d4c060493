import type { Draw } from '../random.ts';
import { formatDecimal, mul, q, type Rational } from '../rational.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

type Standard = readonly [hundredths: number, power: number];
const standard = ([hundredths, power]: Standard): string => maths(String.raw`${formatDecimal(q(hundredths, 100))} \times 10^{${power}}`);
const tenTo = (power: number): Rational => (power < 0 ? q(1, 10 ** -power) : q(10 ** power));
const valueOf = ([hundredths, power]: Standard): Rational => mul(q(hundredths, 100), tenTo(power));

/** Where the generator writes numbers in standard form; at the highest level it multiplies them. */
const number = ({ int, level }: Draw): Standard | undefined => {
  const a = int(11, 98) * 10;
  return a % 100 === 0 || level(false, false, true) ? undefined : [a, level(int(3, 7), -int(2, 5), 1)];
};
const sizeHint = (power: number): string => (power > 0 ? 'A large number has a positive power.' : 'A small number has a negative power.');

const notYet = form<Standard>('not yet', (draw) => {
  const given = number(draw);
  if (given === undefined) return undefined;
  const [a, power] = given;
  const by = draw.pick([1, -1, 2]);
  const [shownPower, front] = [power - by, q(a * 10 ** Math.max(by, 0), 100 * 10 ** Math.max(-by, 0))];
  if (shownPower === 0 || power - 2 * by === 0) return undefined;
  return {
    stem: `The first number of ${maths(String.raw`${plain(front)} \times 10^{${shownPower}}`)} is out of range. What is it in standard form?`,
    key: given,
    slips: [
      [[a, shownPower], 'This changes the first number and not the power, so the value is another.'],
      [
        [a, power - 2 * by],
        `This changes the power the wrong way. The first number became ${by > 0 ? 'smaller' : 'larger'}, so the power must become ${by > 0 ? 'larger' : 'smaller'}.`,
      ],
      [[a, -power], 'This has the wrong sign on the power.'],
      [[a, power + 1], 'This moves the power one place too far.'],
      [[a, power - 1], 'This moves the power one place too little.'],
    ],
    show: standard,
    why: `${plain(front)} is ${formatDecimal(q(a, 100))} ${by > 0 ? `× ${10 ** by}` : `÷ ${10 ** -by}`}, so the power of ten is ${Math.abs(by)} ${by > 0 ? 'more' : 'less'}.`,
    steps: [
      `First number: ${formatDecimal(q(a, 100))}`,
      `Power: ${maths(`${shownPower} ${by > 0 ? '+' : '-'} ${Math.abs(by)} = ${power}`)}`,
    ],
    hints: [
      'The first number must be at least 1 and less than 10.',
      'By how much does the first number change?',
      'The power makes up for that.',
    ],
    drawn: { a, b: 0, power, other: 0, kind: 'write' },
  };
});

const missingPower = form<number>('missing power', (draw) => {
  const given = number(draw);
  if (given === undefined) return undefined;
  const [a, power] = given;
  return {
    stem: `Written in standard form, ${plain(valueOf(given))} is ${maths(String.raw`${formatDecimal(q(a, 100))} \times 10^n`)}. What is ${maths('n')}?`,
    key: power,
    slips: [
      [-power, `This has the wrong sign. ${sizeHint(power)}`],
      [power > 0 ? power - 1 : power + 1, power > 0 ? 'This counts one place too few.' : 'This counts only the zeros after the point.'],
      [power > 0 ? power + 1 : power - 1, 'This counts one place too many.'],
      [power > 0 ? power - 2 : -power + 1, power > 0 ? 'This counts the zeros at the end.' : 'This counts the zeros, with the wrong sign.'],
    ],
    show: plain,
    why: `The point moves ${Math.abs(power)} places to stand after the first figure. ${sizeHint(power)}`,
    steps: [
      `The point goes after the first figure that is not zero: ${formatDecimal(q(a, 100))}`,
      `It has moved ${Math.abs(power)} places.`,
    ],
    hints: ['Where does the point stand in the first number?', 'How many places has it moved?', 'Is the number large or small?'],
    drawn: { a, b: 0, power, other: 0, kind: 'write' },
  };
});

const wrongStandard = wentWrong('wrong standard', (draw) => {
  const given = number(draw);
  if (given === undefined) return undefined;
  const [a, power] = given;
  const away = power > 0 ? 1 : -1;
  return {
    claim: (value, name) => `${name} writes ${plain(valueOf(given))} in standard form and gets ${value}.`,
    right: standard(given),
    mistakes: [
      [standard([a, -power]), 'The power has the wrong sign.', sizeHint(power)],
      [standard([a * 10, power - 1]), 'The first number is too large.', 'It must be at least 1 and less than 10.'],
      [standard([a, power + away]), 'One place too many was counted.', `The point moves ${Math.abs(power)} places.`],
      [standard([a, power - away]), 'One place too few was counted.', `The point moves ${Math.abs(power)} places.`],
    ],
    steps: [
      `The point goes after the first figure that is not zero: ${formatDecimal(q(a, 100))}`,
      `It has moved ${Math.abs(power)} places.`,
      standard(given),
    ],
    hints: ['Write it yourself first.', 'Is the first number at least 1 and less than 10?', 'Count the places that the point moves.'],
    drawn: { a, b: 0, power, other: 0, kind: 'write' },
  };
});

export const standardFormForms: FormsOf = {
  'maths-standard-form': [notYet, missingPower, wrongStandard],
};
