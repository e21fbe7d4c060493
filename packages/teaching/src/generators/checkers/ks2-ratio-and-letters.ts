import { close, figureOf, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { formulaInStem } from './ks2.ts';
import { texValue, valuesIn } from './tex-value.ts';

const amount = (text = ''): number => Number(text.replaceAll(/[,£]/g, '').replace('−', '-'));
const inSmallest: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 1, year: 12 };
/** "2 hours 5 minutes" in seconds; years and months in months. */
const timeIn = (text: string): number =>
  sumOf(
    Array.from(
      text.matchAll(/([\d,]+) (second|minute|hour|day|week|month|year)/g),
      ([, count, unit = '']) => amount(count) * (inSmallest[unit] ?? Number.NaN),
    ),
  );

/** What the words of the question do to a number in place of the letter. */
const meant = (stem: string, x: number): number => {
  const numbers = numbersInStem({ stem } as never);
  const [a = 0, b = 0] = numbers;
  if (stem.includes('times')) return a * x;
  if (/“\d+ more/.test(stem)) return a + x;
  if (/“\d+ less/.test(stem)) return x - a;
  if (stem.includes('shared')) return x / a;
  if (stem.includes('then all of it')) return (x + a) * b;
  if (stem.includes('is added')) return x * a + b;
  if (stem.includes('is taken away') || stem.includes('are lost')) return x * a - b;
  if (stem.includes('Pens')) return a * x + b;
  if (stem.includes('taxi')) return a + b * x;
  return x + a + x + a + x + a + x + a;
};

