import { close, figureOf, list, num, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';

/** "0.6 A" is 0.6. */
const read = (text = ''): number => Number.parseFloat(text);

/** Answers in science, geography and computing that follow from the picture alone. */
export const sciencePictureCheckers: Checkers = {
  'physics-resultant-force': (option, question) => {
    const pull = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] } as const;
    const [x, y] = figureOf(question, 'forces').arrows.reduce(
      ([a, b], { to, newtons }) => [a + pull[to][0] * newtons, b + pull[to][1] * newtons] as const,
      [0, 0] as readonly [number, number],
    );
    const [, size = '', way = ''] = /^([\d,]+) N (?:to the )?(left|right|up|down)/.exec(option) ?? [];
    const [dx, dy] = pull[way as keyof typeof pull];
    return dx * Number(size.replaceAll(',', '')) === x && dy * Number(size.replaceAll(',', '')) === y;
  },
  'physics-reading-waves': shows((question) => {
    const [one] = figureOf(question, 'wave').waves;
    const [cycles, amplitude] = [one?.cycles ?? Number.NaN, one?.amplitude ?? Number.NaN];
    if (word(question, 'asks') === 'amplitude') return amplitude * num(question, 'high');
    if (word(question, 'asks') === 'frequency') return search((hertz) => hertz * num(question, 'seconds') === cycles);
    return search((cm) => cm * cycles === 16 * num(question, 'across'));
  }),
  'physics-circuit-readings': shows((question) => {
    const { supply, main = [], branches } = figureOf(question, 'circuit');
    if (supply !== undefined) {
      const known = branches.flat().flatMap(({ across }) => (across === undefined || across === '?' ? [] : [read(across)]));
      return search((volts) => sumOf(known) + volts === read(supply));
    }
    const meters = branches.map((parts) => parts.flatMap(({ part, text }) => (part === 'ammeter' ? [text ?? ''] : [])));
    const [before] = main.map(({ text }) => text ?? '');
    if (before === undefined) return read(meters.flat().find((text) => text !== '?'));
    const inTenths = (text: string): number => Math.round(read(text) * 10);
    if (before === '?') return sumOf(meters.flat().map(inTenths)) / 10;
    return (
      search(
        (tenths) =>
          sumOf(
            meters
              .flat()
              .filter((text) => text !== '?')
              .map(inTenths),
          ) +
            tenths ===
          inTenths(before),
      ) / 10
    );
  }),
  'physics-build-circuits': (option, question) => {
    const { main = [], branches } = figureOf(question, 'circuit');
    const letter = question.stem.at(-2);
    const wire = [main, ...branches].find((parts) => parts.some(({ text }) => text === letter)) ?? [];
    const device = wire.find(({ part }) => part !== 'empty')?.part;
    const job = question.stem.split('. ').find((text) => text.startsWith(`The ${option} `)) ?? '';
    return device === undefined ? /whole|everything/.test(job) : job.includes(`the ${device} alone`);
  },
  'physics-mirror-angles': shows((question) => {
    const fromMirror = Number.parseFloat(figureOf(question, 'rays').surfaceText ?? '');
    const fromNormal = search((x) => x + fromMirror === 90);
    return word(question, 'between') === 'yes' ? fromNormal + fromNormal : fromNormal;
  }),
  'science-food-webs': (option, question) => {
    const { levels, eats } = figureOf(question, 'food-web');
    const about = word(question, 'about');
    const left = eats.filter(([eater, eaten]) => eater !== about && eaten !== about);
    switch (word(question, 'asks')) {
      case 'producer':
        return !eats.some(([eater]) => eater === option);
      case 'top':
        return levels.flat().includes(option) && !eats.some(([, eaten]) => eaten === option);
      case 'eats':
        return eats.some(([eater, eaten]) => eater === about && eaten === option);
      case 'eaten':
        return eats.some(([eater, eaten]) => eater === option && eaten === about);
      case 'starves':
        return eats.some(([eater]) => eater === option) && !left.some(([eater]) => eater === option);
      default:
        return eats.some(([, eaten]) => eaten === option) && !left.some(([, eaten]) => eaten === option);
    }
  },
  'physics-spring-extension': shows((question) => {
    const [without, loaded] = figureOf(question, 'spring').springs;
    const [start, end, newtons] = [without?.cm ?? 0, loaded?.cm ?? 0, Number.parseFloat(loaded?.load ?? '')];
    if (word(question, 'asks') === 'extension') return search((x) => start + x === end);
    const each = (end - start) / newtons;
    return word(question, 'asks') === 'length'
      ? search((x) => close((x - start) / num(question, 'further'), each))
      : search((force) => force > 0 && close(num(question, 'wanted') / force, each));
  }),
  'physics-velocity-time-graphs': shows((question) => {
    const points = figureOf(question, 'graph').curves.flatMap((curve) => curve.points);
    const legs = points.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [0, 0];
      return { time: x - fromX, gain: y - fromY, far: ((y + fromY) / 2) * (x - fromX) };
    });
    const [up, level, down] = legs;
    const asked: Record<string, number | undefined> = {
      speed: Math.max(...points.map(([, y]) => y)),
      time: level?.time,
      up: up && up.gain / up.time,
      down: down && -down.gain / down.time,
      far: sumOf(legs.map(({ far }) => far)),
      steady: level?.far,
    };
    return asked[word(question, 'asks')] ?? Number.NaN;
  }),
  'physics-decay-curves': shows((question) => {
    const points = figureOf(question, 'graph').curves.flatMap((curve) => curve.points);
    const [, first] = points[0] ?? [0, Number.NaN];
    const [half] = points.find(([, y]) => close(y * 2, first)) ?? [Number.NaN];
    if (word(question, 'asks') === 'half') return half;
    const [, after] = points.find(([x]) => close(x, 2 * half)) ?? [0, Number.NaN];
    // What is left after four half-lives, or half of that after five, from what two of them leave.
    const four = (after * after) / first;
    return word(question, 'asks') === 'after' ? after : num(question, 'times') === 4 ? four : four / 2;
  }),
  'physics-sankey-diagrams': shows((question) => {
    const { useful, wasted, key = '' } = figureOf(question, 'sankey');
    const each = Number(/(\d+) J/.exec(key)?.[1]);
    const asked: Record<string, number> = {
      useful: useful * each,
      wasted: wasted * each,
      input: (useful + wasted) * each,
      efficiency: 100 / (1 + wasted / useful),
    };
    return asked[word(question, 'asks')] ?? Number.NaN;
  }),
  'geography-contour-lines': shows((question) => {
    const { lowest, step, points = [], written, rings } = figureOf(question, 'contours');
    const heights = Array.from({ length: rings }, (_, at) => lowest + at * step);
    const [p = 0, q = 0] = points.map(({ ring }) => heights[ring - 1] ?? Number.NaN);
    const asks = word(question, 'asks');
    if (asks === 'step') {
      const [from, to] = [Math.min(...written), Math.max(...written)];
      return search((x) => x * (to - from) === (heights[to - 1] ?? 0) - (heights[from - 1] ?? 0), 1);
    }
    return asks === 'height' ? q : search((x) => p + x === q);
  }),
  'computing-logic-circuits': (option, question) => {
    const { first, second, not = [] } = figureOf(question, 'logic-circuit');
    const ones: Record<typeof first, readonly number[]> = { AND: [2], OR: [1, 2], XOR: [1], NAND: [0, 1], NOR: [0] };
    /** Each gate is known by how many of its two inputs may be 1. */
    const out = (gate: typeof first, a: number, b: number): number => Number(ones[gate].includes(a + b));
    const into = (name: 'A' | 'B' | 'C', value: number): number => (not.includes(name) ? Number(value === 0) : value);
    return list(question, 'order').every((row, at) => {
      const [a, b] = [Math.floor(row / 2), row % 2];
      const inner = out(first, into('A', a), into('B', b));
      return option.split(', ')[at] === String(second === undefined ? inner : out(second, inner, into('C', num(question, 'c'))));
    });
  },
};
