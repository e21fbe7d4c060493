import { close, figureOf, list, num, numbersInStem, sumOf, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { lengthsAlong, pointWhere, shapesOnAxes } from './read-pictures.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? Number.NaN;
const pairIn = (option: string): readonly [number, number] => {
  const [a = Number.NaN, b = Number.NaN] = valuesIn(option.replaceAll(/[()]/g, ''));
  return [a, b];
};
/** The measures of some values, from the values alone. */
const measured: Readonly<Record<string, (values: readonly number[]) => number>> = {
  range: (values) => Math.max(...values) - Math.min(...values),
  median: middleOf,
  mean: (values) => sumOf(values) / values.length,
};

/** What an instruction in words does, one sentence after the other. */
const doneInWords = (kind: string, n: number, a: number, b: number): number =>
  ({
    'times then take': n * a - b,
    'less than': n - b,
    divided: n / a + b,
    'add then times': (n + b) * a,
    'take then divide': (n - b) / a,
    square: n * n * a,
    'add then square': (n + b) * (n + b),
  })[kind] ?? Number.NaN;

const squareUnits: Readonly<Record<string, number>> = {
  'mm²': 1e-6,
  'cm²': 1e-4,
  'm²': 1,
  'km²': 1e6,
  'mm³': 1e-9,
  'cm³': 1e-6,
  litres: 1e-3,
  'm³': 1,
};

export const ks3InUseCheckers: Checkers = {
  'maths-one-step-equations': (option, question) => {
    const [left = '', right = ''] = (textsInTex(question.stem)[0] ?? '').split('=');
    return close(texValue(left, { x: first(option) }), texValue(right));
  },
  'maths-check-solutions': (option, question) => {
    const [a, b, c, d, x] = ['a', 'b', 'c', 'd', 'x'].map((name) => num(question, name)) as [number, number, number, number, number];
    const added = upTo(Math.abs(a)).reduce((sum) => sum + x, 0) + b;
    const other = upTo(c).reduce((sum) => sum + x, 0);
    const value = first(option);
    if (word(question, 'asks') === 'left') return value === added;
    return word(question, 'asks') === 'missing'
      ? other + value === added
      : value === Math.max(added, other + d) - Math.min(added, other + d);
  },
  'maths-algebraic-notation': (option, question) => {
    const n = word(question, 'n');
    return [3.7, 8.1, 12.4].every((at) =>
      close(
        texValue(textsInTex(option)[0] ?? '', { [n]: at }),
        doneInWords(word(question, 'kind'), at, num(question, 'a'), num(question, 'b')),
      ),
    );
  },
  'maths-order-directed-numbers': (option, question) => {
    const value = first(option);
    if (word(question, 'asks') === 'half') return close(value - num(question, 'one'), num(question, 'other') - value);
    const values = list(question, 'list');
    const place = { lowest: 0, second: 1, middle: 2 }[word(question, 'asks')];
    return values.includes(value) && values.filter((each) => each < value).length === place;
  },
  'maths-ratio-and-fractions': (option, question) => {
    const beads = upTo(60 * (num(question, 'a') + num(question, 'b') + num(question, 'c')));
    const each = beads.length / (num(question, 'a') + num(question, 'b') + num(question, 'c'));
    const reds = beads.filter((at) => at < num(question, 'a') * each).length;
    return (
      close((option.endsWith('%') ? first(option) / 100 : first(option)) * beads.length, reds) &&
      option.endsWith('%') === (word(question, 'as') === 'percent')
    );
  },
  'maths-inverse-proportion-problems': (option, question) => {
    const [n, t, m] = [num(question, 'n'), num(question, 't'), num(question, 'm')];
    // The work is done day by day, each worker one piece a day.
    const done = word(question, 'asks') === 'rest' ? num(question, 'done') * n : 0;
    return close(done + first(option) * m, n * t);
  },
  'maths-best-buys': (option, question) => {
    if (word(question, 'asks') === 'one')
      return close(first(option) * num(question, 'count'), num(question, 'pence')) && option.endsWith('p');
    if (word(question, 'asks') === 'best') {
      const { rows } = figureOf(question, 'table');
      const [counts, prices] = [rows.map(([, count]) => Number(count)), rows.map(([, , price = '']) => 100 * Number(price.slice(1)))];
      const at = 'ABCD'.indexOf(option.replace('Pack ', ''));
      return counts.every((count, index) => index === at || (prices[index] ?? 0) * (counts[at] ?? 0) > (prices[at] ?? 0) * count);
    }
    const [need, price, off] = [num(question, 'need'), num(question, 'price'), num(question, 'off')];
    const paid = upTo(need).filter((at) => at % 3 < 2).length * price;
    return close(first(option) * 100, Math.abs(paid - need * (price - (price * off) / 100)));
  },
  'maths-surface-area': (option, question) => {
    const value = first(option);
    const kind = word(question, 'kind');
    if (kind === 'prism') {
      const [s, t, hyp, long] = ['s', 't', 'hyp', 'long'].map((name) => num(question, name)) as [number, number, number, number];
      return value === s * t + [s, t, hyp].reduce((sum, side) => sum + side * long, 0);
    }
    const [l, w, h] = [num(question, 'l'), num(question, 'w'), num(question, 'h')];
    if (kind === 'edge') return value * value * 6 === 6 * l * l && value > 0;
    // The outer squares of a block of small cubes.
    const [x, y, z] = kind === 'cube' ? [l, l, l] : [l, w, h];
    let outer = 0;
    for (let i = 0; i < x; i += 1)
      for (let j = 0; j < y; j += 1)
        for (let k = 0; k < z; k += 1)
          outer +=
            Number(i === 0) +
            Number(i === x - 1) +
            Number(j === 0) +
            Number(j === y - 1) +
            Number(k === 0) +
            Number(k === z - 1 && kind !== 'open');
    return value === outer;
  },
  'maths-area-volume-units': (option, question) => {
    const [from, to] = [squareUnits[word(question, 'from')] ?? 0, squareUnits[word(question, 'to')] ?? 0];
    return close(first(option) * to, num(question, 'value') * from) && option.endsWith(` ${word(question, 'to')}`);
  },
  'maths-speed-units': (option, question) => {
    const value = first(option);
    const kind = word(question, 'kind');
    if (kind === 'to hours') return close(value * 60, num(question, 'minutes'));
    if (kind === 'to minutes') return value === num(question, 'minutes');
    const given = num(question, 'given');
    if (kind === 'mph') return close(value * 5, given * 8);
    return kind === 'to km/h' ? close((value * 1000) / 3600, given) : close((value * 3600) / 1000, given);
  },
  'maths-plot-straight-lines': (option, question) => {
    const [m, c, x] = [num(question, 'm'), num(question, 'c'), num(question, 'x')];
    const asks = word(question, 'asks');
    if (asks === 'equation') {
      const through = figureOf(question, 'graph').curves[0]?.points ?? [];
      return through.every(([at, y]) => Math.abs(texValue((textsInTex(option)[0] ?? '').replace('y = ', ''), { x: at }) - y) < 1e-3);
    }
    if (asks === 'find x') return close(m * first(option) + c, m * x + c);
    if (asks === 'table') {
      const { head, rows } = figureOf(question, 'table');
      const places = head.slice(1).map(first);
      const [values = []] = rows.map((row) => row.slice(1));
      // The line through any two values that stand in the table.
      const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = values.flatMap((value, at) =>
        /\d/.test(value) ? [[places[at] ?? 0, first(value)] as const] : [],
      );
      const sought = places[values.indexOf('?')] ?? Number.NaN;
      return close(first(option), y0 + ((sought - x0) / (x1 - x0)) * (y1 - y0));
    }
    const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = figureOf(question, 'graph').curves[0]?.points ?? [];
    return Math.abs(first(option) - (y0 + ((x - x0) / (x1 - x0)) * (y1 - y0))) < 1e-3;
  },
  'maths-enlargements': (option, question) => {
    const asks = word(question, 'asks');
    if (asks === 'side') {
      const { points } = figureOf(question, 'polygon');
      const [side = Number.NaN] = lengthsAlong(question);
      const [factor = Number.NaN] = numbersInStem(question);
      return first(option) / factor === (question.stem.includes('perimeter') ? sumOf(points.map(() => side)) : side);
    }
    if (asks === 'factor') {
      const [[from = ''] = [], [to = ''] = []] = figureOf(question, 'flat-shapes').below ?? [];
      return close(first(option) * Number.parseFloat(from), Number.parseFloat(to));
    }
    if (asks === 'point') {
      const [x, y] = pairIn(option);
      const [[cx, cy], [px, py]] = [pointWhere(question, (name) => name === 'O'), pointWhere(question, (name) => name !== 'O')];
      return (
        (x - cx) * num(question, 'bottom') === (px - cx) * num(question, 'top') &&
        (y - cy) * num(question, 'bottom') === (py - cy) * num(question, 'top')
      );
    }
    const [start = [], image = []] = shapesOnAxes(question);
    const [x, y] = pairIn(option);
    // The centre lies on the line through each corner and its image.
    return start.every(([px, py], at) => {
      const [qx, qy] = image[at] ?? [0, 0];
      return (qx - px) * (y - py) === (qy - py) * (x - px);
    });
  },
  'maths-describe-transformations': (option, question) => {
    const [start = [], image = []] = shapesOnAxes(question);
    const numbers = Array.from(option.replaceAll('−', '-').matchAll(/-?\d+/g), Number);
    const [n = 0, k = 0] = numbers;
    const turns: Readonly<Record<string, (x: number, y: number) => [number, number]>> = {
      'x-axis': (x, y) => [x, 0 - y],
      'y-axis': (x, y) => [0 - x, y],
      'line y = x': (x, y) => [y, x],
      'line y = −x': (x, y) => [0 - y, 0 - x],
      anticlockwise: (x, y) => [0 - y, x],
      ' clockwise': (x, y) => [y, 0 - x],
      '180°': (x, y) => [0 - x, 0 - y],
      pmatrix: (x, y) => [x + n, y + k],
      'line x = ': (x, y) => [2 * n - x, y],
      'line y = ': (x, y) => [x, 2 * n - y],
    };
    const name = Object.keys(turns).find((each) => option.includes(each)) ?? '';
    const moved = start.map(([x, y]) => turns[name]?.(x, y) ?? [99, 99]);
    // The shape counts, not which corner lands where.
    return (
      moved.map(String).toSorted().join(' ') ===
      image
        .map(([x, y]) => String([x, y].map((each) => each + 0)))
        .toSorted()
        .join(' ')
    );
  },
  'maths-scatter-points': (option, question) => {
    const value = first(option);
    const points = figureOf(question, 'graph').points ?? [];
    const named = points.find(({ name }) => name === 'P')?.at ?? [Number.NaN, Number.NaN];
    switch (word(question, 'asks')) {
      case 'up':
        return value === named[1];
      case 'across':
        return value === named[0];
      case 'count':
        return value === points.length;
      case 'over':
        return value === points.filter(({ at }) => at[1] > num(question, 'limit')).length;
      default:
        return (
          points.every(({ at }) => at[0] === value || points.some((one) => one.at[0] === value && one.at[1] > at[1])) &&
          points.some(({ at }) => at[0] === value)
        );
    }
  },
  'maths-correlation': (option, question) => {
    const crosses = figureOf(question, 'graph').points ?? [];
    const [xs, ys] = [crosses.map(({ at }) => at[0]), crosses.map(({ at }) => at[1])];
    // The slope in the middle of those of all pairs gives the line.
    const pairs = xs.flatMap((x, at) => upTo(at).map((other) => ((ys[at] ?? 0) - (ys[other] ?? 0)) / (x - (xs[other] ?? 0))));
    const half = xs.length / 2;
    // The points on the right against those on the left.
    const rising = (sumOf(ys.slice(half)) - sumOf(ys.slice(0, half))) / half / (Math.max(...ys) - Math.min(...ys));
    if (option === 'no correlation') return Math.abs(rising) < 0.15;
    const slope = pairs.toSorted((a, b) => a - b)[Math.floor(pairs.length / 2)] ?? 0;
    const heights = ys.map((y, at) => y - slope * (xs[at] ?? 0)).toSorted((a, b) => a - b);
    const middle = heights[Math.floor(heights.length / 2)] ?? 0;
    const off = sumOf(heights.map((each) => Math.abs(each - middle))) / heights.length;
    return (
      Math.abs(rising) >= 0.15 && option.includes(rising > 0 ? 'positive' : 'negative') && option.startsWith(off < 1.2 ? 'strong' : 'weak')
    );
  },
  'maths-scatter-outliers': (option, question) => {
    const points = (figureOf(question, 'graph').points ?? []).map(({ at }) => at);
    const [from = [0, 0], to = [1, 1]] = figureOf(question, 'graph').curves[0]?.points ?? [];
    const off = ([x, y]: readonly [number, number]): number =>
      Math.abs(y - (from[1] + ((x - from[0]) * (to[1] - from[1])) / (to[0] - from[0])));
    const far = points.toSorted((p, r) => off(r) - off(p))[0] ?? [Number.NaN, Number.NaN];
    const wanted = { across: far[0], up: far[1], gap: off(far) }[word(question, 'asks')] ?? Number.NaN;
    return Math.abs(first(option) - wanted) < 1e-6;
  },
  'maths-compare-averages': (option, question) => {
    const value = first(option);
    if (word(question, 'asks') === 'outlier') {
      const values = list(question, 'values');
      const rest = values.filter((each) => each !== Math.max(...values));
      return close(value, sumOf(values) / values.length - sumOf(rest) / rest.length);
    }
    const measure = measured[word(question, 'asks')] ?? (() => Number.NaN);
    return close(value, Math.abs(measure(list(question, 'a')) - measure(list(question, 'b'))));
  },
};
