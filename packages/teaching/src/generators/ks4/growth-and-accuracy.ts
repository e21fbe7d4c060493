import { boundOnLine } from '../illustrations.ts';
import { asking, beside, sought, soughtFrom } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, mul, q, roundTo, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, maths, plain, pounds } from '../written.ts';

const pence = (x: Rational): Rational => roundTo(mul(x, 100), 0);

export const compoundInterest = makeGenerator(
  {
    id: 'maths-compound-interest',
    title: 'Compound interest',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['compound interest', 'interest', 'depreciation', 'growth and decay', 'savings', 'repeated percentage change'],
    kinds: [asking(/\binterest\b/, /interest/), asking(/\bdepreciat|\blos(?:es?|ing) value\b/, /loses|depreciat/)],
  },
  ({ int, pick, level }) => {
    const rate = level(pick([2, 4, 5, 10]), int(2, 6), int(8, 20));
    const years = level(2, pick([2, 3]), pick([3, 4]));
    const start = level(100, 50, 250) * int(level(2, 10, 20), level(20, 60, 72));
    const falls = level(false, false, true);
    const factor = q(100 + (falls ? -rate : rate), 100);
    const after = (n: number): Rational =>
      Array.from({ length: n }, () => factor).reduce<Rational>((total, each) => mul(total, each), q(start));
    const key = pence(after(years));
    // The steps round to pence each year; where that would end a penny beside the answer another amount is drawn.
    const stepwise = Array.from({ length: years }).reduce<Rational>((total) => div(pence(mul(total, factor)), 100), q(start));
    if (toNumber(pence(stepwise)) !== toNumber(key)) return undefined;
    const simple = pence(q(start * (100 + (falls ? -1 : 1) * rate * years), 100));
    return {
      stem: falls
        ? `A van is bought for £${plain(start)}. Each year it loses ${rate}% of its value. What is it worth after ${years} years, to the nearest penny?`
        : `£${plain(start)} is put into an account that pays ${rate}% compound interest a year. How much is in the account after ${years} years, to the nearest penny?`,
      key,
      slips: [
        [
          simple,
          `This takes ${rate}% of the first amount every year. After the first year the ${falls ? 'loss' : 'interest'} is worked out on the new amount.`,
        ],
        [pence(after(years - 1)), 'This stops a year too early.'],
        [pence(falls ? sub(q(start), after(years)) : sub(after(years), q(start))), `This is only the ${falls ? 'loss' : 'interest'}.`],
        [pence(after(years + 1)), 'This goes on for a year too long.'],
      ],
      show: pounds,
      believable: (x: Rational) => x.n > 0n,
      why: `Each year the amount is multiplied by ${plain(factor)}, so after ${years} years it is ${maths(String.raw`${start} \times ${plain(factor)}^{${years}}`)}.`,
      steps: [
        `${falls ? `Taking off ${rate}% leaves ${100 - rate}%` : `Adding ${rate}% makes ${100 + rate}%`}: multiply by ${plain(factor)} for every year.`,
        ...Array.from({ length: years }, (_, year) => {
          const before = year === 0 ? `£${plain(start)}` : pounds(pence(after(year)));
          return `After ${year + 1} ${year === 0 ? 'year' : 'years'}: ${before} × ${plain(factor)} = ${pounds(pence(after(year + 1)))}`;
        }),
      ],
      hints: [`By which number do you multiply to ${falls ? 'take off' : 'add'} ${rate}%?`, 'Multiply once for every year.'],
      drawn: { start, rate: falls ? -rate : rate, years },
    };
  },
);

