import { close, figureOf, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { byForm, fillsBox, greatestBy, lots, numbersIn, roundedBy, roundsTo, worthOf } from './forms.ts';
import { texValue } from './tex-value.ts';
import { plain } from '../written.ts';
import type { Generated } from '../generator.ts';

const columnWorth: Readonly<Record<string, number>> = {
  thousandth: 0.001,
  hundredth: 0.01,
  tenth: 0.1,
  one: 1,
  ten: 10,
  hundred: 100,
  thousand: 1000,
  'ten thousand': 10_000,
  'hundred thousand': 100_000,
  million: 1_000_000,
};
const chartWorth: Readonly<Record<string, number>> = { h: 0.01, t: 0.1, O: 1, T: 10, H: 100, Th: 1000, TTh: 10_000 };
/** What one digit of a number is worth: the number with noughts for all others. */
const digitWorth = (text: string, digit: number): number =>
  Number(text.replaceAll(',', '').replaceAll(/\d/g, (one) => (one === String(digit) ? one : '0')));

/** The top and the bottom of each fraction in TeX. */
const fractionsIn = (text: string): readonly (readonly [number, number])[] =>
  Array.from(text.matchAll(/frac\{(\d+)\}\{(\d+)\}/g), ([, top, bottom]) => [Number(top), Number(bottom)] as const);
const areEqual = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean => a * d === b * c;
const firstFraction = (text: string): readonly [number, number] => fractionsIn(text)[0] ?? [Number.NaN, 1];
/** The numbers of a text that stand outside its formulas. */
const outsideTex = (text: string): readonly number[] => numbersIn(text.replaceAll(/\$[^$]*\$/g, ' '));
/** So many parts of a whole, found by trying how large one is. */
const partOf = ([n, d]: readonly [number, number], whole: number): number => n * search((each) => each * d === whole);

/** Column by column from the right, as it is written; `slip` changes what is done in a column. */
const columnByColumn = (a: number, b: number, work: (top: number, bottom: number) => number): number => {
  const [top, bottom] = [a, b].map((x) => String(x).padStart(8, '0'));
  return sumOf(Array.from(top ?? '', (digit, at) => work(Number(digit), Number(bottom?.charAt(at))) * 10 ** (7 - at)));
};
const columnSlip = (adds: boolean, a: number, b: number, says: string): number => {
  const right = adds ? sumOf([a, b]) : search((x) => x + b === a, 0, 200_000);
  if (says.startsWith('The columns')) {
    const moved = Number(String(b).padEnd(String(a).length, '0'));
    return adds ? a + moved : a - moved;
  }
  if (says.startsWith('The carried')) return columnByColumn(a, b, (top, bottom) => (top + bottom) % 10);
  if (says.startsWith('The smaller')) return columnByColumn(a, b, (top, bottom) => Math.abs(top - bottom));
  if (/hundred/.test(says)) return adds ? right - 100 : right + 100;
  return /too many was carried|not crossed/.test(says) ? right + 10 : right - 10;
};
const columnChecker: Checker = byForm({
  sum: (option, question) => {
    const [a = 0, b = 0] = numbersInStem(question);
    const x = numbersIn(option)[0] ?? Number.NaN;
    return question.stem.includes(' + ') || /in all\?|altogether|in both/.test(question.stem) ? close(x - b, a) : close(x + b, a);
  },
  box: fillsBox,
  digit: (option, question) => {
    const [formula = ''] = textsInTex(question.stem);
    const [left = '', right = ''] = formula.replace(String.raw`\square `, option).split('=');
    return close(texValue(left), texValue(right));
  },
  mistake: (option, question) => {
    const [a = 0, b = 0, told = 0] = numbersInStem(question);
    const adds = question.stem.includes(' + ');
    return columnSlip(adds, a, b, option) === told && told !== (adds ? a + b : a - b);
  },
  estimate: (option, question) => {
    const [a = 0, b = 0] = numbersInStem(question);
    const [x = 0, y = 0] = numbersIn(option);
    // The second is rounded to its first digit, and the first as far.
    const gap = 10 ** (String(Math.floor(b)).length - 1);
    return roundsTo(a, x, gap) && roundsTo(b, y, gap);
  },
});

/** Counted ten by ten, and then one by one. */
const tensAndOnes = (tens: number, ones: number): number => sumOf([lots(tens, 10), lots(ones, 1)]);

/** The two numbers of a product. */
const productIn = (question: Generated): readonly [a: number, b: number] => {
  const [a = 0, b = 0] = numbersInStem(question);
  return [a, b];
};
const roundedFirst = (x: number): number => Number(x.toPrecision(1));
const productChecker: Checker = byForm({
  product: (option, question) => {
    const [a, b] = productIn(question);
    return numbersIn(option)[0] === lots(b, a);
  },
  split: (option, question) => {
    const [a, b] = productIn(question);
    return worthOf(option) === lots(b, a);
  },
  estimate: (option, question) => {
    const [a, b] = productIn(question);
    return numbersIn(option)[0] === lots(b > 9 ? roundedFirst(b) : b, roundedFirst(a));
  },
  row: (option, question) => {
    const [a, b] = productIn(question);
    return worthOf(option) + lots(b % 10, a) === lots(b, a);
  },
});

/** Whether numbers go on by one step all the way. */
const isEven = (row: readonly number[]): boolean =>
  row.slice(2).every((x, at) => x - (row[at + 1] ?? 0) === (row[at + 1] ?? 0) - (row[at] ?? 0));

export const primaryNumbersCheckers: Checkers = {
  'maths-count-in-steps': byForm({
    next: (option, question) => isEven([...numbersInStem(question), Number(option)]),
    gap: (option, { stem }) => isEven(numbersIn(stem.replace('__', option))),
    step: (option, question) => {
      const [a = 0, b = 0] = numbersInStem(question).toSorted((one, other) => one - other);
      return a + Number(option) === b;
    },
    wrong: (option, question) => {
      const [step = 0, ...row] = numbersInStem(question);
      const at = row.indexOf(Number(option));
      // Another number in its place makes the row whole.
      return [-2, -1, 1, 2].some((by) => {
        const mended = row.map((x, place) => (place === at ? x + by : x));
        return isEven(mended) && Math.abs((mended[1] ?? 0) - (mended[0] ?? 0)) === step;
      });
    },
  }),
  'maths-one-more-one-less': byForm({
    moved: (option, { stem }) => {
      const [one = 0, other = 0] = numbersIn(stem);
      const [by, start] = stem.startsWith('What') ? [one, other] : [other, one];
      const x = Number(option);
      return /more|get/.test(stem) ? x - by === start : x + by === start;
    },
    back: (option, { stem }) => {
      const [end = 0, by = 0] = numbersIn(stem);
      return stem.includes('more') ? Number(option) + by === end : Number(option) - by === end;
    },
  }),
  'maths-short-multiplication': productChecker,
  'maths-two-digit-multiplication': productChecker,
  'maths-tens-and-ones': byForm({
    blocks: (option, question) => {
      const { tens, ones } = figureOf(question, 'base-ten');
      return Number(option) === tensAndOnes(tens, ones);
    },
    parts: (option, { stem }) => {
      const [tens = 0, ones = 0] = numbersIn(stem.replaceAll('of 10', ''));
      return Number(option) === tensAndOnes(tens, ones);
    },
    tens: (option, question) => {
      const [number = 0] = numbersInStem(question);
      return lots(Number(option), 10) <= number && lots(Number(option) + 1, 10) > number;
    },
    ones: (option, question) => Number(option) < 10 && ((numbersInStem(question)[0] ?? 0) - Number(option)) % 10 === 0,
    box: fillsBox,
    having: (option, question) => Math.floor(Number(option) / 10) === num(question, 'tens'),
  }),
  'maths-column-addition': columnChecker,
  'maths-column-subtraction': columnChecker,
  'maths-fraction-of-amount': byForm({
    amount: (option, { stem }) => partOf(firstFraction(stem), outsideTex(stem)[0] ?? 0) === numbersIn(option)[0],
    left: (option, { stem }) => {
      const [whole = 0] = outsideTex(stem);
      return partOf(firstFraction(stem), whole) + (numbersIn(option)[0] ?? 0) === whole;
    },
    whole: (option, { stem }) => {
      const [[n, d], [taken = 0], [whole = 0]] = [firstFraction(stem), outsideTex(stem), numbersIn(option)];
      return whole * n === taken * d;
    },
    first: (option, { stem }) => option === `${plain(outsideTex(stem)[0] ?? 0)} ÷ ${firstFraction(stem)[1]}`,
    most: greatestBy((text) => partOf(firstFraction(text), outsideTex(text)[0] ?? 0)),
    mistake: (option, { stem }) => {
      const [n, d] = firstFraction(stem);
      const [whole = 0, told = 0] = outsideTex(stem);
      const right = partOf([n, d], whole);
      if (told === right) return false;
      if (option.startsWith('Only one part')) return told * d === whole;
      if (option.startsWith('The other')) return told + right === whole;
      if (option.startsWith('It was shared')) return told * n === whole;
      if (option.includes('taken away')) return told + d === whole;
      return told === lots(n, whole);
    },
  }),
  'maths-equivalent-fractions': byForm({
    equal: (option, question) =>
      areEqual(
        firstFraction(option),
        question.stem.includes('bar')
          ? [
              figureOf(question, 'bar-model').bars[0]?.parts.filter(({ shaded }) => shaded).length ?? 0,
              figureOf(question, 'bar-model').bars[0]?.parts.length ?? 1,
            ]
          : firstFraction(question.stem),
      ),
    simplify: (option, { stem }) => {
      const [top, bottom] = firstFraction(option);
      return (
        areEqual([top, bottom], firstFraction(stem)) &&
        Array.from({ length: bottom }, (_, x) => x).every((x) => x < 2 || top % x > 0 || bottom % x > 0)
      );
    },
    missing: (option, { stem }) => {
      const [one, other] = fractionsIn(stem.replace(String.raw`\square`, option.replaceAll(',', '')));
      return one !== undefined && other !== undefined && areEqual(one, other);
    },
    pair: (option) => {
      const [one, other] = fractionsIn(option);
      return one !== undefined && other !== undefined && areEqual(one, other);
    },
    mistake: (option, { stem }) => {
      const [[n, d] = [0, 1], [top, bottom] = [0, 1]] = fractionsIn(stem);
      if (areEqual([n, d], [top, bottom])) return false;
      const by = numbersIn(option);
      if (option.includes('added')) return top - n === by[0] && bottom - d === by[0];
      if (option.startsWith('Only the bottom')) return top === n && bottom % d === 0 && bottom > d;
      if (option.startsWith('Only the top')) return bottom === d && top % n === 0 && top > n;
      return top === n * (by[0] ?? 0) && bottom === d * (by[1] ?? 0);
    },
  }),
  'maths-place-value-digits': byForm({
    value: shows((question) => digitWorth(word(question, 'number'), num(question, 'digit'))),
    column: (option, question) => {
      const worth = digitWorth(word(question, 'number'), Number(option));
      return worth > 0 && close(worth, Number(option) * (columnWorth[word(question, 'column').slice(0, -1)] ?? Number.NaN));
    },
    parts: (option, { stem }) => {
      const told = stem.replace('Which number is ', '').replace('?', '');
      const parts = told.includes(' + ')
        ? numbersIn(told)
        : Array.from(
            told.matchAll(/(\d) ([a-z ]+?)s?(?=,| and|$)/g),
            ([, digit, column = '']) => Number(digit) * (columnWorth[column] ?? Number.NaN),
          );
      return close(numbersIn(option)[0] ?? Number.NaN, sumOf(parts));
    },
    chart: (option, question) =>
      close(
        numbersIn(option)[0] ?? Number.NaN,
        sumOf(figureOf(question, 'place-value-chart').columns.map(({ place, counters }) => counters * (chartWorth[place] ?? Number.NaN))),
      ),
    missing: (option, question) => {
      const [whole = 0, ...parts] = numbersInStem(question);
      return close(sumOf(parts) + (numbersIn(option)[0] ?? Number.NaN), whole);
    },
    most: (option, question) => greatestBy((text) => digitWorth(text, num(question, 'digit')))(option, question),
    step: (option, question) => {
      const [step = 0, start = 0] = numbersInStem(question);
      const [end = Number.NaN] = numbersIn(option);
      return question.stem.includes('more') ? close(end - step, start) : close(end + step, start);
    },
  }),
  'maths-rounding': byForm({
    round: (option, question) => roundsTo(numbersInStem(question)[0] ?? 0, numbersIn(option)[0] ?? 0, num(question, 'gap')),
    neighbours: (option, question) => {
      const [number = 0] = numbersInStem(question);
      const [low = 0, high = 0] = numbersIn(option);
      return low < number && number < high && close(high - low, num(question, 'gap'));
    },
    backwards: (option, question) => roundsTo(numbersIn(option)[0] ?? 0, numbersInStem(question)[0] ?? 0, num(question, 'gap')),
    least: (option, question) => {
      const [[value = 0], [target = 0], gap] = [numbersIn(option), numbersInStem(question), num(question, 'gap')];
      return roundsTo(value, target, gap) && !roundsTo(value - 1, target, gap);
    },
    greatest: (option, question) => {
      const [[value = 0], [target = 0], gap] = [numbersIn(option), numbersInStem(question), num(question, 'gap')];
      return roundsTo(value, target, gap) && !roundsTo(value + 1, target, gap);
    },
    mistake: (option, question) => {
      const gap = num(question, 'gap');
      const [number = 0] = numbersInStem(question);
      const written = numbersIn(question.stem.split('writes').at(-1) ?? '')[0] ?? 0;
      const right = roundedBy(number, gap);
      if (close(written, right)) return false;
      if (option.includes('ten times')) return close(written, roundedBy(number, 10 * gap));
      if (option.includes('one step')) return close(written, right + (right > number ? gap : -gap));
      if (option.includes('two steps')) return close(written, right + (right > number ? 2 * gap : -2 * gap));
      return option.includes('down, not up') === right > number && close(written, right + (right > number ? -gap : gap));
    },
  }),
  'maths-times-tables-2-5-10': byForm({
    product: (option, question) => {
      const [times = 0, table = 0] = numbersInStem(question);
      return Number(option) === lots(times, table);
    },
    factor: (option, question) => {
      if (question.stem.includes('$')) return fillsBox(option, question);
      const [least = 0, most = 0] = numbersInStem(question).toSorted((a, b) => a - b);
      return lots(Number(option), least) === most;
    },
    member: (option, question) => {
      const [table = 0] = numbersInStem(question);
      return Array.from({ length: 12 }, (_, at) => lots(at + 1, table)).includes(Number(option));
    },
    dots: (option, question) => {
      const { rows, columns } = figureOf(question, 'array');
      return numbersIn(option).join() === `${rows},${columns}`;
    },
  }),
  'maths-multiplication-check': byForm({
    product: (option, question) => {
      const [times = 0, table = 0] = numbersInStem(question);
      return Number(option) === lots(times, table);
    },
    factor: (option, question) => {
      if (question.stem.startsWith('$')) return fillsBox(option, question);
      const [least = 0, most = 0] = numbersInStem(question).toSorted((a, b) => a - b);
      return lots(Number(option), least) === most;
    },
    array: (option, question) => {
      const { rows, columns } = figureOf(question, 'array');
      return Number(option) === lots(rows, columns);
    },
    member: (option, question) => {
      const [table = 0] = numbersInStem(question);
      return Array.from({ length: 12 }, (_, at) => lots(at + 1, table)).includes(Number(option));
    },
    way: (option, question) => {
      const [times = 0, table = 0] = numbersInStem(question);
      return worthOf(option) === lots(times, table);
    },
    mistake: (option, question) => {
      const [times = 0, table = 0, told = 0] = numbersInStem(question);
      const right = lots(times, table);
      const made = option.includes('left out')
        ? lots(times - 1, table)
        : option.includes('twice')
          ? lots(times + 1, table)
          : option.includes('added')
            ? times + table
            : lots(10, table);
      return made === told && told !== right;
    },
  }),
};
