import { angleIn } from '@hedgerow/figures/shape/circle-diagram';
import { close, figureOf, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import { byForm } from './forms.ts';
import type { Checkers } from './checker.ts';
import { texValue } from './tex-value.ts';

/** "12 cm" is 12. */
const long = (text = ''): number => Number.parseFloat(text);

/** "07:35" in minutes after midnight. */
const minutes = (time: string): number => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2));

/** How far two places are apart, squared: whole numbers stay whole. */
const squared = (a: readonly [number, number], b: readonly [number, number]): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

/** Folds a net square by square: which way each face looks. A square joined on the right turns about the edge between them. */
const foldedOutwards = (squares: readonly (readonly [number, number])[]): readonly (readonly number[])[] => {
  type Way = readonly number[];
  const back = (way: Way): Way => way.map((part) => 0 - part);
  const looks = new Map<string, Way>();
  const fold = (x: number, y: number, out: Way, right: Way, down: Way): void => {
    if (looks.has(`${x} ${y}`) || !squares.some((square) => square[0] === x && square[1] === y)) return;
    looks.set(`${x} ${y}`, out);
    fold(x + 1, y, right, back(out), down);
    fold(x - 1, y, back(right), out, down);
    fold(x, y + 1, down, right, back(out));
    fold(x, y - 1, back(down), right, out);
  };
  const [[x, y] = [0, 0]] = squares;
  fold(x, y, [0, 0, 1], [1, 0, 0], [0, 1, 0]);
  return squares.map((square) => looks.get(square.join(' ')) ?? []);
};

/** Answers that follow from the picture alone. */
/** How many folds put a shape onto itself. */
const foldsOf = (corners: readonly (readonly [number, number])[]): number => {
  // Tried fold by fold: through the middle of the corners, to each corner and to the middle of each side.
  const middle = ([0, 1] as const).map((axis) => sumOf(corners.map((corner) => corner[axis])) / corners.length);
  const [mx = 0, my = 0] = middle;
  const ends = corners.flatMap(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return [[x - mx, y - my] as const, [(x + nextX) / 2 - mx, (y + nextY) / 2 - my] as const];
  });
  const folds = ends.flatMap(([dx, dy]) => {
    const long2 = dx * dx + dy * dy;
    if (long2 < 1e-9) return [];
    const lands = corners.every(([x, y]) => {
      const along = (2 * ((x - mx) * dx + (y - my) * dy)) / long2;
      return corners.some((other) => close(other[0], mx + along * dx - (x - mx)) && close(other[1], my + along * dy - (y - my)));
    });
    return lands ? [((Math.atan2(dy, dx) + Math.PI) % Math.PI).toFixed(6).replace(Math.PI.toFixed(6), (0).toFixed(6))] : [];
  });
  return new Set(folds).size;
};
/** The corners of a regular shape stand on a circle. */
const regularCorners = (count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => [Math.cos((2 * Math.PI * at) / count), Math.sin((2 * Math.PI * at) / count)] as const);
const shapesByName: readonly (readonly [RegExp, readonly (readonly [number, number])[]])[] = [
  [
    /rectangle/,
    [
      [0, 0],
      [5, 0],
      [5, 2],
      [0, 2],
    ],
  ],
  [
    /parallelogram/,
    [
      [0, 0],
      [5, 0],
      [6, 2],
      [1, 2],
    ],
  ],
  [
    /kite/,
    [
      [0, 0],
      [2, 3],
      [0, 4],
      [-2, 3],
    ],
  ],
  [/square/, regularCorners(4)],
  [/equilateral/, regularCorners(3)],
  [
    /scalene/,
    [
      [0, 0],
      [6, 0],
      [1, 3],
    ],
  ],
  [
    /isosceles/,
    [
      [0, 0],
      [2, 0],
      [1, 5],
    ],
  ],
  [
    /rhombus/,
    [
      [3, 0],
      [0, 2],
      [-3, 0],
      [0, -2],
    ],
  ],
  [/pentagon/, regularCorners(5)],
  [/hexagon/, regularCorners(6)],
  [/octagon/, regularCorners(8)],
];
const foldsByName = (text: string): number => foldsOf(shapesByName.find(([name]) => name.test(text))?.[1] ?? []);
/** How many lines the stem asks for. */
const linesAsked = (stem: string): number => Number(/exactly (\d)/.exec(stem)?.[1] ?? 0);

