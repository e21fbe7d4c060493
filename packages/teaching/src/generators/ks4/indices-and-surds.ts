import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { formatDecimal } from '../rational.ts';
import { fraction, maths, tex } from '../written.ts';

type Standard = readonly [hundredths: number, power: number];
const standard = ([hundredths, power]: Standard): string => maths(String.raw`${formatDecimal(q(hundredths, 100))} \times 10^{${power}}`);

export const standardForm = makeGenerator(
  {
    id: 'maths-standard-form',
    title: 'Standard form',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['standard form', 'scientific notation', 'powers of ten', 'standard index form', 'very large numbers'],
    kinds: [
      {
        asked: /^(?!.*\blarge\b).*(?:\bsmall\b|\bnegative (?:powers?|ind)|\bless than (?:1|one)\b)/,
        drawn: ({ stem, key }) => /10\^\{-/.test(key) || /^Written.* 0\.0|writes 0\.0/.test(stem),
      },
    ],
  },
  ({ int, pick, level }) => {
    const [a, b] = [int(11, 98) * 10, int(2, 9) * 100];
    const power = level(int(3, 7), -int(2, 5), int(3, 8));
    const other = pick([1, -1]) * int(2, 6);
    const product = (a * b) / 100;
    const multiplies = level(false, false, true);
    const key: Standard = multiplies ? (product >= 1000 ? [product / 10, power + other + 1] : [product, power + other]) : [a, power];
    if (a % 100 === 0 || !Number.isInteger(key[0]) || key[1] === 0 || (multiplies && product < 1000)) return undefined;
    const ordinary = power > 0 ? q(a * 10 ** power, 100) : q(a, 100 * 10 ** -power);
    return {
      stem: multiplies
        ? `Work out ${maths(String.raw`(${formatDecimal(q(a, 100))} \times 10^{${power}}) \times (${b / 100} \times 10^{${other}})`)}. Give the answer in standard form.`
        : `Write ${maths(tex(ordinary))} in standard form.`,
      key,
      slips: multiplies
        ? [
            [[key[0], power + other] as Standard, 'This makes the first number ten times smaller and forgets to raise the power.'],
            [[key[0], power - other + 1] as Standard, 'This subtracts the powers. That is for dividing.'],
            [[key[0], power * other] as Standard, 'This multiplies the powers. Add them.'],
            [[key[0], power + other - 1] as Standard, 'This lowers the power. Moving the point to the left raises it.'],
          ]
        : [
            [
              [a, -power] as Standard,
              `This has the wrong sign on the power. ${power > 0 ? 'A large number has a positive power.' : 'A small number has a negative power.'}`,
            ],
            [[a, power + 1] as Standard, 'This counts one place too many.'],
            [[a, power - 1] as Standard, 'This counts one place too few.'],
          ],
      show: standard,
      why: multiplies
        ? `${formatDecimal(q(a, 100))} × ${b / 100} = ${formatDecimal(q(product, 100))}, the powers add to ${power + other}, and ${formatDecimal(q(product, 100))} is ten times ${formatDecimal(q(key[0], 100))}.`
        : `The first number must be from 1 up to 10, and the point moves ${Math.abs(power)} places.`,
      steps: multiplies
        ? [
            `Numbers: ${formatDecimal(q(a, 100))} × ${b / 100} = ${formatDecimal(q(product, 100))}`,
            `Powers of ten: ${maths(`${power} ${other < 0 ? '-' : '+'} ${Math.abs(other)} = ${power + other}`)}`,
            `In standard form: ${standard(key)}`,
          ]
        : [
            `Put the point after the first digit that is not zero: ${formatDecimal(q(a, 100))}`,
            `The point has moved ${Math.abs(power)} places.`,
            standard(key),
          ],
      hints: [
        'The first number must be at least 1 and less than 10.',
        multiplies ? 'Multiply the numbers, add the powers, then put it right.' : 'How many places does the point move?',
      ],
      drawn: { a, b, power, other, kind: multiplies ? 'product' : 'write' },
    };
  },
);

export const negativeFractionalIndices = makeGenerator(
  {
    id: 'maths-negative-fractional-indices',
    title: 'Negative and fractional indices',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['fractional indices', 'negative indices', 'negative powers', 'fractional powers', 'indices'],
    kinds: [asking(/\bnegative\b/, /\^\{-/), asking(/\bfraction/, /frac\{\d+\}\{\d+\}\}/)],
  },
  ({ int, pick, level }) => {
    const root = pick([2, 3]);
    const base = root === 2 ? int(2, 12) : int(2, 5);
    const top = level(1, 1, pick([2, 3]));
    const whole = level(int(2, 12), 0, 0);
    const negative = level(true, pick([true, false]), pick([true, true, false]));
    const power = whole > 0 ? int(1, 3) : top;
    const n = whole > 0 ? whole : base ** root;
    const value = (whole > 0 ? whole : base) ** power;
    // A power of 3/3 or 2/2 is no fraction.
    if (value > 1000 || (whole === 0 && top === root) || (root === 2 && top === 2 && whole === 0)) return undefined;
    const key = negative ? q(1, value) : q(value);
    const index = whole > 0 ? `${-power}` : String.raw`${negative ? '-' : ''}\frac{${top}}{${root}}`;
    const slips: readonly (readonly [Rational, string])[] = [
      [
        negative ? q(-value) : q(1, value),
        negative
          ? 'This makes the answer negative. A negative power means one over.'
          : 'This takes one over the answer. That is for negative powers.',
      ],
      [
        negative ? q(value) : q(n * top, root),
        negative ? 'This leaves out the minus sign of the power.' : 'This multiplies by the power. A fractional power is a root.',
      ],
      [whole > 0 ? q(-n * power) : q((negative ? -1 : 1) * n * top, root), 'This multiplies by the power.'],
      [q(1, n * 2), 'This doubles the bottom.'],
      [whole > 0 ? q(1, n * power + 1) : q(1, n), 'This takes one over, but with the wrong power below.'],
      [q(base + root), 'This adds the numbers.'],
    ];
    return {
      stem: `Work out the value of ${maths(`${n}^{${index}}`)}.`,
      key,
      slips,
      show: fraction,
      why: `${whole > 0 ? '' : `The bottom of the power means the ${root === 2 ? 'square' : 'cube'} root${top > 1 ? `, the top means the power of ${top}` : ''}. `}${negative ? `The minus sign means one over, so the value is 1 over ${value}.` : `So the value is ${value}.`}`,
      steps: [
        ...(whole > 0
          ? [maths(`${n}^{${power}} = ${value}`)]
          : [
              maths(root === 2 ? String.raw`\sqrt{${n}} = ${base}` : String.raw`\sqrt[3]{${n}} = ${base}`),
              ...(top > 1 ? [maths(`${base}^{${top}} = ${value}`)] : []),
            ]),
        ...(negative ? [`One over that: ${fraction(key)}`] : [`The value is ${fraction(key)}.`]),
      ],
      hints: [
        'What does each part of the power mean?',
        negative ? 'A negative power means one over the positive power.' : 'The bottom of a fractional power is a root.',
      ],
      drawn: { n, index },
    };
  },
);

type Surd = readonly [outside: number, root: number];
const surd = ([outside, root]: Surd): string =>
  maths(root === 1 ? `${outside}` : String.raw`${outside === 1 ? '' : outside}\sqrt{${root}}`);

export const surds = makeGenerator(
  {
    id: 'maths-surds',
    title: 'Surds',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['surds', 'simplifying surds', 'square roots', 'root form', 'rationalise'],
  },
  ({ int, pick, level }) => {
    const root = pick([2, 3, 5, 6, 7]);
    const [a, b] = [int(2, level(6, 9, 7)), int(2, 7)];
    if (a === b) return undefined;
    const kind = level('simplify' as const, pick(['simplify', 'add'] as const), pick(['add', 'rationalise'] as const));
    const minus = pick([true, false]) && a > b + 1;
    const [expression, key, slips, why, steps] = (
      kind === 'simplify'
        ? [
            String.raw`\sqrt{${a * a * root}}`,
            [a, root],
            [
              [[a * a, root], 'This leaves the square number as it is outside. Take its square root.'],
              [[root, a], 'This has the two numbers the wrong way round.'],
              [[a, root * a], 'This leaves a factor too many under the root.'],
              [[a + 1, root], 'This has a slip in the square root.'],
            ],
            `${a * a * root} = ${a * a} × ${root}, and the square root of ${a * a} is ${a}.`,
            [
              maths(String.raw`\sqrt{${a * a * root}} = \sqrt{${a * a} \times ${root}}`),
              maths(String.raw`= \sqrt{${a * a}} \times \sqrt{${root}}`),
            ],
          ]
        : kind === 'add'
          ? [
              String.raw`\sqrt{${a * a * root}} ${minus ? '-' : '+'} \sqrt{${b * b * root}}`,
              [minus ? a - b : a + b, root],
              [
                [
                  [1, (minus ? a * a - b * b : a * a + b * b) * root],
                  `This ${minus ? 'subtracts' : 'adds'} under the root. Simplify each root first.`,
                ],
                [[minus ? a - b : a + b, minus ? root * 2 : root * 2], 'This changes the number under the root as well.'],
                [[a * b, root], 'This multiplies the numbers outside.'],
                [[minus ? a + b : Math.abs(a - b), root], 'This has the wrong sign between the roots.'],
              ],
              `The roots simplify to ${surd([a, root])} and ${surd([b, root])}, which are like terms.`,
              [
                `${maths(String.raw`\sqrt{${a * a * root}}`)} is ${surd([a, root])}`,
                `${maths(String.raw`\sqrt{${b * b * root}}`)} is ${surd([b, root])}`,
              ],
            ]
          : [
              String.raw`\frac{${a * root}}{\sqrt{${root}}}`,
              [a, root],
              [
                [[1, a], 'This divides the number under the root into the top as if there were no root.'],
                [[a * root, root], 'This multiplies the top but forgets the bottom.'],
                [[a, 1], 'This leaves out the root.'],
                [[root, a], 'This has the two numbers the wrong way round.'],
              ],
              `Multiply top and bottom by ${maths(String.raw`\sqrt{${root}}`)}: the bottom becomes ${root}.`,
              [maths(String.raw`\frac{${a * root}}{\sqrt{${root}}} = \frac{${a * root}\sqrt{${root}}}{${root}}`), `Divide by ${root}.`],
            ]
    ) as readonly [string, Surd, (readonly [Surd, string])[], string, string[]];
    return {
      stem:
        kind === 'rationalise'
          ? `Rationalise the denominator of ${maths(expression)} and simplify.`
          : `Write ${maths(expression)} in its simplest form.`,
      key,
      slips,
      show: surd,
      sameAs: ([outside, under]: Surd) => outside * outside * under,
      why,
      steps: [...steps, `So the answer is ${surd(key)}.`],
      hints: [
        kind === 'rationalise' ? 'Multiply top and bottom by the root.' : 'Which square number is a factor of the number under the root?',
        kind === 'add' ? 'Only equal roots can be added, like letters in algebra.' : 'Split the root into a product of two roots.',
      ],
      drawn: { expression },
    };
  },
);
