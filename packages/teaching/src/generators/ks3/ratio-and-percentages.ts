import { asking, beside } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { countables, names } from '../people-and-things.ts';
import { inUnit, plain, pounds } from '../written.ts';

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));

export const simplifyRatio = makeGenerator(
  {
    id: 'maths-simplify-ratio',
    title: 'Simplifying ratios',
    keyStage: 'KS3',
    years: [6, 7, 8],
    synonyms: ['ratio', 'simplify ratio', 'ratios', 'simplest form of a ratio', 'ratio with units'],
  },
  ({ int, pick, level }) => {
    const [a, b] = [int(1, level(6, 9, 12)), int(2, level(7, 11, 13))];
    const by = level(int(2, 6), int(6, 15), 1);
    if (hcf(a, b) > 1 || a === b) return undefined;
    const [large, small, scale] = pick([
      ['m', 'cm', 100],
      ['kg', 'g', 1000],
      ['litres', 'ml', 1000],
    ] as const);
    const part = scale / pick([10, 20, 5, 4]);
    const mixedUnits = level(false, false, true);
    const [left, right] = mixedUnits ? [(a * part) / scale, b * part] : [a * by, b * by];
    type Pair = readonly [number, number];
    const lowest = (x: number, y: number): Pair => [x / hcf(x, y), y / hcf(x, y)];
    return {
      stem: mixedUnits
        ? `Write the ratio ${plain2(left)} ${large} : ${plain(right)} ${small} in its simplest form.`
        : `Write the ratio ${left} : ${right} in its simplest form.`,
      key: [a, b] as Pair,
      slips: [
        [[b, a] as Pair, 'This has the two parts the wrong way round.'],
        ...(mixedUnits
          ? [
              [
                lowest(Math.round(left * 100), right * 100),
                `This compares ${large} with ${small}. Change them to the same unit first.`,
              ] as const,
            ]
          : [
              [
                [left - Math.min(left, right) + 1, right - Math.min(left, right) + 1] as Pair,
                'This subtracts from both parts. Divide both instead.',
              ] as const,
            ]),
        [[a, a + b] as Pair, 'This compares the first part with the whole.'],
        [[a + 1, b] as Pair, 'This divides the first part wrongly.'],
        [[a, b + 1] as Pair, 'This divides the second part wrongly.'],
      ],
      show: ([x, y]: Pair) => `${plain(x)} : ${plain(y)}`,
      sameAs: ([x, y]: Pair) => x / y,
      why: mixedUnits
        ? `In the same unit the ratio is ${plain(a * part)} : ${plain(right)}, and both parts divide by ${part}.`
        : `Both parts divide by ${by}, and after that no number divides both.`,
      steps: mixedUnits
        ? [
            `${plain2(left)} ${large} = ${plain(a * part)} ${small}`,
            `Divide both ${plain(a * part)} and ${plain(right)} by ${part}: ${a} : ${b}`,
          ]
        : [`The greatest number that divides both ${left} and ${right} is ${by}.`, `Divide both: ${a} : ${b}`],
      hints: [
        mixedUnits ? 'Are both parts in the same unit?' : 'A ratio stays the same when you divide both parts by the same number.',
        'Which number divides both parts?',
      ],
      drawn: { left, right, scale: mixedUnits ? scale : 1 },
    };
  },
);
const plain2 = (x: number): string => String(Math.round(x * 1000) / 1000);

/** Two things that are mixed, and what they are measured in. */
const mixtures = [
  ['red paint', 'white paint', 'litres'],
  ['sand', 'cement', 'kilograms'],
  ['water', 'juice', 'litres'],
  ['oats', 'sugar', 'grams'],
] as const;

