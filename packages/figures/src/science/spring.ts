import { z } from 'zod';
import { box, fullWidth, label, line, lines, type Mark, open, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';

const [top, unit] = [24, 9];
const y = (cm: number): number => top + cm * unit;

const coil = (x: number, long: number): Mark =>
  open(
    [
      [x, top],
      ...range(13).map((at): [number, number] => [
        x + (at === 0 || at === 12 ? 0 : at % 2 === 0 ? -15 : 15),
        top + 6 + ((long * unit - 12) * at) / 12,
      ]),
      [x, y(long)],
    ],
    { width: 2.5, stroke: 'one' },
  );

/** A spring beside a ruler, without a load and with loads: its lengths in centimetres. */
export const spring = defineKind(
  'spring',
  {
    springs: z
      .array(z.strictObject({ cm: z.int().min(3).max(20), load: z.string().max(5).optional() }))
      .min(1)
      .max(3),
  },
  {
    draw: ({ springs }) => {
      const marks: Mark[] = [
        box([26, top], [26, 20 * unit], { fill: 'tint', stroke: 'line' }),
        lines(
          range(21).map(
            (cm) =>
              [
                [52 - (cm % 5 === 0 ? 12 : 7), y(cm)],
                [52, y(cm)],
              ] as const,
          ),
          { width: 1.5 },
        ),
        ...[0, 5, 10, 15, 20].map((cm) => label([22, y(cm)], cm, { anchor: 'end' })),
        label([32, 8], 'cm'),
        line([70, top], [312, top], { width: 5 }),
      ];
      springs.forEach(({ cm, load }, at) => {
        const x = 112 + at * 80;
        marks.push(coil(x, cm));
        marks.unshift(line([54, y(cm)], [x - 22, y(cm)], { stroke: 'faint', width: 1.5, dash: true }));
        if (load !== undefined)
          marks.push(
            box([x - 27, y(cm)], [54, 30], { fill: 'four', stroke: 'line', round: 4 }),
            label([x, y(cm) + 15], load, { bold: true }),
          );
        marks.push(label([x, 8], String.fromCharCode(65 + at), { bold: true }));
      });
      return { width: fullWidth, height: y(20) + 34, marks };
    },
    describe: ({ springs }) =>
      `Springs hang beside a ruler with a mark at every centimetre from 0 to 20. ${springs.map(({ cm, load }, at) => `The lower end of spring ${String.fromCharCode(65 + at)}, ${load === undefined ? 'without a load' : `with a load of ${load}`}, is ${placeOnScale(cm, Math.floor(cm / 5) * 5, 1)}.`).join(' ')}`,
    sample: ({ int, pick }) => {
      const [from, each] = [int(3, 6), int(1, 4)];
      return {
        springs: range(int(1, 3)).map((at) => ({
          cm: from + at * each,
          ...(at === 0 ? {} : { load: pick([`${at} N`, `${at * 2} N`, '0.5 N']) }),
        })),
      };
    },
  },
);
