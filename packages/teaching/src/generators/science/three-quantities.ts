import type { Figure } from '@hedgerow/figures/figure';
import type { Generator, KindOfDraw } from '../generator.ts';
import { sought, soughtFrom } from '../kinds.ts';
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
  /** Another unit in which it is often given, and how many of it make one `unit`: 1,000 g make 1 kg, a sixtieth of a minute makes 1 s. */
  readonly also?: { readonly unit: string; readonly perUnit: Rational };
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
  /** What is seen of `left` and `right`; the one that is asked for is a question mark. */
  readonly picture?: (left: string, right: string) => Figure;
};

const short = (x: Rational): boolean => [1n, 2n, 4n, 5n, 8n, 10n, 20n, 25n, 50n, 100n, 200n, 250n, 500n, 1000n].includes(x.d) && x.n > 0n;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = ({ given }: Quantity, shown: string): string => given.replace('#', shown);

type Known = {
  readonly quantity: Quantity;
  readonly value: Rational;
  readonly other?: { readonly unit: string; readonly amount: Rational };
};

const largestShown = q(100_000);
/** A known amount in its other unit, where that is a number that somebody would write. */
const inOtherUnit = ({ quantity, value }: Known): Known | undefined => {
  if (quantity.also === undefined) return undefined;
  const amount = mul(value, quantity.also.perUnit);
  return short(amount) && amount.d <= 10n && toNumber(sub(largestShown, amount)) >= 0
    ? { quantity, value, other: { unit: quantity.also.unit, amount } }
    : undefined;
};
const asGiven = ({ value, other }: Known): Rational => other?.amount ?? value;
/** `1 minute`, though the unit is called minutes. */
const unitOf = (unit: string, amount: Rational): string => (toNumber(amount) === 1 ? unit.replace(/^(minute|hour)s$/, '$1') : unit);
const shown = (known: Known): string => inUnit(unitOf(known.other?.unit ?? known.quantity.unit, asGiven(known)))(asGiven(known));
/** `1 kg = 1,000 g`, `1 minute = 60 s`. */
const unitRule = ({ unit, also }: Quantity): string => {
  if (also === undefined) return '';
  const { perUnit } = also;
  return perUnit.d === 1n
    ? `1 ${unit} = ${plain(perUnit)} ${also.unit}`
    : `1 ${unitOf(also.unit, q(1))} = ${plain(div(1, perUnit))} ${unit}`;
};

/** What else pupils call a quantity. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['potential difference', String.raw`potential difference|voltage|p\.?d\.?`],
  ['number of moles', 'number of moles|moles|amount of substance'],
  ['relative formula mass', String.raw`relative formula mass|molar mass|m_?r|rfm`],
  ['gravitational field strength', 'gravitational field strength|field strength|gravity'],
  ['change in velocity', 'change in velocity|velocity change'],
  ['energy transferred', 'energy transferred|energy'],
  ['wave speed', '(?:wave )?speed'],
  ['distance from the pivot', '(?:perpendicular )?distance(?: from the pivot)?'],
  ['resultant force', '(?:resultant )?force'],
  ['volume of gas', 'volume(?: of gas)?'],
]);

/** "Finding the mass" of a law draws questions on that; of "density" alone all three are drawn. */
const kindsOfLaw = (title: string, quantities: readonly Quantity[]): readonly KindOfDraw[] => {
  const inTitle = quantities.filter(({ name }) => title.toLowerCase().includes(name));
  return quantities.map((quantity) => {
    const { name } = quantity;
    const isTitle = inTitle.length === 1 && inTitle[0] === quantity;
    const stem =
      name === 'time' ? /How long does that take|(?:What is|alculate|ind) the time/ : new RegExp(`(?:What is|alculate|ind) the ${name}\\b`);
    return (isTitle ? soughtFrom : sought)(otherNames.get(name) ?? name, stem);
  });
};

