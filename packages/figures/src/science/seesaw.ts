import { z } from 'zod';
import { box, circle, fullWidth, label, line, lines, type Mark, path } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const load = z.strictObject({ newtons: z.string().max(6), metres: z.number().min(0.5).max(3), distance: z.string().max(6).optional() });

/** A beam on a pivot with a load on each side, and their distances from the pivot. */
export const seesaw = defineKind(
  'seesaw',
  { left: load, right: load.optional() },
  {
    draw: ({ left, right }) => {
      const side = ({ newtons, metres, distance }: typeof left, way: 1 | -1): Mark[] => {
        const x = 160 + way * metres * 44;
        return [
          box([x - 19, 58], [38, 34], { fill: 'four', stroke: 'line' }),
          label([x, 42], newtons),
          line([x, 142], [162 + way * 2, 142], { arrows: 'both', width: 1.5 }),
          lines(
            [
              [
                [x, 106],
                [x, 150],
              ],
            ],
            { stroke: 'faint', width: 1.5 },
          ),
          label([(x + 160) / 2, 164], distance ?? `${metres} m`),
        ];
      };
      return {
        width: fullWidth,
        height: 180,
        marks: [
          path('M160 104L142 132H178Z', { fill: 'tint', width: 2.5 }),
          box([10, 92], [300, 11], { fill: 'paper', stroke: 'line', round: 3 }),
          circle([160, 98], 3.5, { fill: 'line' }),
          ...side(left, -1),
          ...(right === undefined ? [] : side(right, 1)),
        ],
      };
    },
    describe: ({ left, right }) =>
      `A beam on a pivot. On the left a load marked ${left.newtons} is ${left.distance ?? `${left.metres} m`} from the pivot.${right === undefined ? '' : ` On the right a load marked ${right.newtons} is ${right.distance ?? `${right.metres} m`} from the pivot.`}`,
    sample: ({ int, pick }) => {
      const one = () => ({ newtons: pick(['40 N', '120 N', 'F', '1200 N']), metres: int(3, 6) / 2, ...pick([{}, { distance: 'x' }]) });
      return { left: one(), ...pick([{ right: one() }, { right: one() }, {}]) };
    },
  },
);
