import type { Generated } from '../generator.ts';
import { close, figureOf, list, num, numbersInStem, shows, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { arrowNamed, bagOnTree, lengthsAlong, sectorDrawn } from './read-pictures.ts';
import { formulaInStem } from './ks2.ts';
import { sameExpression, solvesEquation } from './ks3.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const standardParts = (option: string): readonly number[] =>
  /^\$(\d(?:\.\d+)?) \\times 10\^\{(-?\d+)\}\$$/.exec(option)?.slice(1).map(Number) ?? [];

const angleWorth = ({ stem }: Generated): number => {
  const [, ratio = '', angle = ''] = /\\(sin|cos|tan) (\d+)/.exec(stem) ?? [];
  const at = (Number(angle) * Math.PI) / 180;
  return { sin: Math.sin(at), cos: Math.cos(at), tan: Math.sin(at) / Math.cos(at) }[ratio] ?? Number.NaN;
};

/** Both counters are really taken: every ordered pair is counted. */
const pairsOfCounters = (question: Generated): number => {
  const [many = 0, rest = 0] = numbersInStem(question);
  const [r, all] = bagOnTree(question, [many, many + rest]);
  const bag = [...Array.from({ length: r }, () => 'r'), ...Array.from({ length: all - r }, () => 'b')];
  const pairs = bag.flatMap((one, i) => bag.flatMap((two, j) => (question.stem.includes('not put back') && i === j ? [] : [one + two])));
  const wanted = question.stem.includes('different') ? ['rb', 'br'] : ['rr'];
  return pairs.filter((pair) => wanted.includes(pair)).length / pairs.length;
};

const money = (option: string): number => Number(option.replaceAll(/[£,]/g, ''));
const oneDecimal: Checker = (option, question) => {
  const drawn = question.figure === undefined ? undefined : figureOf(question, 'polygon');
  const angle = drawn === undefined ? num(question, 'angle') : Number.parseFloat(drawn.angles?.find((text) => text !== '') ?? '');
  const radians = (angle * Math.PI) / 180;
  const x = first(option);
  const known = drawn === undefined ? num(question, 'known') : (lengthsAlong(question)[0] ?? Number.NaN);
  const other = word(question, 'kind') === 'bottom' ? known / x : x / known;
  const measured =
    { sin: Math.asin(Math.min(1, other)), cos: Math.acos(Math.min(1, other)), tan: Math.atan(other) }[word(question, 'ratio')] ?? 0;
  // A length rounded to 0.1 gives the angle back to within what 0.05 can change.
  const sides = [x - 0.0501, x + 0.0501].map((side) => (word(question, 'kind') === 'bottom' ? known / side : side / known));
  const angles = sides.map(
    (share) =>
      ({ sin: Math.asin(Math.min(1, share)), cos: Math.acos(Math.min(1, share)), tan: Math.atan(share) })[word(question, 'ratio')] ?? 0,
  );
  return Number.isFinite(measured) && radians >= Math.min(...angles) && radians <= Math.max(...angles);
};

export const ks4Checkers: Checkers = {
  'maths-pythagoras': (option, question) => {
    const [a = 0, b = 0] = numbersInStem(question);
    const x = first(option);
    if (question.figure !== undefined) {
      // The right angle is at the first corner, so the side between the other two is the longest.
      const [across = 0, longest = 0, up = 0] = (figureOf(question, 'polygon').sides ?? []).map((text) =>
        text === '?' ? x : Number.parseFloat(text),
      );
      return close(across * across + up * up, longest * longest);
    }
    return word(question, 'kind') === 'shorter' ? close(x * x + b * b, a * a) : close(a * a + b * b, x * x);
  },
  'maths-exact-trigonometry': (option, question) => {
    if (question.stem.includes('triangle')) {
      const { sides = [], angles = [] } = figureOf(question, 'polygon');
      const at = (Number.parseFloat(angles[1] ?? '') * Math.PI) / 180;
      const x = first(option);
      const [across = 0, hypotenuse = 0, up = 0] = sides.map((text) => (text === '?' ? x : Number.parseFloat(text)));
      // Along the sides that are written: up is as steep as the angle says.
      if (sides[1] === '') return close(up, across * Math.tan(at));
      return sides[2] === '?' ? close(up, hypotenuse * Math.sin(at)) : close(across, hypotenuse * Math.cos(at));
    }
    const times = Number(/\$(\d+) \\/.exec(question.stem)?.[1] ?? 1);
    return Math.abs(first(option) - times * angleWorth(question)) < 1e-9;
  },
  'maths-trigonometry-sides': oneDecimal,
  'maths-expand-double-brackets': sameExpression,
  'maths-solve-quadratics': (option, question) => {
    const [x, y] = valuesIn(option);
    return x !== y && solvesEquation(option, question);
  },
  'maths-simultaneous-equations': (option, question) => {
    const [x = Number.NaN, y = Number.NaN] = valuesIn(option);
    return textsInTex(question.stem).every((equation) => {
      const [left = '', right = ''] = equation.split('=');
      return close(texValue(left, { x, y }), texValue(right, { x, y }));
    });
  },
  'maths-standard-form': (option, question) => {
    const [size = 0] = standardParts(option);
    return size >= 1 && size < 10 && close(first(option) / texValue(textsInTex(question.stem)[0] ?? ''), 1);
  },
  'maths-negative-fractional-indices': formulaInStem,
  'maths-surds': (option, question) => {
    const under = Number(/sqrt\{(\d+)\}/.exec(option)?.[1] ?? 1);
    const simple = [2, 3, 4, 5, 6, 7, 8, 9].every((x) => under % (x * x) > 0);
    return simple && !option.includes('frac') && formulaInStem(option, question);
  },
  'maths-compound-interest': (option, question) => {
    const { stem } = question;
    const percent = Number(/(\d+)%/.exec(stem)?.[1]);
    const years = Number(/after (\d+) years/.exec(stem)?.[1]);
    let amount = Number(/£([\d,]+)/.exec(stem)?.[1]?.replaceAll(',', ''));
    for (let year = 0; year < years; year += 1) amount += ((stem.includes('loses') ? -1 : 1) * amount * percent) / 100;
    return Math.abs(money(option) - amount) < 0.00501;
  },
  'maths-reverse-percentages': (option, question) => {
    const now = money(/£[\d,]+\.\d\d/.exec(question.stem)?.[0] ?? '');
    const percent = Number(/(\d+)%/.exec(question.stem)?.[1]);
    return close(money(option) + ((question.stem.includes('rise') ? 1 : -1) * money(option) * percent) / 100, now);
  },
  'maths-bounds': (option, question) => {
    const [upper, area] = [question.stem.includes('upper'), question.stem.includes('area')];
    const half = num(question, 'gap') / 2;
    const ends = [num(question, 'a'), num(question, 'b')].map((x) => x + (upper ? half : -half));
    return (
      close(first(option), area ? (ends[0] ?? 0) * (ends[1] ?? 0) : (ends[0] ?? 0)) && numbersInStem(question).includes(num(question, 'a'))
    );
  },
  'maths-density-mass-volume': (option, question) => {
    const numbers = Array.from(
      question.stem.matchAll(/([\d,.]*\d) (g\/cm³|cm³|cm|g)/g),
      ([, digits = '', unit]) => [unit, Number(digits.replaceAll(',', ''))] as const,
    );
    const of = (unit: string): number => numbers.find(([each]) => each === unit)?.[1] ?? first(option);
    const edges = numbers.filter(([unit]) => unit === 'cm').map(([, size]) => size);
    const volume = edges.length === 3 ? edges.reduce((a, b) => a * b) : of('cm³');
    return close(of('g') / volume, of('g/cm³'));
  },
  'maths-vectors': (option, question) => {
    const [m = 0, n = 0] = list(question, 'times');
    const told = textsInTex(question.stem).map((text) => Array.from(text.matchAll(/-?\d+/g), Number));
    const [a, b] = question.figure === undefined ? told : [arrowNamed(question, 'a'), arrowNamed(question, 'b')];
    const point = valuesIn(option);
    // Walk m steps of a and n steps of b from the end: back at the origin.
    return [0, 1].every((axis) => (point[axis] ?? Number.NaN) - n * (b?.[axis] ?? 0) === m * (a?.[axis] ?? 0));
  },
  'maths-gradient-of-line': (option, question) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] =
      question.figure === undefined
        ? list(question, 'points')
        : (figureOf(question, 'graph').points ?? []).flatMap(({ at: [x, y] }) => [x, y]);
    const kind = word(question, 'kind');
    if (kind === 'line')
      return [
        [x1, y1],
        [x2, y2],
      ].every(([x = 0, y = 0]) => close(valuesIn(option, { x })[0] ?? Number.NaN, y));
    const slope = first(option);
    if (kind === 'gradient') return close(y1 + slope * (x2 - x1), y2);
    const right = (textsInTex(question.stem)[0] ?? '').split('=')[1] ?? '';
    return close(slope * (texValue(right, { x: 1 }) - texValue(right, { x: 0 })), -1);
  },
  'maths-probability-two-events': shows(pairsOfCounters),
  'maths-sectors-and-arcs': (option, question) => {
    const [radius, angle] = sectorDrawn(question);
    const slices = 3000;
    const step = ((angle / 360) * 2 * Math.PI) / slices;
    const wanted = question.stem.includes('area') ? (slices * radius ** 2 * Math.sin(step)) / 2 : 2 * slices * radius * Math.sin(step / 2);
    return Math.abs(first(option) / wanted - 1) < 1e-5;
  },
  'maths-similar-shapes': (option, question) => {
    const [small = 1, large = 1, value = 1] = numbersInStem(question);
    const power = question.stem.includes('volume') ? 3 : question.stem.includes('area') ? 2 : 1;
    return close((first(option) / value) ** (1 / power), large / small);
  },
};