/** A generator for a law that says "product = left × right": asks for one of the three from the other two. */
export const threeQuantities = ({ product, left, right, scene, lefts, rights, picture, ...about }: Law): Generator =>
  makeGenerator(
    {
      keyStage: 'KS4',
      years: about.keyStage === 'KS3' ? [7, 8, 9] : [10, 11],
      kinds: kindsOfLaw(about.title, [product, left, right]),
      ...about,
    },
    ({ int, pick, level }) => {
      const [a, b] = [pick(level(...lefts)), pick(level(...rights))];
      const c = mul(a, b);
      const asks = level('product', pick(['product', 'left', 'right'] as const), pick(['left', 'right'] as const));
      const [wanted, key, one, two] = {
        product: [product, c, { quantity: left, value: a }, { quantity: right, value: b }] as const,
        left: [left, a, { quantity: product, value: c }, { quantity: right, value: b }] as const,
        right: [right, b, { quantity: product, value: c }, { quantity: left, value: a }] as const,
      }[asks];
      // Units are changed never, sometimes, and most of the time.
      const changes = int(1, 3) <= level(0, 1, 2);
      const firstChanged = changes ? inOtherUnit(one) : undefined;
      const first: Known = firstChanged ?? one;
      const second: Known = changes && firstChanged === undefined ? (inOtherUnit(two) ?? two) : two;
      const changed = [first, second].find(({ other }) => other !== undefined);
      const seen = (quantity: Quantity): string => {
        const known = [first, second].find((one_) => one_.quantity === quantity);
        return known === undefined ? '?' : shown(known);
      };
      const work = (x: Rational, y: Rational): Rational => (asks === 'product' ? mul(x, y) : div(x, y));
      const show = inUnit(wanted.unit);
      const [names, values] = [[one.quantity.name, two.quantity.name] as const, [one.value, two.value] as const];
      const sign = asks === 'product' ? '×' : '÷';
      const formula = `${capital(wanted.name)} = ${names[0]} ${sign} ${names[1]}`;
      const sum = `${plain(values[0])} ${sign} ${plain(values[1])} = ${plain(key)}`;
      return {
        stem: `${scene} ${sentence(one.quantity, shown(first))} ${sentence(two.quantity, shown(second))} ${wanted.name === 'time' ? 'How long does that take' : `What is the ${wanted.name}`}${changed === undefined || wanted.unit === '' ? '' : wanted.name === 'time' ? ', in seconds' : ` in ${wanted.unit}`}?`,
        illustration: picture?.(seen(left), seen(right)),
        key,
        slips: [
          ...(changed?.other === undefined
            ? []
            : [
                [
                  work(asGiven(first), asGiven(second)),
                  `This leaves the ${changed.quantity.name} in ${changed.other.unit}. Change it to ${changed.quantity.unit} first.`,
                ] as const,
              ]),
          asks === 'product'
            ? [div(...values), `This divides the ${left.name} by the ${right.name}. Multiply them.`]
            : [mul(...values), `This multiplies. Divide the ${names[0]} by the ${names[1]}.`],
          asks === 'product'
            ? [div(values[1], values[0]), `This divides the ${right.name} by the ${left.name}. Multiply them.`]
            : [div(values[1], values[0]), `This divides the wrong way round. Divide the ${names[0]} by the ${names[1]}.`],
          [add(...values), `This adds. ${formula}.`],
          [mul(key, 10), 'This is ten times too large. Check where the decimal point goes.'],
          [div(key, 10), 'This is ten times too small. Check where the decimal point goes.'],
          [sub(...values), `This subtracts. ${formula}.`],
        ],
        show,
        believable: short,
        why: `${formula}, so the ${wanted.name} is ${plain(values[0])} ${sign} ${plain(values[1])} = ${show(key)}.`,
        steps: [
          formula,
          ...(changed === undefined
            ? []
            : [`${unitRule(changed.quantity)}, so ${shown(changed)} is ${inUnit(changed.quantity.unit)(changed.value)}.`]),
          wanted.unit === '' ? `${sum}, and it has no unit.` : `${sum}, so the ${wanted.name} is ${show(key)}.`,
        ],
        hints: [
          `Which formula links ${product.name}, ${left.name} and ${right.name}?`,
          `${maths(String.raw`${product.symbol} = ${left.symbol} \times ${right.symbol}`)}: ${[product, left, right].map(({ symbol, name }) => `${maths(symbol)} is the ${name}`).join(', ')}.`,
        ],
        drawn: {
          first: toNumber(values[0]),
          second: toNumber(values[1]),
          asks,
          /** By how much a checker divides each number of the stem. */
          per: [first, second].map(({ quantity, other }) =>
            other === undefined || quantity.also === undefined ? 1 : toNumber(quantity.also.perUnit),
          ),
        },
      };
    },
  );

export const amounts = (from: number, to: number, step = 1, scale = 1): readonly Rational[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => q(from + index * step, scale));
