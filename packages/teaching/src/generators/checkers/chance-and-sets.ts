import { close, list, num, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export const chanceAndSetsCheckers: Checkers = {
  'maths-probability-trees': (option, question) => {
    const [p, a, b] = [num(question, 'p'), num(question, 'a'), num(question, 'b')];
    const asks = word(question, 'asks');
    if (asks === 'missing') return close(first(option) + a / 10, 1);
    // A hundred days, counted one by one.
    const fits = upTo(100).filter((at) => {
      const [isFirst, then] = [Math.floor(at / 10) < p, at % 10];
      return (asks !== 'other' && isFirst && then < a) || (asks !== 'one' && !isFirst && then < b);
    });
    return close(first(option) * 100, fits.length);
  },
  'maths-at-least-one': (option, question) => {
    if (word(question, 'kind') === 'bag') {
      const n = num(question, 'r') + num(question, 'b');
      const pairs = upTo(n * n).filter((at) => at % n !== Math.floor(at / n));
      const fits = pairs.filter((at) => at % n < num(question, 'r') || Math.floor(at / n) < num(question, 'r'));
      return close(first(option) * pairs.length, fits.length);
    }
    const all = 10 ** num(question, 'n');
    const fits = upTo(all).filter((at) =>
      Array.from(`${at}`.padStart(num(question, 'n'), '0')).some((digit) => Number(digit) < num(question, 'p')),
    );
    return close(first(option) * all, fits.length);
  },
  'maths-conditional-probability': (option, question) => {
    const people = list(question, 'cells').flatMap((count, at) => upTo(count).map(() => ({ row: at < 2, column: at % 2 === 0 })));
    const by = word(question, 'by') === 'row' ? 'row' : 'column';
    const group = people.filter((one) => one[by]);
    return close(first(option), group.filter(({ row, column }) => row && column).length / group.length);
  },
};

const isPrime = (x: number): boolean => x > 1 && upTo(x).filter((each) => each > 0 && x % each === 0).length === 1;
/** What a set is said to be, tested number by number. */
const fitsRule = (says: string, x: number): boolean => {
  const named = Number(/\d+/.exec(says)?.[0]);
  if (says.startsWith('multiples')) return upTo(30).some((times) => times * named === x);
  if (says.startsWith('factors')) return upTo(30).some((times) => times * x === named);
  if (says.startsWith('square')) return upTo(30).some((root) => root > 0 && root * root === x);
  if (says.startsWith('prime')) return isPrime(x);
  return (says.startsWith('even') ? [2, 4, 6, 8, 0] : [1, 3, 5, 7, 9]).includes(x % 10);
};
const inSet = (asks: string, a: boolean, b: boolean): boolean => {
  const table: Readonly<Record<string, string>> = { A: 'ab a', both: 'ab', either: 'ab a b', notA: 'b -', onlyA: 'a', neither: '-' };
  return (table[asks] ?? '').split(' ').includes(`${a ? 'a' : ''}${b ? 'b' : ''}` || '-');
};
const elementsOf = (question: Parameters<typeof num>[0]): number[] =>
  upTo(num(question, 'top') + 1)
    .slice(1)
    .filter((x) => inSet(word(question, 'asks'), fitsRule(word(question, 'one'), x), fitsRule(word(question, 'other'), x)));
const regions = ['a', 'ab', 'b', '-'] as const;

export const setCheckers: Checkers = {
  'maths-combine-sets': (option, question) => (option.match(/\d+/g) ?? []).map(Number).join() === elementsOf(question).join(),
  'maths-set-notation': (option, question) => first(option) === elementsOf(question).length,
  'maths-venn-diagram-reading': (option, question) => {
    const wanted: Readonly<Record<string, string>> = { left: 'a', right: 'b' };
    const asks = word(question, 'asks');
    const counts = list(question, 'cells');
    const fits = (region: string): boolean => {
      if (asks === 'unknown') return region === 'a';
      if (asks === 'one') return region === 'a' || region === 'b';
      if (asks === 'not') return !region.includes('a');
      if (asks === 'both' || asks === 'either') return asks === 'both' ? region === 'ab' : region !== '-';
      return region.includes(wanted[asks] ?? '?');
    };
    return first(option) === regions.reduce((sum, region, at) => sum + (fits(region) ? (counts[at] ?? 0) : 0), 0);
  },
  'maths-venn-probability': (option, question) => {
    const counts = list(question, 'cells');
    const things = regions.flatMap((region, at) => upTo(counts[at] ?? 0).map(() => region));
    const fits = things.filter((region) => inSet(word(question, 'asks'), region.includes('a'), region.includes('b')));
    return close(first(option) * things.length, fits.length);
  },
  'maths-hcf-lcm-venn': (option, question) => {
    const [a, b, value] = [num(question, 'a'), num(question, 'b'), first(option)];
    const divides = (x: number): boolean => a % x === 0 && b % x === 0;
    const greatest = upTo(Math.min(a, b) + 1).findLast((x) => x > 0 && divides(x)) ?? 1;
    switch (word(question, 'asks')) {
      case 'hcf':
        return value === greatest;
      case 'lcm':
        return value === upTo(a * b + 1).find((x) => x > 0 && x % a === 0 && x % b === 0);
      case 'region':
        return value * greatest === a;
      default:
        return value === b;
    }
  },
  'maths-hcf-lcm-problems': (option, question) => {
    const [a, b, value] = [num(question, 'a'), num(question, 'b'), first(option)];
    const least = upTo(a * b + 1).find((x) => x > 0 && x % a === 0 && x % b === 0) ?? 0;
    switch (word(question, 'asks')) {
      case 'hcf':
        return a % value === 0 && b % value === 0 && upTo(a + 1).every((x) => x <= value || a % x > 0 || b % x > 0);
      case 'lcm':
        return value === least;
      case 'packs':
        return value * a === least;
      default:
        return value * a === num(question, 'common') * least;
    }
  },
  'maths-sample-spaces': (option, question) => {
    const [rows, columns, target] = [num(question, 'rows'), num(question, 'columns'), num(question, 'target')];
    let fits = 0;
    for (let x = rows; x >= 1; x -= 1)
      for (let y = columns; y >= 1; y -= 1) {
        const value = { sum: x + y, difference: x > y ? x - y : y - x, product: x * y }[word(question, 'how')] ?? Number.NaN;
        if ({ is: value === target, over: value > target, under: value < target, even: value % 2 === 0 }[word(question, 'test')]) fits += 1;
      }
    return close(first(option) * rows * columns, fits);
  },
  'maths-expected-frequency': (option, question) => {
    const trials = num(question, 'trials');
    const value = first(option);
    switch (word(question, 'asks')) {
      case 'expect':
        return close(value * num(question, 'bottom'), trials * num(question, 'top'));
      case 'relative':
        return close(value * trials, num(question, 'hits'));
      case 'from trial':
        return close(value / num(question, 'next'), num(question, 'hits') / trials);
      default: {
        // One person after the other: so many pay, so many win.
        const perRound = num(question, 'bottom') * num(question, 'price') - num(question, 'top') * num(question, 'prize');
        return close(value * 100, (trials / num(question, 'bottom')) * perRound);
      }
    }
  },
  'maths-probability-scale': (option, question) => {
    if (word(question, 'asks') === 'rest')
      return close(Number(option) * 100 + num(question, 'a') + num(question, 'b') + num(question, 'c'), 100);
    const [fits, total] = [num(question, word(question, 'asks') === 'word' ? 'count' : 'fits'), num(question, 'total')];
    if (word(question, 'asks') === 'place') return close(Number(option) * total, fits);
    const twice = 2 * fits;
    return (
      option ===
      (fits === 0 ? 'impossible' : fits === total ? 'certain' : twice === total ? 'even chance' : twice < total ? 'unlikely' : 'likely')
    );
  },
};
