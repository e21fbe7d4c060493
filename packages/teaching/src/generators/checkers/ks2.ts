import { close, list, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';
import type { Generated } from '../generator.ts';

/** The whole stem is one formula in TeX: work it out as a decimal. */
export const formulaInStem: Checker = shows((question) => {
  const [formula = ''] = textsInTex(question.stem);
  return texValue(formula.split('=')[0] ?? formula);
});

const letterValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
/** Reads from the right: a letter smaller than the one after it counts against. */
const romanValue = (text: string): number => {
  const values = Array.from(text, (letter) => letterValues[letter] ?? 0);
  return values.reduceRight((total, value, place) => total + (value < (values[place + 1] ?? 0) ? -value : value), 0);
};

/** Thousands, hundreds, tens and ones, each as it is written: no letter four times in a row. */
const isRoman = /^M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

const minutesIn = (text: string): number => {
  const clock = /(\d\d):(\d\d)/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return Number(/(\d+) hour/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) minute/.exec(text)?.[1] ?? 0);
};

const inBase: Readonly<Record<string, number>> = { km: 1000, m: 1, cm: 0.01, mm: 0.001, kg: 1000, g: 1, litres: 1000, cl: 10, ml: 1 };

const rightAngles = (question: Generated): number => {
  const given = list(question, 'given');
  const kind = word(question, 'kind');
  const total = /triangle|straight line/.test(question.stem) ? 180 : 360;
  return search((x) => sumOf(given) + x * (kind === 'isosceles' ? 2 : 1) === total);
};

const pence = (text: string): number => Math.round(Number(text.replace('£', '')) * 100);

export const ks2Checkers: Checkers = {
  'maths-multiplication-check': formulaInStem,
  'maths-column-addition': formulaInStem,
  'maths-column-subtraction': formulaInStem,
  'maths-short-multiplication': formulaInStem,
  'maths-two-digit-multiplication': formulaInStem,
  'maths-order-of-operations': formulaInStem,
  'maths-place-value-digits': shows((question) => {
    const text = word(question, 'number').replaceAll(',', '');
    return Number(text.replaceAll(/\d/g, (digit) => (digit === String(num(question, 'digit')) ? digit : '0')));
  }),
  'maths-rounding': (option, question) => {
    const [number = 0] = numbersInStem(question);
    const [value = Number.NaN] = valuesIn(option);
    const gap = num(question, 'gap');
    const onGrid = Math.abs(value / gap - Math.round(value / gap)) < 1e-6;
    return onGrid && value - number <= gap / 2 + 1e-9 && number - value < gap / 2 - 1e-9;
  },
  'maths-roman-numerals': (option, question) => {
    if (word(question, 'kind') === 'write') return isRoman.test(option) && romanValue(option) === numbersInStem(question)[0];
    return Number(option) === romanValue(/[IVXLCDM]{2,}|(?<=written |has )[IVXLCDM]/.exec(question.stem)?.[0] ?? '');
  },
  'maths-short-division': shows((question) => {
    const by = num(question, 'by');
    const all = num(question, 'total');
    if (!numbersInStem(question).includes(all)) throw new Error('The total is not in the stem');
    return question.stem.includes('needed for all') ? search((x) => x * by >= all) : search((x) => (x + 1) * by > all);
  }),
  'maths-fraction-of-amount': shows((question) => search((x) => x * num(question, 'd') === num(question, 'whole') * num(question, 'n'))),
  'maths-equivalent-fractions': (option, question) => {
    const [top = 0, bottom = 1] = Array.from(option.matchAll(/\{(\d+)\}/g), ([, digits]) => Number(digits));
    const same = top * num(question, 'd') === bottom * num(question, 'n');
    const simple =
      !question.stem.includes('fully') || Array.from({ length: bottom }, (_, x) => x).every((x) => x < 2 || top % x > 0 || bottom % x > 0);
    return same && simple;
  },
  'maths-add-fractions': formulaInStem,
  'maths-fractions-decimals-percentages': (option, question) => {
    const [value = Number.NaN] = valuesIn(option);
    return (
      option.endsWith('%') === question.stem.includes('percentage') &&
      close(option.endsWith('%') ? value / 100 : value, texValue(textsInTex(question.stem)[0] ?? ''))
    );
  },
  'maths-percentage-of-amount': shows((question) => {
    const [percent = 0, whole = 0] = numbersInStem(question);
    return (percent / 100) * whole;
  }),
  'maths-perimeter-rectangle': shows((question) => {
    const [a = 0, b = 0] = numbersInStem(question);
    return word(question, 'kind') === 'width' ? search((x) => b + x + b + x === a) : a + b + a + b;
  }),
  'maths-area-rectangle': shows((question) => {
    const [long = 0, wide = 0, cutLong = 0, cutWide = 0] = numbersInStem(question);
    let squares = 0;
    for (let x = 0; x < long; x += 1) for (let y = 0; y < wide; y += 1) if (x >= cutLong || y >= cutWide) squares += 1;
    return squares;
  }),
  'maths-angle-facts': shows(rightAngles),
  'maths-time-intervals': (option, question) => {
    const [start = '', end = ''] = Array.from(question.stem.matchAll(/\d\d:\d\d/g), ([text]) => text);
    const told = question.stem.replaceAll(/\d\d:\d\d/g, '');
    return end === '' ? minutesIn(option) === minutesIn(start) + minutesIn(told) : minutesIn(start) + minutesIn(option) === minutesIn(end);
  },
  'maths-convert-units': shows((question) => {
    const [given = 0] = numbersInStem(question);
    return (given * (inBase[word(question, 'from')] ?? Number.NaN)) / (inBase[word(question, 'to')] ?? Number.NaN);
  }),
  'maths-money-problems': (option, question) => {
    const prices = Array.from(question.stem.matchAll(/£\d+(?:\.\d\d)?/g), ([text]) => pence(text));
    const count = question.stem.includes('each') ? Number(/buys (\d+)/.exec(question.stem)?.[1]) : 1;
    const [price = 0, ...others] = prices;
    const paid = others.at(-1) ?? 0;
    return count * price + sumOf(others.slice(0, -1)) + pence(option) === paid;
  },
  'maths-negative-temperatures': shows((question) => {
    const [start = 0, second = 0] = Array.from(question.stem.replaceAll('−', '-').matchAll(/-?\d+/g), Number);
    if (question.stem.includes('risen')) return search((x) => start + x === second);
    return question.stem.includes('rises') ? start + second : start - second;
  }),
  'maths-mean-average': shows((question) => {
    const numbers = numbersInStem(question);
    const [count = 0, mean = 0, ...seen] = numbers;
    return word(question, 'kind') === 'mean' ? sumOf(numbers) / numbers.length : search((x) => close(sumOf([...seen, x]) / count, mean));
  }),
};
