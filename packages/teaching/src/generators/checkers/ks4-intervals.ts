import { close, num, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;

type Bound = { readonly low: number; readonly high: number; readonly ends: string };
const ungrouped = (text = ''): number => Number(text.replaceAll('{,}', ''));
/** Reads `a ≤ x < b`. */
const boundsIn = (option: string): Bound | undefined => {
  const found = /^\$(-?[\d.{},]+) (<|\\leq) [a-z] (<|\\leq) (-?[\d.{},]+)\$$/.exec(option);
  if (!found) return undefined;
  return { low: ungrouped(found[1]), high: ungrouped(found[4]), ends: `${found[2]} ${found[3]}` };
};
const holds = (left: number, sign: string, right: number): boolean =>
  ({ '<': left < right, '>': left > right, [String.raw`\leq`]: left <= right, [String.raw`\geq`]: left >= right })[sign] ?? false;
/** Whether x is in what an option says, single, double or in two parts. */
const says = (option: string, x: number): boolean =>
  option
    .replaceAll('$', '')
    .split(String.raw` \text{ or } `)
    .some((part) => {
      const words = part.split(' ').map((one) => (one === 'x' ? x : one));
      const number = (at: number): number => Number(words[at]);
      return holds(number(0), String(words[1]), number(2)) && (words.length < 5 || holds(number(2), String(words[3]), number(4)));
    });

export const ks4IntervalCheckers: Checkers = {
  'maths-percentage-multiplier': (option, question) => {
    // Follow £100 through the changes.
    const once = 100 + num(question, 'percent');
    return close(first(option) * 100, once - (once * num(question, 'second')) / 100);
  },
  'maths-simple-interest': (option, question) => {
    const value = first(option.replace('£', ''));
    const [money, rate, years] = [num(question, 'money'), num(question, 'rate'), num(question, 'years')];
    let paid = 0;
    for (let year = 0; year < years; year += 1) paid += money * (rate / 100);
    return close(value, { interest: paid, total: money + paid, years, rate }[word(question, 'asks')] ?? Number.NaN);
  },
  'maths-growth-and-decay': (option, question) => {
    const back = word(question, 'back') === 'yes';
    let value = back ? first(option) : num(question, 'start');
    for (let step = 0; step < num(question, 'steps'); step += 1) value += (value * num(question, 'p')) / 100;
    return close(value, back ? num(question, 'end') : first(option));
  },
  'maths-find-rate-or-years': (option, question) => {
    const [start, after, value] = [num(question, 'start'), num(question, 'after'), first(option)];
    if (word(question, 'asks') === 'one year') return close(start + (start * value) / 100, after);
    if (word(question, 'asks') === 'rate') return close(start * (1 + value / 100) * (1 + value / 100), after);
    const left = (years: number): number => start * (1 - num(question, 'rate') / 100) ** years;
    const limit = (start * num(question, 'share')) / 100;
    return left(value) < limit && left(value - 1) >= limit;
  },
  'maths-error-intervals': (option, question) => {
    const found = boundsIn(option);
    const [value, unit] = [num(question, 'value'), num(question, 'unit')];
    if (found?.ends !== String.raw`\leq <`) return false;
    const gives = (x: number): boolean =>
      close((word(question, 'kind') === 'rounded' ? Math.floor(x / unit + 0.5 + 1e-9) : Math.floor(x / unit + 1e-9)) * unit, value);
    const near = unit / 1000;
    return gives(found.low) && !gives(found.low - near) && gives(found.high - near) && !gives(found.high);
  },
  'maths-bounds-divide': (option, question) => {
    const [a, b, halfA, halfB] = [num(question, 'a'), num(question, 'b'), num(question, 'halfA'), num(question, 'halfB')];
    const corners = [a - halfA, a + halfA].flatMap((top) => [b - halfB, b + halfB].map((bottom) => top / bottom));
    const exactly = word(question, 'asks') === 'upper' ? Math.max(...corners) : Math.min(...corners);
    return Math.abs(first(option.replaceAll(',', '')) - exactly) <= 0.0050001;
  },
  'maths-double-inequalities': (option, question) => {
    const [a, b, from, to] = [num(question, 'a'), num(question, 'b'), num(question, 'first'), num(question, 'last')];
    const closedFirst = word(question, 'signs') === 'closed open';
    const fits = (x: number): boolean => {
      const value = a * x + b;
      return closedFirst ? from <= value && value < to : from < value && value <= to;
    };
    return Array.from({ length: 161 }, (_, at) => at / 4 - 20).every((x) => says(option, x) === fits(x)) && says(option, 60) === fits(60);
  },
  'maths-integer-solutions': (option, question) => {
    const value = first(option);
    const [a, b, limit] = [num(question, 'a'), num(question, 'b'), num(question, 'limit')];
    const asks = word(question, 'asks');
    if (asks === 'smallest') return Number.isInteger(value) && a * value + b > limit && a * (value - 1) + b <= limit;
    if (asks === 'largest') return Number.isInteger(value) && a * value + b < limit && a * (value + 1) + b >= limit;
    const isClosed = word(question, 'closed') === 'yes';
    let [count, sum] = [0, 0];
    for (let n = -50; n <= 50; n += 1) {
      const fits = isClosed
        ? n >= num(question, 'low') && n < num(question, 'high')
        : n > num(question, 'low') && n <= num(question, 'high');
      if (fits) [count, sum] = [count + 1, sum + n];
    }
    return value === (asks === 'count' ? count : sum);
  },
  'maths-quadratic-inequalities': (option, question) => {
    const fits = (x: number): boolean => {
      const value = x * x + num(question, 'b') * x + num(question, 'c');
      if (value === 0) return word(question, 'closed') === 'yes';
      return word(question, 'inside') === 'yes' ? value < 0 : value > 0;
    };
    return Array.from({ length: 201 }, (_, at) => at / 4 - 25).every((x) => says(option, x) === fits(x));
  },
};