export const reversePercentages = makeGenerator(
  {
    id: 'maths-reverse-percentages',
    title: 'Reverse percentages',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['reverse percentages', 'original amount', 'original price', 'before the sale', 'percentages'],
    kinds: [asking(/\bdecreas|\breduc|\bsales?\b|\bdiscount/, /reduced|sale|fall/), asking(/\bincreas|\brises?\b/, /rise|increase/)],
  },
  ({ int, pick, level }) => {
    const percent = pick(level([10, 20, 25, 50], [15, 20, 30, 35, 40], [5, 12, 15, 24, 35, 45]));
    const up = level(false, pick([true, false]), pick([true, false]));
    const original = level(20, 20, 25) * int(level(2, 3, 4), level(15, 30, 40));
    const now = q(original * (up ? 100 + percent : 100 - percent), 100);
    const changed = (sign: number): Rational => div(mul(now, 100 + sign * percent), 100);
    const thing = pick(original > 4 ? ['A bicycle', 'A laptop', 'A sofa', 'A holiday'] : ['A jacket', 'A bicycle', 'A table', 'A printer']);
    return {
      stem: up
        ? `After a rise of ${percent}% the price of ${thing.toLowerCase()} is ${pounds(mul(now, 100))}. What was the price before?`
        : `In a sale all prices are reduced by ${percent}%. ${thing} costs ${pounds(mul(now, 100))} in the sale. What was the price before?`,
      key: q(original * 100),
      slips: [
        [
          pence(changed(up ? -1 : 1)),
          `This ${up ? 'takes off' : 'adds'} ${percent}% of the new price. The ${percent}% was of the old price.`,
        ],
        [pence(div(mul(now, 100), percent)), `This takes the new price as ${percent}% of the old one.`],
        [pence(changed(up ? 1 : -1)), `This makes the same change again.`],
        [pence(up ? sub(now, percent) : add(now, percent)), `This ${up ? 'takes off' : 'adds'} £${percent}, not ${percent}%.`],
      ],
      show: pounds,
      believable: (x: Rational) => x.n > 0n,
      why: `The new price is ${up ? 100 + percent : 100 - percent}% of the old one, so divide by ${plain(q(up ? 100 + percent : 100 - percent, 100))}. To check, ${up ? 'increase' : 'reduce'} ${pounds(original * 100)} by ${percent}%.`,
      steps: [
        `${pounds(mul(now, 100))} is ${up ? 100 + percent : 100 - percent}%.`,
        `1% is ${pounds(mul(now, 100))} ÷ ${up ? 100 + percent : 100 - percent} = ${pounds(original)}.`,
        `100% is 100 × ${pounds(original)} = ${pounds(original * 100)}.`,
      ],
      hints: ['Which percentage of the old price is the new price?', 'Find 1% of the old price first.'],
      drawn: { now: toNumber(now), percent: up ? percent : -percent },
    };
  },
);

