import { z } from 'zod';
import { box, closed, group, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { type Thing, thingMarks, thingNames } from '../number/things.ts';
import { listed } from '../say.ts';

/** A weight or a letter on a box, or a thing that young children know. */
const side = z
  .array(z.union([z.string().max(3), z.enum(thingNames)]))
  .min(1)
  .max(6);
const isThing = (item: string): item is Thing => item in thingMarks;

const pile = (items: readonly string[], middle: number, top: number): Mark[] =>
  items.flatMap((item, at) => {
    const inRow = Math.min(3, items.length - Math.floor(at / 3) * 3);
    const [x, y] = [middle + ((at % 3) - (inRow - 1) / 2) * 40, top - 2 - Math.floor(at / 3) * 38];
    if (isThing(item)) return [group([x, y - 17], thingMarks[item])];
    const isLetter = /^[a-z?]$/i.test(item);
    return [
      box([x - 18, y - 34], [36, 34], { stroke: 'line', fill: isLetter ? 'four' : 'paper', round: isLetter ? 16 : 4 }),
      label([x, y - 17], item, { italic: /^[a-z]$/.test(item) }),
    ];
  });

/** Scales in balance: what lies on one side weighs as much as the other. With a heavier side they hang down there. */
export const balance = defineKind(
  'balance',
  { left: side, right: side, heavier: z.enum(['left', 'right']).optional() },
  {
    draw: ({ left, right, heavier }) => {
      const down = heavier === undefined ? 0 : heavier === 'left' ? 16 : -16;
      const [one, other] = [98 + down, 98 - down];
      return {
        width: 320,
        height: 176,
        marks: [
          line([24, one], [144, one], { width: 4 }),
          line([176, other], [296, other], { width: 4 }),
          line([84, one], [84, one + 22], { width: 3 }),
          line([236, other], [236, other + 22], { width: 3 }),
          line([84, one + 22], [236, other + 22], { width: 4 }),
          closed(
            [
              [160, 120],
              [128, 168],
              [192, 168],
            ],
            { fill: 'one', stroke: 'line' },
          ),
          ...pile(left, 84, one),
          ...pile(right, 236, other),
        ],
      };
    },
    describe: ({ left, right, heavier }) =>
      `${heavier === undefined ? 'Scales in balance' : `Scales. The ${heavier} side is down`}. On the left: ${listed(left)}. On the right: ${listed(right)}.`,
    sample: ({ int, pick }) => ({
      left: Array.from({ length: int(1, 6) }, () => pick(['x', '5', '10', 'duck'])),
      right: Array.from({ length: int(1, 6) }, () => pick(['x', '1', '20', 'apple'])),
      ...pick([{}, { heavier: pick(['left', 'right'] as const) }]),
    }),
  },
);
