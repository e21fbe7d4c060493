import { z } from 'zod';
import { box, closed, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const side = z.array(z.string().max(3)).min(1).max(6);

const pile = (items: readonly string[], middle: number): Mark[] =>
  items.flatMap((item, at) => {
    const inRow = Math.min(3, items.length - Math.floor(at / 3) * 3);
    const [x, y] = [middle + ((at % 3) - (inRow - 1) / 2) * 40, 96 - Math.floor(at / 3) * 38];
    const isLetter = /^[a-z?]$/i.test(item);
    return [
      box([x - 18, y - 34], [36, 34], { stroke: 'line', fill: isLetter ? 'four' : 'paper', round: isLetter ? 16 : 4 }),
      label([x, y - 17], item, { italic: /^[a-z]$/.test(item) }),
    ];
  });

/** Scales in balance: what lies on one side weighs as much as the other. */
export const balance = defineKind(
  'balance',
  { left: side, right: side },
  {
    draw: ({ left, right }) => {
      return {
        width: 320,
        height: 176,
        marks: [
          line([24, 98], [144, 98], { width: 4 }),
          line([176, 98], [296, 98], { width: 4 }),
          line([84, 98], [84, 120], { width: 3 }),
          line([236, 98], [236, 120], { width: 3 }),
          line([84, 120], [236, 120], { width: 4 }),
          closed(
            [
              [160, 120],
              [128, 168],
              [192, 168],
            ],
            { fill: 'one', stroke: 'line' },
          ),
          ...pile(left, 84),
          ...pile(right, 236),
        ],
      };
    },
    describe: ({ left, right }) => `Scales in balance. On the left: ${listed(left)}. On the right: ${listed(right)}.`,
    sample: ({ int, pick }) => ({
      left: Array.from({ length: int(1, 6) }, () => pick(['x', '5', '10'])),
      right: Array.from({ length: int(1, 6) }, () => pick(['x', '1', '20'])),
    }),
  },
);
