import { z } from 'zod';
import { arc, box, fullWidth, label, line, lines, type Mark, path, type Point, polar, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const texts = z.string().max(4);

const meets: Point = [160, 132];
/** Where a ray that is reflected at an angle to the normal ends, and where it begins. */
export const placesOfReflected = { from: meets, at: (degrees: number): Point => polar(meets, 112, 90 - degrees) };

/** A ray that meets a flat surface: a mirror, or glass and water that it enters. */
export const rays = defineKind(
  'rays',
  {
    at: z.enum(['mirror', 'glass', 'water']),
    /** Degrees from the normal; `out` is left out where the pupil is to find it. */
    in: z.int().min(15).max(70),
    out: z.int().min(0).max(75).optional(),
    /** What is written at the angles to the normal, and at the angle between the ray and the surface. */
    inText: texts.optional(),
    outText: texts.optional(),
    surfaceText: texts.optional(),
    /** Letters at the ray that comes in, the dashed normal and the ray that goes out. */
    letters: z.boolean().optional(),
    /** At a mirror: marks every 5 degrees, for the reflected ray to be drawn. */
    marks: z.boolean().optional(),
  },
  {
    draw: ({ at, in: incidence, out, inText, outText, surfaceText, letters = false, marks: marked = false }) => {
      const middle = meets;
      const mirror = at === 'mirror';
      const start = polar(middle, 120, 90 + incidence);
      const leaves = out === undefined ? undefined : mirror ? 90 - out : 270 + out;
      const marks: Mark[] = [
        mirror
          ? path(`M20 132H300${Array.from({ length: 14 }, (_, index) => `M${30 + index * 20} 133L${22 + index * 20} 144`).join('')}`, {
              width: 2.5,
            })
          : box([20, 132], [280, 112], { fill: 'tint', stroke: 'line', width: 2.5 }),
        line([160, mirror ? 132 : 240], [160, 16], { dash: true, width: 1.5 }),
        line(start, middle, { stroke: 'three', width: 3 }),
        line(start, polar(middle, 62, 90 + incidence), { stroke: 'three', width: 3, arrows: 'end' }),
        ...(leaves === undefined
          ? []
          : [line(middle, polar(middle, mirror ? 120 : 104, leaves), { stroke: 'three', width: 3, arrows: 'end' })]),
      ];
      if (marked)
        marks.push(
          arc(middle, 124, 0, 90, { width: 1.3 }),
          lines(
            range(19).map((step) => [polar(middle, 124, 5 * step), polar(middle, step % 2 === 0 ? 114 : 119, 5 * step)] as const),
            { width: 1.3 },
          ),
        );
      if (inText !== undefined)
        marks.push(
          arc(middle, 40, 90, 90 + incidence, { width: 1.5 }),
          label(polar(middle, incidence < 34 ? 84 : 64, 90 + incidence / 2), inText, { halo: true }),
        );
      if (outText !== undefined && out !== undefined && leaves !== undefined)
        marks.push(
          mirror ? arc(middle, 46, 90 - out, 90, { width: 1.5 }) : arc(middle, 40, 270, 270 + out, { width: 1.5 }),
          label(polar(middle, out < 34 ? 84 : 64, (leaves + (mirror ? 90 : 270)) / 2), outText, { halo: true }),
        );
      if (surfaceText !== undefined)
        marks.push(
          arc(middle, 34, 90 + incidence, 180, { width: 1.5 }),
          label(polar(middle, 90 - incidence < 34 ? 84 : 58, (270 + incidence) / 2), surfaceText, { halo: true }),
        );
      if (letters) {
        marks.push(
          label(polar(middle, 104, 90 + incidence + 11), 'A', { bold: true, halo: true }),
          label([172, 22], 'B', { bold: true, halo: true }),
        );
        if (leaves !== undefined) marks.push(label(polar(middle, 96, leaves + (mirror ? -11 : 13)), 'C', { bold: true, halo: true }));
      }
      if (!mirror)
        marks.push(label([30, 224], at, { anchor: 'start', halo: true }), label([30, 118], 'air', { anchor: 'start', halo: true }));
      return { width: fullWidth, height: mirror ? 150 : 250, marks };
    },
    describe: ({ at, in: incidence, out, inText, outText, surfaceText, letters = false, marks: marked = false }) =>
      `A ray diagram. A ray comes from the upper left${letters ? ', marked A,' : ''} to ${at === 'mirror' ? 'a flat mirror' : `the surface of ${at}`}. A dashed line${letters ? ', marked B,' : ''} stands at right angles to the surface. ${inText === undefined ? '' : `The angle between the ray and the dashed line is marked ${inText}. `}${surfaceText === undefined ? '' : `The angle between the ray and the surface is marked ${surfaceText}. `}${
        out === undefined
          ? `The rest of the ray is missing.${marked ? ' Between the dashed line and the mirror on the right there is a mark every 5 degrees.' : ''}`
          : `${at === 'mirror' ? 'It goes off to the upper right' : `It goes on in the ${at}, ${out < incidence ? 'closer to' : out === incidence ? 'as far from' : 'further from'} the dashed line ${out === incidence ? 'as' : 'than'} before`}${letters ? ', marked C' : ''}.${outText === undefined ? '' : ` The angle between this ray and the dashed line is marked ${outText}.`}`
      }`,
    sample: ({ int, pick }) => {
      const at = pick(['mirror', 'glass', 'water'] as const);
      const incidence = int(30, 60);
      const out = at === 'mirror' ? incidence : Math.round(incidence * 0.65);
      return {
        at,
        in: incidence,
        out,
        ...pick([{}, { letters: true }, { inText: 'i', outText: 'r' }, { surfaceText: `${90 - incidence}°`, outText: 'x' }]),
      };
    },
  },
);
