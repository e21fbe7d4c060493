import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const daysOf = (month: number, year: number): number => (month === 1 ? (isLeap(year) ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31);
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 > 0 || year % 400 === 0);

export const daysInMonths = makeGenerator<number>(
  {
    id: 'maths-days-in-months',
    title: 'Days in months and leap years',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: [
      'days in a month',
      'how many days in each month',
      'leap years',
      'days in february',
      '30 days has september',
      'days in a year',
    ],
    kinds: [
      saying(/\bleap/, /leap|February/),
      saying(
        /\bmonths?\b/,
        /\bmonth|\bJanuary|\bFebruary|\bMarch|\bApril|\bMay\b|\bJune|\bJuly|\bAugust|\bSeptember|\bOctober|\bNovember|\bDecember/,
      ),
    ],
    leavesOut: /^(?!.*\b(?:months?|leap|february|days in)).*\b(?:hours?|minutes?|seconds?|weeks?)\b/,
  },
  ({ int, pick, level }) => {
    const kind = level(
      pick(['month', 'february'] as const),
      pick(['month', 'february', 'two', 'leap'] as const),
      pick(['two', 'left', 'leap', 'months'] as const),
    );
    const month = kind === 'february' ? 1 : int(0, 11);
    const year = int(2021, 2043);
    const days = daysOf(month, year);
    const next = (month + 1) % 12;
    const date = int(4, 26);
    const start = year - (year % 4) + int(0, 3);
    const nextLeap = Array.from({ length: 8 }, (_, at) => start + at).find(isLeap) ?? start;
    const thirty = pick([true, false]);
    if ((kind === 'leap' && isLeap(start)) || (kind === 'two' && month === 11)) return undefined;
    const key = { month: days, february: days, two: days + daysOf(next, year), left: days - date, leap: nextLeap, months: thirty ? 4 : 7 }[
      kind
    ];
    const name = months[month] ?? '';
    const leap = isLeap(year) ? 'a leap year' : 'no leap year';
    const rule = 'April, June, September and November have 30 days. February has 28, in a leap year 29. All the others have 31.';
    return {
      stem: {
        month: pick([
          `How many days are there in ${name}${month === 1 ? ` ${year}` : ''}?`,
          `How many days does ${name}${month === 1 ? ` ${year}` : ''} have?`,
        ]),
        february: pick([
          `How many days does February have in ${year}, which is ${leap}?`,
          `${year} is ${leap}. How many days are there in February ${year}?`,
        ]),
        two: `How many days are there in ${name} and ${months[next]} ${year} together?${month === 1 || next === 1 ? ` (${year} is ${leap}.)` : ''}`,
        left: `It is the end of the day on ${date} ${name} ${year}${month === 1 ? `, which is ${leap}` : ''}. How many days of the month are left?`,
        leap: `Which is the first leap year after ${start}?`,
        months: `How many months of the year have ${thirty ? 'just 30' : '31'} days?`,
      }[kind],
      key,
      slips:
        kind === 'leap'
          ? [
              [start + 1 === nextLeap ? start + 2 : start + 1, 'This does not divide by 4.'],
              [nextLeap + 4, 'This is a leap year, but not the first.'],
              [nextLeap + 2, 'This does not divide by 4. Leap years are four years apart.'],
              [nextLeap - 1 === start ? nextLeap + 1 : nextLeap - 1, 'This does not divide by 4.'],
            ]
          : kind === 'months'
            ? [
                [thirty ? 7 : 4, `This many have ${thirty ? 31 : 30} days.`],
                [thirty ? 5 : 6, thirty ? 'This counts February as well.' : 'This leaves one out.'],
                [12, 'This is all the months.'],
                [thirty ? 3 : 8, thirty ? 'This leaves one out.' : 'This counts one that has fewer.'],
              ]
            : [
                ...(kind === 'month' || kind === 'february'
                  ? [31, 30, 29, 28]
                      .filter((x) => x !== key)
                      .map((x) => [x, `This is so in other months${month === 1 ? ' or years' : ''}, but not here.`] as const)
                  : []),
                [key + 1, 'This counts one day too many.'],
                [key - 1, 'This is one day too few.'],
                [key + 2, 'This is two days too many.'],
                [key - 2, 'This is two days too few.'],
              ],
      show: (x) => (kind === 'leap' || kind === 'months' ? `${x}` : x === 1 ? '1 day' : `${x} days`),
      believable: wholeAndPositive,
      why: kind === 'leap' ? `Leap years divide by 4, and ${nextLeap} ÷ 4 = ${nextLeap / 4}.` : rule,
      steps:
        kind === 'leap'
          ? ['Divide by 4 with nothing left over: that is a leap year.', `${nextLeap} = 4 × ${nextLeap / 4}`]
          : kind === 'two'
            ? [`${name} has ${days} days, and ${months[next]} has ${daysOf(next, year)}.`, `${days} + ${daysOf(next, year)} = ${key}`]
            : kind === 'left'
              ? [`${name} has ${days} days.`, `${days} − ${date} = ${key}`]
              : [
                  'Say the rhyme, or count on your knuckles.',
                  kind === 'months' ? rule : `${name} has ${days} days${month === 1 ? ` in ${year}` : ''}.`,
                ],
      hints:
        kind === 'leap'
          ? ['Leap years are four years apart.', 'Which year can be divided by 4?']
          : ['“Thirty days has September, April, June and November.”', 'February is the short one: a day longer in a leap year.'],
      drawn: { kind, month, year, date, start, thirty: thirty ? 'yes' : 'no' },
    };
  },
);