/** One share is known and the other is asked for: of a mixture, or of things that two people share. */
const fromOneShare = (
  a: number,
  b: number,
  each: number,
  mixture: (typeof mixtures)[number] | undefined,
  [first = '', second = '']: readonly string[],
): Draft<number> => {
  const [known, other] = mixture === undefined ? [first, second] : [mixture[0], mixture[1]];
  return {
    stem:
      mixture === undefined
        ? `${first} and ${second} share some stickers in the ratio ${a} : ${b}. ${first} gets ${a * each}. How many does ${second} get?`
        : `${known.charAt(0).toUpperCase()}${known.slice(1)} and ${other} are mixed in the ratio ${a} : ${b}. There are ${a * each} ${mixture[2]} of ${known}. How many ${mixture[2]} of ${other} are there?`,
    key: b * each,
    slips: [
      [Math.round((a * each * b) / (a + b)), `This takes ${a * each} for the whole. It is only ${a} of the ${a + b} parts.`],
      [a * each + b - a, 'This adds the difference of the parts. Find what one part is worth.'],
      [(a + b) * each, 'This is both together.'],
      [each, 'This is only one part.'],
      [(a * each * a) / b, 'This has the ratio the wrong way round.'],
      [b * each + each, 'This is one part too many.'],
    ],
    show: plain,
    believable: (x: number) => Number.isInteger(x) && x > 0,
    why: `${a === 1 ? 'One part is' : `${a} parts are`} ${a * each}, so ${a === 1 ? '' : `one part is ${each} and `}${b} parts are ${plain(b * each)}.`,
    steps: [
      `${a * each} is ${a === 1 ? '1 part' : `${a} parts`} of the ratio.`,
      ...(a === 1 ? [] : [`One part: ${a * each} ÷ ${a} = ${each}`]),
      `${b} × ${each} = ${plain(b * each)}`,
    ],
    hints: ['Which number of the ratio belongs to the amount that you know?', 'Find what one part is worth.'],
    drawn: { a, b, amount: a * each, kind: 'known' },
  };
};

export const shareInRatio = makeGenerator(
  {
    id: 'maths-share-in-ratio',
    title: 'Sharing in a ratio',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['ratio', 'share in a ratio', 'dividing in a ratio', 'ratio problems', 'sharing money'],
  },
  ({ int, pick, some, level }) => {
    const [a, b] = [int(1, level(4, 7, 9)), int(2, level(5, 8, 11))];
    const each = int(level(2, 4, 6), level(9, 18, 25));
    if (a === b || hcf(a, b) > 1) return undefined;
    const form = level('total', pick(['total', 'known', 'mix'] as const), pick(['gap', 'mix'] as const));
    if (form === 'known' || form === 'mix') return fromOneShare(a, b, each, form === 'mix' ? pick(mixtures) : undefined, some(names, 2));
    const [, many] = pick(countables);
    const ofMoney = level(pick([true, false]), pick([true, false]), true);
    const shown = (x: number): string => (ofMoney ? `£${plain(x)}` : `${plain(x)} ${many}`);
    const [first, second] = some(names, 2);
    const total = (a + b) * each;
    const fromDifference = form === 'gap';
    const [large, small] = a > b ? [a, b] : [b, a];
    const [larger, smaller] = a > b ? [first, second] : [second, first];
    const gap = (large - small) * each;
    const key = fromDifference ? large * each : b * each;
    return {
      stem: fromDifference
        ? `${first} and ${second} share some money in the ratio ${a} : ${b}. ${larger} gets £${gap} more than ${smaller}. How much does ${larger} get?`
        : `${first} and ${second} share ${shown(total)} in the ratio ${a} : ${b}. How ${ofMoney ? 'much' : `many ${many}`} does ${second} get?`,
      key,
      slips: fromDifference
        ? [
            [small * each, `This is what ${smaller} gets.`],
            [Math.round((gap / (a + b)) * large), 'This shares the difference as if it were the whole amount.'],
            [total, 'This is what they get together.'],
            [gap, 'This is only the difference.'],
            [key + each, 'This is one part too many.'],
          ]
        : [
            [a * each, `This is what ${first} gets.`],
            [total / b, `This divides by ${b} only. Divide by all the parts together.`],
            [Math.round(total / 2), 'This shares equally.'],
            [each, 'This is only one part.'],
            [key + each, 'This is one part too many.'],
          ],
      show: (x: number) => (ofMoney ? `£${plain(x)}` : plain(x)),
      believable: (x: number) => Number.isInteger(x) && x > 0,
      why: fromDifference
        ? `The difference of ${large - small} ${large - small === 1 ? 'part' : 'parts'} is £${gap}, so one part is £${each} and ${large} parts are £${plain(key)}.`
        : `There are ${a} + ${b} = ${a + b} parts of ${shown(each)}, and ${second} gets ${b} of them.`,
      steps: fromDifference
        ? [
            `${larger} has ${large} − ${small} = ${large - small} more of the parts.`,
            `One part: £${gap} ÷ ${large - small} = £${each}`,
            `${large} × £${each} = £${plain(key)}`,
          ]
        : [`Parts: ${a} + ${b} = ${a + b}`, `One part: ${plain(total)} ÷ ${a + b} = ${each}`, `${b} × ${each} = ${plain(key)}`],
      hints: [
        fromDifference ? 'How many parts more does one of them get?' : 'How many parts are there altogether?',
        'Find what one part is worth.',
      ],
      drawn: { a, b, amount: fromDifference ? gap : total, kind: fromDifference ? 'gap' : 'total' },
    };
  },
);

