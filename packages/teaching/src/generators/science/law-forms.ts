import type { Figure } from '@hedgerow/figures/figure';
import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import type { Generator } from '../generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
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
  readonly scene: string | readonly string[];
  /** Amounts to draw from, for `left` and `right`, at the three difficulties. */
  readonly lefts: readonly [readonly Rational[], readonly Rational[], readonly Rational[]];
  readonly rights: readonly [readonly Rational[], readonly Rational[], readonly Rational[]];
  /** What is seen of `left`, `right` and their product; the one that is asked for is a question mark. None where a text finds no room. */
  readonly picture?: (left: string, right: string, product: string) => Figure | undefined;
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

/** What of the three is asked for, and what is known. */
export type Asked = {
  readonly asks: 'product' | 'left' | 'right';
  readonly wanted: Quantity;
  readonly key: Rational;
  readonly one: Known;
  readonly two: Known;
  readonly scene: string;
};
export type Three = Pick<Law, 'product' | 'left' | 'right'>;

const signOf = ({ asks }: Asked): '×' | '÷' => (asks === 'product' ? '×' : '÷');
const formulaOf = (asked: Asked): string =>
  `${capital(asked.wanted.name)} = ${asked.one.quantity.name} ${signOf(asked)} ${asked.two.quantity.name}`;
const sumOf = (asked: Asked): string => `${plain(asked.one.value)} ${signOf(asked)} ${plain(asked.two.value)}`;

const helpWith = ({ product, left, right }: Three): readonly string[] => [
  `Which formula links ${product.name}, ${left.name} and ${right.name}?`,
  `${maths(String.raw`${product.symbol} = ${left.symbol} \times ${right.symbol}`)}: ${[product, left, right].map(({ symbol, name }) => `${maths(symbol)} is the ${name}`).join(', ')}.`,
];

/** What pupils work out instead, each with what was done; the first few are the usual ones. */
const wrongWorkings = (asked: Asked, { left, right }: Three) => {
  const { asks, one, two, key } = asked;
  const values = [one.value, two.value] as const;
  const names = [one.quantity.name, two.quantity.name] as const;
  return asks === 'product'
    ? [
        {
          value: div(...values),
          says: 'The first number was divided by the second.',
          why: `This divides the ${left.name} by the ${right.name}. Multiply them.`,
        },
        {
          value: div(values[1], values[0]),
          says: 'The second number was divided by the first.',
          why: `This divides the ${right.name} by the ${left.name}. Multiply them.`,
        },
        { value: add(...values), says: 'They were added and not multiplied.', why: `This adds. ${formulaOf(asked)}.` },
        {
          value: div(key, 10),
          says: 'The decimal point was put one place too far left.',
          why: 'This is ten times too small. Check where the decimal point goes.',
        },
      ]
    : [
        {
          value: mul(...values),
          says: 'They were multiplied and not divided.',
          why: `This multiplies. Divide the ${names[0]} by the ${names[1]}.`,
        },
        {
          value: div(values[1], values[0]),
          says: 'They were divided the wrong way round.',
          why: `This divides the wrong way round. Divide the ${names[0]} by the ${names[1]}.`,
        },
        { value: add(...values), says: 'They were added and not divided.', why: `This adds. ${formulaOf(asked)}.` },
        {
          value: mul(key, 10),
          says: 'The decimal point was put one place too far right.',
          why: 'This is ten times too large. Check where the decimal point goes.',
        },
      ];
};

/** Why it is multiplied or divided, in words. */
const reasonOf = ({ asks, wanted, two }: Asked, { product }: Three): string =>
  asks === 'product'
    ? `More of either makes the ${wanted.name} greater, so the two are multiplied.`
    : `The ${product.name} is made up of both others. Taking the ${two.quantity.name} out of it, by dividing, leaves only the ${wanted.name}.`;

