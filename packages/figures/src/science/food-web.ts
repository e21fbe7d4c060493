import { z } from 'zod';
import { between, box, fullWidth, label, line, type Mark, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';
import { textWidth } from '../text-size.ts';

const name = z.string().min(1).max(13);

type Place = { readonly at: Point; readonly half: number };

/** Where each living thing stands: the first level at the bottom, so that arrows go up. */
const placesOf = (levels: readonly (readonly string[])[], gap: number): Map<string, Place> =>
  new Map(
    levels.flatMap((names, level) => {
      const wide = names.map((one) => textWidth(one, 16) + 14);
      const free = (fullWidth - 4 - wide.reduce((a, b) => a + b, 0)) / (names.length + 1);
      let x = 2;
      return names.map((one, at): [string, Place] => {
        const half = (wide[at] as number) / 2;
        x += Math.max(2, free) + half;
        const middle = x;
        x += half;
        return [one, { at: [middle, (levels.length - 1 - level) * gap + 20], half }];
      });
    }),
  );

const clip = (by: number, half: number): number => Math.max(-half + 8, Math.min(half - 8, by));

/** From the upper edge of what is eaten to the lower edge of what eats it; on one level from side to side. */
const arrow = (from: Place, to: Place): Mark => {
  if (from.at[1] === to.at[1]) return between(from.at, to.at, [from.half + 2, to.half + 3], { stroke: 'one', width: 2.5, arrows: 'end' });
  const up = from.at[1] > to.at[1] ? -1 : 1;
  const lean = (to.at[0] - from.at[0]) * 0.16;
  return line([from.at[0] + clip(lean, from.half), from.at[1] + up * 16], [to.at[0] - clip(lean, to.half), to.at[1] - up * 18], {
    stroke: 'one',
    width: 2.5,
    arrows: 'end',
  });
};

const sampleWebs = [
  {
    levels: [['grass'], ['rabbit'], ['fox']],
    eats: [
      ['rabbit', 'grass'],
      ['fox', 'rabbit'],
    ],
  },
  {
    levels: [
      ['oak tree', 'grass'],
      ['caterpillar', 'vole'],
      ['blue tit', 'owl'],
    ],
    eats: [
      ['caterpillar', 'oak tree'],
      ['vole', 'grass'],
      ['blue tit', 'caterpillar'],
      ['owl', 'vole'],
    ],
  },
  {
    levels: [['pondweed', 'algae'], ['tadpole', 'snail', 'water flea'], ['stickleback'], ['heron']],
    eats: [
      ['tadpole', 'algae'],
      ['snail', 'pondweed'],
      ['water flea', 'algae'],
      ['stickleback', 'tadpole'],
      ['stickleback', 'water flea'],
      ['heron', 'stickleback'],
    ],
  },
] satisfies readonly { levels: string[][]; eats: [string, string][] }[];

/** A food chain or web: each arrow goes from what is eaten to what eats it. */
export const foodWeb = defineKind(
  'food-web',
  {
    levels: z.array(z.array(name).min(1).max(4)).min(2).max(5),
    /** Who eats whom. */
    eats: z
      .array(z.tuple([name, name]))
      .min(1)
      .max(14),
  },
  {
    draw: ({ levels, eats }) => {
      const gap = levels.length > 3 || levels.every((names) => names.length === 1) ? 68 : 88;
      const places = placesOf(levels, gap);
      return {
        width: fullWidth,
        height: (levels.length - 1) * gap + 40,
        marks: [
          ...eats.flatMap(([eater, food]): Mark[] => {
            const [from, to] = [places.get(food), places.get(eater)];
            return from === undefined || to === undefined ? [] : [arrow(from, to)];
          }),
          ...[...places].flatMap(([one, { at, half }], index): Mark[] => [
            box([at[0] - half, at[1] - 15], [half * 2, 30], {
              fill: index < (levels[0]?.length ?? 0) ? 'tint' : 'paper',
              stroke: 'line',
              round: 8,
            }),
            label(at, one),
          ]),
        ],
      };
    },
    describe: ({ levels, eats }) =>
      `A food ${levels.every((names) => names.length === 1) ? 'chain' : 'web'}. ${levels
        .flat()
        .flatMap((food) => {
          const eaters = eats.filter(([, eaten]) => eaten === food).map(([eater]) => eater);
          return eaters.length === 0 ? [] : [`${eaters.length === 1 ? 'An arrow goes' : 'Arrows go'} from ${food} to ${listed(eaters)}.`];
        })
        .join(' ')}`,
    sample: ({ pick }) => pick(sampleWebs),
  },
);
