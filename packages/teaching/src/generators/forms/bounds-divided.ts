import type { Draw } from '../random.ts';
import { add, div, mul, q, type Rational, roundTo, sub, toNumber } from '../rational.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

/** Nobody drives a coach at walking pace, and no sprinter is faster than 12 metres a second. */
const isLifelike = (speed: number, [low, high]: readonly [number, number]): boolean => speed >= low && speed <= high;

const quotient = ({ int, pick, level }: Draw) => {
  const [stepA, stepB] = level<readonly [Rational, Rational]>([q(1), q(1)], [q(10), q(1)], [q(1), q(1, 10)]);
  const [a, b] = [mul(level(int(12, 60), int(12, 60), int(5, 9) * 10), stepA), mul(level(int(3, 25), int(3, 9), int(71, 139)), stepB)];
  if (!isLifelike(toNumber(div(a, b)), level<readonly [number, number]>([0, 100], [30, 100], [5, 10.5]))) return undefined;
  const [halfA, halfB] = [div(stepA, 2), div(stepB, 2)];
  const isUpper = pick([true, false]);
  const story = level(
    `${maths(`a = ${plain(a)}`)} and ${maths(`b = ${plain(b)}`)}, each to the nearest whole number.`,
    `A coach goes ${plain(a)} km (to the nearest 10 km) in ${plain(b)} hours (to the nearest hour).`,
    `A sprinter runs ${plain(a)} m (to the nearest metre) in ${plain(b, 1)} seconds (to the nearest 0.1 seconds).`,
  );
  const what = level(maths(String.raw`\frac{a}{b}`), 'its speed in km/h', 'the speed in m/s');
  return {
    a,
    b,
    isUpper,
    story,
    what,
    low: [sub(a, halfA), sub(b, halfB)] as const,
    high: [add(a, halfA), add(b, halfB)] as const,
    word: isUpper ? 'upper' : 'lower',
    drawn: { a: toNumber(a), b: toNumber(b), halfA: toNumber(halfA), halfB: toNumber(halfB), asks: isUpper ? 'upper' : 'lower' },
  };
};
const rule = (isUpper: boolean): string =>
  `A quotient is ${isUpper ? 'largest when the largest number is divided by the smallest' : 'smallest when the smallest number is divided by the largest'}.`;

const whichFraction = form<readonly [Rational, Rational]>('calculation', (draw) => {
  const given = quotient(draw);
  if (given === undefined) return undefined;
  const { a, b, isUpper, story, what, low, high, word, drawn } = given;
  const [own, other] = isUpper ? [high, low] : [low, high];
  return {
    stem: `${story} Which calculation gives the ${word} bound of ${what}?`,
    key: [own[0], other[1]],
    slips: [
      [
        [own[0], own[1]],
        `This uses the ${word} bound of both. Dividing by a ${isUpper ? 'smaller' : 'larger'} number gives ${isUpper ? 'more' : 'less'}.`,
      ],
      [[other[0], own[1]], `This gives the ${isUpper ? 'lower' : 'upper'} bound.`],
      [[other[0], other[1]], `This uses the ${isUpper ? 'lower' : 'upper'} bound of both.`],
      [[a, b], 'This uses the rounded values as they are.'],
    ],
    show: ([x, y]) => maths(String.raw`\frac{${plain(x)}}{${plain(y)}}`),
    sameAs: ([x, y]) => toNumber(x) / toNumber(y),
    why: rule(isUpper),
    steps: [`Above the line: ${plain(own[0])}`, `Below the line: ${plain(other[1])}`],
    hints: [
      'Write down the bounds of both numbers.',
      `Should the number above the line be large or small for the ${word} bound?`,
      'And the number below it?',
    ],
    drawn,
  };
});

const show = (x: Rational, y: Rational): string => plain(roundTo(div(x, y), 2), 2);

const wrongQuotient = wentWrong('wrong quotient', (draw) => {
  const given = quotient(draw);
  if (given === undefined) return undefined;
  const { a, b, isUpper, story, what, low, high, word, drawn } = given;
  const [own, other] = isUpper ? [high, low] : [low, high];
  return {
    claim: (value, name) => `${story} ${name} says that the ${word} bound of ${what}, to 2 decimal places, is ${value}.`,
    right: show(own[0], other[1]),
    mistakes: [
      [show(own[0], own[1]), `The ${word} bound of both was used.`, rule(isUpper)],
      [show(other[0], own[1]), `It is the ${isUpper ? 'lower' : 'upper'} bound.`, rule(isUpper)],
      [show(other[0], other[1]), `The ${isUpper ? 'lower' : 'upper'} bound of both was used.`, rule(isUpper)],
      [show(a, b), 'The rounded values were used as they are.', 'First find how large and how small each number may be.'],
    ],
    steps: [`Divide ${plain(own[0])} by ${plain(other[1])}.`, `This gives ${show(own[0], other[1])}.`],
    hints: [
      'Work it out yourself first.',
      `Which number should be large for the ${word} bound, and which small?`,
      'Try each of the mistakes.',
    ],
    drawn,
  };
});

export const boundsDividedForms: FormsOf = {
  'maths-bounds-divide': [whichFraction, wrongQuotient],
};