type Pair = {
  readonly old: string;
  readonly olds: string;
  readonly oldUnit: string;
  readonly unit: string;
  readonly units: string;
  readonly each: Rational;
};
const pairs: readonly Pair[] = [
  { old: 'inch', olds: 'inches', oldUnit: 'inches', unit: 'cm', units: 'centimetres', each: q(5, 2) },
  { old: 'foot', olds: 'feet', oldUnit: 'feet', unit: 'cm', units: 'centimetres', each: q(30) },
  { old: 'pound', olds: 'pounds', oldUnit: 'lb', unit: 'g', units: 'grams', each: q(450) },
  { old: 'pint', olds: 'pints', oldUnit: 'pints', unit: 'ml', units: 'millilitres', each: q(570) },
  { old: 'gallon', olds: 'gallons', oldUnit: 'gallons', unit: 'litres', units: 'litres', each: q(9, 2) },
];

export const imperialUnits = makeGenerator<Rational>(
  {
    id: 'maths-imperial-units',
    title: 'Imperial and metric units',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: [
      'imperial units',
      'inches to cm',
      'inches to centimetres',
      'feet and inches',
      'pounds to kilograms',
      'pints to litres',
      'imperial and metric',
    ],
    kinds: [
      saying(/\binch(?:es)?\b/, /\binch/),
      saying(/\bf(?:oo|ee)t\b/, /\bf(?:oo|ee)t\b/),
      saying(/\bpounds?\b|\blbs?\b/, /\bpounds?\b/),
      saying(/\bpints?\b/, /\bpints?\b/),
      saying(/\bgallons?\b/, /\bgallons?\b/),
    ],
    leavesOut: /\bmiles?\b/,
  },
  ({ int, pick, level }) => {
    const pair = pick(pairs);
    const count = 2 * int(level(1, 2, 5), level(5, 8, 20));
    const back = level(false, pick([true, false]), pick([true, false]));
    const metric = mul(pair.each, count);
    const key = back ? q(count) : metric;
    const each = plain(pair.each);
    const unit = back ? pair.oldUnit : pair.unit;
    return {
      stem: `1 ${pair.old} is about ${each} ${pair.unit}. About how many ${back ? pair.olds : pair.units} are ${back ? `${plain(metric)} ${pair.unit}` : `${count} ${pair.olds}`}?`,
      key,
      slips: [
        [
          back ? (toNumber(pair.each) < 10 ? mul(metric, pair.each) : div(key, 2)) : div(q(count), pair.each),
          back && toNumber(pair.each) >= 10
            ? 'This is half of it.'
            : back
              ? `This multiplies. One ${pair.old} takes ${each} ${pair.unit}: divide.`
              : `This divides. Each ${pair.old} is ${each} ${pair.unit}: multiply.`,
        ],
        [back ? q(count + 2) : mul(pair.each, count + 1), `This is ${back ? 'two' : `one ${pair.old}`} too many.`],
        [mul(key, 10), 'This is ten times too much.'],
        [back ? q(Math.max(1, count - 2)) : mul(pair.each, count - 1), `This is ${back ? 'two' : `one ${pair.old}`} too few.`],
        [mul(key, 2), 'This is double.'],
      ].filter(([value]) => [1n, 2n, 4n, 5n, 10n].includes((value as Rational).d)) as [Rational, string][],
      show: (x) => `${plain(x)} ${unit}`,
      sameAs: toNumber,
      why: back
        ? `${plain(metric)} ÷ ${each} = ${count}, as each ${pair.old} is about ${each} ${pair.unit}.`
        : `${count} × ${each} = ${plain(metric)}, as each ${pair.old} is about ${each} ${pair.unit}.`,
      steps: [
        `1 ${pair.old} ≈ ${each} ${pair.unit}`,
        back ? `${plain(metric)} ÷ ${each} = ${count}` : `${count} × ${each} = ${plain(metric)}`,
      ],
      hints: [
        `Will there be more ${back ? pair.olds : pair.units} than ${back ? pair.units : pair.olds}, or fewer?`,
        back ? `How often does ${each} go into ${plain(metric)}?` : `Make it ${count} times as much.`,
      ],
      drawn: { each: toNumber(pair.each), count, back: back ? 'yes' : 'no' },
    };
  },
);

