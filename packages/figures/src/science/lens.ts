import { z } from 'zod';
import { circle, fullWidth, label, line, lines, type Mark, path, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

const square = 15;
const [middle, axis] = [160, 98];
const x = (at: number): number => middle + at * square;

/** A lens on squared paper: parallel rays through it, or the rays from an object to its image. Lengths in squares. */
export const lens = defineKind(
  'lens',
  {
    of: z.enum(['convex', 'concave']),
    focal: z.int().min(2).max(6),
    /** An arrow on the left; without it the rays are parallel. */
    object: z.strictObject({ at: z.int().min(1).max(9), tall: z.int().min(1).max(4) }).optional(),
    /** Whether the image is drawn, or the rays go only as far as the lens. */
    image: z.boolean().optional(),
    /** What stands at the principal focus and at the object and image. */
    letters: z.boolean().optional(),
  },
  {
    draw: ({ of, focal, object, image = false, letters = false }) => {
      const convex = of === 'convex';
      const marks: Mark[] = [
        lines(
          [
            ...range(21).map(
              (at) =>
                [
                  [10 + at * square, 8],
                  [10 + at * square, 188],
                ] as const,
            ),
            ...range(13).map(
              (at) =>
                [
                  [10, 8 + at * square],
                  [310, 8 + at * square],
                ] as const,
            ),
          ],
          { stroke: 'faint', width: 1 },
        ),
        line([10, axis], [310, axis], { width: 1.5, dash: true }),
        convex
          ? path('M160 14Q182 98 160 182Q138 98 160 14Z', { fill: 'tint', width: 2.5 })
          : path('M146 14H174Q156 98 174 182H146Q164 98 146 14Z', { fill: 'tint', width: 2.5 }),
        circle([x(focal), axis], 4, { fill: 'line' }),
        circle([x(-focal), axis], 4, { fill: 'line' }),
      ];
      if (letters) marks.push(...[-1, 1].map((side) => label([x(side * focal), axis + 16], 'F', { bold: true, halo: true })));
      if (object === undefined)
        for (const high of [-4, -2, 2, 4]) {
          const y = axis + high * square;
          // Through the focus beyond a convex lens; as if from the focus before a concave one.
          const slope = ((convex ? -1 : 1) * high) / focal;
          const far = Math.min(
            10,
            convex ? 10 : (5.8 - Math.abs(high)) / Math.abs(slope),
            convex ? focal * (1 + 5.8 / Math.abs(high)) : 10,
          );
          marks.push(
            line([10, y], [60, y], { stroke: 'three', width: 2.5, arrows: 'end' }),
            line([58, y], [middle, y], { stroke: 'three', width: 2.5 }),
            line([middle, y], [x(far), y + slope * far * square], { stroke: 'three', width: 2.5 }),
          );
        }
      else {
        const { at, tall } = object;
        const top = axis - tall * square;
        marks.push(line([x(-at), axis], [x(-at), top], { arrows: 'end', width: 3.5, stroke: 'one' }));
        const distance = convex ? (at * focal) / (at - focal) : (-at * focal) / (at + focal);
        const shown = convex && image && at > focal;
        const size = shown ? (-distance / at) * tall : 0;
        marks.push(line([x(-at), top], [middle, top], { stroke: 'three', width: 2 }));
        if (shown)
          marks.push(
            line([middle, top], [x(distance), axis - size * square], { stroke: 'three', width: 2 }),
            line([x(-at), top], [x(distance), axis - size * square], { stroke: 'three', width: 2 }),
            line([x(distance), axis], [x(distance), axis - size * square], { arrows: 'end', width: 3.5, stroke: 'one' }),
          );
      }
      return { width: fullWidth, height: 196, marks };
    },
    describe: ({ of, focal, object, image = false }) =>
      `A ray diagram on squared paper with a lens that is ${of === 'convex' ? 'thicker' : 'thinner'} in the middle than at its edges. A dot stands on the axis ${cardinal(focal)} squares from the lens on each side. ${
        object === undefined
          ? `Parallel rays come from the left. Beyond the lens they ${of === 'convex' ? 'cross at the dot' : 'spread apart'}.`
          : `An upright arrow stands ${cardinal(object.at)} squares to the left of the lens and is ${cardinal(object.tall)} ${object.tall === 1 ? 'square' : 'squares'} tall.${image && of === 'convex' && object.at > focal ? ' Two rays from its tip cross on the right, where a second arrow points down.' : ' A ray from its tip goes parallel to the axis as far as the lens.'}`
      }`,
    sample: ({ int, pick }) =>
      pick([
        { of: pick(['convex', 'concave'] as const), focal: int(3, 6), ...pick([{}, { letters: true }]) },
        {
          of: 'convex' as const,
          ...pick([
            { focal: 3, object: { at: 6, tall: 2 } },
            { focal: 2, object: { at: 6, tall: 3 } },
            { focal: 3, object: { at: 5, tall: 2 } },
            { focal: 4, object: { at: 8, tall: 4 } },
          ]),
          image: true,
        },
        { of: 'convex' as const, focal: 5, object: { at: 3, tall: 2 } },
      ]),
  },
);