export const bounds = makeGenerator(
  {
    id: 'maths-bounds',
    title: 'Bounds',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['bounds', 'upper bound', 'lower bound', 'error intervals', 'limits of accuracy', 'degree of accuracy'],
    kinds: [asking(/\blower\b/, /lower/), asking(/\bupper\b/, /upper/), beside(asking(/\bareas?\b|\bcalculations?\b/, /area/))],
  },
  ({ int, pick, level }) => {
    const [gap, name] = level<readonly [Rational, string]>(
      pick([
        [q(1), 'nearest whole number'],
        [q(10), 'nearest 10'],
      ] as const),
      pick([
        [q(1, 10), 'nearest 0.1'],
        [q(1, 10), 'nearest 0.1'],
        [q(1, 100), 'nearest 0.01'],
        [q(5), 'nearest 5'],
      ] as const),
      [q(1), 'nearest centimetre'],
    );
    const [a, b] = [mul(int(4, 48), gap), q(int(3, 20))];
    const upper = pick([true, false]);
    const places = gap.d === 1n ? 0 : gap.d === 10n ? 1 : 2;
    // "4 cm to the nearest 0.1 cm" would be written 4.0 cm.
    const shown = plain(a, places);
    const [thing, unit] = pick([
      ['A length', 'cm'],
      ['A mass', 'kg'],
      ['A time', 's'],
      ['A distance', 'm'],
    ] as const);
    const half = div(gap, 2);
    const way = (x: Rational, times = 1): Rational => (upper ? add(x, mul(half, times)) : sub(x, mul(half, times)));
    const other = (x: Rational): Rational => (upper ? sub(x, half) : add(x, half));
    const area = level(false, false, true);
    const key = area ? mul(way(a), way(b)) : way(a);
    const word = upper ? 'upper' : 'lower';
    if (area && toNumber(a) <= toNumber(b)) return undefined;
    return {
      stem: area
        ? `A rectangle is ${plain(a)} cm long and ${plain(b)} cm wide, each to the ${name}. What is the ${word} bound of its area?`
        : `${thing} is ${shown} ${unit} to the ${name}${name.endsWith('number') ? '' : ` ${unit}`}. What is its ${word} bound?`,
      illustration: area
        ? {
            kind: 'polygon',
            points: [
              [0, 0],
              [toNumber(a), 0],
              [toNumber(a), toNumber(b)],
              [0, toNumber(b)],
            ],
            sides: [`${plain(a)} cm`, `${plain(b)} cm`, '', ''],
            rightAngles: [0, 1, 2, 3],
            name: 'rectangle',
          }
        : boundOnLine(toNumber(a), toNumber(gap), toNumber(key)),
      key,
      slips: area
        ? [
            [way(mul(a, b)), 'This moves the area by a half. Find the bounds of the length and the width first.'],
            [mul(a, b), 'This uses the rounded lengths.'],
            [mul(other(a), other(b)), `This is the ${upper ? 'lower' : 'upper'} bound.`],
            [mul(way(a, 2), way(b, 2)), 'This moves each length by a whole unit. Move by half of it.'],
          ]
        : [
            [way(a, 2), 'This moves by a whole unit. Move by half of it.'],
            [other(a), `This is the ${upper ? 'lower' : 'upper'} bound.`],
            [
              upper ? sub(way(a), div(gap, 10)) : add(way(a), div(gap, 10)),
              'This is not the end of the interval. The bound is exactly half a unit away.',
            ],
            [way(a, 4), 'This moves too far. Move by half a unit.'],
          ],
      show: inUnit(area ? 'cm²' : unit),
      believable: (x: Rational) => x.n > 0n,
      why: `Rounding can change the true value by up to half a unit, here ${plain(half)} ${area ? 'cm' : unit}${area ? `; the ${upper ? 'greatest' : 'smallest'} area has both lengths at their ${word} bounds` : ''}.`,
      steps: [
        `Half of the unit: ${plain(half)} ${area ? 'cm' : unit}`,
        ...(area
          ? [
              `${word === 'upper' ? 'Upper' : 'Lower'} bounds: ${plain(way(a))} cm and ${plain(way(b))} cm`,
              `${plain(way(a))} × ${plain(way(b))} = ${plain(key)}`,
            ]
          : [`${plain(a)} ${upper ? '+' : '−'} ${plain(half)} = ${plain(key)}`]),
      ],
      hints: [
        'By how much can the true value differ from the rounded one?',
        area ? 'Find the bounds of both lengths before you multiply.' : 'Go half a unit up or down.',
      ],
      drawn: { a: toNumber(a), b: toNumber(b), gap: toNumber(gap), kind: `${word} ${area ? 'area' : 'length'}` },
    };
  },
);

