import { z } from 'zod';
import { box, circle, closed, fullWidth, label, type Mark, type Point, polar, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

/** Millimetres across, as the Royal Mint strikes them; sides where a coin is not round. */
const coins = {
  1: { across: 20.3, ink: 'three' },
  2: { across: 25.9, ink: 'three' },
  5: { across: 18, ink: 'tint' },
  10: { across: 24.5, ink: 'tint' },
  20: { across: 21.4, ink: 'tint', sides: 7 },
  50: { across: 27.3, ink: 'tint', sides: 7 },
  100: { across: 23.4, ink: 'four', sides: 12 },
  200: { across: 28.4, ink: 'four' },
} as const;
const notes = { 500: [125, 65], 1000: [132, 69], 2000: [139, 73], 5000: [146, 77] } as const;
export const moneyValues = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;
type Value = (typeof moneyValues)[number];

const nameOf = (pence: number): string => (pence < 100 ? `${pence}p` : `£${pence / 100}`);
const isNote = (value: Value): value is keyof typeof notes => value >= 500;

const sizeOf = (value: Value): Point =>
  isNote(value) ? [notes[value][0] * 0.78, notes[value][1] * 0.78] : [coins[value].across * 2.1, coins[value].across * 2.1];

const piece = (value: Value, [x, y]: Point): Mark[] => {
  const [w, h] = sizeOf(value);
  const name = label([x, y], nameOf(value), { bold: true, ...(value < 5 ? { ink: 'text' as const } : {}) });
  if (isNote(value))
    return [
      box([x - w / 2, y - h / 2], [w, h], { stroke: 'line', fill: 'tint', round: 3 }),
      circle([x, y], h / 2 - 7, { stroke: 'one', fill: 'paper', width: 1.5 }),
      name,
    ];
  const coin = coins[value];
  const edge =
    'sides' in coin
      ? closed(
          range(coin.sides).map((at) => polar([x, y], w / 2, 90 + (at * 360) / coin.sides)),
          { fill: coin.ink, stroke: 'line' },
        )
      : circle([x, y], w / 2, { fill: coin.ink, stroke: 'line' });
  return [
    edge,
    ...(value < 5 ? [circle([x, y], w / 2 - 6, { fill: 'paper' })] : []),
    ...(value === 200 ? [circle([x, y], w / 2 - 8, { fill: 'tint', stroke: 'line', width: 1 })] : []),
    name,
  ];
};

/** Coins and notes, the largest first in rows; a coin keeps its true size beside the others. */
export const money = defineKind(
  'money',
  { pieces: z.array(z.literal(moneyValues)).min(1).max(12) },
  {
    draw: ({ pieces }) => {
      const marks: Mark[] = [];
      let [x, y, tall, right] = [8, 8, 0, 0];
      for (const value of pieces.toSorted((a, b) => b - a)) {
        const [w, h] = sizeOf(value);
        if (x + w > fullWidth - 6) [x, y, tall] = [8, y + tall + 8, 0];
        tall = Math.max(tall, h);
        marks.push(...piece(value, [x + w / 2, y + h / 2]));
        x += w + 8;
        right = Math.max(right, x);
      }
      return { width: Math.max(180, Math.min(fullWidth, right)), height: Math.ceil(y + tall + 8), marks };
    },
    describe: ({ pieces }) =>
      `Money on a table: ${listed(pieces.toSorted((a, b) => b - a).map((value) => `a ${nameOf(value)} ${isNote(value) ? 'note' : 'coin'}`))}.`,
    sample: ({ int, pick }) => ({ pieces: range(int(1, 10)).map(() => pick(moneyValues)) }),
  },
);
