import { makeGenerator } from '../make-generator.ts';
import { q, roundTo, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

/** A number, and with how many decimals it is written. */
type Written = readonly [value: Rational, places: number];

const names = ['', '1 decimal place', '2 decimal places', '3 decimal places'];

export const decimalPlaces = makeGenerator<Written>(
  {
    id: 'maths-decimal-places',
    title: 'Rounding to decimal places',
    keyStage: 'KS3',
    years: [5, 6, 7, 8],
    synonyms: ['decimal places', 'round to decimal places', 'rounding decimals', 'round to 1 decimal place', 'round to 2 dp', 'dp'],
  },
  ({ int, pick, level }) => {
    const places = level(1, 2, pick([2, 3]));
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
        [[roundTo(number, places - 1), places - 1], `This keeps ${places - 1 === 0 ? 'no decimal places' : names[places - 1]}.`],
        [[roundTo(number, Math.max(0, places - 2)), Math.max(0, places - 2)], 'This rounds much too far.'],
        [[q(Math.round(toNumber(rounded) * 10 ** places) + (up ? 1 : -1), 10 ** places), places], 'This goes one step too far.'],
      ],
      show: ([value, count]) => plain(value, count),
      sameAs: ([value]) => toNumber(value),
      believable: ([value]) => value.n > 0n,
      why: `The digit after the last one that is kept is ${next}, ${up ? 'which is 5 or more, so round up' : 'which is less than 5, so the last digit stays'}.`,
      steps: [
        `Keep ${names[places]}: count from the decimal point.`,
        `The next digit is ${next}: ${up ? 'round up' : 'leave the last digit as it is'}.`,
        `${shown} is ${plain(rounded, places)} to ${names[places]}.`,
      ],
      hints: ['Count the places from the decimal point.', 'Look only at the digit just after the last one that you keep: is it 5 or more?'],
      drawn: { places, digits },
    };
  },
);
