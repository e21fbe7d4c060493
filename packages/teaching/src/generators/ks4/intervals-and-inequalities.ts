import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, mul, q, type Rational, roundTo, sub, toNumber } from '../rational.ts';
import { maths, plain, terms } from '../written.ts';

const inTex = (x: Rational): string => plain(x).replaceAll(',', '{,}');
const toHundredths = (x: Rational): Rational => roundTo(x, 2);
const between = (low: string, letter: string, high: string, signs: readonly [string, string] = [String.raw`\leq`, '<']): string =>
  maths(`${low} ${signs[0]} ${letter} ${signs[1]} ${high}`);

export const errorIntervals = makeGenerator<string>(
  {
    id: 'maths-error-intervals',
    title: 'Error intervals',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['error interval', 'error intervals', 'truncated', 'truncation'],
    kinds: [asking(/\btruncat/, /truncated/), asking(/\bround/, /rounded/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(['rounded', 'truncated'] as const);
    const [places, size] = level<readonly [number, number]>(
      pick([
        [0, 1],
        [-1, 10],
      ] as const),
      pick([
        [1, 1],
        [2, 1],
      ] as const),
      pick([
        [-2, 100],
        [1, 1],
        [2, 1],
      ] as const),
    );
    const unit = places > 0 ? q(1, 10 ** places) : q(size);
    const value = mul(int(21, 98), unit);
    const half = div(unit, 2);
    const shown = plain(value, Math.max(0, places));
    const to = places > 0 ? `${places} decimal place${places > 1 ? 's' : ''}` : `the nearest ${size === 1 ? 'whole number' : size}`;
    const exactly = places > 0 ? to : size === 1 ? 'a whole number' : `a multiple of ${size}`;
    const rounded = [inTex(sub(value, half)), inTex(add(value, half))] as const;
    const cut = [inTex(value), inTex(add(value, unit))] as const;
    const [own, other] = kind === 'rounded' ? [rounded, cut] : [cut, rounded];
    const letter = pick(['x', 'm', 'w', 'd']);
    const what = level(
      `A number ${maths(letter)}`,
      `A length of ${maths(letter)} metres`,
      pick([`A mass of ${maths(letter)} kg`, `A distance of ${maths(letter)} km`]),
    );
    return {
      stem: `${what} is ${kind} to ${kind === 'rounded' ? to : exactly}. The result is ${shown}. What is the error interval of ${maths(letter)}?`,
      key: between(own[0], letter, own[1]),
      slips: [
        [
          between(other[0], letter, other[1]),
          kind === 'rounded'
            ? 'This would be right if the digits had been cut off. Here the number was rounded.'
            : 'This is for rounding. Truncating only cuts digits off.',
        ],
        [
          between(own[0], letter, own[1], [String.raw`\leq`, String.raw`\leq`]),
          'This lets the upper end belong to the interval. It would give the next value.',
        ],
        [between(inTex(sub(value, unit)), letter, inTex(add(value, unit))), 'This goes a whole unit to each side.'],
        [between(own[0], letter, own[1], ['<', String.raw`\leq`]), 'This has the two signs the wrong way round.'],
      ],
      show: (x) => x,
      why:
        kind === 'rounded'
          ? `Half a unit, ${plain(half)}, lies on each side. The lower end rounds up to ${shown}, the upper end does not belong.`
          : `All numbers that begin with ${shown} belong to it, up to the next value, ${plain(add(value, unit))}.`,
      steps: [
        `One unit of the last place is ${plain(unit)}.`,
        kind === 'rounded'
          ? `Half of it is ${plain(half)}: go that far to both sides.`
          : `Digits were cut off, so go one unit up and not down.`,
      ],
      hints: [
        kind === 'rounded' ? 'Go half a unit down and half a unit up.' : 'Truncating cuts digits off. Which numbers begin like this?',
        'Which of the two ends belongs to the interval?',
      ],
      drawn: { kind, value: toNumber(value), unit: toNumber(unit) },
    };
  },
);

export const boundsOfQuotients = makeGenerator<Rational>(
  {
    id: 'maths-bounds-divide',
    title: 'Bounds when you divide',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['bounds division', 'upper bound of a quotient', 'bounds with speed and density'],
  },
  ({ int, pick, level }) => {
    const asks = pick(['upper', 'lower'] as const);
    const [stepA, stepB] = level([1, 1], [10, 1], [1, q(1, 10)] as const);
    const [a, b] = [mul(level(int(12, 60), int(12, 60), int(5, 9) * 10), stepA), mul(level(int(3, 25), int(4, 40), int(70, 140)), stepB)];
    const [halfA, halfB] = [div(stepA, 2), div(stepB, 2)];
    const ends = { upper: div(add(a, halfA), sub(b, halfB)), lower: div(sub(a, halfA), add(b, halfB)) };
    const story = level(
      `${maths(`a = ${plain(a)}`)} and ${maths(`b = ${plain(b)}`)}, each to the nearest whole number.`,
      pick([
        `A train goes ${plain(a)} km (to the nearest 10 km) in ${plain(b)} hours (to the nearest hour).`,
        `A stone has a mass of ${plain(a)} g (to the nearest 10 g) and a volume of ${plain(b)} cm³ (to the nearest cm³).`,
      ]),
      `A runner goes ${plain(a)} m (to the nearest ${plain(q(toNumber(stepA)))} m) in ${plain(b, 1)} seconds (to the nearest 0.1 seconds).`,
    );
    const what = level(
      maths(String.raw`\frac{a}{b}`),
      story.includes('train') ? 'its speed in km/h' : 'its density in g/cm³',
      'the speed in m/s',
    );
    return {
      stem: `${story} What is the ${asks} bound of ${what}, to 2 decimal places?`,
      key: toHundredths(ends[asks]),
      slips: [
        [
          toHundredths(asks === 'upper' ? div(add(a, halfA), add(b, halfB)) : div(sub(a, halfA), sub(b, halfB))),
          `This uses the ${asks} bound of both. The ${asks} bound of a quotient needs the ${asks === 'upper' ? 'smallest' : 'largest'} number to divide by.`,
        ],
        [toHundredths(ends[asks === 'upper' ? 'lower' : 'upper']), `This is the ${asks === 'upper' ? 'lower' : 'upper'} bound.`],
        [toHundredths(div(a, b)), 'This uses the rounded values as they are.'],
        [
          toHundredths(asks === 'upper' ? div(add(a, stepA), sub(b, stepB)) : div(sub(a, stepA), add(b, stepB))),
          'This goes a whole unit away. The bounds are half a unit away.',
        ],
      ],
      show: (x) => plain(x, 2),
      why: `A quotient is ${asks === 'upper' ? 'largest' : 'smallest'} when the ${asks === 'upper' ? 'largest number is divided by the smallest' : 'smallest number is divided by the largest'}.`,
      steps: [
        asks === 'upper'
          ? `Divide the upper bound ${plain(add(a, halfA))} by the lower bound ${plain(sub(b, halfB))}.`
          : `Divide the lower bound ${plain(sub(a, halfA))} by the upper bound ${plain(add(b, halfB))}.`,
        `This gives ${plain(toHundredths(ends[asks]), 2)}.`,
      ],
      hints: [
        'Write down the lower and the upper bound of each number.',
        `What makes a quotient ${asks === 'upper' ? 'larger' : 'smaller'}: a large or a small number to divide by?`,
      ],
      drawn: { a: toNumber(a), b: toNumber(b), halfA: toNumber(halfA), halfB: toNumber(halfB), asks },
    };
  },
);

export const doubleInequalities = makeGenerator<readonly [Rational, Rational, boolean]>(
  {
    id: 'maths-double-inequalities',
    title: 'Inequalities with two signs',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['double inequalities', 'inequalities with two signs', 'double inequality'],
  },
  ({ int, pick, level }) => {
    const a = level(int(2, 5), int(2, 9), -int(2, 5));
    const [low, b] = [int(-6, 3), pick([1, -1]) * int(1, 9)];
    const high = low + int(2, 6);
    const [first, last] = a > 0 ? [a * low + b, a * high + b] : [a * high + b, a * low + b];
    const middle =
      a > 0
        ? terms([
            [a, 'x'],
            [b, ''],
          ])
        : terms([
            [b, ''],
            [a, 'x'],
          ]);
    const equal = pick([true, false]);
    const signs = equal ? [String.raw`\leq`, '<'] : ['<', String.raw`\leq`];
    const stem = `${first} ${signs[0]} ${middle} ${signs[1]} ${last}`;
    const keyFirst = a > 0 ? equal : !equal;
    const size = Math.abs(a);
    return {
      stem: `Solve ${maths(stem)}.`,
      key: [q(low), q(high), keyFirst],
      slips: [
        [
          [q(low), q(high), !keyFirst],
          a > 0
            ? 'This swaps the two signs. They stay as they are.'
            : 'This forgets that both signs turn round when you divide by a negative number.',
        ],
        [
          [div(first + b, size), div(last + b, size), keyFirst],
          `This has a slip with the ${Math.abs(b)}. Do the opposite of what was done.`,
        ],
        [[q(Math.min(first - b, last - b)), q(Math.max(first - b, last - b)), keyFirst], `This forgets to divide by ${a}.`],
        [[q(low), div(last, size), keyFirst], 'This does the steps to one side only. All three parts change.'],
        [[q(-high), q(-low), keyFirst], 'This has the wrong signs.'],
      ],
      show: ([from, to, closed]) =>
        maths(
          `${plain(from).replace('−', '-')} ${closed ? String.raw`\leq` : '<'} x ${closed ? '<' : String.raw`\leq`} ${plain(to).replace('−', '-')}`,
        ),
      believable: ([from, to]) => from.d === 1n && to.d === 1n && toNumber(from) < toNumber(to),
      why: `Do the same to all three parts: ${b > 0 ? 'subtract' : 'add'} ${Math.abs(b)}, then divide by ${a}${a < 0 ? ', which turns both signs round' : ''}.`,
      steps: [
        `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}: ${maths(`${first - b} ${signs[0]} ${terms([[a, 'x']])} ${signs[1]} ${last - b}`)}`,
        `Divide by ${plain(a)}${a < 0 ? ' and turn both signs round' : ''}.`,
      ],
      hints: [
        'What you do in the middle, do on both sides as well.',
        a < 0 ? 'What happens to the signs when you divide by a negative number?' : 'First undo the adding or subtracting.',
      ],
      drawn: { a, b, first, last, signs: equal ? 'closed open' : 'open closed' },
    };
  },
);
