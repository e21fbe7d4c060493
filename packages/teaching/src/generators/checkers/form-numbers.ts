import { type Checkers, close, figureOf, list, num, numbersInStem, search, textsInTex, word } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
const isPrime = (x: number): boolean => x > 1 && Array.from({ length: x }, (_, by) => by).every((by) => by < 2 || x % by > 0);
/** The bases and powers of “2^2 \times 3”. */
const basesIn = (tex: string): readonly (readonly [number, number])[] =>
  Array.from(tex.matchAll(/(\d+)(?:\^(\d+))?/g), ([, base = '', power = '1']) => [Number(base), Number(power)] as const);
const wrongValue = (stem: string): number => Number(/gets (−?[\d,]+)/.exec(stem)?.[1]?.replaceAll(',', '').replace('−', '-'));
const point = (text: string): readonly number[] => Array.from(text.matchAll(/−?\d+/g), ([digits]) => Number(digits.replace('−', '-')));
const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((x, at) => x === other[at]);

const comeTwice = (values: readonly number[]): boolean => values.every((value) => values.filter((one) => one === value).length === 2);

/** “a + b × c − d” in each order, as a pupil would go on step by step. */
const orders: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  'They worked from left to right.': ([a = 0, b = 0, c = 0, d = 0]) => (a + b) * c - d,
  'They took away before they multiplied.': ([a = 0, b = 0, c = 0, d = 0]) => a + b * (c - d),
  'They multiplied last of all.': ([a = 0, b = 0, c = 0, d = 0]) => (a + b) * (c - d),
  'They added where they should multiply.': ([a = 0, b = 0, c = 0, d = 0]) => a + b + c - d,
};

/** What the written calculation would be for each mistake: the same text with brackets or another power. */
const asMistaken: Readonly<Record<string, (tex: string) => readonly string[]>> = {
  'They multiplied before they squared.': (tex) => [tex.replace(/(\d+) \\times (\(.*\)|\d+)\^2/, String.raw`($1 \times $2)^2`)],
  'They added before they multiplied.': (tex) => [tex.replace(/^(\d+ \+ \d+)/, '($1)')],
  'They subtracted before they multiplied.': (tex) => [tex.replace(/^(\d+ - \d+)/, '($1)')],
  'They doubled where they should square.': (tex) => [tex.replace('^2', String.raw` \times 2`)],
  'They squared last of all.': (tex) => [`(${tex.replace('^2', '')})^2`],
  'They squared each number on its own.': (tex) => [tex.replace(/\((\d+) \+ (\d+)\)\^2/, '($1^2 + $2^2)')],
  'They squared the last number alone.': (tex) => [tex.replace(')^2', '^2)')],
  'They kept the minus when they squared.': (tex) => [tex.replace(/ - (\d+ \\times) \(-(\d+)\)\^2/, ' + $1 $2^2')],
};

