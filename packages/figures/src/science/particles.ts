import { z } from 'zod';
import { box, fullWidth, type Ink, label, line, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { dots } from './dots.ts';

const looks = {
  solid: 'particles in straight rows that touch one another',
  liquid: 'particles that touch one another in no order at the bottom of the box',
  gas: 'a few particles far apart all over the box',
  element: 'single atoms, all alike, apart from one another',
  'molecules of an element': 'pairs of atoms joined together, all atoms alike',
  compound: 'groups of two different atoms joined together, all groups alike',
  'mixture of elements': 'single atoms of two kinds, none joined to another kind',
  'mixture with a compound': 'some pairs of two different atoms joined together, and some single atoms alone',
} as const;
type Sort = keyof typeof looks;
const sorts = Object.keys(looks) as [Sort, ...Sort[]];

const size = 128;

const spots: readonly Point[] = [
  [24, 26],
  [82, 20],
  [108, 62],
  [48, 66],
  [20, 104],
  [78, 104],
];
const turned: readonly number[] = [0.4, 2.1, 1.2, 2.7, 0.9, 0];
/** In no order, and yet each touches others. */
const heap: readonly Point[] = [
  [11, 116],
  [32, 117],
  [53, 114],
  [73, 118],
  [94, 115],
  [115, 117],
  [21, 97],
  [43, 95],
  [63, 97],
  [84, 96],
  [105, 97],
  [12, 78],
  [33, 76],
  [54, 77],
  [75, 78],
  [97, 76],
  [117, 78],
  [24, 58],
  [46, 57],
  [87, 58],
  [108, 57],
];

/** Pairs of atoms that are joined, those of one kind in one path. */
const joined = (at: readonly number[], fills: readonly [Ink, Ink]): Mark[] =>
  ([-1, 1] as const).map((side, which) =>
    dots(
      at.map((index): Point => {
        const [x, y] = spots[index] ?? [0, 0];
        const turn = turned[index] ?? 0;
        return [x + side * 10 * Math.cos(turn), y + side * 10 * Math.sin(turn)];
      }),
      fills[0] === fills[1] || which === 0 ? 10 : 8,
      { fill: fills[which] ?? 'one', stroke: 'line', width: 1.5 },
    ),
  );
const single = (at: readonly number[], fill: Ink): Mark =>
  dots(
    at.map((index) => spots[index] ?? [0, 0]),
    10,
    { fill, stroke: 'line', width: 1.5 },
  );
const all = range(spots.length);

const few = (fill: Ink, r = 10): Mark => dots(spots, r, { fill, stroke: 'line', width: 1.5 });
const many = (points: readonly Point[]): Mark => dots(points, 10, { fill: 'one', stroke: 'line', width: 1.5 });

const inside: Record<Sort, () => Mark[]> = {
  solid: () => [many(range(36).map((at) => [14 + (at % 6) * 20, 15 + Math.floor(at / 6) * 20]))],
  liquid: () => [many(heap)],
  gas: () => [few('one')],
  element: () => [few('four', 11)],
  'molecules of an element': () => joined(all, ['four', 'four']),
  compound: () => joined(all, ['four', 'one']),
  'mixture of elements': () => [single([0, 2, 4], 'four'), single([1, 3, 5], 'one')],
  'mixture with a compound': () => [...joined([0, 2, 4], ['four', 'one']), single([1, 3, 5], 'two')],
};

/** Boxes of particles side by side, each with its letter: states of matter, elements, compounds and mixtures. */
export const particles = defineKind(
  'particles',
  {
    boxes: z.array(z.enum(sorts)).min(1).max(4),
    /** Lines behind the particles: how fast they move. */
    speed: z.enum(['slow', 'fast']).optional(),
  },
  {
    draw: ({ boxes, speed }) => {
      const across = boxes.length === 1 ? 1 : 2;
      const room = fullWidth / across;
      return {
        width: fullWidth,
        height: Math.ceil(boxes.length / across) * (size + (boxes.length === 1 ? 8 : 34)),
        marks: boxes.flatMap((sort, at): Mark[] => {
          const lone = boxes.length === 3 && at === 2;
          const [x, y] = [(lone ? fullWidth / 2 : room * ((at % across) + 0.5)) - size / 2, 4 + Math.floor(at / across) * (size + 34)];
          const long = speed === undefined ? 0 : speed === 'slow' ? 9 : 22;
          const trails =
            long === 0 || sort !== 'gas'
              ? []
              : spots.map(([px, py], index) =>
                  line(
                    [px, py],
                    [px + (index % 2 === 0 ? -1 : 1) * (10 + Math.min(long, index % 2 === 0 ? px - 12 : size - px - 12)), py],
                    { stroke: 'three', width: 2.5 },
                  ),
                );
          return [
            box([x, y], [size, size], { fill: 'paper', stroke: 'line', round: 6, width: 2.5 }),
            { kind: 'group', move: [x, y], marks: [...trails, ...inside[sort]()] as never },
            ...(boxes.length === 1 ? [] : [label([x + size / 2, y + size + 16], String.fromCharCode(65 + at), { bold: true })]),
          ];
        }),
      };
    },
    describe: ({ boxes, speed }) => {
      const moving =
        speed === undefined ? '' : ` ${speed === 'slow' ? 'Short' : 'Long'} lines behind the gas particles show how fast they move.`;
      return boxes.length === 1
        ? `A box of particles: ${looks[boxes[0] as Sort]}.${moving}`
        : `Boxes of particles. ${boxes.map((sort, at) => `Box ${String.fromCharCode(65 + at)} shows ${looks[sort]}.`).join(' ')}${moving}`;
    },
    sample: ({ int, pick }) => ({
      boxes: range(int(1, 4)).map(() => pick(sorts)),
      ...pick([{}, {}, { speed: pick(['slow', 'fast'] as const) }]),
    }),
  },
);
