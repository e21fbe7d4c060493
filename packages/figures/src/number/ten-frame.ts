import { z } from 'zod';
import { box, circle, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const cell = 44;
const counter = { first: 'red', second: 'yellow' } as const;

/** One or two ten frames, filled with counters of two colours. */
export const tenFrame = defineKind(
  'ten-frame',
  { first: z.int().min(0).max(20), second: z.int().min(0).max(20).optional() },
  {
    draw: ({ first, second = 0 }) => {
      const frames = first + second > 10 ? 2 : 1;
      const marks = range(frames * 10).flatMap((place): Mark[] => {
        const [x, y] = [8 + (place % 5) * cell, 8 + Math.floor((place % 10) / 5) * cell + Math.floor(place / 10) * (2 * cell + 14)];
        const square = box([x, y], [cell, cell], { stroke: 'line', fill: 'paper' });
        if (place >= first + second) return [square];
        return [square, circle([x + cell / 2, y + cell / 2], 15, { fill: place < first ? 'three' : 'four', stroke: 'line' })];
      });
      return { width: 16 + 5 * cell, height: 16 + frames * 2 * cell + (frames - 1) * 14, marks };
    },
    describe: ({ first, second = 0 }) => {
      const frames = first + second > 10 ? 2 : 1;
      const said = range(frames * 10).map((place) => (place < first ? counter.first : place < first + second ? counter.second : 'empty'));
      return `${frames === 1 ? 'A ten frame' : 'Two ten frames'} with rows of five boxes. ${range(frames * 2)
        .map((row) => said.slice(row * 5, row * 5 + 5).join(', '))
        .join('; ')}.`;
    },
    sample: ({ int }) => {
      const first = int(0, 12);
      return { first, second: int(0, 20 - first) };
    },
  },
);
