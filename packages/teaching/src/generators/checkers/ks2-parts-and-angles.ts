import { close, figureOf, list, num, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { formulaInStem } from './ks2.ts';
import { texValue, valuesIn } from './tex-value.ts';

type At = readonly [number, number];
const worth: Readonly<Record<string, number>> = { TTh: 10_000, Th: 1000, H: 100, T: 10, O: 1, t: 0.1, h: 0.01 };
const amount = (text = ''): number => Number(text.replaceAll(/[,£]/g, ''));

/** The sides of a shape on squared paper: how far each goes across and up. */
const sidesOf = (points: readonly At[]): readonly At[] =>
  points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return [nextX - x, nextY - y];
  });
const crossed = (a: At, b: At): number => a[0] * b[1] - a[1] * b[0];
const along = (a: At, b: At): number => a[0] * b[0] + a[1] * b[1];
const squaredLength = (a: At): number => along(a, a);
const parallelPairs = (sides: readonly At[]): number =>
  sides.flatMap((one, at) => sides.slice(at + 1).filter((other) => crossed(one, other) === 0)).length;
const rightCorners = (sides: readonly At[]): number =>
  sides.filter((one, at) => along(one, sides[(at + 1) % sides.length] ?? one) === 0).length;

const isOrdered = (option: string): boolean => {
  const numbers = option.split('; ').map(amount);
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? Number.NaN));
};

const near = (x: number, y: number): boolean => Math.abs(x - y) < 0.02 * y;

export const ks2PartsAndAnglesCheckers: Checkers = {
  'maths-fraction-meaning': (option, question) => {
    const { parts, shaded } = figureOf(question, 'fraction');
    const inPicture = new Set(shaded).size;
    const [value = Number.NaN] = valuesIn(option);
    if (word(question, 'asks') === 'more')
      return close((inPicture + value) * num(question, 'wantBottom'), parts * num(question, 'wantTop'));
    return close(value * parts, word(question, 'asks') === 'shaded' ? inPicture : parts - inPicture);
  },
  'maths-simplify-fractions': (option, question) => {
    const [top = 0, bottom = 0] = Array.from(option.matchAll(/\d+/g), ([digits]) => Number(digits));
    const [from, under] = [num(question, 'from'), num(question, 'under')];
    const divides = (by: number): boolean => top % by === 0 && bottom % by === 0;
    return top * under === bottom * from && !Array.from({ length: top }, (_, at) => at + 2).some(divides);
  },
  'maths-fraction-by-whole': formulaInStem,
  'maths-hundred-more': shows((question) => {
    const shown = sumOf(
      figureOf(question, 'place-value-chart').columns.map(({ place, counters }) => counters * (worth[place] ?? Number.NaN)),
    );
    const [by = 0] = numbersInStem(question);
    return question.stem.includes('more') ? shown + by : search((x) => x + by === shown, 0, 100_000);
  }),
  'maths-order-numbers': (option, question) => {
    switch (word(question, 'asks')) {
      case 'list':
        return isOrdered(option);
      case 'between': {
        const [low = 0, high = 0] = numbersInStem(question);
        return amount(option) > low && amount(option) < high;
      }
      case 'greatest':
        return list(question, 'numbers').every((number) => number <= amount(option));
      default:
        return list(question, 'numbers').every((number) => number >= amount(option));
    }
  },
  'maths-partition-numbers': shows((question) => {
    if (word(question, 'asks') === 'sum') return sumOf(numbersInStem(question));
    const { whole, parts } = figureOf(question, 'part-whole');
    return search((x) => sumOf(parts.map((part) => (part === '?' ? x : amount(part)))) === amount(whole));
  }),
  'maths-compare-decimals': (option, question) => {
    if (word(question, 'asks') === 'list') return isOrdered(option);
    const all = list(question, 'texts');
    return word(question, 'asks') === 'largest' ? all.every((x) => x <= amount(option)) : all.every((x) => x >= amount(option));
  },
  'maths-division-facts': shows((question) => {
    const numbers = numbersInStem(question);
    const [by = 0, total = 0] = word(question, 'form') === 'box' ? numbers : numbers.slice(-2).toReversed();
    return search((x) => x * by === total);
  }),
  'maths-remainders-in-stories': (option, question) => {
    const [one = 0, other = 0] = numbersInStem(question);
    const kind = word(question, 'kind');
    const [by, total] = kind === 'money' ? [one, other] : [other, one];
    const [value = Number.NaN] = valuesIn(option.replace('£', ''));
    if (kind === 'fraction') return close(texValue(option.replaceAll('$', '')) * by, total);
    if (kind === 'decimal' || kind === 'money') return close(value * by, total);
    if (kind === 'up') return value * by >= total && (value - 1) * by < total;
    if (kind === 'down') return value * by <= total && (value + 1) * by > total;
    return value < by && Number.isInteger((total - value) / by);
  },
  'maths-angle-types': (option, question) => {
    const { degrees } = figureOf(question, 'angle');
    const about = /(\d+)°/.exec(option);
    if (about) return Math.abs(Number(about[1]) - degrees) <= 5;
    if (option === 'a straight line') return degrees === 180;
    const [low, high] = { acute: [0, 90], right: [89.5, 90.5], obtuse: [90, 180], reflex: [180, 360] }[option.split(' ')[1] ?? ''] ?? [
      0, 0,
    ];
    return degrees > (low ?? 0) && degrees < (high ?? 0);
  },
  'maths-turns': (option, question) => {
    const { arrow = 0 } = figureOf(question, 'compass');
    const { stem } = question;
    const degrees = stem.includes('three')
      ? 270
      : /half|two/.test(stem)
        ? 180
        : /quarter|one right/.test(stem)
          ? 90
          : Number(/(\d+)°/.exec(stem)?.[1]);
    // Taken step by step round the compass.
    let at = arrow;
    for (let step = 0; step < degrees; step += 45) at += stem.includes('anticlockwise') ? -1 : 1;
    const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
    return points.at(at % 8) === option;
  },
  'maths-triangle-types': (option, question) => {
    if (question.figure?.kind === 'polygon') {
      const { points, rightAngles = [] } = figureOf(question, 'polygon');
      const [a = 0, b = 0, c = 0] = sidesOf(points)
        .map(squaredLength)
        .toSorted((x, y) => x - y);
      switch (option) {
        case 'equilateral':
          return near(a, b) && near(b, c);
        case 'isosceles':
          return near(a, b) || near(b, c);
        case 'scalene':
          return !near(a, b) && !near(b, c);
        case 'right-angled':
          return rightAngles.length > 0 || near(a + b, c);
        default:
          return a + b < c * 0.98;
      }
    }
    const sides = sidesOf(figureOf(question, 'grid-shapes').shapes[0]?.points ?? []);
    const [pairs, right, lengths] = [parallelPairs(sides), rightCorners(sides), new Set(sides.map(squaredLength)).size];
    const exact =
      pairs === 2
        ? right === 4
          ? lengths === 1
            ? 'square'
            : 'rectangle'
          : lengths === 1
            ? 'rhombus'
            : 'parallelogram'
        : pairs === 1
          ? 'trapezium'
          : lengths === 2
            ? 'kite'
            : '';
    return option === exact;
  },
  'maths-parallel-and-perpendicular': shows((question) => {
    const sides = sidesOf(figureOf(question, 'grid-shapes').shapes[0]?.points ?? []);
    return word(question, 'asks') === 'parallel' ? parallelPairs(sides) : rightCorners(sides);
  }),
};
