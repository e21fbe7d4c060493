import type { Draw } from '../random.ts';
import { mul, q, type Rational, sub, toNumber } from '../rational.ts';
import { plain, pounds } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const invested = ({ int, pick, level }: Draw) => ({
  rate: level(pick([2, 4, 5, 10]), int(2, 6), pick([3, 5, 8, 12])),
  years: level(2, pick([2, 3]), pick([3, 4])),
  start: level(100, 100, 250) * int(level(2, 5, 20), level(20, 30, 40)),
});

const pence = (x: Rational): Rational => q(Math.round(toNumber(x) * 100));

const grown = (start: number, rate: number, years: number): Rational =>
  Array.from({ length: years }).reduce<Rational>((total) => mul(total, q(100 + rate, 100)), q(start));

const whichPower = form<readonly [tex: string, value: number]>('power', (draw) => {
  const { rate, years, start } = invested(draw);
  const factor = q(100 + rate, 100);
  return {
    stem: `£${plain(start)} earns ${rate}% compound interest a year. Which calculation gives what it is worth after ${years} years?`,
    key: [`£${plain(start)} × ${plain(factor)}${years === 2 ? '²' : years === 3 ? '³' : '⁴'}`, 0],
    slips: [
      [
        [`£${plain(start)} × ${plain(factor)} × ${years}`, 1],
        `This multiplies by ${years}. Each year multiplies by ${plain(factor)} again.`,
      ],
      [
        [`£${plain(start)} × ${plain(q(100 + rate * years, 100))}`, 2],
        'This is simple interest: it takes the interest of the first amount every year.',
      ],
      [
        [`£${plain(start)} × ${plain(q(rate, 100))}${years === 2 ? '²' : years === 3 ? '³' : '⁴'}`, 3],
        'This leaves out the amount itself, which is 100%.',
      ],
    ],
    show: ([text]) => text,
    sameAs: ([text]) => text,
    why: `Each year the amount becomes ${100 + rate}% of what it was, so it is multiplied by ${plain(factor)} once a year.`,
    steps: [`100% + ${rate}% = ${100 + rate}%, which is ${plain(factor)}.`, `Multiply by it ${years} times.`],
    hints: ['What does the amount become in one year, in per cent?', 'Write that as a decimal.', 'How often is it multiplied by that?'],
    drawn: { start, rate, years },
  };
});

const interestOnly = form<Rational>('interest', (draw) => {
  const { rate, years, start } = invested(draw);
  const all = grown(start, rate, years);
  const key = pence(sub(all, start));
  return {
    stem: `£${plain(start)} is saved for ${years} years at ${rate}% compound interest a year. How much interest does it earn in all, to the nearest penny?`,
    key,
    slips: [
      [pence(all), 'This is what the account holds. Take away what was put in.'],
      [q(start * rate * years), 'This is simple interest: it takes the interest of the first amount every year.'],
      [q(start * rate), 'This is the interest of the first year.'],
      [pence(sub(grown(start, rate, years - 1), start)), 'This stops a year too early.'],
      [pence(sub(grown(start, rate, years + 1), start)), 'This goes on for a year too long.'],
    ],
    show: pounds,
    why: `After ${years} years the account holds ${pounds(pence(all))}, and £${plain(start)} of that was put in.`,
    steps: [
      `£${plain(start)} × ${plain(q(100 + rate, 100))}${years === 2 ? '²' : years === 3 ? '³' : '⁴'} = ${pounds(pence(all))}`,
      `${pounds(pence(all))} − £${plain(start)} = ${pounds(key)}`,
    ],
    hints: ['What does the account hold at the end?', 'Multiply once for every year.', 'How much of that was put in?'],
    drawn: { start, rate, years },
  };
});

const toThePenny = (x: Rational): string => pounds(pence(x));

const wrongInterest = wentWrong('wrong interest', (draw) => {
  const { rate, years, start } = invested(draw);
  const all = grown(start, rate, years);
  return {
    claim: (value, name) =>
      `£${plain(start)} earns ${rate}% compound interest a year. ${name} says that it is worth ${value} after ${years} years.`,
    right: toThePenny(all),
    mistakes: [
      [
        toThePenny(q(start * (100 + rate * years), 100)),
        'Simple interest was worked out.',
        'After the first year the interest is worked out on the new amount.',
      ],
      [toThePenny(grown(start, rate, years - 1)), 'It was stopped a year too early.', `It is multiplied ${years} times.`],
      [toThePenny(sub(all, start)), 'Only the interest was given.', `The £${plain(start)} is still there.`],
      [toThePenny(grown(start, rate, years + 1)), 'One year too many was counted.', `It is multiplied ${years} times.`],
    ],
    steps: [`Multiply by ${plain(q(100 + rate, 100))} for every year.`, `After ${years} years: ${toThePenny(all)}`],
    hints: ['Work it out yourself first.', 'How many times is it multiplied?', 'Try each of the mistakes.'],
    drawn: { start, rate, years },
  };
});

const muchMore = form<Rational>('more than simple', (draw) => {
  const { rate, years, start } = invested(draw);
  const compound = grown(start, rate, years);
  const simple = q(start * (100 + rate * years), 100);
  const key = pence(sub(compound, simple));
  if (toNumber(key) < 50) return undefined;
  return {
    stem: `£${plain(start)} is saved for ${years} years at ${rate}% a year. How much more does compound interest pay than simple interest, to the nearest penny?`,
    key,
    slips: [
      [pence(sub(compound, start)), 'This is all of the compound interest.'],
      [q(start * rate * years), 'This is all of the simple interest.'],
      [q(start * rate), 'This is the interest of one year.'],
      [pence(sub(grown(start, rate, years + 1), compound)), 'This is what one more year would bring.'],
    ],
    show: pounds,
    believable: (x) => x.n > 0n,
    why: `Compound interest makes ${pounds(pence(compound))} and simple interest ${pounds(pence(simple))}; the difference is interest on interest.`,
    steps: [`Compound: ${pounds(pence(compound))}`, `Simple: ${pounds(pence(simple))}`, `Difference: ${pounds(key)}`],
    hints: [
      'Work out both.',
      'Simple interest is the same amount every year.',
      'Compound interest is worked out on the new amount each year.',
    ],
    drawn: { start, rate, years },
  };
});

export const compoundInterestForms: FormsOf = {
  'maths-compound-interest': [whichPower, interestOnly, wrongInterest, muchMore],
};
