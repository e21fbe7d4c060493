import { type Thing, things } from '@hedgerow/figures/number/things';
import { figureOf, num, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import type { Generated } from '../generator.ts';

/** How many cubes each train has. */
const trains = (question: Generated): ReadonlyMap<string, number> =>
  new Map(figureOf(question, 'bar-model').bars.map(({ name = '', parts }) => [name, parts.length]));
const isExtreme = (option: string, question: Generated): boolean => {
  const lengths = trains(question);
  const own = lengths.get(option) ?? Number.NaN;
  return [...lengths.values()].every((length) => (question.stem.includes('longest') ? length <= own : length >= own));
};

const pence = (text: string): number => (text.startsWith('£') ? Number(text.slice(1)) * 100 : Number.parseInt(text, 10));

/** Of a prism or a pyramid by the corners of its base. */
const bases: Readonly<Record<string, readonly [corners: number, kind: 'prism' | 'pyramid']>> = {
  cube: [4, 'prism'],
  cuboid: [4, 'prism'],
  'triangular prism': [3, 'prism'],
  'square-based pyramid': [4, 'pyramid'],
};
const counted = (name: string, asks: string): number => {
  if (name === 'cylinder') return 2;
  if (name === 'cone') return 1;
  const [n = 0, kind] = bases[name] ?? [];
  const corners = kind === 'prism' ? 2 * n : n + 1;
  const faces = kind === 'prism' ? n + 2 : n + 1;
  // Euler: corners and faces are two more than the edges.
  return asks === 'corners' ? corners : asks === 'faces' ? faces : corners + faces - 2;
};

const lowerSide = (option: string, question: Generated): boolean => {
  const { left, right, heavier } = figureOf(question, 'balance');
  const side = heavier === undefined ? undefined : question.stem.includes('heavier') === (heavier === 'left') ? left : right;
  if (side === undefined) return /same/.test(option);
  return option === `the ${side.length > 1 ? things[side[0] as Thing] : side[0]}`;
};

const inCentimetres = (text: string): number => Number.parseInt(text, 10) * (text.endsWith('cm') ? 1 : 100);

const compass = ['north', 'east', 'south', 'west'];

const weigh = (side: readonly string[], box: number): number => sumOf(side.map((item) => (/^\d+$/.test(item) ? Number(item) : box)));

export const firstMeasuresCheckers: Checkers = {
  'maths-read-simple-scales': shows((question) => figureOf(question, 'gauge').value),
  'maths-balance-scales': (option, question) => {
    const { left, right } = figureOf(question, 'balance');
    if (!right.every((item) => /^\d+$/.test(item))) return lowerSide(option, question);
    return weigh(left, Number(option)) === weigh(right, 0);
  },
  'maths-heavy-and-light': lowerSide,
  'maths-longest-and-shortest': isExtreme,
  'maths-compare-lengths': (option, question) => {
    const lengths = trains(question);
    switch (word(question, 'asks')) {
      case 'up':
      case 'down': {
        const named = option.split(', ').map((name) => lengths.get(name) ?? Number.NaN);
        const ordered = word(question, 'asks') === 'up' ? named : named.toReversed();
        return ordered.every((length, at) => at === 0 || length > (ordered[at - 1] ?? Number.NaN));
      }
      case 'difference':
        return (lengths.get(word(question, 'other')) ?? 0) + Number(option) === lengths.get(word(question, 'one'));
      default:
        return isExtreme(option, question);
    }
  },
  'maths-centimetres-or-metres': (option, question) => {
    const small = /pencil|spoon|shoe|toothbrush|leaf|key|crayon|fork/.test(question.stem);
    switch (word(question, 'asks')) {
      case 'unit':
        return option === (small ? 'centimetres' : 'metres');
      case 'guess': {
        const [, size, unit] = /^(\d+) (c?m)$/.exec(option) ?? [];
        const centimetres = Number(size) * (unit === 'm' ? 100 : 1);
        return small ? centimetres >= 5 && centimetres <= 25 : centimetres >= 180 && centimetres <= 5500;
      }
      default: {
        const all = Array.from(question.stem.matchAll(/\d+ c?m/g), ([text]) => inCentimetres(text));
        return inCentimetres(option) === (word(question, 'asks') === 'longest' ? Math.max(...all) : Math.min(...all));
      }
    }
  },
  'maths-length-problems': shows((question) => {
    const [a = 0, b = 0] = figureOf(question, 'bar-model').bars.map(({ parts }) => Number.parseInt(parts[0]?.text ?? '', 10));
    return word(question, 'asks') === 'all' ? sumOf([a, b]) : search((x) => b + x === a);
  }),
  'maths-coin-values': (option, question) => {
    const { pieces } = figureOf(question, 'money');
    if (question.drawn['into'] !== undefined)
      return sumOf(Array.from({ length: Number(option) }, () => num(question, 'into'))) === pieces[0];
    return pieces.every((piece) => (word(question, 'asks') === 'most' ? piece <= pence(option) : piece >= pence(option)));
  },
  'maths-same-amount': (option, question) => sumOf(option.split(' + ').map(pence)) === sumOf([...figureOf(question, 'money').pieces]),
  'maths-equal-groups': (option, question) => {
    const asks = word(question, 'asks');
    if (asks === 'sum' || asks === 'times') {
      const { rows, columns } = figureOf(question, 'array');
      if (asks === 'times') return option === `${rows} × ${columns}` || option === `${columns} × ${rows}`;
      return sumOf(option.split(' + ').map(Number)) === rows * columns;
    }
    const { groups } = figureOf(question, 'objects');
    return Number(option) === { groups: groups.length, each: groups[0]?.count, all: sumOf(groups.map(({ count }) => count)) }[asks];
  },
  'maths-solid-shapes': (option, question) => {
    const { name } = figureOf(question, 'solid');
    return word(question, 'asks') === 'name' ? option === name : Number(option) === counted(name, word(question, 'asks'));
  },
  'maths-half-and-quarter-turns': (option, question) => {
    if (question.figure?.kind === 'angle')
      return ['a quarter turn', 'a half turn', 'a three-quarter turn'][figureOf(question, 'angle').degrees / 90 - 1] === option;
    const { arrow = 0 } = figureOf(question, 'compass');
    const size = sumOf(Array.from(question.stem.matchAll(/three-quarter|quarter|half/g), ([part]) => ({ quarter: 1, half: 2 })[part] ?? 3));
    return compass.at(((question.stem.includes('left') ? -size : size) + arrow / 2) % 4) === option;
  },
  'maths-story-problems-to-100': shows((question) => {
    const [a = 0, b = 0, c = 0] = numbersInStem(question);
    switch (word(question, 'asks')) {
      case 'add':
        return sumOf([a, b]);
      case 'two':
        return search((x) => x + c === a + b);
      case 'before':
        return search((x) => x - a === b);
      case 'fewer':
        return search((x) => a + x === b);
      default:
        return search((x) => b + x === a);
    }
  }),
  'maths-one-less-to-ten': shows((question) => {
    const [group] = figureOf(question, 'objects').groups;
    return search((x) => x + 1 === group?.count);
  }),
  'maths-name-flat-shapes': (option, question) => {
    const { shapes } = figureOf(question, 'flat-shapes');
    const { stem } = question;
    const at = ['first', 'middle', 'last'].findIndex((place) => stem.includes(place));
    if (at >= 0) return shapes[at] === option;
    return (
      option ===
      (/round|no corners/.test(stem)
        ? 'circle'
        : stem.includes('three')
          ? 'triangle'
          : stem.includes('same length')
            ? 'square'
            : 'rectangle')
    );
  },
};