const drawnOf = (form: string, { asks, one, two }: Asked, known: readonly Known[]) => ({
  form,
  first: toNumber(one.value),
  second: toNumber(two.value),
  asks,
  /** By how much a checker divides each number of the stem. */
  per: known.map(({ quantity, other }) => (other === undefined || quantity.also === undefined ? 1 : toNumber(quantity.also.perUnit))),
});

export const worked = (asked: Asked, law: Three, changes: boolean, picture: Law['picture']): Draft<string> => {
  const { asks, wanted, key, one, two, scene } = asked;
  const { product, left, right } = law;
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
  const formula = formulaOf(asked);
  const sum = `${sumOf(asked)} = ${plain(key)}`;
  return asText({
    stem: `${scene} ${sentence(one.quantity, shown(first))} ${sentence(two.quantity, shown(second))} ${wanted.name === 'time' ? 'How long does that take' : `What is the ${wanted.name}`}${changed === undefined || wanted.unit === '' ? '' : wanted.name === 'time' ? ', in seconds' : ` in ${wanted.unit}`}?`,
    illustration: picture?.(seen(left), seen(right), seen(product)),
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
      ...wrongWorkings(asked, law).map(({ value, why }) => [value, why] as const),
      [mul(key, 10), 'This is ten times too large. Check where the decimal point goes.'],
      [div(key, 10), 'This is ten times too small. Check where the decimal point goes.'],
      [sub(one.value, two.value), `This subtracts. ${formula}.`],
    ],
    show,
    believable: short,
    why: `${formula}, so the ${wanted.name} is ${sumOf(asked)} = ${show(key)}.`,
    steps: [
      formula,
      ...(changed === undefined
        ? []
        : [`${unitRule(changed.quantity)}, so ${shown(changed)} is ${inUnit(changed.quantity.unit)(changed.value)}.`]),
      wanted.unit === '' ? `${sum}, and it has no unit.` : `${sum}, so the ${wanted.name} is ${show(key)}.`,
    ],
    hints: helpWith({ product, left, right }),
    drawn: drawnOf('value', asked, [first, second]),
  });
};

/** The sum before it is worked out. */
export const calculation = (asked: Asked, law: Three, picture: Law['picture']): Draft<string> | undefined => {
  const { asks, wanted, one, two, scene } = asked;
  const seen = (quantity: Quantity): string => {
    const known = [one, two].find((given) => given.quantity === quantity);
    return known === undefined ? '?' : shown(known);
  };
  const [x, y] = [plain(one.value), plain(two.value)];
  const formula = formulaOf(asked);
  const [first, second, right] = [one.value, two.value, asked.key].map(toNumber) as [number, number, number];
  const others = asks === 'product' ? [first / second, second / first, first + second] : [first * second, second / first, first - second];
  if (others.includes(right)) return undefined;
  return {
    stem: `${scene} ${sentence(one.quantity, shown(one))} ${sentence(two.quantity, shown(two))} Which calculation gives the ${wanted.name}?`,
    illustration: picture?.(seen(law.left), seen(law.right), seen(law.product)),
    key: sumOf(asked),
    slips:
      asks === 'product'
        ? [
            [`${x} ÷ ${y}`, `This divides. ${formula}.`],
            [`${y} ÷ ${x}`, `This divides. ${formula}.`],
            [`${x} + ${y}`, `This adds. ${formula}.`],
          ]
        : [
            [`${x} × ${y}`, `This multiplies. ${formula}.`],
            [`${y} ÷ ${x}`, `This is the wrong way round. ${formula}.`],
            [`${x} − ${y}`, `This takes away. ${formula}.`],
          ],
    show: asItStands,
    why: reasonOf(asked, law),
    steps: [formula, 'Put the two numbers that are known into it, in that order.'],
    hints: [...helpWith(law), 'Which two are known, and which one is wanted?'],
    drawn: drawnOf('calculation', asked, [one, two]),
  };
};

