import { z } from 'zod';
import { circle, label, line, lines, type Mark, range, fullWidth } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';

const letterOf = (at: number): string => String.fromCharCode(65 + at);

/** An evolutionary tree: living species at the top, lines that meet where they had a common ancestor, time at the side. */
export const lifeTree = defineKind(
  'life-tree',
  {
    /** How many millions of years ago each species and its neighbour on the right had their last common ancestor. */
    splits: z.array(z.int().min(1).max(50)).min(2).max(4),
    /** Names instead of the letters A, B, C. */
    names: z.array(z.string().max(9)).max(5).optional(),
    /** Millions of years from one line of the scale to the next. */
    step: z.int().min(1).max(10),
  },
  {
    draw: ({ splits, names, step }) => {
      const tips = splits.length + 1;
      const lineCount = Math.ceil(Math.max(...splits) / step) + 1;
      const [top, bottom] = [40, 220];
      const y = (age: number): number => top + (age / (lineCount * step)) * (bottom - top);
      const x = (at: number): number => 64 + ((at + 0.5) * (fullWidth - 64)) / tips;
      const marks: Mark[] = [
        lines(
          range(lineCount + 1).map(
            (at) =>
              [
                [44, y(at * step)],
                [fullWidth - 4, y(at * step)],
              ] as const,
          ),
          { stroke: 'faint', width: 1 },
        ),
        ...range(lineCount + 1).map((at) => label([38, y(at * step)], at * step, { anchor: 'end' })),
        label([4, bottom + 22], 'Millions of years ago', { anchor: 'start' }),
      ];
      /** Joins the species from one to another and gives where their common line stands. */
      const joined = (from: number, to: number): { readonly x: number; readonly age: number } => {
        if (from === to) return { x: x(from), age: 0 };
        const inner = splits.slice(from, to);
        const age = Math.max(...inner);
        const at = from + inner.indexOf(age);
        const [left, right] = [joined(from, at), joined(at + 1, to)];
        for (const side of [left, right]) marks.push(line([side.x, y(side.age)], [side.x, y(age)], { width: 3, stroke: 'one' }));
        marks.push(line([left.x, y(age)], [right.x, y(age)], { width: 3, stroke: 'one' }));
        const middle = (left.x + right.x) / 2;
        marks.push(circle([middle, y(age)], 4.5, { fill: 'three' }));
        return { x: middle, age };
      };
      const root = joined(0, splits.length);
      marks.push(line([root.x, y(root.age)], [root.x, bottom], { width: 3, stroke: 'one' }));
      marks.push(...range(tips).map((at) => label([x(at), top - 14], names?.[at] ?? letterOf(at), { bold: true })));
      return { width: fullWidth, height: bottom + 36, marks };
    },
    describe: ({ splits, names, step }) =>
      `An evolutionary tree with time in millions of years at the side, a line every ${step}. From left to right the species are ${range(
        splits.length + 1,
      )
        .map((at) => names?.[at] ?? letterOf(at))
        .join(
          ', ',
        )}. ${splits.map((age, at) => `The lines of ${names?.[at] ?? letterOf(at)} and ${names?.[at + 1] ?? letterOf(at + 1)} meet ${placeOnScale(age, 0, step, 'line')}.`).join(' ')}`,
    sample: ({ int, pick }) => {
      const step = pick([1, 2, 5, 10]);
      const count = int(2, 4);
      return {
        splits: range(count).map((at) => step * (1 + ((at * 3 + int(0, 1)) % 5))),
        step,
        ...(count > 3 ? {} : pick([{}, { names: ['human', 'gorilla', 'monkey', 'lemur'].slice(0, count + 1) }])),
      };
    },
  },
);
