import { z } from 'zod';
import { box, circle, fullWidth, label, lines, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const [wide, tall, top] = [43, 34, 38];

/** A page of a month. Weeks begin on Monday. */
export const calendar = defineKind(
  'calendar',
  {
    month: z.string().max(14),
    length: z.int().min(28).max(31),
    /** 0 is Monday. */
    startsOn: z.int().min(0).max(6),
    ringed: z.array(z.int().min(1).max(31)).max(4).optional(),
  },
  {
    draw: ({ month, length, startsOn, ringed = [] }) => {
      const weeks = Math.ceil((startsOn + length) / 7);
      const middle = (day: number) => {
        const at = startsOn + day - 1;
        return [9.5 + ((at % 7) + 0.5) * wide, top + 30 + (Math.floor(at / 7) + 0.5) * tall] as const;
      };
      return {
        width: fullWidth,
        height: top + 38 + weeks * tall,
        marks: [
          label([fullWidth / 2, 18], month, { bold: true, size: 18 }),
          box([9.5, top], [7 * wide, 30 + weeks * tall], { fill: 'paper', stroke: 'line' }),
          lines(
            range(weeks).map(
              (week) =>
                [
                  [9.5, top + 30 + week * tall],
                  [9.5 + 7 * wide, top + 30 + week * tall],
                ] as const,
            ),
            { stroke: 'faint', width: 1.5 },
          ),
          ...days.map((day, at) => label([9.5 + (at + 0.5) * wide, top + 16], day, { ink: 'one', bold: true })),
          ...ringed.map((day) => circle(middle(day), 16, { fill: 'four' })),
          ...range(length).map((at) => label(middle(at + 1), at + 1)),
        ],
      };
    },
    describe: ({ month, length, startsOn, ringed = [] }) =>
      `A calendar for ${month}. It has ${length} days. The first of the month is a ${dayNames[startsOn]}.${ringed.length === 0 ? '' : ` Marked: ${ringed.join(', ')}.`}`,
    sample: ({ int, pick }) => ({ month: pick(['March', 'September']), length: int(28, 31), startsOn: int(0, 6), ringed: [int(1, 28)] }),
  },
);