export const ks2RatioAndLettersCheckers: Checkers = {
  'maths-for-every': shows((question) => {
    const [one = 0, other = 0] = figureOf(question, 'objects').groups.map(({ count }) => count);
    // As many belong together as in the picture.
    const given = word(question, 'asks') === 'on' ? num(question, 'all') : (numbersInStem(question)[0] ?? 0);
    return search((x) => x * one === given * other);
  }),
  'maths-unequal-sharing': shows((question) => {
    const [a = 0, b = 0] = figureOf(question, 'bar-model').bars.map(({ parts }) => parts.length);
    const given = numbersInStem(question)[0] ?? 0;
    const part = search((x) => (word(question, 'gap') === 'yes' ? a * x === b * x + given : a * x + b * x === given));
    return part * ({ smaller: Math.min(a, b), larger: Math.max(a, b), whole: a + b }[word(question, 'asks')] ?? Number.NaN);
  }),
  'maths-map-and-plan-scales': shows((question) => {
    const numbers = numbersInStem(question);
    if (word(question, 'asks') === 'paper') return search((x) => (x / 2) * (numbers[1] ?? 0) === numbers[2], 0, 200) / 2;
    const { from, to } = figureOf(question, 'ruler');
    // Half a centimetre at a time.
    let real = 0;
    for (let at = from; at < to; at += 0.5) real += (numbers[1] ?? 0) / 2;
    return real;
  }),
  'maths-scale-factors': shows((question) => {
    const sizes = figureOf(question, 'grid-shapes').shapes.map(({ points }) =>
      [0, 1].map((axis) => Math.max(...points.map((point) => point[axis] ?? 0)) - Math.min(...points.map((point) => point[axis] ?? 0))),
    );
    const [[wide = 0, high = 0] = [], [newWide = 0, newHigh = 0] = []] = sizes;
    const by = numbersInStem(question)[0] ?? 0;
    switch (word(question, 'asks')) {
      case 'factor':
        return search((x) => x * wide === newWide && x * high === newHigh);
      case 'side':
        return Math.max(wide * by, high * by);
      default:
        return wide * by + high * by + wide * by + high * by;
    }
  }),
  'maths-total-from-mean': shows((question) => {
    const [count = 0, mean = 0, more = 0, other = 0] = numbersInStem(question);
    return sumOf([...Array.from({ length: count }, () => mean), ...Array.from({ length: more }, () => other)]);
  }),
  'maths-mean-with-new-number': (option, question) => {
    const [count = 0, mean = 0, number = 0] = numbersInStem(question);
    const all = Array.from({ length: count }, () => mean);
    // All as large as the mean; then the one number comes or goes.
    const now = word(question, 'asks') === 'out' ? (sumOf(all) - number) / (count - 1) : sumOf([...all, number]) / (count + 1);
    if (word(question, 'asks') === 'which way')
      return { 'It goes up.': now > mean, 'It goes down.': now < mean, 'It stays the same.': now === mean }[option] ?? now === mean * 2;
    return close(amount(option), now);
  },
  'maths-write-expressions': (option, question) => {
    const letter = word(question, 'letter');
    const [body = ''] = textsInTex(option);
    return [7, 20, 33].every((x) => {
      const filled = body
        .replaceAll(new RegExp(String.raw`(\d)(?=[${letter}(])`, 'g'), String.raw`$1 \times `)
        .replaceAll(new RegExp(String.raw`(?<![a-z\\])${letter}(?![a-z])`, 'g'), String(x));
      return close(texValue(filled), meant(question.stem, x));
    });
  },
  'maths-pairs-that-fit': (option, question) => {
    const { left, right } = figureOf(question, 'balance');
    const values = new Map(Array.from(option.matchAll(/([a-z]) = (\d+)/g), ([, letter = '', value]) => [letter, Number(value)]));
    const weigh = (side: readonly string[]): number => sumOf(side.map((item) => values.get(item) ?? Number(item)));
    return weigh(left) === weigh(right);
  },
  'maths-mental-adding-and-subtracting': formulaInStem,
  'maths-estimate-and-check': (option, question) => {
    if (word(question, 'asks') === 'check') {
      const [a = 0, b = 0, result = 0] = numbersInStem(question);
      const [, first, sign, second] = /^([\d,]+) ([+−]) ([\d,]+)$/.exec(option) ?? [];
      const back = sign === '+' ? amount(first) + amount(second) : amount(first) - amount(second);
      return amount(first) === result && ((back === a && amount(second) === b) || (back === b && amount(second) === a));
    }
    const [exact = 0] = textsInTex(question.stem).map((text) => texValue(text));
    const off = (text: string): number => Math.abs(amount(text) - exact);
    return [question.key, ...question.distractors.map(({ text }) => text)].every((other) => other === option || off(option) < off(other));
  },
  'maths-convert-time': (option, question) => {
    const given = timeIn(question.stem.replace(/^How many \w+s are there/, '').replace(/ (?:to|in) \w+s(?: and \w+s)?[.?]$/, ''));
    return timeIn(option) === given;
  },
  'maths-two-way-tables': shows((question) => {
    const { rows } = figureOf(question, 'table');
    const cells = rows.map((row) => row.slice(1));
    const fits = (x: number): boolean => {
      const value = (at: number, across: number): number => {
        const text = cells[at]?.[across];
        return text === '?' ? x : text === '' ? Number.NaN : Number(text);
      };
      // A blank total is what the other two totals leave.
      const filled = (at: number, across: number): number => {
        const own = value(at, across);
        if (!Number.isNaN(own)) return own;
        return across === 2 ? value(2, 2) - value(1 - at, 2) : value(2, 2) - value(2, 1 - across);
      };
      return [0, 1, 2].every((at) => filled(at, 0) + filled(at, 1) === filled(at, 2) && filled(0, at) + filled(1, at) === filled(2, at));
    };
    return search(fits, 0, 400);
  }),
  'maths-four-quadrants': (option, question) => {
    const { points = [] } = figureOf(question, 'graph');
    if (word(question, 'asks') === 'point') {
      const [x = 0, y = 0] = Array.from(question.stem.matchAll(/−?\d+/g), ([text]) => amount(text));
      return points.some(({ at, name }) => name === option && at[0] === x && at[1] === y);
    }
    const [x, y] =
      valuesIn(option.replaceAll('−', '-').slice(1, -1).replace(', ', ' ; ')).length === 2
        ? option.slice(1, -1).split(', ').map(amount)
        : [];
    return points.some(({ at }) => at[0] === x && at[1] === y);
  },
};
