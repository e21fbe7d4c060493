import { close, figureOf, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { angleMarked, anglesAtPoint, pointWhere } from './read-pictures.ts';
import { texValue, valuesIn } from './tex-value.ts';
import type { Generated } from '../generator.ts';
import { formulaInStem } from './ks2.ts';

const sizes: Readonly<Record<string, number>> = { tenths: 10, hundredths: 100, thousandths: 1000 };

/** The area that the corners take in, by the shoelace rule. */
const areaOf = (points: readonly (readonly [number, number])[]): number =>
  Math.abs(
    sumOf(
      points.map(([x, y], at) => {
        const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0];
        return x * nextY - nextX * y;
      }),
    ),
  ) / 2;
const wayRound = (points: readonly (readonly [number, number])[]): number =>
  sumOf(
    points.map(([x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0];
      return Math.hypot(nextX - x, nextY - y);
    }),
  );

/** By the calendar of the computer. */
const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' }),
);
const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const isLeap = (year: number): boolean => daysIn(1, year) === 29;
const monthsIn = ({ stem }: Generated): readonly number[] => monthNames.flatMap((name, at) => (stem.includes(name) ? [at] : []));

/** The numerator of what is shown. */
const topOf = (text: string): number => Number(/frac\{(\d+)\}/.exec(text)?.[1]);
/** What stands at one side of a sign. */
const sideOf = (text: string): number => sumOf(text.split('+').map(Number));
const isTrue = (left: number, sign: string, right: number): boolean =>
  sign === '<' ? left < right : sign === '>' ? left > right : left === right;

