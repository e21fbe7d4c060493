import { z } from 'zod';
import { box, circle, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const cell = 44;
const counter = { first: 'red', second: 'yellow' } as const;

const boxMarks = (place: number, [x, y]: Point, first: number, second: number): Mark[] => {
  const square = box([x, y], [cell, cell], { stroke: 'line', fill: 'paper' });
  if (place >= first + second) return [square];
  return [square, circle([x + cell / 2, y + cell / 2], 15, { fill: place < first ? 'three' : 'four', stroke: 'line' })];
};
const saidBoxes = (count: number, first: number, second: number): string[] =>
  range(count).map((place) => (place < first ? counter.first : place < first + second ? counter.second : 'empty'));

/** One or two ten frames, or one of five boxes, filled with counters of two colours. */
export const tenFrame = defineKind(
  'ten-frame',
  { first: z.int().min(0).max(20), second: z.int().min(0).max(20).optional(), boxes: z.literal(5).optional() },
  {
    draw: ({ first, second = 0, boxes }) => {
      if (boxes === 5 && first + second <= 5)
        return {
          width: 16 + 5 * cell,
          height: 16 + cell,
          marks: range(5).flatMap((place) => boxMarks(place, [8 + place * cell, 8], first, second)),
        };
      const frames = first + second > 10 ? 2 : 1;
      const marks = range(frames * 10).flatMap((place) => {
        const [x, y]: Point = [8 + (place % 5) * cell, 8 + Math.floor((place % 10) / 5) * cell + Math.floor(place / 10) * (2 * cell + 14)];
        return boxMarks(place, [x, y], first, second);
      });
      return { width: 16 + 5 * cell, height: 16 + frames * 2 * cell + (frames - 1) * 14, marks };
    },
    describe: ({ first, second = 0, boxes }) => {
      if (boxes === 5 && first + second <= 5) return `A row of five boxes: ${saidBoxes(5, first, second).join(', ')}.`;
      const frames = first + second > 10 ? 2 : 1;
      const said = saidBoxes(frames * 10, first, second);
      return `${frames === 1 ? 'A ten frame' : 'Two ten frames'} with rows of five boxes. ${range(frames * 2)
        .map((row) => said.slice(row * 5, row * 5 + 5).join(', '))
        .join('; ')}.`;
    },
    sample: ({ int, pick }) => {
      if (pick([true, false, false])) {
        const few = int(0, 5);
        return { first: few, second: int(0, 5 - few), boxes: 5 as const };
      }
      const first = int(0, 12);
      return { first, second: int(0, 20 - first) };
    },
  },
);