export const mistaken = (asked: Asked, law: Three, { pick }: Draw): Draft<string> | undefined => {
  const { wanted, key, one, two, scene } = asked;
  const show = inUnit(wanted.unit);
  const wrong = wrongWorkings(asked, law).filter(({ value }) => short(value) && toNumber(value) !== toNumber(key));
  if (wrong.length < 4) return undefined;
  const mistakes = wrong.map(({ value, says }) => ({ says, gives: show(value) }));
  const made = pick(mistakes.slice(0, 2));
  return whatWentWrong({
    told: `${scene} ${sentence(one.quantity, shown(one))} ${sentence(two.quantity, shown(two))} A pupil writes: ${wanted.name} = ${made.gives}.`,
    mistakes: turnedTo(mistakes, made),
    why: `${formulaOf(asked)}, so it is ${sumOf(asked)} = ${show(key)}.`,
    steps: [formulaOf(asked), `${sumOf(asked)} = ${plain(key)}`, `The pupil has ${made.gives} instead.`],
    hints: [...helpWith(law), 'Work it out yourself, and compare.'],
    drawn: drawnOf('mistake', asked, [one, two]),
  });
};

/** Which of the three is what divided or multiplied by what. */
export const rearranged = (asked: Asked, law: Three): Draft<string> => {
  const { asks, wanted, one, two } = asked;
  const [x, y] = [one.quantity.name, two.quantity.name];
  const formula = formulaOf(asked);
  return {
    stem: `Which formula gives the ${wanted.name}?`,
    key: `${x} ${signOf(asked)} ${y}`,
    slips:
      asks === 'product'
        ? [
            [`${x} ÷ ${y}`, `This divides. ${formula}.`],
            [`${y} ÷ ${x}`, `This divides. ${formula}.`],
            [`${x} + ${y}`, `This adds. ${formula}.`],
          ]
        : [
            [`${x} × ${y}`, `This multiplies. ${formula}.`],
            [`${y} ÷ ${x}`, `This is upside down. ${formula}.`],
            [`${x} − ${y}`, `This takes away. ${formula}.`],
          ],
    show: asItStands,
    believable: (text) => text.length <= 60,
    why: reasonOf(asked, law),
    steps: [
      `The ${law.left.name} times the ${law.right.name} is the ${law.product.name}.`,
      asks === 'product' ? 'It stands alone already: nothing has to be moved.' : `Divide both sides by the ${y}: it is left alone then.`,
    ],
    hints: [
      `How are ${law.product.name}, ${law.left.name} and ${law.right.name} linked?`,
      asks === 'product' ? 'This is the one that the other two multiply to.' : `What must be done to leave the ${wanted.name} alone?`,
      'The units help: look at what is divided in them.',
    ],
    drawn: { form: 'formula', asks, names: [law.product.name, law.left.name, law.right.name] },
  };
};

/** What becomes of a quantity that is made so many times as large. */
const becomes = (times: number): string =>
  times === 1
    ? 'It stays the same.'
    : times === 2
      ? 'It doubles.'
      : times === 0.5
        ? 'It halves.'
        : times > 1
          ? `It becomes ${{ 3: 'three', 4: 'four', 9: 'nine' }[times] ?? 'ten'} times as large.`
          : `It becomes ${{ 3: 'a third', 4: 'a quarter', 9: 'a ninth' }[Math.round(1 / times)] ?? 'a tenth'} as large.`;