export const pictureCheckers: Checkers = {
  'maths-inequalities-on-a-line': (option, question) => {
    const [span] = figureOf(question, 'inequality-line').spans;
    const inside = (x: number): boolean =>
      (span?.from === undefined || x > span.from.at || (span.from.closed && x === span.from.at)) &&
      (span?.to === undefined || x < span.to.at || (span.to.closed && x === span.to.at));
    // "-3 \\leq x < 2" or "x > 1": every half unit must agree.
    const parts = option.replaceAll('$', '').split('x');
    const [left = '', right = ''] = parts;
    const holds = (x: number): boolean => {
      const [, low = '', first = ''] = /(-?\d+) (<|\\leq)/.exec(left) ?? [];
      const [, second = '', high = ''] = /(<|>|\\leq|\\geq) (-?\d+)/.exec(right) ?? [];
      const below = low === '' || (first === '<' ? Number(low) < x : Number(low) <= x);
      const [a, b] = second === '>' || second === '\\geq' ? [Number(high), x] : [x, Number(high)];
      return below && (high === '' || (second === '<' || second === '>' ? a < b : a <= b));
    };
    return Array.from({ length: 41 }, (_, at) => at / 2 - 10).every((x) => holds(x) === inside(x));
  },
  'maths-inequality-regions': (option, question) => {
    const at = figureOf(question, 'graph').points?.find(({ name }) => name === option)?.at;
    if (at === undefined) return false;
    const [x, y] = at;
    return textsInTex(question.stem).every((rule) => {
      const [left = '', sign = '', right = ''] = rule.split(/(<|>|\\leq|\\geq)/);
      const less = sign === '<' || sign === String.raw`\leq`;
      const [a, b] = [texValue(left, { x, y }), texValue(right, { x, y })];
      return less ? a < b : a > b;
    });
  },
  'maths-plans-and-elevations': shows((question) => {
    const { rows } = figureOf(question, 'cubes');
    // Cube by cube: what the eye meets first along each line of sight.
    const seen = new Set<string>();
    rows.forEach((row, back) =>
      row.forEach((height, column) => {
        for (let level = 0; level < height; level += 1)
          seen.add(
            { all: `${back} ${column} ${level}`, plan: `${back} ${column}`, front: `${column} ${level}`, side: `${back} ${level}` }[
              word(question, 'asks')
            ] ?? '',
          );
      }),
    );
    return seen.size;
  }),
  'maths-nets-of-a-cube': (option, question) => {
    const { squares, letters, places = [] } = figureOf(question, 'net');
    const added = places.filter(({ letter }) => letter === option).map(({ at }) => at);
    const outwards = foldedOutwards([...squares, ...added]);
    if (word(question, 'asks') === 'place') return new Set(outwards.map(String)).size === 6;
    const side = (letter: string): readonly number[] => outwards[letters?.indexOf(letter) ?? -1] ?? [];
    const asked = side(word(question, 'face'));
    return asked.length === 3 && side(option).every((part, axis) => part === -(asked[axis] ?? 0));
  },
  'maths-lines-of-symmetry': byForm({
    count: shows((question) => foldsOf(figureOf(question, 'grid-shapes').shapes[0]?.points ?? [])),
    choose: (option, question) =>
      foldsOf(figureOf(question, 'grid-shapes').shapes.find(({ name }) => name === option)?.points ?? []) === linesAsked(question.stem),
    regular: shows(({ stem }) => foldsByName(stem)),
    name: (option, { stem }) => foldsByName(option) === linesAsked(stem),
  }),
  'maths-read-quadratic-graphs': (option, question) => {
    const points = figureOf(question, 'graph').curves.flatMap((curve) => curve.points);
    if (word(question, 'asks') === 'turning') {
      const lowest = points.reduce((least, one) => (one[1] < least[1] ? one : least));
      const [x, y] = option.replaceAll('−', '-').slice(1, -1).split(', ').map(Number);
      return close(Math.round(lowest[0]), x ?? Number.NaN) && close(Math.round(lowest[1]), y ?? Number.NaN);
    }
    // Where the drawn curve goes through the height, between two of its points.
    const height = num(question, 'line');
    const crossings = points.slice(1).flatMap(([x, y], at) => {
      const [beforeX, beforeY] = points[at] ?? [x, y];
      return (beforeY - height) * (y - height) <= 0 && beforeY !== y
        ? [beforeX + ((height - beforeY) / (y - beforeY)) * (x - beforeX)]
        : [];
    });
    const read = textsInTex(option).map((text) => Number(text.replace('x = ', '')));
    return read.length === 2 && read.every((x) => crossings.some((crossing) => Math.abs(crossing - x) < 0.1)) && crossings.length >= 2;
  },
  'maths-loci': (option, question) => {
    const { points, walls = [], track } = figureOf(question, 'locus');
    const at = (name: string): readonly [number, number] => points.find((point) => point.name === name)?.at ?? [Number.NaN, Number.NaN];
    const [place, limit] = [at(option), numbersInStem(question).at(-1) ?? Number.NaN];
    switch (word(question, 'asks')) {
      case 'exactly':
        return squared(place, at('A')) === num(question, 'distance') ** 2;
      case 'region':
        return squared(place, at('A')) < num(question, 'radius') ** 2 && squared(place, at('A')) < squared(place, at('B'));
      case 'wall': {
        // Step by step along the wall: is any part of it near enough?
        const wall = walls[track?.wall ?? -1];
        const [from = Number.NaN, to = Number.NaN] = [wall?.from[0], wall?.to[0]];
        const parts = Array.from({ length: (to - from) * 10 + 1 }, (_, step) => from + step / 10);
        return parts.some((x) => squared(place, [x, wall?.from[1] ?? 0]) <= limit ** 2);
      }
      default:
        return squared(place, at('A')) <= limit ** 2;
    }
  },
  'maths-stem-and-leaf': shows((question) => {
    const values = figureOf(question, 'stem-and-leaf').rows.flatMap(({ stem, leaves }) => leaves.map((leaf) => Number(`${stem}${leaf}`)));
    const times = (value: number): number => values.filter((one) => one === value).length;
    switch (word(question, 'asks')) {
      case 'median':
        return (
          values.find(
            (value) =>
              values.filter((one) => one < value).length <= (values.length - 1) / 2 &&
              values.filter((one) => one <= value).length > (values.length - 1) / 2,
          ) ?? Number.NaN
        );
      case 'range':
        return search((x) => Math.min(...values) + x === Math.max(...values));
      case 'mode':
        return values.reduce((best, value) => (times(value) > times(best) ? value : best));
      default:
        return values.filter((value) => value > num(question, 'over')).length;
    }
  }),
  'maths-factor-trees': (option, question) => {
    const { number, splits } = figureOf(question, 'factor-tree');
    const filled = (value: number | '?'): number => (value === '?' ? long(option.replaceAll(',', '')) : value);
    const numbers = [number, ...splits.flatMap(({ into }) => into)].map(filled);
    return splits.every(({ at, into }) => filled(into[0]) * filled(into[1]) === numbers[at]);
  },
  'maths-read-scales': shows((question) => figureOf(question, 'gauge').value),
  'maths-measure-angles': shows((question) => figureOf(question, 'angle').degrees),
  'maths-read-bar-charts': shows((question) => {
    const values = figureOf(question, 'bar-chart').bars.flatMap((bar) => bar.values);
    const [one = 0, other = 0] = [values[num(question, 'one')], values[num(question, 'other')]];
    if (word(question, 'asks') === 'all') return sumOf(values);
    return word(question, 'asks') === 'one' ? one : search((x) => Math.min(one, other) + x === Math.max(one, other));
  }),
  'maths-read-box-plots': shows((question) => {
    const [plot] = figureOf(question, 'box-plot').plots;
    const [low = 0, lower = 0, middle = 0, upper = 0, high = 0] = plot?.five ?? [];
    const { stem } = question;
    if (stem.includes('interquartile')) return search((x) => lower + x === upper);
    if (stem.includes('the range')) return search((x) => low + x === high);
    return stem.includes('lower') ? lower : stem.includes('upper') ? upper : middle;
  }),
  // The diagram is to scale: what is asked for is measured in it, and so is what is given.
  'maths-circle-theorems': shows((question) => {
    const figure = figureOf(question, 'circle-diagram');
    for (const angle of figure.angles)
      if (angle.text !== '?' && !close(angleIn(figure, angle), Number.parseFloat(angle.text)))
        throw new Error('The picture is out of scale');
    return Math.round(Math.max(...figure.angles.filter(({ text }) => text === '?').map((angle) => angleIn(figure, angle))) * 1e6) / 1e6;
  }),
  'maths-read-histograms': shows((question) => {
    const { classes } = figureOf(question, 'histogram');
    // Every whole unit below a bar counts as many as the bar is high.
    const under = (from: number, to: number): number =>
      sumOf(classes.map((one) => Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)) * one.density));
    return word(question, 'asks') === 'all' ? under(-Infinity, Infinity) : under(num(question, 'from'), num(question, 'to'));
  }),
  'maths-read-cumulative-frequency': shows((question) => {
    const [curve] = figureOf(question, 'graph').curves;
    const [first, second] = [/interquartile/.test(question.stem) ? 0.75 : 0, 0.25];
    const all = Math.max(...(curve?.points.map(([, y]) => y) ?? []));
    const at = (share: number): number => curve?.points.find(([, y]) => y === share * all)?.[0] ?? Number.NaN;
    if (word(question, 'asks') === 'more') return all - (curve?.points.find(([x]) => x === num(question, 'upper'))?.[1] ?? Number.NaN);
    if (first > 0) return at(first) - at(second);
    return at(question.stem.includes('median') ? 0.5 : question.stem.includes('lower') ? 0.25 : 0.75);
  }),
  'maths-read-scatter-graphs': shows((question) => {
    const [from, to] = figureOf(question, 'graph').curves.flatMap(({ points }) => points);
    if (from === undefined || to === undefined) throw new Error('No line was drawn');
    return from[1] + ((num(question, 'x') - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }),
  'maths-read-pie-charts': shows((question) => {
    const { slices } = figureOf(question, 'pie');
    const share = (slices[num(question, 'which')]?.degrees ?? 0) / sumOf(slices.map(({ degrees }) => degrees));
    if (word(question, 'back') === 'yes') return search((all) => close(all * share, num(question, 'part')));
    return search((part) => close(part / num(question, 'total'), share));
  }),
  'maths-distance-time-graphs': shows((question) => {
    const points = figureOf(question, 'graph').curves.flatMap((curve) => curve.points);
    const legs = points.slice(1).map(([x, y], at) => ({ hours: x - (points[at]?.[0] ?? 0), km: y - (points[at]?.[1] ?? 0) }));
    const [before, stop, after] = legs;
    const asked: Record<string, number | undefined> = {
      far: sumOf(legs.map(({ km }) => km)),
      rest: stop?.hours,
      first: before && before.km / before.hours,
      last: after && after.km / after.hours,
      mean: sumOf(legs.map(({ km }) => km)) / sumOf(legs.map(({ hours }) => hours)),
    };
    return asked[word(question, 'asks')] ?? Number.NaN;
  }),
  'maths-read-line-graphs': shows((question) => {
    const points = figureOf(question, 'graph').curves.flatMap((curve) => curve.points);
    const at = (x: number): number => points.find(([place]) => place === x)?.[1] ?? Number.NaN;
    const [one, other] = [at(num(question, 'one')), at(num(question, 'other'))];
    return word(question, 'asks') === 'read' ? other : Math.max(one, other) - Math.min(one, other);
  }),
  'maths-area-triangle-trapezium': shows((question) => {
    const { sides = [], altitude, points } = figureOf(question, 'polygon');
    if (altitude?.text === '?') return search((h) => close((long(sides[0]) * h) / 2, numbersInStem(question)[0] ?? 0));
    // Cut into a rectangle and triangles: a level top that is not written is as long as the base.
    const top = points.length === 3 ? 0 : long(sides[2] === '' ? sides[0] : sides[2]);
    const base = long(sides[0]);
    return Math.min(base, top) * long(altitude?.text) + (Math.abs(base - top) * long(altitude?.text)) / 2;
  }),
  'maths-mean-from-table': shows((question) => {
    const { head, rows } = figureOf(question, 'table');
    const all = head.slice(1).flatMap((value, at) => Array.from({ length: Number(rows[0]?.[at + 1]) }, () => Number(value)));
    return sumOf(all) / all.length;
  }),
  'maths-timetables': (option, question) => {
    const { head, rows } = figureOf(question, 'table');
    const table = [head, ...rows];
    const column = head.findIndex((time, at) => at > 0 && minutes(time) > num(question, 'now'));
    return table.find(([stop]) => stop === word(question, 'to'))?.[column] === option;
  },
};
