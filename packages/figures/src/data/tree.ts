import { z } from 'zod';
import { between, box, fullWidth, label, type Mark, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { toFill } from './table.ts';

const branch = z.strictObject({ name: z.string().max(6), chance: z.string().max(5) });

type Branch = { readonly name: string; readonly chance: string };
type Forks = { readonly first: readonly Branch[]; readonly second: readonly (readonly Branch[])[] };

/** Where chances are to be typed the branches stand further apart, so that each has room for a finger. */
const placesOf = ({ first, second }: Forks) => {
  const isToFill = [...first, ...second.flat()].some(({ chance }) => chance === toFill);
  const [half, apart, fork] = isToFill ? [200, 104, 58] : [140, 68, 38];
  const root: Point = [10, half];
  const ends = [-1, 1].map((way): Point => [104, half + way * apart]);
  return { isToFill, root, ends, tips: ends.map(([, y]) => [-1, 1].map((way): Point => [258, y + way * fork])), fork, height: 2 * half };
};

const sizeOfGap: Point = [66, 54];
const gap = (name: string, { chance }: Branch, from: Point, to: Point) =>
  chance === toFill
    ? [{ name, at: [(from[0] + to[0] - sizeOfGap[0]) / 2, (from[1] + to[1] - sizeOfGap[1]) / 2] as const, size: sizeOfGap }]
    : [];
/** The branches whose chance is to be typed, as they are read. */
export const emptyBranches = (tree: Forks): readonly { readonly name: string; readonly at: Point; readonly size: Point }[] => {
  const { root, ends, tips } = placesOf(tree);
  return [
    ...tree.first.flatMap((way, at) => gap(`First ${way.name}`, way, root, ends[at] ?? root)),
    ...tree.second.flatMap((fork, at) =>
      fork.flatMap((one, way) => gap(`${one.name} after ${tree.first[at]?.name}`, one, [174, ends[at]?.[1] ?? 0], tips[at]?.[way] ?? root)),
    ),
  ];
};
const shown = ({ chance }: Branch): string => (chance === toFill ? '' : chance);
const saidChance = (chance: string): string => (chance === '?' ? 'to be found' : chance === toFill ? 'to be filled in' : chance);

/** A probability tree of two steps with two ways each. */
export const tree = defineKind(
  'tree',
  { first: z.tuple([branch, branch]), second: z.tuple([z.tuple([branch, branch]), z.tuple([branch, branch])]) },
  {
    draw: ({ first, second }) => {
      const { isToFill, root, ends, tips, height } = placesOf({ first, second });
      const marks: Mark[] = first.flatMap((one, at): Mark[] => {
        const { name } = one;
        const end = ends[at] ?? root;
        const side = at === 0 ? -1 : 1;
        return [
          between(root, end, [0, 0]),
          ...(shown(one) === ''
            ? []
            : [label([isToFill ? 36 : 44, root[1] + side * (isToFill ? 74 : 56)], shown(one), { ink: 'one' as const })]),
          label([112, end[1]], name, { anchor: 'start', bold: true }),
          ...(second[at] ?? []).flatMap((next, way): Mark[] => {
            const start: Point = [174, end[1]];
            const last = tips[at]?.[way] ?? start;
            return [
              between(start, last, [0, 0]),
              ...(shown(next) === ''
                ? []
                : [
                    label([isToFill ? 196 : 204, end[1] + (way === 0 ? -1 : 1) * (isToFill ? 46 : 38)], shown(next), {
                      ink: 'one' as const,
                    }),
                  ]),
              label([266, last[1]], next.name, { anchor: 'start', bold: true }),
            ];
          }),
        ];
      });
      return {
        width: fullWidth,
        height,
        marks: [
          ...marks,
          ...emptyBranches({ first, second }).map(({ at, size }) =>
            box([at[0] + 3, at[1] + 3], [size[0] - 6, size[1] - 6], { fill: 'paper', stroke: 'one', width: 1.5, dash: true, round: 6 }),
          ),
        ],
      };
    },
    describe: ({ first, second }) =>
      `A probability tree. First: ${first.map(({ name, chance }) => `${name} ${saidChance(chance)}`).join(', ')}. ${first.map(({ name }, at) => `After ${name}: ${(second[at] ?? []).map((next) => `${next.name} ${saidChance(next.chance)}`).join(', ')}.`).join(' ')}`,
    sample: ({ int }) => {
      const p = (): [{ name: string; chance: string }, { name: string; chance: string }] => {
        const top = int(1, 9);
        return [
          { name: 'Red', chance: `0.${top}` },
          { name: 'Blue', chance: `0.${10 - top}` },
        ];
      };
      const second: [ReturnType<typeof p>, ReturnType<typeof p>] = [p(), p()];
      return { first: p(), second };
    },
  },
);
