import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { isWhole, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { hcf } from '../whole-numbers.ts';
import { counted, fraction, maths, plain, pounds } from '../written.ts';

type Part = { readonly value: Rational; readonly as: 'fraction' | 'percent' };
const isPart = (x: Rational): boolean => x.n > 0n && x.n <= x.d;

const show = ({ value, as }: Part): string => (as === 'percent' ? `${plain(mul(value, 100))}%` : fraction(value));

export const ratioAndFractions = makeGenerator<Part>(
  {
    id: 'maths-ratio-and-fractions',
    title: 'Ratios, fractions and percentages',
    keyStage: 'KS3',
    years: [7, 8, 9, 10],
    synonyms: ['ratio to fraction', 'ratios and fractions', 'fraction from a ratio', 'ratio and percentage', 'ratio as a fraction'],
    kinds: [asking(/\bpercent/, /percentage/), asking(/\bfractions?\b/, /fraction/)],
  },
  ({ int, pick, some, level }) => {
    const [one = '', other = '', third = ''] = some(['red', 'blue', 'green', 'white', 'yellow'], 3);
    const [a, b, c] = [int(1, 9), int(1, 9), level(0, 0, int(1, 6))];
    const all = a + b + c;
    const percent = level(false, pick([true, false]), pick([true, false]));
    if (a === b || hcf(hcf(a, b), c) > 1 || (percent && 100 % all > 0)) return undefined;
    const three = c > 0;
    const as = percent ? 'percent' : 'fraction';
    const part = (value: Rational): Part => ({ value, as });
    const key = part(q(a, all));
    return {
      stem: `Beads are ${[one, other, ...(three ? [third] : [])].join(', ').replace(/, (?=[^,]+$)/, ' and ')} in the ratio ${maths([a, b, ...(three ? [c] : [])].join(' : '))}. What ${percent ? 'percentage' : 'fraction'} of the beads ${percent ? 'is' : 'are'} ${one}?`,
      illustration:
        all > 12
          ? undefined
          : {
              kind: 'bar-model',
              bars: [{ parts: Array.from({ length: all }, (_, at) => ({ share: 1, text: '', shaded: at < a })) }],
            },
      key,
      slips: [
        [part(q(a, b)), `This compares ${one} with ${other}. Compare with all the beads.`],
        [part(q(b, all)), `This is the part that is ${other}.`],
        [part(q(all - a, all)), `This is the part that is not ${one}.`],
        [part(q(a, a + b)), `This leaves out ${third}. Its parts belong to the whole as well.`],
        [part(q(1, three ? 3 : 2)), 'This takes the colours to be equally many.'],
        ...(percent
          ? [
              [part(q(a, 100)), `This takes ${a} for a percentage. It is ${a} of ${all} equal parts.`] as const,
              [part(q(10 * a, 100)), `This takes the ratio to have ten parts. It has ${all}.`] as const,
            ]
          : [[part(q(1, all)), 'This is only one of the parts.'] as const]),
      ],
      show,
      sameAs: ({ value }) => show({ value, as: 'fraction' }),
      believable: ({ value }) => isPart(value) && (!percent || isWhole(mul(value, 100))) && (toNumber(value) < 1 || a > b),
      why: `The ratio has ${all} equal parts, and ${counted(a, 'of them is', 'of them are')} ${one}.`,
      steps: [
        `Parts in all: ${[a, b, ...(three ? [c] : [])].join(' + ')} = ${all}`,
        percent
          ? `${maths(String.raw`\frac{${a}}{${all}}`)} of 100% is ${show(key)}.`
          : `${counted(a, 'part', 'parts')} of ${all}: ${fraction(key.value)}`,
      ],
      hints: ['How many equal parts are there altogether?', 'A fraction compares with the whole; a ratio compares one part with another.'],
      drawn: { a, b, c, as },
    };
  },
);

const jobs = [
  {
    who: 'painters',
    long: 'days',
    says: (n: number, t: number, m: number) =>
      `${n} painters need ${t} days to paint a school. How many days do ${m} painters need at the same rate?`,
  },
  {
    who: 'pumps',
    long: 'hours',
    says: (n: number, t: number, m: number) => `${n} equal pumps fill a pool in ${t} hours. How many hours do ${m} of these pumps need?`,
  },
  {
    who: 'hens',
    long: 'days',
    says: (n: number, t: number, m: number) => `A bag of feed lasts ${n} hens ${t} days. How many days does it last ${m} hens?`,
  },
  {
    who: 'machines',
    long: 'hours',
    says: (n: number, t: number, m: number) => `${n} machines make an order in ${t} hours. How many hours do ${m} such machines need?`,
  },
] as const;

export const inverseProportion = makeGenerator<Rational>(
  {
    id: 'maths-inverse-proportion-problems',
    title: 'Inverse proportion: more hands, less time',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['inverse proportion', 'inverse proportion problems', 'workers and days', 'men and days problems', 'more workers less time'],
  },
  ({ int, pick, level }) => {
    const job = pick(jobs);
    const [n, m] = [int(2, level(6, 10, 10)), int(2, level(12, 15, 12))];
    const t = int(3, level(15, 20, 24));
    const work = n * t;
    if (n === m || (level(true, false, false) && m % n > 0 && n % m > 0)) return undefined;
    if (level(true, true, false)) {
      if (work % m > 0) return undefined;
      const key = work / m;
      return {
        stem: job.says(n, t, m),
        key: q(key),
        slips: [
          [q(t * m, n), `This is direct proportion. More ${job.who} need less time, not more.`],
          [q(t + n - m), `This ${m > n ? 'takes off' : 'adds'} the difference. The time is multiplied or divided.`],
          [q(work), `This is the time that one alone would need.`],
          [q(t, m), `This divides by ${m} at once. First find the time for one.`],
          [q(t), `This leaves the time as it is. ${m > n ? 'More' : 'Fewer'} of them need ${m > n ? 'less' : 'more'} time.`],
        ],
        show: plain,
        believable: (x) => wholeAndPositive(toNumber(x)),
        why: `The work stays the same: ${n} × ${t} = ${work} ${job.long} for one alone, shared by ${m}.`,
        steps: [`One alone: ${n} × ${t} = ${work} ${job.long}`, `${m} of them: ${work} ÷ ${m} = ${key}`],
        hints: [`Do ${m} ${job.who} need more time than ${n}, or less?`, 'How long would one alone need? All the work stays the same.'],
        drawn: { asks: 'time', n, t, m },
      };
    }
    // After some time the number of workers changes.
    const done = int(2, t - 2);
    const left = n * (t - done);
    if (left % m > 0 || left / m === t - done || t - done < 2) return undefined;
    const key = left / m;
    const change = m > n ? `${m - n} more come` : `${n - m} of them ${n - m === 1 ? 'leaves' : 'leave'}`;
    return {
      stem: `${n} builders need ${t} days for a job. After ${done} days ${change}. How many more days does the rest of the job take?`,
      key: q(key),
      slips: [
        [q(t - done), `This is the time that ${n} builders would still need. There are ${m} now.`],
        [q(work, m), `This shares the whole job. ${done} days of it are done.`],
        [q((t - done) * m, n), `This is direct proportion. ${m > n ? 'More' : 'Fewer'} builders need ${m > n ? 'less' : 'more'} time.`],
        [q(left / m + done), 'This counts the days that are over as well.'],
        [q(left), 'This is how long one builder alone would need for the rest.'],
      ],
      show: plain,
      believable: (x) => wholeAndPositive(toNumber(x)),
      why: `What is left is ${n} × ${t - done} = ${left} days of work for one, shared by ${m} builders.`,
      steps: [
        `Days left for ${n} builders: ${t} − ${done} = ${t - done}`,
        `For one alone: ${n} × ${t - done} = ${left}`,
        `For ${m}: ${left} ÷ ${m} = ${key}`,
      ],
      hints: ['How much of the job is still to do? Say it in days for one builder.', `How many builders share what is left?`],
      drawn: { asks: 'rest', n, t, m, done },
    };
  },
);

const goods = [
  ['batteries', 'battery'],
  ['pens', 'pen'],
  ['eggs', 'egg'],
  ['rolls', 'roll'],
] as const;

export const bestBuys = makeGenerator<string>(
  {
    id: 'maths-best-buys',
    title: 'Best buys',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['best buy', 'best buys', 'value for money', 'unit price', 'better value', 'unitary method prices'],
    kinds: [
      asking(/\b(?:unit|single) (?:price|cost)|\bprice of (?:one|1)\b/, /price of one/),
      asking(/\bbest value\b|\bbetter value\b/, /best value/),
      asking(/\boffers?\b|\bdiscounts?\b|\bcheaper\b/, /in two shops/),
    ],
  },
  ({ int, pick, some, level }) => {
    const [many, single] = pick(goods);
    if (level(true, false, false)) {
      const [count, each] = [int(3, 12), 5 * int(3, 18)];
      const key = `${each}p`;
      return {
        stem: `A pack of ${count} ${many} costs ${pounds(count * each)}. What is the price of one ${single}, in pence?`,
        key,
        slips: [
          [`${count * each}p`, 'This is the price of the whole pack.'],
          [
            `${plain(q(Math.round((count * 1000) / each), 10))}p`,
            'This divides the wrong way round. The price is shared between the things.',
          ],
          [`${each * 10}p`, 'This is ten times too much: pounds and pence were mixed.'],
          [`${count * each - count}p`, 'This subtracts. The price is divided.'],
          [`${each + 5}p`, 'This has a slip in the division. Multiply back to check.'],
        ],
        show: (text) => text,
        believable: (text) => !text.startsWith('0'),
        why: `The price of ${pounds(count * each)} is shared equally by ${count} ${many}.`,
        steps: [`${pounds(count * each)} is ${plain(count * each)}p.`, `${plain(count * each)} ÷ ${count} = ${each}`],
        hints: ['Change the pounds to pence first.', `The price is for ${count}. What must be done to get to one?`],
        drawn: { asks: 'one', pence: count * each, count },
      };
    }
    if (level(false, true, false)) {
      const base = int(20, 60);
      const units = some([-3, -2, 0, 2, 3, 5], 4).map((by) => base + by);
      const counts = some([4, 5, 6, 8, 10, 12, 15], 4);
      const packs = counts.map((count, at) => ({ name: 'ABCD'.charAt(at), count, pence: count * (units[at] ?? 0), each: units[at] ?? 0 }));
      const best = packs.toSorted((x, y) => x.each - y.each)[0];
      if (best === undefined) return undefined;
      const lowest = packs.toSorted((x, y) => x.pence - y.pence)[0];
      const biggest = packs.toSorted((x, y) => y.count - x.count)[0];
      // Neither the lowest price nor the biggest pack may give it away.
      if (lowest === best || biggest === best) return undefined;
      return {
        stem: `The same ${many} are sold in four packs. Which pack is the best value?`,
        figure: {
          kind: 'table',
          head: ['Pack', 'How many', 'Price'],
          rows: packs.map(({ name, count, pence }) => [name, `${count}`, pounds(pence)]),
        },
        key: `Pack ${best.name}`,
        slips: packs
          .filter((pack) => pack !== best)
          .map((pack) => [
            `Pack ${pack.name}`,
            pack === lowest
              ? `This has the lowest price, but not for one: ${pack.each}p each.`
              : pack === biggest
                ? `This is the biggest pack, but each costs ${pack.each}p.`
                : `This costs ${pack.each}p for each, and another pack costs less.`,
          ]),
        show: (text) => text,
        why: `Each costs ${packs.map(({ name, each }) => `${each}p in ${name}`).join(', ')}.`,
        steps: [
          ...packs.map(({ name, count, pence, each }) => `${name}: ${pounds(pence)} ÷ ${count} = ${each}p`),
          `The lowest price for one is in pack ${best.name}.`,
        ],
        hints: ['A low price may be for few. Compare the same number in each.', `What does one ${single} cost in each pack?`],
        drawn: { asks: 'best', counts: packs.map(({ count }) => count), prices: packs.map(({ pence }) => pence) },
      };
    }
    const need = 6 * int(1, 3);
    const [price, off] = [10 * int(4, 15), pick([10, 20, 30, 40])];
    const [a, b] = [(need / 3) * 2 * price, (need * price * (100 - off)) / 100];
    if (a === b) return undefined;
    const gap = Math.abs(a - b);
    return {
      stem: `One ${single} costs ${pounds(price)} in two shops. Shop A says “buy two, get one free”. Shop B takes ${off}% off. Farah needs ${need}. How much does she save by going to the cheaper shop?`,
      key: pounds(gap),
      slips: [
        [pounds(Math.abs((need / 2) * price - b)), 'This takes every second one to be free. Of each three, two are paid for.'],
        [pounds(need * price - Math.min(a, b)), 'This compares with the full price. Compare the two shops.'],
        [pounds(Math.abs(a - (need * price * off) / 100)), `This takes ${off}% as the price. That is what comes off.`],
        [pounds(Math.min(a, b)), 'This is what she pays in the cheaper shop.'],
        [pounds(Math.max(a, b)), 'This is what she pays in the dearer shop.'],
      ],
      show: (text) => text,
      believable: (text) => text !== '£0.00',
      why: `In A she pays for ${(need / 3) * 2} of ${need}, ${pounds(a)}; in B she pays ${100 - off}% of ${pounds(need * price)}, ${pounds(b)}.`,
      steps: [
        `Shop A: ${(need / 3) * 2} × ${pounds(price)} = ${pounds(a)}`,
        `Shop B: ${100 - off}% of ${need} × ${pounds(price)} = ${pounds(b)}`,
        `${pounds(Math.max(a, b))} − ${pounds(Math.min(a, b))} = ${pounds(gap)}`,
      ],
      hints: [
        `In shop A she takes groups of three. How many of the ${need} does she pay for?`,
        'In shop B, what percentage of the full price is left to pay?',
      ],
      drawn: { asks: 'offers', need, price, off },
    };
  },
);
