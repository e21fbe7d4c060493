import { multipliedInSteps } from '../column-steps.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain } from '../written.ts';

export const twoDigitMultiplication = makeGenerator(
  {
    id: 'maths-two-digit-multiplication',
    title: 'Multiplying by two digits',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: [
      '2 digit by 2 digit',
      'two digit by two digit',
      'multiply two two-digit numbers',
      'multiply by two digits',
      '3 digit by 2 digit',
      '4 digit by 2 digit',
      'long multiplication',
      'grid method',
    ],
  },
  ({ int, pick, level }) => {
    const a = level(int(12, 39), int(23, 79), pick([int(46, 98), int(112, 486), int(1_112, 4_986)]));
    const b = level(int(11, 19), int(13, 48), int(34, 97));
    if (a % 10 < 2 || b % 10 < 1 || a === b) return undefined;
    const [ones, tens] = [b % 10, b - (b % 10)];
    const [aOnes, aTens] = [a % 10, a - (a % 10)];
    const key = a * b;
    return {
      stem: `Work out ${maths(String.raw`${a} \times ${b}`)}.`,
      key,
      slips: [
        [aTens * tens + aOnes * ones, 'This leaves out two of the four products: tens by ones and ones by tens.'],
        [a * ones + (a * tens) / 10, 'This leaves out the 0 when multiplying by the tens digit.'],
        [key - a, `This is one lot of ${a} too few.`],
        [key + b, `This is ${b} too many.`],
        [key - 100, 'This carries 1 too few into the hundreds.'],
      ],
      show: plain,
      why: `Multiply ${a} by ${ones} and by ${tens}, then add: ${plain(a * ones)} + ${plain(a * tens)} = ${plain(key)}.`,
      steps: [
        `${a} × ${ones} = ${plain(a * ones)}`,
        `${a} × ${tens} = ${plain(a * tens)}`,
        `${plain(a * ones)} + ${plain(a * tens)} = ${plain(key)}`,
      ],
      stepFigures: multipliedInSteps(a, b),
      hints: [`Split ${b} into tens and ones.`, 'Multiply by the ones first. Put a 0 in the ones column before you multiply by the tens.'],
      drawn: { a, b },
    };
  },
);