export const percentageChange = makeGenerator(
  {
    id: 'maths-percentage-change',
    title: 'Percentage change',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['percentage increase', 'percentage decrease', 'percentage change', 'sale price', 'discount', 'percentages'],
    kinds: [
      asking(/\bincreas|\brises?\b/, /rises|increase/),
      asking(/\bdecreas|\breduc|\bfalls?\b|\bdiscount/, /falls|decrease|sale/),
      beside(
        asking(
          /\b(?:find|what|calculat\w*|work\w* out) (?:the |a )?percentage\b(?! (?:changes?|increases?|decreases?|of)\b)|\bas a percentage\b|\bexpress/,
          /What is the percentage|as a percentage/,
        ),
      ),
      beside(asking(/\bnew (?:price|amount|value)\b/, /new price|new value|new amount/)),
    ],
  },
  ({ int, pick, level }) => {
    const percent = pick(level([10, 20, 25, 50], [5, 15, 30, 35, 40, 45], [5, 8, 12, 15, 24, 32, 35]));
    const start = level(20, 20, 25) * int(level(2, 3, 4), level(12, 30, 24));
    const up = pick([true, false]);
    const change = (start * percent) / 100;
    const end = up ? start + change : start - change;
    const asksPercent = level(false, false, true);
    const thing = pick(['A coat', 'A bicycle', 'A train ticket', 'A tent']);
    if (!Number.isInteger(change)) return undefined;
    return asksPercent
      ? {
          stem: `The price of ${thing.toLowerCase()} ${up ? 'rises' : 'falls'} from £${start} to £${end}. What is the percentage ${up ? 'increase' : 'decrease'}?`,
          key: percent,
          slips: [
            [Math.round((100 * change) / end), 'This divides by the new price. Compare with the price at the start.'],
            [change, 'This is the change in pounds, not in per cent.'],
            [
              Math.round((100 * Math.min(start, end)) / Math.max(start, end)),
              'This is one price as a percentage of the other, not the change.',
            ],
            [percent + 10, 'This has a slip in the division.'],
          ],
          show: inUnit('%'),
          why: `The change is £${change}, and ${change} out of ${start} is ${percent}%.`,
          steps: [`Change: £${Math.max(start, end)} − £${Math.min(start, end)} = £${change}`, `${change} ÷ ${start} × 100 = ${percent}`],
          hints: ['How many pounds is the change?', 'Compare the change with the price at the start.'],
          drawn: { start, end, kind: 'percent' },
        }
      : {
          stem: `${thing} costs £${start}. Its price ${up ? 'rises' : 'falls'} by ${percent}%. What is the new price?`,
          key: end,
          slips: [
            [change, 'This is only the change, not the new price.'],
            [up ? start - change : start + change, `This goes ${up ? 'down' : 'up'}. The price ${up ? 'rises' : 'falls'}.`],
            [up ? start + percent : start - percent, `This ${up ? 'adds' : 'takes off'} £${percent}, not ${percent}%.`],
            [up ? end + start / 10 : end - start / 10, 'This changes the price by 10% too much.'],
          ],
          show: (x: number) => pounds(Math.round(x * 100)),
          believable: (x: number) => x > 0,
          why: `${percent}% of £${start} is £${change}, and £${start} ${up ? '+' : '−'} £${change} = £${end}.`,
          steps: [
            `10% of £${start} is ${pounds(start * 10)}.`,
            `${percent}% is ${pounds(change * 100)}.`,
            `New price: ${pounds(start * 100)} ${up ? '+' : '−'} ${pounds(change * 100)} = ${pounds(end * 100)}`,
          ],
          hints: [`Find ${percent}% first.`, `Then ${up ? 'add it' : 'take it away'}.`],
          drawn: { start, percent: up ? percent : -percent, kind: 'price' },
        };
  },
);