export const numberFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-prime-factors': {
    'which number': (option, { stem }) =>
      first(option) === basesIn(textsInTex(stem)[0] ?? '').reduce((total, [base, power]) => total * base ** power, 1),
    'missing factor': (option, question) => {
      const x = first(option);
      const known = basesIn((textsInTex(question.stem)[0] ?? '').replace(/[a-z]$/, '')).reduce(
        (total, [base, power]) => total * base ** power,
        1,
      );
      return isPrime(x) && known * x === num(question, 'total');
    },
    'from another': (option, question) => {
      const bases = basesIn(option);
      return (
        bases.every(([base]) => isPrime(base)) &&
        bases.reduce((total, [base, power]) => total * base ** power, 1) === numbersInStem(question).at(-1)
      );
    },
    'faulty product': (option, question) => {
      const factors = basesIn(textsInTex(question.stem)[0] ?? '').map(([base]) => base);
      const total = factors.reduce((a, b) => a * b, 1);
      if (factors.includes(1)) return option.startsWith('It has 1');
      if (!factors.every(isPrime)) return option.startsWith('One of its factors');
      return option.startsWith(total < num(question, 'total') ? 'A prime factor is missing' : 'There is a prime factor too many');
    },
  },
  'maths-order-of-operations': {
    'broken order': (option, { stem }) => {
      const numbers = Array.from((textsInTex(stem)[0] ?? '').matchAll(/\d+/g), Number);
      return close(orders[option]?.(numbers) ?? Number.NaN, wrongValue(stem));
    },
    brackets: (option, { stem }) =>
      close(texValue(textsInTex(option)[0] ?? ''), Number(/make ([\d,]+)\?/.exec(stem)?.[1]?.replaceAll(',', ''))),
    box: (option, { stem }) => {
      const [left = '', right = ''] = (textsInTex(stem)[0] ?? '').split('=');
      return first(option) === search((x) => close(texValue(left.replace(String.raw`\square`, String(x))), texValue(right)));
    },
    story: (option, question) => {
      const [a, b, c] = [num(question, 'a'), num(question, 'b'), num(question, 'c')];
      // Coin by coin: each of the c friends pays twice, or b things are paid one after the other.
      const costs =
        word(question, 'kind') === 'friends' ? Array.from({ length: c }, () => [a, b]).flat() : [a, ...Array.from({ length: b }, () => c)];
      return close(
        texValue(textsInTex(option)[0] ?? ''),
        costs.reduce((x, y) => x + y, 0),
      );
    },
  },
  'maths-powers-in-order': {
    'broken power': (option, { stem }) => {
      const [tex = ''] = textsInTex(stem);
      return (asMistaken[option]?.(tex) ?? []).some((mistaken) => mistaken !== tex && close(texValue(mistaken), wrongValue(stem)));
    },
    'which equals': (option, { stem }) =>
      close(texValue(textsInTex(option)[0] ?? ''), point(stem.split('value').at(-1)?.replaceAll(',', '') ?? '')[0] ?? Number.NaN),
    'power box': (option, { stem }) => {
      const [left = '', right = ''] = (textsInTex(stem)[0] ?? '').split('=');
      return first(option) === search((x) => close(texValue(left.replace(String.raw`\square`, String(x))), texValue(right)));
    },
  },
  'maths-four-quadrants': {
    where: (option, { stem }) => {
      const [x = 0, y = 0] = point(stem);
      return option.includes(x < 0 ? 'left' : 'right') && option.includes(y < 0 ? 'below' : 'above');
    },
    moves: (option, question) => {
      // Step by step.
      const here = [...point(/at (\(.*?\))/.exec(question.stem)?.[1] ?? '')];
      const steps = { right: [1, 0], left: [-1, 0], up: [0, 1], down: [0, -1] } as const;
      for (const [, times = '', way = ''] of question.stem.matchAll(/(\d+) (?:to the )?(right|left|up|down)/g))
        for (let step = 0; step < Number(times); step += 1) {
          const [across = 0, up = 0] = steps[way as keyof typeof steps];
          here[0] = (here[0] ?? 0) + across;
          here[1] = (here[1] ?? 0) + up;
        }
      return same(point(option), here) && list(question, 'by').length === 2;
    },
    corner: (option, question) => {
      // The diagonals of a rectangle cross in the middle, and its sides are level or upright.
      const corners = [...(figureOf(question, 'graph').points ?? [])].map(({ at }) => at);
      const [x = Number.NaN, y = Number.NaN] = point(option);
      return comeTwice([...corners.map((at) => at[0]), x]) && comeTwice([...corners.map((at) => at[1]), y]);
    },
    misread: (option, question) => {
      const [x = 0, y = 0] = figureOf(question, 'graph').points?.[0]?.at ?? [];
      const [a, b] = point(/are (\(.*?\))/.exec(question.stem)?.[1] ?? '');
      if (a === -x && b === -y) return option.startsWith('Both');
      if (a === -x && b === y) return option.startsWith('The first');
      if (a === x && b === -y) return option.startsWith('The second');
      return a === y && b === x && option.startsWith('Across');
    },
  },
};
