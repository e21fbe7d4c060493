import type { Generator } from '../generator.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, mul, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, maths, plain } from '../written.ts';

export type Quantity = {
  readonly name: string;
  readonly unit: string;
  readonly symbol: string;
  /** How a stem gives it, with the amount put in for `#`. */
  readonly given: string;
};
export type Law = Omit<Generator, 'generate' | 'keyStage' | 'years'> & {
  readonly keyStage?: 'KS3' | 'KS4';
  /** What the other two multiply to. */
  readonly product: Quantity;
  readonly left: Quantity;
  readonly right: Quantity;
  readonly scene: string;
  /** Amounts to draw from, for `left` and `right`, at the three difficulties. */
  readonly lefts: readonly [readonly Rational[], readonly Rational[], readonly Rational[]];
  readonly rights: readonly [readonly Rational[], readonly Rational[], readonly Rational[]];
};

const short = (x: Rational): boolean => [1n, 2n, 4n, 5n, 8n, 10n, 20n, 25n, 50n, 100n, 200n, 250n, 500n, 1000n].includes(x.d) && x.n > 0n;
const sentence = ({ given }: Quantity, shown: string): string => given.replace('#', shown);

/** A generator for a law that says "product = left × right": asks for one of the three from the other two. */
export const threeQuantities = ({ product, left, right, scene, lefts, rights, ...about }: Law): Generator =>
  makeGenerator({ keyStage: 'KS4', years: about.keyStage === 'KS3' ? [7, 8, 9] : [10, 11], ...about }, ({ pick, level }) => {
    const [a, b] = [pick(level(...lefts)), pick(level(...rights))];
    const c = mul(a, b);
    const asks = level('product', pick(['product', 'left', 'right'] as const), pick(['left', 'right'] as const));
    const [wanted, key, known, values] = {
      product: [product, c, [left, right], [a, b]] as const,
      left: [left, a, [product, right], [c, b]] as const,
      right: [right, b, [product, left], [c, a]] as const,
    }[asks];
    const [first, second] = values;
    const show = inUnit(wanted.unit);
    const operation =
      asks === 'product' ? String.raw`${left.symbol} \times ${right.symbol}` : String.raw`\frac{${known[0].symbol}}{${known[1].symbol}}`;
    const sign = asks === 'product' ? '×' : '÷';
    return {
      stem: `${scene} ${sentence(known[0], inUnit(known[0].unit)(first))} ${sentence(known[1], inUnit(known[1].unit)(second))} What is the ${wanted.name}?`,
      key,
      slips: [
        asks === 'product'
          ? [div(first, second), `This divides the ${left.name} by the ${right.name}. Multiply them.`]
          : [mul(first, second), `This multiplies. Divide the ${known[0].name} by the ${known[1].name}.`],
        asks === 'product'
          ? [div(second, first), `This divides the ${right.name} by the ${left.name}. Multiply them.`]
          : [div(second, first), `This divides the wrong way round. Divide the ${known[0].name} by the ${known[1].name}.`],
        [add(first, second), 'This adds the two numbers. Use the formula.'],
        [mul(key, 10), 'This is ten times too large: a slip in the place value.'],
        [div(key, 10), 'This is ten times too small: a slip in the place value.'],
        [sub(first, second), 'This subtracts the two numbers. Use the formula.'],
      ],
      show,
      believable: short,
      why: `The ${wanted.name} is ${maths(operation)}: ${plain(first)} ${sign} ${plain(second)} = ${plain(key)}.`,
      steps: [
        `Formula: ${maths(`${wanted.symbol} = ${operation}`)}`,
        `${plain(first)} ${sign} ${plain(second)} = ${plain(key)}`,
        `With the unit: ${show(key)}`,
      ],
      hints: [
        `Which formula links ${product.name}, ${left.name} and ${right.name}?`,
        `${maths(String.raw`${product.symbol} = ${left.symbol} \times ${right.symbol}`)}: ${[product, left, right].map(({ symbol, name }) => `${maths(symbol)} is the ${name}`).join(', ')}.`,
      ],
      drawn: { first: toNumber(first), second: toNumber(second), asks },
    };
  });

export const amounts = (from: number, to: number, step = 1, scale = 1): readonly Rational[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => q(from + index * step, scale));
