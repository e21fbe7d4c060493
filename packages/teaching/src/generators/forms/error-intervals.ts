import type { Draw } from '../random.ts';
import { add, div, mul, q, type Rational, sub, toNumber } from '../rational.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const inTex = (x: Rational): string => plain(x).replaceAll(',', '{,}');

const interval = ({ int, pick, level }: Draw) => {
  const kind = pick(['rounded', 'truncated'] as const);
  const places = level(pick([0, -1]), pick([1, 2]), pick([-2, 1, 2]));
  const unit = places >= 0 ? q(1, 10 ** places) : q(10 ** -places);
  const value = mul(int(21, 98), unit);
  const half = div(unit, 2);
  const isRounded = kind === 'rounded';
  const to =
    places > 0
      ? `${places} decimal place${places > 1 ? 's' : ''}`
      : places === 0
        ? isRounded
          ? 'the nearest whole number'
          : 'a whole number'
        : `${isRounded ? 'the nearest' : 'a multiple of'} ${10 ** -places}`;
  const [low, high] = isRounded ? [sub(value, half), add(value, half)] : [value, add(value, unit)];
  const letter = pick(['x', 'm', 'w', 'd']);
  const said = (from: Rational, until: Rational, signs: readonly [string, string] = [String.raw`\leq`, '<']): string =>
    maths(`${inTex(from)} ${signs[0]} ${letter} ${signs[1]} ${inTex(until)}`);
  return { kind, isRounded, places: Math.max(places, 0), unit, value, half, to, low, high, letter, said };
};

const fromInterval = form<Rational>('from interval', (draw) => {
  const { kind, isRounded, places, unit, value, to, low, high, letter, said } = interval(draw);
  if (!isRounded && draw.level(false, true, false)) return undefined;
  return {
    stem: `${maths(letter)} was ${kind} to ${to}. Its error interval is ${said(low, high)}. What was the ${kind} number?`,
    key: value,
    slips: [
      [low, isRounded ? 'This is the lower end. The rounded number is in the middle.' : 'This is the lower end.'],
      [high, 'This is the upper end, and that does not even belong to the interval.'],
      [
        add(value, unit),
        isRounded
          ? 'This would be the next number. It is a unit too high.'
          : 'This is one unit too high. Truncating never makes a number larger.',
      ],
      [sub(value, unit), 'This is a unit too low.'],
      [div(add(low, high), 2), 'This is the middle. That is right for rounding, and not for truncating.'],
    ],
    show: (x) => plain(x, places),
    why: isRounded
      ? `The rounded number lies in the middle of the interval, half a unit from each end.`
      : 'Truncating cuts digits off, so the smallest number of the interval is the one that was written down.',
    steps: isRounded
      ? [`Middle: (${plain(low)} + ${plain(high)}) ÷ 2 = ${plain(value, places)}`]
      : [`Digits were cut off: all numbers from ${plain(value, places)} up to ${plain(high, places)} begin in the same way.`],
    hints: [
      isRounded ? 'Where in the interval does the rounded number lie?' : 'Does truncating make a number larger or smaller?',
      'Look at both ends.',
      isRounded ? 'It is as far from one end as from the other.' : 'Which number do all of them begin with?',
    ],
    drawn: { kind, value: toNumber(value), unit: toNumber(unit) },
    keyStandsInStem: !isRounded,
  };
});

const belongs = form<Rational>('belongs', (draw) => {
  const { kind, isRounded, places, unit, value, to, low, high, letter } = interval(draw);
  const tenth = div(unit, 10);
  const key = draw.pick(
    isRounded ? [low, sub(high, tenth), add(low, tenth)] : [sub(high, tenth), sub(high, mul(2, tenth)), add(low, tenth)],
  );
  return {
    stem: `A number ${maths(letter)} is ${kind} to ${to}, which gives ${plain(value, places)}. Which of these values is in the error interval of ${maths(letter)}?`,
    key,
    slips: [
      [high, 'This is the upper end of the interval, which does not belong to it.'],
      [sub(low, tenth), `This is below the interval. It would give ${plain(sub(value, unit), places)}.`],
      [add(high, tenth), `This is above the interval. It would give ${plain(add(value, unit), places)}.`],
      [sub(value, unit), 'This is a whole unit away.'],
    ],
    show: plain,
    why: isRounded
      ? `All numbers from ${plain(low)} up to, but not including, ${plain(high)} are rounded to ${plain(value, places)}.`
      : `All numbers from ${plain(low)} up to, but not including, ${plain(high)} are cut off to ${plain(value, places)}.`,
    steps: [`Error interval: from ${plain(low)} up to ${plain(high)}, without the upper end`, `${plain(key)} lies in it.`],
    hints: [
      `Write down the error interval first.`,
      'Which of its two ends belongs to it?',
      isRounded ? 'Round each of the numbers.' : 'Cut the digits off each of the numbers.',
    ],
    drawn: { kind, value: toNumber(value), unit: toNumber(unit) },
  };
});

const wrongInterval = wentWrong('wrong interval', (draw) => {
  const { kind, isRounded, places, unit, value, half, to, low, high, letter, said } = interval(draw);
  const leq = String.raw`\leq`;
  return {
    claim: (text, name) =>
      `${maths(letter)} is ${plain(value, places)} when it is ${kind} to ${to}. ${name} says that its error interval is ${text}.`,
    right: said(low, high),
    mistakes: [
      isRounded
        ? [
            said(value, add(value, unit)),
            'It is the interval for truncating.',
            'Rounding goes up as well as down, so half a unit lies on each side.',
          ]
        : [
            said(sub(value, half), add(value, half)),
            'It is the interval for rounding.',
            'Truncating only cuts digits off, so no number of the interval is smaller.',
          ],
      [
        said(sub(value, unit), add(value, unit)),
        'It goes a whole unit to both sides.',
        isRounded ? 'It is half a unit to each side.' : 'It is one unit up and nothing down.',
      ],
      [said(low, high, [leq, leq]), 'It lets the upper end belong to it.', 'The upper end would give the next number.'],
      [
        said(low, high, ['<', leq]),
        'The two signs have changed places.',
        'The lower end belongs to the interval and the upper end does not.',
      ],
    ],
    steps: [`From ${plain(low)} to ${plain(high)}`, 'The lower end belongs to it, the upper end does not.'],
    hints: ['Work out both ends yourself.', 'Are the ends wrong, or the signs?', 'Which end belongs to the interval?'],
    drawn: { kind, value: toNumber(value), unit: toNumber(unit) },
  };
});

export const errorIntervalForms: FormsOf = {
  'maths-error-intervals': [fromInterval, belongs, wrongInterval],
};
