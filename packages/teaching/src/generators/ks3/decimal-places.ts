import { saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { div, mul, q, roundTo, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

/** A number, and with how many decimals it is written. */
type Written = readonly [value: Rational, places: number];

const names = ['the nearest whole number', '1 decimal place', '2 decimal places', '3 decimal places'];

export const decimalPlaces = makeGenerator<Written>(
  {
    id: 'maths-decimal-places',
    title: 'Rounding to decimal places',
    keyStage: 'KS3',
    years: [5, 6, 7, 8],
    synonyms: ['decimal places', 'round to decimal places', 'rounding decimals', 'round to 1 decimal place', 'round to 2 dp', 'dp'],
    kinds: [
      saying(/\bwhole numbers?\b|\binteger/, /nearest whole/),
      saying(/\b(?:1|one) ?(?:d\.?p\b|decimal)|\bnearest tenth/, /\b(?:1|one) decimal place|nearest tenth/),
      saying(/\b(?:2|two) ?(?:d\.?p\b|decimal)|\bnearest hundredth/, /\b(?:2|two) decimal places|nearest hundredth/),
      saying(/\b(?:3|three) ?(?:d\.?p\b|decimal)|\bnearest thousandth/, /\b(?:3|three) decimal places|nearest thousandth/),
    ],
  },
  ({ int, pick, level }) => {
    const places = level(pick([0, 1]), pick([0, 1, 2]), pick([1, 2, 3]));
    const digits = places + level(1, 1, 2);
    const number = q(int(10 ** digits, 100 * 10 ** digits), 10 ** digits);
    const shown = plain(number, digits);
    const rounded = roundTo(number, places);
    const cut = q(Math.floor(toNumber(number) * 10 ** places + 1e-7), 10 ** places);
    const up = toNumber(rounded) > toNumber(cut);
    const step = q(1, 10 ** places);
    const other = up ? cut : q(Math.round((toNumber(cut) + toNumber(step)) * 10 ** places), 10 ** places);
    const next = shown.at(places - digits) ?? '';
    if (next === '0' || shown.endsWith('0')) return undefined;
    return {
      stem: `Round ${shown} to ${names[places]}.`,
      key: [rounded, places],
      slips: [
        [
          [other, places],
          up ? 'This cuts the rest off. The next digit is 5 or more, so round up.' : 'This rounds up. The next digit is less than 5.',
        ],
        ...(places === 0
          ? ([
              [[mul(10, roundTo(div(number, 10), 0)), 0], 'This rounds to the nearest ten.'],
              [[roundTo(number, 1), 1], digits === 1 ? 'This is not rounded at all.' : 'This keeps one decimal place.'],
            ] as const)
          : ([
              [[roundTo(number, places - 1), places - 1], `This keeps ${places - 1 === 0 ? 'no decimal places' : names[places - 1]}.`],
              [[roundTo(number, Math.max(0, places - 2)), Math.max(0, places - 2)], 'This rounds much too far.'],
            ] as const)),
        [[q(Math.round(toNumber(rounded) * 10 ** places) + (up ? 1 : -1), 10 ** places), places], 'This goes one step too far.'],
      ],
      show: ([value, count]) => plain(value, count),
      sameAs: ([value]) => toNumber(value),
      believable: ([value]) => value.n > 0n,
      why: `The digit after the last one that is kept is ${next}, ${up ? 'which is 5 or more, so round up' : 'which is less than 5, so the last digit stays'}.`,
      steps: [
        places === 0
          ? 'Keep the whole number: look at what stands after the point.'
          : `Keep ${names[places]}: count from the decimal point.`,
        `The next digit is ${next}: ${up ? 'round up' : 'leave the last digit as it is'}.`,
        `${shown} is ${plain(rounded, places)} to ${names[places]}.`,
      ],
      hints: [
        places === 0 ? 'Between which two whole numbers does it lie?' : 'Count the places from the decimal point.',
        'Look only at the digit just after the last one that you keep: is it 5 or more?',
      ],
      drawn: { places, digits },
    };
  },
);
