import { timeLine } from '../illustrations.ts';
import { asking, beside, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, inUnit, plain, pounds } from '../written.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const span = (minutes: number): string =>
  minutes < 60 ? counted(minutes, 'minute') : `${counted(Math.floor(minutes / 60), 'hour')} ${counted(minutes % 60, 'minute')}`;
const parts = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60);

/** Takes 14:50 from 16:20 as if they were the decimals 14.50 and 16.20. */
const asIfHundred = (from: number, to: number): number => {
  return parts(to) - parts(from);
};

export const timeIntervals = makeGenerator(
  {
    id: 'maths-time-intervals',
    title: 'Time intervals',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['time', 'time problems', 'duration', '24-hour clock', 'how long', 'timetables', 'elapsed time'],
    kinds: [asking(/\bhow long\b|\bdurations?\b|\blasts?\b/, /How long/), asking(/\b(?:end|finish|arriv)\w*/, /At what time/)],
  },
  ({ int, pick, level }) => {
    const from = 5 * int(level(96, 96, 96), level(180, 210, 230));
    const lasts = 5 * int(level(3, 13, 17), level(10, 30, 53));
    const to = from + lasts;
    const crosses = Math.floor(from / 60) !== Math.floor(to / 60);
    if (to >= 24 * 60 || from % 60 === 0 || to % 60 === 0 || lasts % 60 === 0 || !crosses || (to % 60 > from % 60 && lasts > 60))
      return undefined;
    const [what, verb] = pick([
      ['A train leaves Leeds', 'arrives in York'],
      ['A film starts', 'ends'],
      ['A coach leaves Bristol', 'arrives in Cardiff'],
      ['A swimming gala starts', 'ends'],
    ] as const);
    const asksEnd = level(false, false, pick([true, false]));
    const decimalSlip = asIfHundred(from, to);
    return {
      stem: asksEnd
        ? `${what} at ${clock(from)} and ${verb} ${span(lasts)} later. At what time is that?`
        : `${what} at ${clock(from)} and ${verb} at ${clock(to)}. How long does it take?`,
      illustration: timeLine(from, to, clock, asksEnd),
      key: asksEnd ? to : lasts,
      slips: asksEnd
        ? [
            [to - 60, 'This forgets that 60 minutes make one more hour.'],
            [to + 60, 'This is an hour too much.'],
            [to + 40, 'This carries as if an hour had 100 minutes.'],
            [from + (lasts % 60), 'This leaves out the hours.'],
          ]
        : [
            [Math.floor(decimalSlip / 100) * 60 + (decimalSlip % 100), 'This subtracts as if an hour had 100 minutes. It has 60.'],
            [lasts + 60, 'This is an hour too much. Count on to the next full hour first.'],
            [lasts - 10, 'This is 10 minutes too short. Count on again.'],
            [lasts + 10, 'This is 10 minutes too long. Count on again.'],
          ],
      show: asksEnd ? clock : span,
      believable: (x: number) => x > 0 && x % 60 > 0,
      why: `From ${clock(from)} to the next full hour is ${60 - (from % 60)} minutes; from there count on to ${asksEnd ? 'the end' : clock(to)}.`,
      steps: [
        `${clock(from)} to ${clock(from - (from % 60) + 60)} is ${60 - (from % 60)} minutes.`,
        `${clock(from - (from % 60) + 60)} to ${clock(to)} is ${span(to - (from - (from % 60) + 60))}.`,
        asksEnd ? `So it is ${clock(to)}.` : `Together: ${span(lasts)}`,
      ],
      hints: ['Draw a time line.', 'Count on to the next full hour first. An hour has 60 minutes.'],
      drawn: { from, to, kind: asksEnd ? 'end' : 'length' },
    };
  },
);

const conversions = [
  ['kilometres', 'km', 'm', 1000],
  ['metres', 'm', 'cm', 100],
  ['kilograms', 'kg', 'g', 1000],
  ['litres', 'litres', 'ml', 1000],
  ['centimetres', 'cm', 'mm', 10],
  ['centilitres', 'cl', 'ml', 10],
] as const;

