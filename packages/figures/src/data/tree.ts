import { z } from 'zod';
import { between, fullWidth, label, type Mark, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const branch = z.strictObject({ name: z.string().max(6), chance: z.string().max(5) });

/** A probability tree of two steps with two ways each. */
export const tree = defineKind(
  'tree',
  { first: z.tuple([branch, branch]), second: z.tuple([z.tuple([branch, branch]), z.tuple([branch, branch])]) },
  {
    draw: ({ first, second }) => {
      const root: Point = [10, 140];
      const marks: Mark[] = first.flatMap(({ name, chance }, at): Mark[] => {
        const end: Point = [104, at === 0 ? 72 : 208];
        return [
          between(root, end, [0, 0]),
          label([44, at === 0 ? 84 : 196], chance, { ink: 'one' }),
          label([112, end[1]], name, { anchor: 'start', bold: true }),
          ...(second[at] ?? []).flatMap((next, way): Mark[] => {
            const start: Point = [174, end[1]];
            const last: Point = [258, end[1] + (way === 0 ? -38 : 38)];
            return [
              between(start, last, [0, 0]),
              label([204, end[1] + (way === 0 ? -38 : 38)], next.chance, { ink: 'one' }),
              label([266, last[1]], next.name, { anchor: 'start', bold: true }),
            ];
          }),
        ];
      });
      return { width: fullWidth, height: 280, marks };
    },
    describe: ({ first, second }) =>
      `A probability tree. First: ${first.map(({ name, chance }) => `${name} ${chance === '?' ? 'to be found' : chance}`).join(', ')}. ${first.map(({ name }, at) => `After ${name}: ${(second[at] ?? []).map((next) => `${next.name} ${next.chance === '?' ? 'to be found' : next.chance}`).join(', ')}.`).join(' ')}`,
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