/** One of the two is changed, the other is not. */
export const inProportion = (asked: Asked, law: Three, { pick }: Draw): Draft<string> | undefined => {
  const { asks, wanted, one, two } = asked;
  const times = pick([2, 3]);
  const [changed, kept] = pick([[one, two] as const, [two, one] as const]);
  const grows = asks === 'product' || changed === one;
  // A kind of substance cannot be made twice as heavy, nor a lamp twice as good.
  if (/formula mass|efficiency/.test(`${changed.quantity.name} ${wanted.name}`)) return undefined;
  const factor = grows ? times : 1 / times;
  const formula = formulaOf(asked);
  return {
    stem: `The ${changed.quantity.name} is made ${times === 2 ? 'twice' : 'three times'} as large, and the ${kept.quantity.name} stays the same. What happens to the ${wanted.name}?`,
    key: becomes(factor),
    slips: [
      [becomes(1 / factor), `This is the other way round. ${formula}.`],
      [becomes(1), `This leaves it as it is. ${formula}, and the ${changed.quantity.name} has changed.`],
      [becomes(grows ? times * times : 1 / (times * times)), `This changes it twice. The ${kept.quantity.name} stays the same.`],
    ],
    show: asItStands,
    why: grows
      ? `While the ${kept.quantity.name} is fixed, the other two are in direct proportion: both grow by one factor.`
      : `While the ${kept.quantity.name} is fixed, the other two are in inverse proportion: one shrinks as the other grows.`,
    steps: [
      formula,
      `Put in ${times === 2 ? 'twice' : 'three times'} the ${changed.quantity.name}.`,
      `The ${kept.quantity.name} does not change.`,
    ],
    hints: [...helpWith(law), 'Try it with two easy numbers, before and after.'],
    drawn: { form: 'ratio', asks, times, changed: changed.quantity.name, names: [law.product.name, law.left.name, law.right.name] },
  };
};

const greek: readonly (readonly [tex: string, letter: string])[] = [
  [String.raw`\rho`, 'ρ'],
  [String.raw`\lambda`, 'λ'],
  [String.raw`\eta`, 'η'],
  ['M_r', 'Mr'],
  ['E_u', 'Eu'],
  ['E_t', 'Et'],
];
/** A symbol as it stands in a table, without formulas. */
const letterOf = ({ quantity: { symbol } }: Known): string =>
  greek.find(([tex]) => tex === symbol)?.[1] ?? symbol.replaceAll(/\\[a-z]+|[{}\s]/g, '');
const headed = (known: Known): string =>
  `${letterOf(known)} is the ${known.quantity.name}${known.quantity.unit === '' ? '' : ` in ${known.quantity.unit}`}`;

/** Four cases in a table, each with two of the three. */
export const inTable = (
  asked: Asked,
  law: Three,
  { pick, level }: Draw,
  { lefts, rights }: Pick<Law, 'lefts' | 'rights'>,
): Draft<string> | undefined => {
  const { asks, wanted, one, two } = asked;
  const cases = ['A', 'B', 'C', 'D'].map((name) => {
    const [a, b] = [pick(level(...lefts)), pick(level(...rights))];
    const values = { product: mul(a, b), left: a, right: b };
    const [x, y] = asks === 'product' ? [a, b] : asks === 'left' ? [values.product, b] : [values.product, a];
    return { name, x, y, value: values[asks] };
  });
  const sorted = cases.toSorted((p, r) => toNumber(r.value) - toNumber(p.value));
  const [best, next] = sorted;
  if (wanted.name === 'time' || letterOf(one) === '' || letterOf(one) === letterOf(two)) return undefined;
  if (best === undefined || next === undefined || toNumber(best.value) === toNumber(next.value)) return undefined;
  const show = inUnit(wanted.unit);
  const formula = formulaOf(asked);
  return {
    stem: `In the table ${headed(one)}, and ${headed(two)}. Which of the four has the greatest ${wanted.name}?`,
    figure: { kind: 'table', head: ['', letterOf(one), letterOf(two)], rows: cases.map(({ name, x, y }) => [name, plain(x), plain(y)]) },
    key: best.name,
    keyStandsInFigure: true,
    slips: sorted.slice(1).map(({ name, value }) => [name, `This has ${show(value)}. There is one with more.`] as const),
    show: asItStands,
    why: `${formula}: ${cases.map(({ name, value }) => `${name} has ${show(value)}`).join(', ')}.`,
    steps: [formula, ...cases.map(({ name, x, y, value }) => `${name}: ${plain(x)} ${signOf(asked)} ${plain(y)} = ${plain(value)}`)],
    hints: [...helpWith(law), `Work out the ${wanted.name} of each of the four.`],
    drawn: { form: 'table', asks },
  };
};