export const milesAndKilometres = makeGenerator<number>(
  {
    id: 'maths-miles-and-kilometres',
    title: 'Miles and kilometres',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: ['miles to km', 'km to miles', 'miles and kilometres', 'conversion graph', 'miles to kilometres', 'conversion graphs'],
    kinds: [saying(/\bgraphs?\b/, /graph/)],
    leavesOut: /^(?!.*\b(?:miles?|graph)).*\b(?:inch\w*|feet|foot|pounds?|pints?|gallons?)\b/,
  },
  ({ int, pick, level }) => {
    const fives = int(level(1, 2, 3), level(6, 12, 18));
    const kind = level(pick(['graph', 'rule'] as const), pick(['graph', 'rule'] as const), pick(['graph', 'rule', 'compare'] as const));
    const toMiles = pick([true, false]);
    const [miles, km] = [5 * fives, 8 * fives];
    const onGraph = kind === 'graph';
    // Only what lies on a line of the paper can be read.
    if (onGraph && fives > 6) return undefined;
    const difference = int(2, 9);
    const [given, key] = kind === 'compare' ? [km + difference, difference] : toMiles ? [km, miles] : [miles, km];
    const [from, into] = toMiles ? ['km', 'miles'] : ['miles', 'km'];
    return {
      stem: {
        graph: `Use the conversion graph. About how many ${into === 'km' ? 'kilometres' : 'miles'} are ${given} ${from === 'km' ? 'kilometres' : 'miles'}?`,
        rule: `5 miles are about 8 kilometres. About how many ${into === 'km' ? 'kilometres' : 'miles'} are ${given} ${from === 'km' ? 'kilometres' : 'miles'}?`,
        compare: `5 miles are about 8 km. Road A is ${miles} miles long, road B ${given} km. By how many kilometres is B longer?`,
      }[kind],
      ...(onGraph
        ? {
            figure: {
              kind: 'graph' as const,
              x: { from: 0, to: 30, step: 5, name: 'miles' },
              y: { from: 0, to: 48, step: 8, name: 'kilometres' },
              curves: [
                {
                  points: [
                    [0, 0],
                    [30, 48],
                  ] as [number, number][],
                },
              ],
              points: [],
            },
          }
        : {}),
      key,
      slips: [
        [
          kind === 'compare' ? given - miles : toMiles ? km + 3 * fives : Math.max(1, miles - 3 * fives),
          kind === 'compare'
            ? 'This subtracts miles from kilometres. Turn the miles into kilometres first.'
            : `This goes the wrong way: there are ${toMiles ? 'fewer miles than kilometres' : 'more kilometres than miles'}.`,
        ],
        [kind === 'compare' ? difference + 8 : given, kind === 'compare' ? 'This is 8 km too much.' : 'This leaves the number as it is.'],
        [key + (toMiles ? 5 : 8), `This is ${toMiles ? '5 miles' : '8 km'} too much.`],
        [key - (toMiles ? 5 : 8), `This is ${toMiles ? '5 miles' : '8 km'} too little.`],
        [key + 3, 'This is 3 too much.'],
      ],
      show: (x) => `${plain(x)} ${kind === 'compare' ? 'km' : into}`,
      believable: wholeAndPositive,
      keyStandsInFigure: true,
      why: `5 miles are about 8 km, so ${miles} miles are about ${km} km${kind === 'compare' ? `, and ${given} − ${km} = ${key}` : ''}.`,
      steps: onGraph
        ? [`Find ${given} on the axis for ${from}.`, 'Go straight to the line, then straight to the other axis.', `You read ${key} there.`]
        : [
            toMiles && kind !== 'compare' ? `${km} ÷ 8 = ${fives}` : `${miles} ÷ 5 = ${fives}`,
            toMiles && kind !== 'compare' ? `${fives} × 5 = ${miles}` : `${fives} × 8 = ${km}`,
            ...(kind === 'compare' ? [`${given} − ${km} = ${key}`] : []),
          ],
      hints: onGraph
        ? ['On which axis does the number that you know lie?', 'Go from there to the line, and from the line to the other axis.']
        : ['How many times 5 miles, or 8 kilometres, is it?', 'A kilometre is shorter than a mile, so there are more of them.'],
      drawn: { kind, fives, toMiles: toMiles ? 'yes' : 'no', difference },
    };
  },
);
