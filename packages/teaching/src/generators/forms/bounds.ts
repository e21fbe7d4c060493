import type { Draw } from '../random.ts';
import { add, div, mul, q, type Rational, sub, toNumber } from '../rational.ts';
import { inUnit, maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

type Rounded = {
  readonly a: Rational;
  readonly gap: Rational;
  readonly half: Rational;
  readonly places: number;
  readonly unit: string;
  readonly to: string;
  readonly isUpper: boolean;
  readonly word: 'upper' | 'lower';
  readonly other: 'upper' | 'lower';
  readonly bound: Rational;
};

const units = [
  ['length', 'cm'],
  ['mass', 'kg'],
  ['time', 's'],
  ['distance', 'm'],
] as const;

const rounded = ({ int, pick, level }: Draw): Rounded & { readonly thing: string } => {
  const gap = level(pick([q(1), q(10)]), pick([q(1, 10), q(1, 10), q(1, 100), q(5)]), pick([q(1, 100), q(50), q(1, 1000), q(1, 2)]));
  const a = mul(int(4, 48), gap);
  const places = gap.d === 1n ? 0 : gap.d === 2n ? 1 : String(gap.d).length - 1;
  const [thing, unit] = pick(units);
  const half = div(gap, 2);
  const isUpper = pick([true, false]);
  return {
    a,
    gap,
    half,
    places,
    unit,
    thing,
    to: `the nearest ${plain(gap)} ${unit}`,
    isUpper,
    word: isUpper ? 'upper' : 'lower',
    other: isUpper ? 'lower' : 'upper',
    bound: isUpper ? add(a, half) : sub(a, half),
  };
};

const kindOf = ({ word }: Pick<Rounded, 'word'>, what = 'length'): { readonly kind: string } => ({ kind: `${word} ${what}` });

const fromBound = form<Rational>('from bound', (draw) => {
  const given = rounded(draw);
  const { a, gap, half, places, unit, thing, to, isUpper, word, other, bound } = given;
  return {
    stem: `A ${thing} was rounded to ${to}. Its ${word} bound is ${plain(bound)} ${unit}. What was the rounded ${thing}?`,
    key: a,
    slips: [
      [isUpper ? add(bound, half) : sub(bound, half), `This goes half a unit the wrong way. It is the ${word} bound that is known.`],
      [isUpper ? sub(bound, gap) : add(bound, gap), `This goes a whole unit, to the ${other} bound.`],
      [
        isUpper ? sub(a, gap) : add(a, gap),
        'This is the next number that it could be rounded to. It is half a unit away, not one and a half.',
      ],
      [bound, 'This is the bound itself.'],
    ],
    show: (x) => `${plain(x, places)} ${unit}`,
    believable: (x) => x.n > 0n && mul(x, 10 ** Math.max(places, 1)).d === 1n,
    why: `The ${word} bound lies half a unit, ${plain(half)} ${unit}, ${isUpper ? 'above' : 'below'} the rounded ${thing}, so go back by that much.`,
    steps: [`Half of the unit: ${plain(half)} ${unit}`, `${plain(bound)} ${isUpper ? '−' : '+'} ${plain(half)} = ${plain(a, places)}`],
    hints: [
      'How far is a bound from the rounded number?',
      `Is the ${word} bound above or below it?`,
      'Go back by half of the unit of rounding.',
    ],
    drawn: { a: toNumber(a), gap: toNumber(gap), ...kindOf(given) },
  };
});

const wrongBound = wentWrong('wrong bound', (draw) => {
  const given = rounded(draw);
  const { a, gap, half, places, unit, thing, to, isUpper, word, other, bound } = given;
  const [away, back] = isUpper ? [add, sub] : [sub, add];
  const show = (x: Rational): string => `${plain(x)} ${unit}`;
  return {
    claim: (value, name) => `A ${thing} is ${plain(a, places)} ${unit} to ${to}. ${name} says that its ${word} bound is ${value}.`,
    right: show(bound),
    mistakes: [
      [
        show(away(a, gap)),
        'It goes a whole unit away, not half.',
        `A bound is half of the unit of rounding away, here ${plain(half)} ${unit}.`,
      ],
      [show(back(a, half)), `It is the ${other} bound.`, `The ${word} bound is ${isUpper ? 'above' : 'below'} the rounded number.`],
      [
        show(back(bound, div(gap, 10))),
        'It stops just short of the bound.',
        'The bound is exactly half a unit away, even if the value there would be rounded differently.',
      ],
      [show(a), 'It is the rounded number itself.', 'The true value may be up to half a unit away from it.'],
    ],
    steps: [
      `Half of the unit: ${plain(half)} ${unit}`,
      `${word === 'upper' ? 'Upper' : 'Lower'} bound: ${plain(a, places)} ${isUpper ? '+' : '−'} ${plain(half)} = ${plain(bound)}`,
    ],
    hints: [
      'Work out the bound yourself first.',
      'How far is the bound that was said from the rounded number?',
      'Compare that with half of the unit.',
    ],
    drawn: { a: toNumber(a), gap: toNumber(gap), ...kindOf(given) },
  };
});

const boundsApart = form<Rational>('bounds apart', (draw) => {
  const { level, pick } = draw;
  const given = rounded(draw);
  const { a, gap, half, places, unit, thing, to } = given;
  const times = level(1, pick([1, 2]), pick([2, 3, 4]));
  const many = times === 1 ? '' : ` ${['', '', 'Two', 'Three', 'Four'][times]} of it are put together.`;
  return {
    stem: `A ${thing} is ${plain(a, places)} ${unit} to ${to}.${many} How far apart are the upper bound and the lower bound of ${times === 1 ? `the ${thing}` : 'the total'}?`,
    key: mul(gap, times),
    slips: [
      [mul(half, times), 'This goes from the rounded number to one bound only. Go from bound to bound.'],
      [mul(gap, 2 * times), 'This goes a whole unit to each side. It is half a unit to each side.'],
      [mul(a, times), `This is the rounded ${times === 1 ? thing : 'total'}, and not the distance between its bounds.`],
      ...(times > 1 ? [[gap, 'This is for one of them. The total can be wrong by more.'] as const] : []),
      [mul(add(a, half), times), 'This is the upper bound. Take the lower bound from it.'],
    ],
    show: inUnit(unit),
    why: `${times === 1 ? 'The value' : 'Each of them'} can be half a unit more or half a unit less, which is one whole unit from end to end${times === 1 ? '' : `, and there are ${times}`}.`,
    steps: [
      `Upper bound: ${plain(mul(add(a, half), times))} ${unit}`,
      `Lower bound: ${plain(mul(sub(a, half), times))} ${unit}`,
      `${plain(mul(add(a, half), times))} − ${plain(mul(sub(a, half), times))} = ${plain(mul(gap, times))}`,
    ],
    hints: ['Find both bounds first.', 'How much can be added, and how much taken away?', 'Take the lower bound from the upper bound.'],
    drawn: { a: toNumber(a), gap: toNumber(gap), times, ...kindOf(given) },
  };
});

const surelyFits = form<Rational>('surely fits', ({ int, pick, level }) => {
  const gap = level(q(1), pick([q(1), q(5)]), pick([q(1, 10), q(1, 2)]));
  const a = q(level(int(41, 98), 5 * int(9, 19), int(41, 98)));
  const [place, thing] = pick([
    ['A gap in a kitchen', 'cupboard'],
    ['A doorway', 'sofa'],
    ['An alcove', 'bookcase'],
  ] as const);
  const places = gap.d === 1n ? 0 : 1;
  return {
    stem: `${place} is ${plain(a, places)} cm wide to the nearest ${plain(gap)} cm. The width of a ${thing} is rounded in the same way. Think of the lower and the upper bound: what is the greatest rounded width at which the ${thing} is sure to fit?`,
    key: sub(a, gap),
    slips: [
      [a, `This is not sure to fit. The ${thing} may be wider than it says, and the space narrower.`],
      [sub(a, div(gap, 2)), `This is the lower bound of the space. The upper bound of the ${thing} must not be more than that.`],
      [sub(a, mul(gap, 2)), `This is sure to fit, but a wider ${thing} is as well.`],
      [add(a, gap), `This ${thing} is wider than the space.`],
    ],
    show: (x) => `${plain(x, x.d === 1n ? places : Math.max(places, 1))} cm`,
    why: `The space is at least ${plain(sub(a, div(gap, 2)))} cm wide, and the ${thing} at most half a unit more than its rounded width.`,
    steps: [
      `Lower bound of the space: ${plain(a, places)} − ${plain(div(gap, 2))} = ${plain(sub(a, div(gap, 2)))} cm`,
      `This must be the upper bound of the ${thing}, so its rounded width is ${plain(sub(a, div(gap, 2)))} − ${plain(div(gap, 2))} = ${plain(sub(a, gap), places)} cm.`,
    ],
    hints: [
      'How narrow may the space be in truth?',
      `How wide may the ${thing} be in truth?`,
      `The upper bound of the ${thing} must not be above the lower bound of the space.`,
    ],
    drawn: { a: toNumber(a), gap: toNumber(gap), kind: pick(['upper length', 'lower length']) },
  };
});

/** Only where areas are drawn as well, so that a request for sums with bounds has both. */
const sides = ({ int, pick, level }: Draw) => {
  const [a, b] = [int(9, 48), int(3, 20)];
  const isUpper = pick([true, false]);
  if (a <= b + 1 || !level(false, false, true)) return undefined;
  const half = q(1, 2);
  const way = (x: number): Rational => (isUpper ? add(x, half) : sub(x, half));
  const against = (x: number): Rational => (isUpper ? sub(x, half) : add(x, half));
  const word: 'upper' | 'lower' = isUpper ? 'upper' : 'lower';
  return { a, b, isUpper, way, against, word, other: isUpper ? 'lower' : 'upper' };
};

const perimeterBound = form<Rational>('perimeter', (draw) => {
  const given = sides(draw);
  if (given === undefined) return undefined;
  const { a, b, isUpper, way, against, word, other } = given;
  const key = mul(2, add(way(a), way(b)));
  return {
    stem: `A field is ${a} m long and ${b} m wide, each to the nearest metre. What is the ${word} bound of its perimeter?`,
    key,
    slips: [
      [add(2 * (a + b), isUpper ? q(1, 2) : q(-1, 2)), 'This moves the perimeter by a half. Find the bounds of the sides first.'],
      [mul(2, add(against(a), against(b))), `This is the ${other} bound.`],
      [q(2 * (a + b)), 'This uses the rounded lengths.'],
      [add(way(a), way(b)), 'This adds one length and one width only. A rectangle has two of each.'],
      [add(2 * (a + b), isUpper ? 4 : -4), 'This moves each side by a whole metre. Move by half of it.'],
    ],
    show: inUnit('m'),
    why: `All four sides are at their ${word} bounds, ${plain(way(a))} m and ${plain(way(b))} m, twice each.`,
    steps: [`Bounds of the sides: ${plain(way(a))} m and ${plain(way(b))} m`, `2 × (${plain(way(a))} + ${plain(way(b))}) = ${plain(key)}`],
    hints: [
      'Find the bound of the length and of the width.',
      'By how much can each side differ from what is said?',
      'How many sides does a rectangle have?',
    ],
    drawn: { a, b, ...kindOf(given, 'area') },
  };
});

const differenceBound = form<Rational>('difference', (draw) => {
  const given = sides(draw);
  if (given === undefined) return undefined;
  const { a, b, isUpper, way, against, word, other } = given;
  const key = sub(way(a), against(b));
  return {
    stem: `A rope is ${a} m long and a piece of ${b} m is cut off, both to the nearest metre. What is the ${word} bound of the length that is left?`,
    key,
    slips: [
      [
        sub(way(a), way(b)),
        `This takes the ${word} bound of both. To have as ${isUpper ? 'much' : 'little'} as possible left, take away as ${isUpper ? 'little' : 'much'} as possible.`,
      ],
      [sub(against(a), way(b)), `This is the ${other} bound.`],
      [add(a - b, isUpper ? q(1, 2) : q(-1, 2)), 'This moves the difference by half a metre. Both lengths can differ.'],
      [add(way(a), way(b)), 'This adds the two lengths.'],
    ],
    show: inUnit('m'),
    why: `As ${isUpper ? 'much' : 'little'} as possible is left when the rope has its ${word} bound and the piece its ${other} bound.`,
    steps: [`Rope: ${plain(way(a))} m, piece: ${plain(against(b))} m`, `${plain(way(a))} − ${plain(against(b))} = ${plain(key)}`],
    hints: [
      'Write down both bounds of both lengths.',
      `When is ${isUpper ? 'most' : 'least'} left?`,
      'One of the two lengths needs its other bound.',
    ],
    drawn: { a, b, ...kindOf(given, 'area') },
  };
});

const whichCalculation = form<readonly [Rational, Rational]>('calculation', (draw) => {
  const given = sides(draw);
  if (given === undefined) return undefined;
  const { a, b, isUpper, way, against, word, other } = given;
  const whole = isUpper ? 1 : -1;
  return {
    stem: `A rectangle is ${a} cm long and ${b} cm wide, each to the nearest centimetre. Which calculation gives the ${word} bound of its area?`,
    key: [way(a), way(b)],
    slips: [
      [[against(a), against(b)], `This gives the ${other} bound of the area.`],
      [[way(a), against(b)], `This mixes the bounds. A product is ${isUpper ? 'greatest' : 'least'} when both numbers are.`],
      [[add(a, whole), add(b, whole)], 'This moves each length by a whole centimetre. Move by half of it.'],
    ],
    show: ([x, y]) => maths(String.raw`${plain(x)} \times ${plain(y)}`),
    why: `The area is ${isUpper ? 'greatest' : 'least'} when both lengths are at their ${word} bounds.`,
    steps: [`Half of the unit is 0.5 cm.`, `${word === 'upper' ? 'Upper' : 'Lower'} bounds: ${plain(way(a))} cm and ${plain(way(b))} cm`],
    hints: [
      'What are the bounds of the length?',
      `Which length and which width give the ${isUpper ? 'greatest' : 'smallest'} area?`,
      'Find both bounds before you multiply.',
    ],
    drawn: { a, b, ...kindOf(given, 'area') },
  };
});

export const boundsForms: FormsOf = {
  'maths-bounds': [fromBound, wrongBound, boundsApart, surelyFits, perimeterBound, differenceBound, whichCalculation],
};
