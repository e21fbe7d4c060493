import { z } from 'zod';
import { box, circle, closed, fullWidth, label, line, lines, type Mark, path, type Point, polar, round, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cutAlong, type Region } from '../regions.ts';

const at = z.tuple([z.number().min(0).max(20), z.number().min(0).max(20)]);
const name = z.string().max(2);

/** How far one may go from a place, by so much a step, until the edge of `low` to `low + size`. */
const room = (from: number, step: number, low: number, size: number): number =>
  step === 0 ? Number.POSITIVE_INFINITY : ((step > 0 ? low + size : low) - from) / step;

type Plan = {
  readonly wide: number;
  readonly tall: number;
  readonly points: readonly { readonly at: readonly [number, number]; readonly name: string }[];
  readonly circles?: readonly { readonly around: number; readonly radius: number }[] | undefined;
  readonly bisector?: readonly [number, number] | undefined;
};

const onPlan = ({ wide, tall }: Pick<Plan, 'wide' | 'tall'>) => {
  const unit = Math.min((fullWidth - 40) / wide, 240 / tall);
  const left = (fullWidth - wide * unit) / 2;
  const top = 16;
  return { unit, left, top, place: ([x, y]: readonly [number, number]): Point => [left + x * unit, top + (tall - y) * unit] };
};

/** What one circle and one line halfway between two points cut a plan into; the two inside the circle lie above the others. */
export const regionsOfPlan = ({ wide, tall, points, circles = [], bisector }: Plan): Region[] => {
  const { unit, place } = onPlan({ wide, tall });
  const [ring] = circles;
  const centre = points[ring?.around ?? -1];
  const [first, second] = [points[bisector?.[0] ?? -1], points[bisector?.[1] ?? -1]];
  if (ring === undefined || circles.length > 1 || centre === undefined || first === undefined || second === undefined) return [];
  const sheet: readonly Point[] = [place([0, tall]), place([wide, tall]), place([wide, 0]), place([0, 0])];
  const [a, b] = [place(first.at), place(second.at)];
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const along: Point = [middle[0] - (b[1] - a[1]), middle[1] + (b[0] - a[0])];
  const ringed = Array.from({ length: 72 }, (_, turn) => polar(place(centre.at), ring.radius * unit, -turn * 5));
  // Where the circle leaves the plan, its region ends at the edge.
  const inside = sheet.reduce<readonly Point[]>(
    (shape, corner, side) => cutAlong(shape, [sheet[(side + 1) % 4] ?? corner, corner]),
    ringed,
  );
  const halves = [
    { name: first.name, way: [along, middle] },
    { name: second.name, way: [middle, along] },
  ] as const;
  return [
    { shape: sheet, says: 'Outside' },
    { shape: inside, says: 'Inside' },
  ].flatMap(({ shape, says }) =>
    halves.map(({ name: near, way }) => ({
      name: `${says} the circle, on the side of ${near}`,
      area: closed(cutAlong(shape, way)) as Region['area'],
    })),
  );
};

