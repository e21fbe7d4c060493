import { close, figureOf, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';

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

export const ks2Checkers: Checkers = {
  'maths-order-of-operations': formulaInStem,
  'maths-roman-numerals': (option, question) => {
    const kind = word(question, 'kind');
    if (kind === 'greatest')
      return (
        question.distractors.every(({ text }) => romanValue(text) <= romanValue(option)) && romanValue(option) >= romanValue(question.key)
      );
    if (kind === 'sum') {
      const [first = '', second = ''] = question.stem.match(/\b[IVXLCDM]+\b/g) ?? [];
      return isRoman.test(option) && romanValue(option) === romanValue(first) + romanValue(second);
    }
    if (kind === 'write') return isRoman.test(option) && romanValue(option) === numbersInStem(question)[0];
    return Number(option) === romanValue(/[IVXLCDM]{2,}|(?<=written |has )[IVXLCDM]/.exec(question.stem)?.[0] ?? '');
  },
  'maths-short-division': shows((question) => {
    const by = num(question, 'by');
    const all = num(question, 'total');
    if (!numbersInStem(question).includes(all)) throw new Error('The total is not in the stem');
    return question.stem.includes('needed for all') ? search((x) => x * by >= all) : search((x) => (x + 1) * by > all);
  }),
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
  'maths-time-intervals': (option, question) => {
    const [start = '', end = ''] = Array.from(question.stem.matchAll(/\d\d:\d\d/g), ([text]) => text);
    const told = question.stem.replaceAll(/\d\d:\d\d/g, '');
    return end === '' ? minutesIn(option) === minutesIn(start) + minutesIn(told) : minutesIn(start) + minutesIn(option) === minutesIn(end);
  },
  'maths-negative-temperatures': shows((question) => {
    const [told = 0, second = 0] = Array.from(question.stem.replaceAll('−', '-').matchAll(/-?\d+/g), Number);
    const start = question.figure === undefined ? told : figureOf(question, 'gauge').value;
    if (question.stem.includes('risen')) return search((x) => start + x === second);
    return question.stem.includes('rises') ? start + second : start - second;
  }),
  'maths-mean-average': shows((question) => {
    const numbers = numbersInStem(question);
    const [count = 0, mean = 0, ...seen] = numbers;
    return word(question, 'kind') === 'mean' ? sumOf(numbers) / numbers.length : search((x) => close(sumOf([...seen, x]) / count, mean));
  }),
};
