import { z } from 'zod';
import { circle, label, line, type Mark, open, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { ordinal } from '../say.ts';

type Stroke = readonly Point[];

/** Plain characters in the order of their strokes, in a square of 100; where a stroke turns, it has a corner. */
const characters = {
  一: [
    [
      [12, 50],
      [88, 50],
    ],
  ],
  二: [
    [
      [24, 30],
      [76, 30],
    ],
    [
      [10, 76],
      [90, 76],
    ],
  ],
  三: [
    [
      [20, 20],
      [80, 20],
    ],
    [
      [26, 50],
      [74, 50],
    ],
    [
      [10, 82],
      [90, 82],
    ],
  ],
  十: [
    [
      [10, 44],
      [90, 44],
    ],
    [
      [50, 8],
      [50, 94],
    ],
  ],
  人: [
    [
      [52, 10],
      [44, 46],
      [12, 92],
    ],
    [
      [48, 38],
      [64, 68],
      [90, 92],
    ],
  ],
  大: [
    [
      [12, 36],
      [88, 36],
    ],
    [
      [50, 8],
      [44, 50],
      [12, 92],
    ],
    [
      [50, 40],
      [66, 72],
      [90, 92],
    ],
  ],
  口: [
    [
      [20, 20],
      [20, 82],
    ],
    [
      [20, 20],
      [80, 20],
      [80, 82],
    ],
    [
      [20, 80],
      [80, 80],
    ],
  ],
  日: [
    [
      [26, 12],
      [26, 90],
    ],
    [
      [26, 12],
      [74, 12],
      [74, 90],
    ],
    [
      [26, 50],
      [74, 50],
    ],
    [
      [26, 88],
      [74, 88],
    ],
  ],
  山: [
    [
      [50, 12],
      [50, 84],
    ],
    [
      [16, 42],
      [16, 84],
      [84, 84],
    ],
    [
      [84, 42],
      [84, 92],
    ],
  ],
  木: [
    [
      [10, 34],
      [90, 34],
    ],
    [
      [50, 8],
      [50, 94],
    ],
    [
      [48, 36],
      [34, 62],
      [12, 80],
    ],
    [
      [52, 36],
      [66, 62],
      [90, 80],
    ],
  ],
  中: [
    [
      [18, 28],
      [18, 64],
    ],
    [
      [18, 28],
      [82, 28],
      [82, 64],
    ],
    [
      [18, 62],
      [82, 62],
    ],
    [
      [50, 8],
      [50, 94],
    ],
  ],
  上: [
    [
      [48, 12],
      [48, 86],
    ],
    [
      [50, 46],
      [80, 46],
    ],
    [
      [10, 86],
      [90, 86],
    ],
  ],
  下: [
    [
      [10, 16],
      [90, 16],
    ],
    [
      [48, 18],
      [48, 94],
    ],
    [
      [52, 40],
      [74, 58],
    ],
  ],
  土: [
    [
      [24, 42],
      [76, 42],
    ],
    [
      [50, 12],
      [50, 86],
    ],
    [
      [10, 86],
      [90, 86],
    ],
  ],
  王: [
    [
      [20, 16],
      [80, 16],
    ],
    [
      [26, 50],
      [74, 50],
    ],
    [
      [50, 16],
      [50, 84],
    ],
    [
      [10, 84],
      [90, 84],
    ],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
type Character = keyof typeof characters;
const known = Object.keys(characters) as [Character, ...Character[]];

const cell = 104;
const pad = 6;

const runs = (stroke: Stroke): string => {
  const [from, to] = [stroke[0] as Point, stroke.at(-1) as Point];
  if (stroke.length > 2 && from[1] === (stroke[1] as Point)[1]) return 'across and then down';
  if (stroke.length > 2 && from[0] === (stroke[1] as Point)[0]) return 'down and then across';
  if (from[1] === to[1]) return 'across, from left to right';
  if (from[0] === to[0]) return 'down';
  return to[0] < from[0] ? 'down to the left' : 'down to the right';
};

/** How a Chinese character is written: a square for each stroke, the new one in colour with a dot where it begins. */
export const strokes = defineKind(
  'strokes',
  {
    character: z.enum(known),
    /** So many strokes are shown; without it, all. */
    shown: z.int().min(1).max(4).optional(),
  },
  {
    draw: ({ character, shown }) => {
      const all: readonly Stroke[] = characters[character];
      const steps = all.slice(0, shown ?? all.length);
      const columns = Math.min(3, steps.length);
      const rows = Math.ceil(steps.length / columns);
      return {
        width: columns * cell + 8,
        height: rows * (cell + 24) + 4,
        marks: steps.flatMap((_, at): Mark[] => {
          const [left, top] = [4 + (at % columns) * cell, 4 + Math.floor(at / columns) * (cell + 24)];
          const put = ([x, y]: Point): Point => [left + pad + x * 0.9, top + pad + y * 0.9];
          const [fresh, begin] = [all[at] as Stroke, (all[at] as Stroke)[0] as Point];
          return [
            line([left + 2, top + cell / 2], [left + cell - 2, top + cell / 2], { stroke: 'faint', width: 1, dash: true }),
            line([left + cell / 2, top + 2], [left + cell / 2, top + cell - 2], { stroke: 'faint', width: 1, dash: true }),
            ...all.slice(0, at).map((done) => open(done.map(put), { width: 6 })),
            open(fresh.map(put), { stroke: 'one', width: 7 }),
            circle(put(begin), 5, { fill: 'three', stroke: 'paper', width: 1.5 }),
            label([left + cell / 2, top + cell + 12], at + 1, { bold: true }),
          ];
        }),
      };
    },
    describe: ({ character, shown }) => {
      const steps: readonly Stroke[] = characters[character].slice(0, shown);
      return `How a character is written, stroke by stroke. ${steps.map((stroke, at) => `The ${ordinal(at + 1)} goes ${runs(stroke)}`).join('. ')}.`;
    },
    sample: ({ int, pick }) => ({ character: pick(known), ...(int(0, 1) === 1 ? { shown: int(1, 2) } : {}) }),
  },
);
