import { beside, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, maths, mixed } from '../written.ts';

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const written = (whole: number, top: number, bottom: number): string => String.raw`${whole}\frac{${top}}{${bottom}}`;

export const mixedNumberSums = makeGenerator<Rational>(
  {
    id: 'maths-mixed-number-sums',
    title: 'Adding and subtracting mixed numbers',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: [
      'adding mixed numbers',
      'subtracting mixed numbers',
      'add mixed numbers',
      'mixed number addition',
      'mixed number subtraction',
    ],
    kinds: [saying(/\badd/, /\+/), beside(saying(/\bmixed\b/, /\d\\frac|mixed/)), saying(/\bsubtract|\btak(?:e|ing) ?away/, /\} - /)],
    leavesOut: /\bimproper\b|\bconvert|\btop[- ]heavy|^(?!.*\bmixed).*\bfractions?\b/,
  },
  ({ int, pick, level }) => {
    const b = int(level(3, 2, 3), level(9, 6, 8));
    const d = level(b, b * int(2, 3), int(3, 8));
    if (d > 24 || level(false, false, d % b === 0 || b % d === 0)) return undefined;
    const [a, c] = [int(1, b - 1), int(1, d - 1)];
    if (hcf(a, b) > 1 || hcf(c, d) > 1) return undefined;
    const minus = pick([true, false]);
    const [first, second] = minus ? [int(3, 7), int(1, 2)] : [int(1, 5), int(1, 4)];
    const common = (b * d) / hcf(b, d);
    const [left, right] = [(a * common) / b, (c * common) / d];
    // Who begins neither carries nor exchanges a whole.
    if (level(minus ? left <= right : left + right >= common, false, false) || left === right || left + right === common) return undefined;
    const [x, y] = [q(first * b + a, b), q(second * d + c, d)];
    const key = minus ? sub(x, y) : add(x, y);
    const parts = minus ? left - right : left + right;
    const wholes = minus ? first - second : first + second;
    const sign = minus ? '-' : '+';
    const [does, done] = minus ? ['takes', 'Subtract'] : ['adds', 'Add'];
    const changed =
      b === d
        ? ''
        : ` Over ${common} they are ${maths(String.raw`\frac{${left}}{${common}}`)} and ${maths(String.raw`\frac{${right}}{${common}}`)}.`;
    const overs = parts >= common || parts < 0;
    return {
      stem: `Work out ${maths(`${written(first, a, b)} ${sign} ${written(second, c, d)}`)}. Give the answer as a mixed number.`,
      key,
      slips: [
        [
          add(q(wholes), q(Math.abs(minus ? a - c : a + c), b === d ? b * 2 : minus ? Math.max(2, Math.abs(b - d)) : b + d)),
          `This ${does} the bottom numbers as well. They only say how big the parts are.`,
        ],
        [minus ? add(x, y) : sub(x, y), `This ${minus ? 'adds' : 'subtracts'}. Look at the sign again.`],
        [
          add(key, overs ? (minus ? q(1) : q(-1)) : q(1)),
          overs
            ? minus
              ? 'This forgets the whole that was exchanged for parts.'
              : 'This forgets the whole that the parts make together.'
            : 'This has one whole too many.',
        ],
        [add(key, q(1, common)), 'This counts one part too many.'],
        [sub(key, q(1, common)), 'This counts one part too few.'],
        [sub(key, q(1)), 'This has one whole too few.'],
      ],
      show: mixed,
      sameAs: toNumber,
      believable: (value) => value.n > value.d && value.d > 1n,
      why: `${done} the wholes and the parts. The parts must be of one size.${changed} The result is ${mixed(key)}.`,
      steps: [
        `Wholes: ${maths(`${first} ${sign} ${second} = ${wholes}`)}`,
        ...(b === d
          ? []
          : [
              `Common bottom number ${common}: ${[
                ...(b === common ? [] : [String.raw`\frac{${a}}{${b}} = \frac{${left}}{${common}}`]),
                ...(d === common ? [] : [String.raw`\frac{${c}}{${d}} = \frac{${right}}{${common}}`]),
              ]
                .map(maths)
                .join(' and ')}`,
            ]),
        parts < 0
          ? `Exchange one whole: ${maths(String.raw`\frac{${left + common}}{${common}} - \frac{${right}}{${common}} = \frac{${parts + common}}{${common}}`)}, and ${counted(wholes - 1, 'whole is', 'wholes are')} left.`
          : `Parts: ${maths(String.raw`\frac{${left}}{${common}} ${sign} \frac{${right}}{${common}} = \frac{${parts}}{${common}}`)}`,
        `Together: ${mixed(key)}`,
      ],
      hints: [
        b === d ? 'The parts are of one size already.' : `Find a number that both ${b} and ${d} divide into.`,
        `${done} the wholes by themselves, then the parts. Do you have to exchange a whole?`,
        'Or turn both into improper fractions first.',
      ],
      drawn: { first, a, b, second, c, d, sign: minus ? -1 : 1 },
    };
  },
);