export const densityMassVolume = makeGenerator(
  {
    id: 'maths-density-mass-volume',
    title: 'Density, mass and volume',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['density', 'mass and volume', 'compound measures', 'density mass volume', 'compound units'],
    kinds: [
      sought('mass', /What is (?:its|the) mass|[Cc]alculate the mass/),
      sought('volume', /What is (?:its|the) volume|[Cc]alculate the volume/),
      soughtFrom('density', /What is (?:its|the) density|[Cc]alculate the density/),
    ],
  },
  ({ int, pick, level }) => {
    const density = q(int(level(2, 21, 21), level(12, 99, 89)), level(1, 10, 10));
    const volume = int(level(5, 10, 3), level(40, 60, 9)) * 10;
    const mass = mul(density, volume);
    const kind = level(pick(['density', 'mass'] as const), pick(['density', 'mass', 'volume'] as const), 'cuboid');
    const [x, y] = [pick([2, 5, 4]), pick([5, 10])];
    const long = volume / 5;
    const cuboid = mul(mul(density, long), x * y);
    const stem = {
      density: `A block of metal has a mass of ${plain(mass)} g and a volume of ${volume} cm³. What is its density?`,
      mass: `A block of metal has a density of ${plain(density)} g/cm³ and a volume of ${volume} cm³. What is its mass?`,
      volume: `A block of metal has a mass of ${plain(mass)} g and a density of ${plain(density)} g/cm³. What is its volume?`,
      cuboid: `A metal cuboid is ${long} cm long, ${y} cm wide and ${x} cm high. Its density is ${plain(density)} g/cm³. What is its mass?`,
    }[kind];
    const [key, unit, slips] = (
      kind === 'density'
        ? [
            density,
            'g/cm³',
            [
              [mul(mass, volume), 'This multiplies. Density is mass divided by volume.'],
              [roundTo(div(volume, mass), 2), 'This divides volume by mass. It is the other way round.'],
              [sub(mass, volume), 'This subtracts. Density is mass divided by volume.'],
              [mul(density, 10), 'This has a slip in the place value.'],
            ],
          ]
        : kind === 'volume'
          ? [
              q(volume),
              'cm³',
              [
                [mul(mass, density), 'This multiplies. Volume is mass divided by density.'],
                [roundTo(div(density, mass), 2), 'This divides density by mass. It is the other way round.'],
                [mul(volume, 10), 'This has a slip in the place value.'],
                [sub(mass, density), 'This subtracts. Divide instead.'],
              ],
            ]
          : [
              kind === 'mass' ? mass : cuboid,
              'g',
              kind === 'mass'
                ? [
                    [roundTo(div(volume, density), 1), 'This divides. Mass is density multiplied by volume.'],
                    [add(density, volume), 'This adds. Mass is density multiplied by volume.'],
                    [div(mass, 10), 'This has a slip in the place value.'],
                    [mul(mass, 10), 'This has a slip in the place value.'],
                  ]
                : [
                    [roundTo(div(long * x * y, density), 1), 'This divides the volume by the density. Multiply them.'],
                    [q(long * x * y), 'This is the volume.'],
                    [mul(density, long + x + y), 'This adds the edges. Multiply them for the volume.'],
                    [mul(density, 2 * (long * x + x * y + long * y)), 'This uses the surface area instead of the volume.'],
                  ],
            ]
    ) as readonly [Rational, string, readonly (readonly [Rational, string])[]];
    return {
      stem,
      illustration:
        kind === 'cuboid' ? { kind: 'solid', name: 'cuboid', width: `${long} cm`, height: `${x} cm`, depth: `${y} cm` } : undefined,
      key,
      slips,
      show: inUnit(unit),
      believable: (value: Rational) => value.n > 0n,
      why: `Density says how many grams there are in each cubic centimetre, so ${{ density: 'divide the mass by the volume', mass: 'multiply it by the volume', volume: 'divide the mass by it', cuboid: 'multiply it by the volume of the cuboid' }[kind]}.`,
      steps: {
        density: [`${plain(mass)} ÷ ${volume} = ${plain(density)}`],
        mass: [`${plain(density)} × ${volume} = ${plain(mass)}`],
        volume: [`${plain(mass)} ÷ ${plain(density)} = ${volume}`],
        cuboid: [
          `Volume: ${long} × ${y} × ${x} = ${plain(long * x * y)} cm³`,
          `Mass: ${plain(density)} × ${plain(long * x * y)} = ${plain(cuboid)} g`,
        ],
      }[kind],
      hints: ['What does g/cm³ tell you to do?', kind === 'cuboid' ? 'Find the volume first.' : 'How are mass, density and volume linked?'],
      drawn: { density: toNumber(density), kind },
    };
  },
);