/** Places that keep a rule: a distance from a point, from a wall, as far from two points, as far from two arms. Metres, y upwards. */
export const locus = defineKind(
  'locus',
  {
    wide: z.number().min(4).max(20),
    tall: z.number().min(4).max(20),
    points: z.array(z.strictObject({ at, name })).max(6),
    /** Lines one unit apart, to count along. */
    grid: z.boolean().optional(),
    walls: z
      .array(z.strictObject({ from: at, to: at }))
      .max(2)
      .optional(),
    /** Around a point, by its place in the list. */
    circles: z
      .array(z.strictObject({ around: z.int().min(0).max(5), radius: z.number().positive().max(12) }))
      .max(2)
      .optional(),
    /** As far from one wall as this, on both sides and round its ends. */
    track: z.strictObject({ wall: z.int().min(0).max(1), distance: z.number().positive().max(6) }).optional(),
    /** As far from the one point as from the other. */
    bisector: z.tuple([z.int().min(0).max(5), z.int().min(0).max(5)]).optional(),
  },
  {
    draw: ({ wide, tall, points, grid = false, walls = [], circles = [], track, bisector }) => {
      const { unit, left, top, place } = onPlan({ wide, tall });
      const drawn = { stroke: 'one', width: 2.5, dash: true } as const;
      const marks: Mark[] = [box([left, top], [wide * unit, tall * unit], { fill: 'paper', stroke: 'faint' })];
      if (grid)
        marks.push(
          lines(
            [
              ...steps(1, wide - 1, 1).map((x): [Point, Point] => [place([x, 0]), place([x, tall])]),
              ...steps(1, tall - 1, 1).map((y): [Point, Point] => [place([0, y]), place([wide, y])]),
            ],
            { stroke: 'faint', width: 1 },
          ),
        );
      for (const { around, radius } of circles) {
        const centre = points[around];
        if (centre !== undefined) marks.push(circle(place(centre.at), radius * unit, drawn));
      }
      const wall = track === undefined ? undefined : walls[track.wall];
      if (track !== undefined && wall !== undefined) {
        const [a, b] = [place(wall.from), place(wall.to)];
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const r = track.distance * unit;
        const aside: Point = [(-(b[1] - a[1]) / length) * r, ((b[0] - a[0]) / length) * r];
        const corner = ([x, y]: Point, side: 1 | -1): string => `${round(x + side * aside[0])} ${round(y + side * aside[1])}`;
        const turn = `A${round(r)} ${round(r)} 0 0 1 `;
        marks.push(path(`M${corner(a, -1)}L${corner(b, -1)}${turn}${corner(b, 1)}L${corner(a, 1)}${turn}${corner(a, -1)}Z`, drawn));
      }
      const [first, second] = [points[bisector?.[0] ?? -1], points[bisector?.[1] ?? -1]];
      if (first !== undefined && second !== undefined) {
        const [a, b] = [place(first.at), place(second.at)];
        const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [dx, dy]: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
        // Right across the plan, a little short of its edges.
        const reach = (way: 1 | -1): Point => {
          const far = Math.min(room(middle[0], way * dx, left, wide * unit), room(middle[1], way * dy, top, tall * unit)) - 4;
          return [middle[0] + way * dx * far, middle[1] + way * dy * far];
        };
        marks.push(line(reach(-1), reach(1), drawn));
      }
      marks.push(...walls.map(({ from, to }) => line(place(from), place(to), { width: 4 })));
      for (const point of points) {
        const [x, y] = place(point.at);
        marks.push(circle([x, y], 4.5, { fill: 'line' }), label([x + 13, y - 12], point.name, { italic: true, halo: true }));
      }
      return { width: fullWidth, height: tall * unit + 34, marks };
    },
    describe: ({ wide, tall, points, walls = [], circles = [], track, bisector }) =>
      [
        `A plan ${wide} units wide and ${tall} units high.`,
        ...points.map(({ at: [x, y], name: called }) => `Point ${called} is ${x} across and ${y} up.`),
        ...walls.map(({ from, to }) => `A straight wall goes from ${from[0]} across and ${from[1]} up to ${to[0]} across and ${to[1]} up.`),
        ...circles.map(
          ({ around, radius }) => `A broken circle of radius ${radius} has its centre at ${points[around]?.name ?? 'a point'}.`,
        ),
        ...(track === undefined ? [] : [`A broken line goes all round the wall, ${track.distance} from it, with round ends.`]),
        ...(bisector === undefined
          ? []
          : [
              `A broken straight line crosses halfway between ${points[bisector[0]]?.name} and ${points[bisector[1]]?.name}, at right angles to the way from one to the other.`,
            ]),
      ].join(' '),
    sample: ({ int, pick }) => {
      const points = [
        { at: [int(3, 5), int(3, 5)] as [number, number], name: 'A' },
        { at: [int(9, 11), int(4, 6)] as [number, number], name: 'B' },
      ];
      return pick([
        { wide: 14, tall: 10, points, circles: [{ around: 0, radius: int(2, 3) }] },
        { wide: 14, tall: 10, points, bisector: [0, 1] as [number, number] },
        {
          wide: 14,
          tall: 10,
          points: [],
          walls: [{ from: [4, 5] as [number, number], to: [10, 5] as [number, number] }],
          track: { wall: 0, distance: int(2, 3) },
        },
      ]);
    },
  },
);
