import type { Draw } from '../random.ts';
import { add, div, mul, q, type Rational, roundTo, sub, toNumber } from '../rational.ts';
import { plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const tenTo = (power: number): Rational => (power < 0 ? q(1, 10 ** -power) : q(10 ** power));
const sizeOf = (x: Rational): number => Math.floor(Math.log10(toNumber(x)) + 1e-12);
const rounded = (x: Rational, figures: number): Rational => {
  const unit = tenTo(sizeOf(x) - figures + 1);
  return mul(roundTo(div(x, unit), 0), unit);
};
const named = (figures: number): string => (figures === 1 ? '1 significant figure' : `${figures} significant figures`);

const start = ({ int, pick, level }: Draw): { readonly x: Rational; readonly figures: number } | undefined => {
  const x = level(
    q(int(1011, 9899)),
    pick([q(int(10_011, 98_999)), q(int(1011, 9899), 10_000)]),
    q(int(10_111, 98_999), pick([1_000_000, 10_000_000])),
  );
  const figures = level(1, pick([2, 3]), pick([2, 3]));
  const key = rounded(x, figures);
  // A number that is rounded up to one more place would have a zero that counts.
  return x.n % 10n === 0n ||
    sizeOf(key) !== sizeOf(x) ||
    toNumber(key) === toNumber(x) ||
    div(key, tenTo(sizeOf(key) - figures + 1)).n % 10n === 0n
    ? undefined
    : { x, figures };
};

const wrongRounding = wentWrong('wrong rounding', (draw) => {
  const given = start(draw);
  if (given === undefined) return undefined;
  const { x, figures } = given;
  const key = rounded(x, figures);
  const unit = tenTo(sizeOf(x) - figures + 1);
  const isUp = toNumber(key) > toNumber(x);
  const more = rounded(x, figures + 1);
  return {
    claim: (value, name) => `${name} rounds ${plain(x)} to ${named(figures)} and gets ${value}.`,
    right: plain(key),
    mistakes: [
      [
        plain(isUp ? sub(key, unit) : add(key, unit)),
        isUp ? 'It was rounded down.' : 'It was rounded up.',
        isUp ? 'The next figure is 5 or more, so round up.' : 'The next figure is less than 5, so leave it.',
      ],
      [plain(more), 'One figure too many was kept.', 'Start counting at the first figure that is not zero.'],
      [plain(div(key, 10)), 'It came out ten times too small.', 'The zeros that hold the places must stay.'],
      [plain(mul(key, 10)), 'It came out ten times too large.', 'The rounded number must be about as large as the number itself.'],
    ],
    steps: [
      `Keep the first ${figures === 1 ? 'figure' : `${figures} figures`} from the first that is not zero.`,
      `The next figure is ${isUp ? '5 or more: round up' : 'less than 5: leave it'}.`,
      plain(key),
    ],
    hints: [
      'Round it yourself first.',
      'Is the answer about as large as the number?',
      'Count the figures from the first that is not zero.',
    ],
    drawn: { figures, start: toNumber(x) },
  };
});

const whichRounds = form<Rational>('which rounds', (draw) => {
  const given = start(draw);
  if (given === undefined) return undefined;
  const { x, figures } = given;
  const key = rounded(x, figures);
  const unit = tenTo(sizeOf(x) - figures + 1);
  const tenth = div(unit, 10);
  const near = (steps: number): Rational => add(key, mul(tenth, steps));
  const inside = draw.pick([-5, -4, -2, 2, 3, 4]);
  // Below 1,000 the unit of one figure is another.
  if (sizeOf(near(-8)) !== sizeOf(key)) return undefined;
  return {
    stem: `Which of these numbers is ${plain(key)} when it is rounded to ${named(figures)}?`,
    key: near(inside),
    slips: [
      [near(5), `This is rounded up, to ${plain(add(key, unit))}. The next figure is 5.`],
      [near(-6), `This is rounded to ${plain(sub(key, unit))}.`],
      [near(7), `This is rounded up, to ${plain(add(key, unit))}.`],
      [near(-8), `This is rounded to ${plain(sub(key, unit))}.`],
    ],
    show: plain,
    why: `All numbers from ${plain(near(-5))} up to, but not including, ${plain(near(5))} are rounded to it.`,
    steps: [`Half of the unit is ${plain(mul(tenth, 5))}.`, `From ${plain(near(-5))} up to ${plain(near(5))}`],
    hints: ['Round each of them.', 'The figure after the last one that is kept decides.', 'From 5 on it is rounded up.'],
    drawn: { figures, start: toNumber(key) },
  };
});

const howMany = form<number>('how many', (draw) => {
  const { int, pick, level } = draw;
  const digits = level(
    pick([int(11, 99), int(101, 999)]),
    pick([int(101, 999), 100 * int(1, 9) + int(1, 9)]),
    pick([1000 * int(1, 9) + 10 * int(1, 9) + int(1, 9), 100 * int(1, 9) + int(1, 9)]),
  );
  if (digits % 10 === 0) return undefined;
  const zeros = int(2, level(3, 4, 5));
  const key = String(digits).length;
  const text = `0.${'0'.repeat(zeros - 1)}${digits}`;
  return {
    stem: `How many significant figures has ${text}?`,
    key,
    slips: [
      [key + zeros - 1, 'This counts the zeros after the point. Zeros in front only hold the places.'],
      [key + zeros, 'This counts every zero. Zeros in front only hold the places.'],
      [String(digits).replaceAll('0', '').length, 'This leaves out a zero between other figures, and that one counts.'],
      [zeros, 'This counts only the zeros.'],
      [key - 1, 'This leaves out a figure.'],
      [key + 1, 'This counts one too many.'],
    ],
    show: plain,
    believable: (n) => n > 0,
    why: `Counting begins at the first figure that is not zero: ${String(digits).split('').join(', ')}.`,
    steps: ['Pass over the zeros in front.', `${String(digits).split('').join(', ')}: ${key} figures`],
    hints: ['Where does the counting begin?', 'Zeros in front do not count.', 'A zero between two other figures does.'],
    drawn: { figures: key, text },
  };
});

export const significantFigureForms: FormsOf = {
  'maths-significant-figures': [wrongRounding, whichRounds, howMany],
};
