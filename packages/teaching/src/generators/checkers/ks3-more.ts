import { close, figureOf, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { angleMarked, areaDrawn } from './read-pictures.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
/** The way of a bearing as east and north. */
const heading = (degrees: number): readonly [number, number] => [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
const pointsOf: Readonly<Record<string, readonly [number, number]>> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };
const holds = (sign: string, left: number, right: number): boolean =>
  sign === '<' ? left < right : sign === '>' ? left > right : sign === '\\leq' ? left <= right : left >= right;

export const ks3MoreCheckers: Checkers = {
  'maths-angles-parallel-lines': shows((question) => {
    return angleMarked(question, /How large is \*([a-z])\*\?$/.exec(question.stem)?.[1] ?? '?');
  }),
  'maths-bearings': (option, question) => {
    const [east, north] = heading(first(option));
    if (!/^\d{3}°$/.test(option) || first(option) >= 360) return false;
    if (word(question, 'kind') === 'compass') {
      const named = Array.from(question.stem.matchAll(/north|south|east|west/g), ([name]) => pointsOf[name] ?? [0, 0]);
      const [x, y] = [sumOf(named.map(([e = 0]) => e)), sumOf(named.map(([, n = 0]) => n))];
      if (figureOf(question, 'bearing').degrees !== first(option)) return false;
      return close(Math.hypot(x, y) * east + 1, x + 1) && close(Math.hypot(x, y) * north + 1, y + 1);
    }
    const [, turn = 0] = numbersInStem(question);
    const [e, n] = heading(figureOf(question, 'bearing').degrees);
    if (word(question, 'kind') === 'back') return Math.hypot(east + e, north + n) < 1e-9;
    const by = (turn * Math.PI) / 180;
    const side = question.stem.includes('anticlockwise') ? -1 : 1;
    // Rotate the arrow itself instead of adding angles.
    const turned = [e * Math.cos(by) + side * n * Math.sin(by), n * Math.cos(by) - side * e * Math.sin(by)];
    return Math.hypot(east - (turned[0] ?? 9), north - (turned[1] ?? 9)) < 1e-9;
  },
  'maths-volume-prisms-cylinders': (option, question) => {
    const numbers = numbersInStem(question);
    const x = first(option);
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    switch (word(question, 'kind')) {
      case 'triangle':
        return close((2 * x) / a / b, c);
      case 'cylinder':
        return option.includes('π') && close(Math.sqrt(x / b), a);
      default:
        return close(x / a, b * d + ((c - b) * d) / 2);
    }
  },
  'maths-compound-shapes': shows((question) => {
    if (question.figure !== undefined) return areaDrawn(question);
    const [a = 0, b = 0, c = 0, d = 0] = numbersInStem(question);
    if (word(question, 'kind') === 'roof') return a * (b + c / 2);
    let squares = 0;
    for (let x = 0; x < a; x += 1) for (let y = 0; y < b; y += 1) squares += 1;
    for (let x = 0; x < c; x += 1) for (let y = 0; y < d; y += 1) squares += word(question, 'kind') === 'hole' ? -1 : 1;
    return squares;
  }),
  'maths-map-scales': (option, question) => {
    const [, scale = 0, given = 0] = numbersInStem(question);
    const [cm, km] = word(question, 'toMap') === 'yes' ? [first(option), given] : [given, first(option)];
    return close(cm * scale, km * 1000 * 100) && option.endsWith(word(question, 'toMap') === 'yes' ? ' cm' : ' km');
  },
  'maths-linear-inequalities': (option, question) => {
    const [, left = '', sign = '', right = ''] = /\$(.*) (<|>|\\leq|\\geq) (-?\d+)\$/.exec(question.stem) ?? [];
    const [, way = '', bound = ''] = /x (<|>|\\leq|\\geq) (-?\d+)/.exec(option) ?? [];
    // Both must hold, or fail, for the same numbers; the left side is a straight line.
    const atZero = texValue(left, { x: 0 });
    const slope = texValue(left, { x: 1 }) - atZero;
    return Array.from({ length: 401 }, (_, index) => (index - 200) / 4).every(
      (x) => holds(sign, atZero + slope * x, Number(right)) === holds(way, x, Number(bound)),
    );
  },
  'maths-function-machines': (option, question) => {
    const run = (input: number): number => {
      let value = input;
      for (const step of figureOf(question, 'function-machine').steps) {
        const [sign, by] = step.split(' ');
        value = sign === '+' ? value + Number(by) : sign === '−' ? value - Number(by) : value * Number(by);
      }
      return value;
    };
    const { input, output } = figureOf(question, 'function-machine');
    return input === '?' ? run(first(option)) === first(output) : run(first(input)) === first(option);
  },
  'maths-significant-figures': shows((question) => {
    // Digit by digit, as on paper.
    const digits = /Round ([\d.,]+) to/.exec(question.stem)?.[1]?.replaceAll(',', '') ?? '';
    const start = digits.search(/[1-9]/);
    const places = Array.from(digits.slice(start)).flatMap((each, at) => (each === '.' ? [] : [start + at]));
    const cut = places[num(question, 'figures')] ?? digits.length;
    const kept = Array.from(digits, (each, at) => (at < cut || each === '.' ? each : '0')).join('');
    const point = digits.includes('.') ? digits.indexOf('.') : digits.length;
    const last = (places[num(question, 'figures') - 1] ?? 0) - point;
    const unit = 10 ** (last < 0 ? -last - 1 : -last);
    return Number(kept) + (Number(digits[cut]) >= 5 ? unit : 0);
  }),
  'maths-prime-factors': (option, question) => {
    const factors = Array.from(
      option.matchAll(/(\d+)(?:\^(\d+))?/g),
      ([, base = '', power = '1']) => [Number(base), Number(power)] as const,
    );
    const total = factors.reduce((product, [base, power]) => product * base ** power, 1);
    return (
      total === numbersInStem(question)[0] &&
      factors.every(([base]) => Array.from({ length: base }, (_, x) => x).every((x) => x < 2 || base % x > 0))
    );
  },
  'maths-estimation': shows((question) =>
    texValue((textsInTex(question.stem)[0] ?? '').replaceAll(/\d[\d.]*/g, (digits) => `${Number(Number(digits).toPrecision(1))}`)),
  ),
  'maths-venn-diagrams': shows((question) => {
    const [total, one, two] = [num(question, 'total'), num(question, 'first'), num(question, 'second')];
    const shown = figureOf(question, 'venn');
    // What is written in the diagram must be what is told.
    for (const [text, told] of [
      [shown.both, num(question, 'both')],
      [shown.neither, num(question, 'none')],
    ] as const)
      if (/^\d+$/.test(text ?? '') && Number(text) !== told) return Number.NaN;
    // The middle that fits, found by trying.
    const middle = search((x) =>
      word(question, 'asks') === 'both' || word(question, 'asks') === 'only'
        ? one - x + x + (two - x) + num(question, 'none') === total
        : x === num(question, 'both'),
    );
    return (
      { both: middle, none: total - (one - middle) - (two - middle) - middle, only: one - middle, union: one - middle + two }[
        word(question, 'asks')
      ] ?? Number.NaN
    );
  }),
  'maths-direct-proportion-recipes': (option, question) => {
    const [from = 0, amount = 0, to = 0] = numbersInStem(question);
    return close(first(option) * from, amount * to);
  },
  'maths-scatter-graphs': (option, question) => {
    const [, start = 0, x = 0, y = 0, across = 0] = numbersInStem(question);
    return close((first(option) - start) * x, (y - start) * across);
  },
};