export const narrowDrawsCheckers: Checkers = {
  'maths-decimal-parts': shows((question) => {
    const { stem } = question;
    const many = Object.keys(sizes).find((name) => new RegExp(String.raw`\b${name}\b`).test(stem));
    if (many === undefined) return texValue(textsInTex(stem)[0] ?? '');
    const [number = 0] = numbersInStem(question);
    return /How many|Which number/.test(stem) ? search((x) => close(x / (sizes[many] ?? 1), number)) : number / (sizes[many] ?? 1);
  }),
  'maths-mixed-number-sums': formulaInStem,
  'maths-vertically-opposite-angles': shows((question) => {
    const { stem } = question;
    const numbers = numbersInStem(question);
    const [one = 0, other = 0] = numbers;
    if (question.figure?.kind === 'angles-at-point') return anglesAtPoint(question).find(({ text }) => text === '?')?.degrees ?? Number.NaN;
    if (question.figure !== undefined && question.readsWithoutFigure !== true) return angleMarked(question, '?');
    if (stem.includes('add up to?')) return 360 - 2 * one;
    if (stem.includes('each of the other')) return (360 - 2 * one) / 2;
    if (stem.includes('x + ')) return search((x) => x + one === other);
    if (stem.includes('x°')) return search((x) => one * x === other);
    return stem.includes('add up to') ? search((x) => x + x === one) : one;
  }),
  'maths-area-by-counting': shows((question) => {
    const [shape] = figureOf(question, 'grid-shapes').shapes;
    const [worth = 1] = numbersInStem(question);
    return areaOf(shape?.points ?? []) * worth;
  }),
  'maths-rectilinear-perimeter': shows((question) => {
    const { points, sides = [] } = figureOf(question, 'polygon');
    const unknown = sides.findIndex((text) => text === '');
    const [from = [0, 0], to = [0, 0]] = [points[unknown], points[(unknown + 1) % points.length]];
    return question.stem.includes('How long') ? Math.hypot(to[0] - from[0], to[1] - from[1]) : wayRound(points);
  }),
  'maths-unit-fractions': (option, question) => {
    if (/Which of these|Find the/.test(question.stem)) return (topOf(option) === 1) !== question.stem.includes('non-unit');
    const [first = '', second = ''] = textsInTex(question.stem);
    const [value = Number.NaN] = valuesIn(option);
    if (question.stem.includes('made of')) return topOf(option) === 1 && close(value * topOf(first), texValue(first));
    const missing = question.stem.includes('whole') ? 1 - texValue(second) : texValue(second);
    return close(value * texValue(first), missing);
  },
  'maths-days-in-months': shows((question) => {
    const { stem } = question;
    const year = Number(/\b20\d\d\b/.exec(stem)?.[0] ?? 2023);
    if (stem.includes('leap year after')) return search((x) => x > year && isLeap(x), year + 1, year + 9);
    if (stem.includes('How many months'))
      return monthNames.filter((_, month) => daysIn(month, 2023) === (stem.includes('31') ? 31 : 30)).length;
    const days = sumOf(monthsIn(question).map((month) => daysIn(month, year)));
    return stem.includes('left') ? days - Number(/on (\d+)/.exec(stem)?.[1]) : days;
  }),
  'maths-imperial-units': shows((question) => {
    const [, each = 0, given = 0] = numbersInStem(question);
    return word(question, 'back') === 'yes' ? given / each : given * each;
  }),
  'maths-miles-and-kilometres': shows((question) => {
    const numbers = numbersInStem(question);
    if (word(question, 'kind') === 'compare') return (numbers[3] ?? 0) - ((numbers[2] ?? 0) / 5) * 8;
    const given = numbers.at(-1) ?? 0;
    if (word(question, 'kind') !== 'graph') return word(question, 'toMiles') === 'yes' ? (given / 8) * 5 : (given / 5) * 8;
    const [, [miles, kilometres] = [Number.NaN, Number.NaN]] = figureOf(question, 'graph').curves[0]?.points ?? [];
    return word(question, 'toMiles') === 'yes' ? (given / kilometres) * miles : (given / miles) * kilometres;
  }),
  'maths-count-in-larger-steps': shows((question) => {
    const step = num(question, 'step');
    const shown = numbersInStem(question).slice(1);
    if (question.stem.includes('land')) {
      const [start = 0, far = 0] = numbersInStem(question);
      return Array.from({ length: far }).reduce<number>((at) => at + step, start);
    }
    const [, , third = 0, fourth = 0] = shown;
    return question.stem.includes('missing') ? third - step : fourth + (question.stem.includes('back') ? -step : step);
  }),
  'maths-comparing-signs': (option, question) => {
    const [formula = ''] = textsInTex(question.stem);
    if (/right way|Only one/.test(question.stem)) {
      const [left = '', sign = '', right = ''] = option.replaceAll('$', '').split(' ');
      return isTrue(Number(left), sign, Number(right));
    }
    const [one = 0, other = 0] = formula === '' ? numbersInStem(question) : formula.split(String.raw`\; \square \;`).map(sideOf);
    const sign = { 'is less than': '<', 'is greater than': '>', 'is equal to': '=' }[option] ?? option.replaceAll('$', '');
    return isTrue(one, sign, other);
  },
  'maths-measure-with-cubes': shows((question) => {
    const [one = 0, other = 0] = numbersInStem(question);
    const { stem } = question;
    if (stem.includes('end to end')) return one + one + other;
    if (stem.includes('longer one')) return Math.abs(one - other);
    return stem.includes('shorter') ? search((x) => x + other === one) : one + other;
  }),
  'maths-parts-to-shade': shows((question) => {
    const { parts, shaded } = figureOf(question, 'fraction');
    const by = question.stem.includes('half') ? 2 : question.stem.includes('quarter') ? 4 : 3;
    return search((x) => (x + shaded.length) * by === parts);
  }),
  'maths-complete-symmetric-figures': (option, question) => {
    const { shapes, mirror } = figureOf(question, 'grid-shapes');
    const points = shapes[0]?.points ?? [];
    const numbers = valuesIn(option);
    if (question.stem.includes('partner')) {
      const [x = 0, y = 0] = numbersInStem(question);
      return close(((numbers[0] ?? Number.NaN) + x) / 2, mirror?.at ?? Number.NaN) && numbers[1] === y;
    }
    const across = points.map(([x]) => x);
    return numbers[0] === 2 * (question.stem.includes('wide') ? Math.max(...across) - Math.min(...across) : areaOf(points));
  },
  'maths-first-doubles': shows((question) => sumOf(figureOf(question, 'rekenrek').rows)),
  'maths-first-shares': shows((question) => {
    const all = sumOf(figureOf(question, 'objects').groups.map(({ count }) => count));
    return search((x) => x * (/\b3 (?:children|plates)/.test(question.stem) ? 3 : 2) === all);
  }),
  'maths-expand-triple-brackets': (option, question) => {
    const [formula = ''] = textsInTex(question.stem);
    return [0.7, 1.9, -2.3, 3.1].every((x) => close(texValue(option.replaceAll('$', ''), { x }), texValue(formula, { x })));
  },
  'maths-factorise-quadratics': (option, question) => {
    const [formula = ''] = textsInTex(question.stem);
    return [0.7, 1.9, -2.3].every((x) => close(texValue(option.replaceAll('$', ''), { x }), texValue(formula, { x })));
  },
  'maths-product-rule-for-counting': shows((question) => {
    const numbers = numbersInStem(question);
    const { stem } = question;
    if (stem.includes('hands')) {
      let pairs = 0;
      for (let one = 0; one < (numbers[0] ?? 0); one += 1) for (let other = 0; other < one; other += 1) pairs += 1;
      return pairs;
    }
    if (!stem.includes('code')) return numbers.reduce((all, more) => all * more, 1);
    const codes = Array.from({ length: 10 ** (numbers[0] ?? 0) }, (_, at) => `${at}`.padStart(numbers[0] ?? 0, '0'));
    return codes.filter((code) =>
      stem.includes('odd') ? Number(code) % 2 === 1 : !stem.includes('twice') || new Set(code).size === code.length,
    ).length;
  }),
  'maths-combine-ratios': (option, question) => {
    const [a = 0, b = 0, second = 0, c = 0] = numbersInStem(question);
    const [x = 0, y = 0, z = 0] = valuesIn(option);
    return x * b === y * a && y * c === z * second;
  },
  'maths-negative-enlargement': (option, question) => {
    const [x = 0, y = 0] = valuesIn(option);
    const [[cx, cy], [px, py]] = [pointWhere(question, (name) => name === 'C'), pointWhere(question, (name) => name === 'P')];
    const factor = -(numbersInStem(question)[0] ?? Number.NaN);
    // Going back by the same factor leads to the point in the question.
    return close((x - cx) / factor, px - cx) && close((y - cy) / factor, py - cy);
  },
};
