import { type Checkers, close, list, num, numbersInStem } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
const money = (text: string): number => Number((/£([\d,]+(?:\.\d+)?)/.exec(text)?.[1] ?? '').replaceAll(',', ''));
const within = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;
/** “£170.00 ÷ 0.85”, “£800 × 1.04³”: step by step as it stands. */
const worth = (text: string): number =>
  Array.from(text.replaceAll(/[£,]/g, '').matchAll(/([×÷])? ?(\d+(?:\.\d+)?)([²³⁴])?/g)).reduce((total, [, sign, digits = '', up = '']) => {
    const value = Number(digits) ** ({ '²': 2, '³': 3, '⁴': 4 }[up] ?? 1);
    return sign === undefined ? value : sign === '÷' ? total / value : total * value;
  }, 0);
/** Year by year, each with its own interest. */
const saved = (start: number, rate: number, years: number): number => {
  let amount = start;
  for (let year = 0; year < years; year += 1) amount += (amount * rate) / 100;
  return amount;
};
const lastMoney = (stem: string, before: RegExp): number => money(before.exec(stem)?.[0] ?? '');

export const percentageFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-percentage-change': {
    'of a group': (option, question) => {
      const [start, end] = [num(question, 'start'), num(question, 'end')];
      return close(start + ((end > start ? 1 : -1) * start * first(option)) / 100, end);
    },
    multiplier: (option, question) => close(first(option) * 700, 700 + 7 * num(question, 'percent')),
    'wrong percent': (option, question) => {
      const [start, end] = [num(question, 'start'), num(question, 'end')];
      const said = numbersInStem(question).at(-1) ?? Number.NaN;
      const made = {
        'It was divided by the new price.': (100 * Math.abs(end - start)) / end,
        'The pounds were taken for per cent.': Math.abs(end - start),
        'The new price was compared, not the difference.': (100 * end) / start,
        'It was divided by both prices together.': (100 * Math.abs(end - start)) / (start + end),
      }[option];
      return made !== undefined && within(said, made, 0.0501);
    },
    compare: (option, question) => {
      const [a = 1, b = 1] = list(question, 'starts');
      const [byA = 0, byB = 0] = list(question, 'changes');
      // Cross-multiplied: nothing is divided.
      const letter = byA * b > byB * a ? 'A' : 'B';
      const [start, by] = letter === 'A' ? [a, byA] : [b, byB];
      return option.startsWith(`${letter},`) && close(first(option) * start, by * 100);
    },
    'up and down': (option, question) => {
      const raised = 4000 + 40 * num(question, 'first');
      return close(first(option) * 40, raised - (raised * num(question, 'second')) / 100 - 4000);
    },
  },
  'maths-reverse-percentages': {
    division: (option, question) => {
      const before = worth(option);
      return close(before + (before * num(question, 'percent')) / 100, num(question, 'now'));
    },
    'wrong original': (option, question) => {
      const [now, percent] = [num(question, 'now'), num(question, 'percent')];
      const said = lastMoney(question.stem, /price was £[\d,.]*\d/);
      const size = Math.abs(percent);
      const made = option.startsWith('The new price was taken')
        ? (now / size) * 100
        : {
            'The percentage was taken of the new price.': now - (now * percent) / 100,
            'The same change was made again.': now + (now * percent) / 100,
            'Pounds were used for per cent.': now - percent,
          }[option];
      return made !== undefined && within(said, made, 0.00501);
    },
    before: (option, question) => {
      const before = option.includes('£') ? money(option) : first(option);
      return close(before + (before * num(question, 'percent')) / 100, num(question, 'now'));
    },
  },
  'maths-compound-interest': {
    power: (option, question) => close(worth(option), saved(num(question, 'start'), num(question, 'rate'), num(question, 'years'))),
    interest: (option, question) =>
      within(money(option) + num(question, 'start'), saved(num(question, 'start'), num(question, 'rate'), num(question, 'years')), 0.00501),
    'wrong interest': (option, question) => {
      const [start, rate, years] = [num(question, 'start'), num(question, 'rate'), num(question, 'years')];
      const said = lastMoney(question.stem, /worth £[\d,.]*\d/);
      const made = {
        'Simple interest was worked out.': start + (start * rate * years) / 100,
        'It was stopped a year too early.': saved(start, rate, years - 1),
        'Only the interest was given.': saved(start, rate, years) - start,
        'One year too many was counted.': saved(start, rate, years + 1),
      }[option];
      return made !== undefined && within(said, made, 0.00501);
    },
    'more than simple': (option, question) => {
      const [start, rate, years] = [num(question, 'start'), num(question, 'rate'), num(question, 'years')];
      return within(money(option), saved(start, rate, years) - start - (start * rate * years) / 100, 0.00501);
    },
  },
};