export const convertUnits = makeGenerator(
  {
    id: 'maths-convert-units',
    title: 'Converting metric units',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['converting units', 'metric units', 'km to m', 'cm to m', 'grams and kilograms', 'litres and millilitres', 'measurement'],
    kinds: [beside(saying(/\b(?:km|kilomet(?:re|er)s?)\b/, /\bkm\b/)), beside(saying(/\b(?:mm|millimet(?:re|er)s?)\b/, /\bmm\b/))],
  },
  ({ int, pick, level }) => {
    const [, large, small, by] = pick(conversions);
    const places = level(0, 1, 2);
    const amount = q(int(level(2, 11, 105), level(9, 99, 980)), 10 ** places);
    const toSmall = level(true, pick([true, false]), pick([true, false]));
    if (places > 0 && amount.d === 1n) return undefined;
    const [given, from, to, key] = toSmall ? [amount, large, small, mul(amount, by)] : [mul(amount, by), small, large, amount];
    return {
      stem: `How many ${to} are the same as ${plain(given)} ${from}?`,
      key,
      slips: [
        [
          toSmall ? mul(given, by === 10 ? 100 : by / 10) : div(given, by === 10 ? 100 : by / 10),
          `This uses ${by === 10 ? 100 : by / 10}. There are ${plain(by)} ${small} in 1 ${large.replace(/s$/, '')}.`,
        ],
        [
          toSmall ? div(given, by) : mul(given, by),
          `This ${toSmall ? 'divides' : 'multiplies'}. Going to a ${toSmall ? 'smaller' : 'larger'} unit, you need ${toSmall ? 'more' : 'fewer'} of them.`,
        ],
        [
          toSmall ? mul(given, by * 10) : div(given, by * 10),
          `This uses ${plain(by * 10)}. There are ${plain(by)} ${small} in 1 ${large.replace(/s$/, '')}.`,
        ],
      ],
      show: inUnit(to),
      why: `There are ${plain(by)} ${small} in 1 ${large.replace(/s$/, '')}, so ${toSmall ? 'multiply' : 'divide'} by ${plain(by)}.`,
      steps: [
        `1 ${large.replace(/s$/, '')} = ${plain(by)} ${small}`,
        `${plain(given)} ${toSmall ? '×' : '÷'} ${plain(by)} = ${plain(key)}`,
      ],
      hints: [`How many ${small} make 1 ${large.replace(/s$/, '')}?`, `Will there be more ${to} or fewer?`],
      drawn: { given: toNumber(given), from, to },
    };
  },
);

export const moneyProblems = makeGenerator(
  {
    id: 'maths-money-problems',
    title: 'Money problems',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['money', 'pounds and pence', 'change', 'shopping', 'cost', 'word problems'],
  },
  ({ int, pick, level }) => {
    const [one, many] = pick([
      ['notebook', 'notebooks'],
      ['sandwich', 'sandwiches'],
      ['bus ticket', 'bus tickets'],
      ['plant', 'plants'],
      ['comic', 'comics'],
    ] as const);
    const price = 5 * int(level(9, 25, 31), level(39, 70, 95));
    const count = level(1, int(2, 4), int(2, 4));
    const extra = level(5 * int(7, 40), 0, 5 * int(15, 60));
    const cost = count * price + extra;
    const paid = [500, 1000, 2000].find((note) => note > cost) ?? 0;
    const change = paid - cost;
    const name = pick(names);
    if (change % 100 === 0 || paid === 0) return undefined;
    const bought = `${count === 1 ? `a ${one}` : `${count} ${many}`} ${count > 1 ? `at ${pounds(price)} each` : `for ${pounds(price)}`}${extra > 0 ? ` and a drink for ${pounds(extra)}` : ''}`;
    return {
      stem: `${name} buys ${bought} and pays with a £${paid / 100} note. How much change should ${name} get?`,
      key: change,
      slips: [
        [change + 100, 'This is £1 too much. The pence make up the last pound.'],
        [cost, 'This is what everything costs, not the change.'],
        ...(count > 1 ? [[paid - price - extra, `This pays for only one ${one}.`] as const] : []),
        ...(extra > 0 ? [[change + extra, 'This leaves out the drink.'] as const] : []),
        [change - 10, 'This is 10p too little. Add the cost and the change to check.'],
        [change + 10, 'This is 10p too much. Add the cost and the change to check.'],
      ],
      show: (pence: number | Rational) => pounds(pence),
      believable: (x: number) => x > 0 && x < paid,
      why: `Everything costs ${pounds(cost)}, and ${pounds(cost)} + ${pounds(change)} = £${paid / 100}.`,
      steps: [
        ...(count > 1 ? [`${count} × ${pounds(price)} = ${pounds(count * price)}`] : []),
        ...(extra > 0 ? [`${pounds(count * price)} + ${pounds(extra)} = ${pounds(cost)}`] : []),
        `£${paid / 100} − ${pounds(cost)} = ${pounds(change)}`,
      ],
      hints: ['First find the cost of everything.', 'Count up from the cost to the amount paid.'],
      drawn: { count, price, extra, paid },
    };
  },
);
