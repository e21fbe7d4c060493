import { close, figureOf, num, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { agrees, bagOnTree, countsInVenn, listedInVenn } from './read-pictures.ts';
import { valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** How many are in both groups, in the first alone, in the second alone, and in neither. */
const fourCells = (question: Parameters<typeof num>[0]): readonly number[] => {
  if (question.figure?.kind === 'venn') {
    const [left = 0, both = 0, right = 0, neither = 0] = countsInVenn(question);
    return [both, left, right, neither];
  }
  const { rows } = figureOf(question, 'table');
  return rows.slice(0, 2).flatMap((row) => row.slice(1, 3).map(Number));
};

export const chanceAndSetsCheckers: Checkers = {
  'maths-probability-trees': (option, question) => {
    const [p, a, b] = [num(question, 'p'), num(question, 'a'), num(question, 'b')];
    const asks = word(question, 'asks');
    const { first: one, second } = figureOf(question, 'tree');
    // What is told must be what stands on the branches.
    const isDrawn =
      agrees(one[0]?.chance, p / 10) &&
      agrees(one[1]?.chance, 1 - p / 10) &&
      [a, b].every((then, at) => agrees(second[at]?.[0]?.chance, then / 10) && agrees(second[at]?.[1]?.chance, 1 - then / 10));
    if (!isDrawn) return false;
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
      const [r, n] = bagOnTree(question, [num(question, 'r'), num(question, 'r') + num(question, 'b')]);
      const pairs = upTo(n * n).filter((at) => at % n !== Math.floor(at / n));
      const fits = pairs.filter((at) => at % n < r || Math.floor(at / n) < r);
      return close(first(option) * pairs.length, fits.length);
    }
    const all = 10 ** num(question, 'n');
    const fits = upTo(all).filter((at) =>
      Array.from(`${at}`.padStart(num(question, 'n'), '0')).some((digit) => Number(digit) < num(question, 'p')),
    );
    return close(first(option) * all, fits.length);
  },
  'maths-conditional-probability': (option, question) => {
    const people = fourCells(question).flatMap((count, at) => upTo(count).map(() => ({ row: at < 2, column: at % 2 === 0 })));
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
  'maths-combine-sets': (option, question) => {
    const asks = word(question, 'asks');
    const taken = (option.match(/\d+/g) ?? []).map(Number).join();
    if (question.figure === undefined) return taken === elementsOf(question).join();
    const found = listedInVenn(question).flatMap((numbers, at) => {
      const region = regions[at] ?? '-';
      return inSet(asks, region.includes('a'), region.includes('b')) ? numbers : [];
    });
    return taken === found.toSorted((x, y) => x - y).join() && elementsOf(question).length === found.length;
  },
  'maths-set-notation': (option, question) => first(option) === elementsOf(question).length,
  'maths-venn-diagram-reading': (option, question) => {
    const wanted: Readonly<Record<string, string>> = { left: 'a', right: 'b' };
    const asks = word(question, 'asks');
    const counts = countsInVenn(question);
    if (asks === 'unknown') return first(option) + sumOf(counts.slice(1)) === Number(/\d+/.exec(question.stem)?.[0]);
    const fits = (region: string): boolean => {
      if (asks === 'one') return region === 'a' || region === 'b';
      if (asks === 'not') return !region.includes('a');
      if (asks === 'both' || asks === 'either') return asks === 'both' ? region === 'ab' : region !== '-';
      return region.includes(wanted[asks] ?? '?');
    };
    return first(option) === regions.reduce((sum, region, at) => sum + (fits(region) ? (counts[at] ?? 0) : 0), 0);
  },
  'maths-venn-probability': (option, question) => {
    const counts = countsInVenn(question);
    const things = regions.flatMap((region, at) => upTo(counts[at] ?? 0).map(() => region));
    const fits = things.filter((region) => inSet(word(question, 'asks'), region.includes('a'), region.includes('b')));
    return close(first(option) * things.length, fits.length);
  },
  'maths-hcf-lcm-venn': (option, question) => {
    const value = first(option);
    const [a, b] = [figureOf(question, 'venn').left, figureOf(question, 'venn').right].map(Number) as [number, number];
    // The regions hold prime factors: their products are what the two numbers share, and what each has alone. A pupil may have to fill them in.
    const listed = listedInVenn(question);
    const isEmpty = listed.flat().length === 0;
    const greatest = isEmpty ? (upTo(a + 1).findLast((x) => x > 0 && a % x === 0 && b % x === 0) ?? 1) : 1;
    const [left = 1, shared = 1, right = 1] = isEmpty
      ? [a / greatest, greatest, b / greatest]
      : listed.map((factors) => factors.reduce((product, factor) => product * factor, 1));
    switch (word(question, 'asks')) {
      case 'hcf':
        return value === shared;
      case 'lcm':
        return value === left * shared * right;
      case 'region':
        return value * shared === a;
      default:
        return value === shared * right;
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
    const target = num(question, 'target');
    const { head, rows } = figureOf(question, 'table');
    const cells = rows.flatMap(([beside, ...row]) =>
      row.map((cell, at) => {
        const [x, y] = [Number(beside), Number(head[at + 1])];
        const value = { sum: x + y, difference: x > y ? x - y : y - x, product: x * y }[word(question, 'how')] ?? Number.NaN;
        return cell === '' || Number(cell) === value ? value : Number.NaN;
      }),
    );
    const fits = cells.filter(
      (value) => ({ is: value === target, over: value > target, under: value < target, even: value % 2 === 0 })[word(question, 'test')],
    );
    return close(first(option) * cells.length, fits.length);
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
