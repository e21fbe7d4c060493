import { z } from 'zod';
import { arc, circle, fullWidth, label, type Label, line, type Mark, open, type Point, polar, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';
import { along, clearest, minus, reach, unit } from './place-labels.ts';

const name = z.string().regex(/^[A-Z]$/);
/** A point of the figure, the centre O, or a direction along the tangent at a point: "A+" goes on against the clock. */
const arm = z.string().regex(/^[A-Z][+-]?$/);

const shape = {
  points: z
    .array(
      z.strictObject({
        name,
        /** Degrees from the right, against the clock. */
        at: z.number(),
        /** How many radii it is from the centre, where it is not on the circle. */
        far: z.number().min(0.2).max(6).optional(),
      }),
    )
    .min(2)
    .max(6),
  centre: z.boolean().optional(),
  lines: z.array(z.tuple([name, name])).max(8),
  tangents: z.array(name).max(2).optional(),
  angles: z.array(z.strictObject({ at: name, from: arm, to: arm, text: z.string().max(5) })).max(4),
  rightAngles: z
    .array(z.strictObject({ at: name, from: name, to: name }))
    .max(2)
    .optional(),
  /** How long a line is from one of its ends to the other. */
  lengths: z
    .array(z.strictObject({ from: name, to: name, text: z.string().max(9) }))
    .max(3)
    .optional(),
};

type CircleDiagram = z.output<z.ZodObject<typeof shape>>;

const places = ({ points, tangents = [] }: Pick<CircleDiagram, 'points' | 'tangents'>) => {
  const bare = new Map<string, Point>([['O', [0, 0]], ...points.map(({ name: of, at, far = 1 }) => [of, polar([0, 0], far, at)] as const)]);
  const ends = tangents.flatMap((of) => {
    const degrees = points.find((point) => point.name === of)?.at ?? 0;
    const [x, y] = bare.get(of) ?? [0, 0];
    return ([1, -1] as const).map((way): readonly [string, Point] => {
      const [dx, dy] = polar([0, 0], 1.1, degrees + 90 * way);
      return [`${of}${way > 0 ? '+' : '-'}`, [x + dx, y + dy]];
    });
  });
  return new Map([...bare, ...ends]);
};

/** The angle between two arms in degrees, 0 to 180, and the direction of its middle, as in mathematics. */
const opening = ([x, y]: Point, from: Point, to: Point) => {
  const turn = ([px, py]: Point): number => (Math.atan2(y - py, px - x) * 180) / Math.PI;
  const [one, other] = [turn(from), turn(to)];
  const wide = (((other - one) % 360) + 360) % 360;
  return wide <= 180 ? { start: one, wide } : { start: other, wide: 360 - wide };
};

const nameNear = (drawn: readonly Mark[], letter: string, [first, ...others]: readonly [Point, ...Point[]]): Label => {
  const put = (place: Point): Label => label(place, letter, { italic: true, halo: true });
  return clearest(drawn, put, first, () => others);
};

const armWords = (to: string): string => (to.length > 1 ? 'the tangent' : to);

/** How wide an angle of the diagram is, in degrees: what is drawn is to scale. */
export const angleIn = (figure: Pick<CircleDiagram, 'points' | 'tangents'>, angle: CircleDiagram['angles'][number]): number => {
  const where = places(figure);
  const at = (of: string): Point => where.get(of) ?? [0, 0];
  return opening(at(angle.at), at(angle.from), at(angle.to)).wide;
};

/** Points on a circle, chords, radii and tangents, with some of the angles between them. */
export const circleDiagram = defineKind('circle-diagram', shape, {
  draw: (figure) => {
    const { points, centre = false, lines: joined, tangents = [], angles, rightAngles = [], lengths = [] } = figure;
    const where = places(figure);
    const all = [[-1, -1] as const, [1, 1] as const, ...where.values()];
    const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
    const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
    const edge = 26;
    const r = Math.min(112, (fullWidth - 2 * edge) / (right - left), 260 / (bottom - top));
    const middle = (fullWidth - (right + left) * r) / 2;
    const to = ([x, y]: Point): Point => [middle + x * r, edge + (y - top) * r];
    const at = (of: string): Point => to(where.get(of) ?? [0, 0]);
    const o = at('O');
    const marks: Mark[] = [circle(o, r, { stroke: 'line', width: 2, fill: 'paper' })];
    for (const of of tangents) marks.push(line(at(`${of}-`), at(`${of}+`), { width: 2 }));
    for (const [one, other] of joined) marks.push(line(at(one), at(other), { width: 2, stroke: 'one' }));
    if (centre) marks.push(circle(o, 3, { fill: 'line' }));
    for (const { name: of } of points) marks.push(circle(at(of), 3, { fill: 'line' }));
    const height = Math.round((bottom - top) * r + 2 * edge);
    for (const { at: corner, from, to: other } of rightAngles) {
      const [one, two] = [unit(minus(at(from), at(corner))), unit(minus(at(other), at(corner)))];
      const beside = along(at(corner), one, 11);
      marks.push(open([beside, along(beside, two, 11), along(at(corner), two, 11)], { stroke: 'three' }));
    }
    const isInside = ([x, y]: Point): boolean => x > 9 && x < fullWidth - 9 && y > 9 && y < height - 9;
    // Names first, away from the centre: they have the least choice.
    for (const { name: of, at: degrees } of points) {
      const around = [0, 25, -25, 50, -50, 80, -80, 110, -110].map((turn) => polar(at(of), 16, degrees + turn)).filter(isInside);
      marks.push(nameNear(marks, of, [polar(at(of), 16, degrees), ...around]));
    }
    if (centre) {
      // Beside the lines that leave the centre, in the widest gap between them.
      const leaving = joined
        .flatMap(([one, other]) => (one === 'O' ? [other] : other === 'O' ? [one] : []))
        .map((of) => {
          const [x, y] = at(of);
          return (Math.atan2(o[1] - y, x - o[0]) * 180) / Math.PI;
        })
        .toSorted((a, b) => a - b);
      const gaps = leaving.map((from, index) => ({ from, wide: (leaving[index + 1] ?? (leaving[0] ?? 0) + 360) - from }));
      const [widest, ...others] = gaps.toSorted((a, b) => b.wide - a.wide).map(({ from, wide }) => from + wide / 2);
      const turns = [widest ?? 250, ...[30, -30, 60, -60].map((turn) => (widest ?? 250) + turn), ...others];
      marks.push(nameNear(marks, 'O', [polar(o, 15, widest ?? 250), ...turns.flatMap((turn) => [polar(o, 15, turn), polar(o, 18, turn)])]));
    }
    for (const { from, to: end, text } of lengths) {
      const way = unit(minus(at(end), at(from)));
      const long = Math.hypot(...minus(at(end), at(from)));
      const aside: Point = [-way[1], way[0]];
      const spots = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78].flatMap((share) =>
        [1, -1].flatMap((side) =>
          [8, 12].map((gap) => along(along(at(from), way, share * long), aside, side * (gap + reach(text, aside)))),
        ),
      );
      const put = (place: Point): Label => label(place, text, { bold: text === '?', halo: true, ink: 'text' });
      marks.push(clearest(marks, put, spots[0] as Point, () => spots.filter(isInside)));
    }
    for (const angle of angles) {
      const corner = at(angle.at);
      const [one, other] = [at(angle.from), at(angle.to)];
      const { start, wide } = opening(corner, one, other);
      const [half, width] = [wide / 2, textWidth(angle.text, 16)];
      // Beyond the arc of the angle, which is at least 16 wide.
      const near = (shift: number): number => 20 + reach(angle.text, polar([0, 0], 1, start + half + shift));
      const first = Math.max(30, near(0), Math.min(96, (width / 2 + 7) / Math.sin((Math.max(half, 9) * Math.PI) / 180)));
      // Near its corner or further out between the arms, and a little to one side where a line runs through the middle.
      const furthest = Math.max(first, 0.9 * Math.max(...[one, other].map(([x, y]) => Math.hypot(x - corner[0], y - corner[1]))));
      const aways = [...steps(first, furthest, 5), ...steps(Math.min(first, near(0)), first, 4).toReversed()];
      const shifts = [0, 0.25, -0.25, 0.45, -0.45].map((share) => share * half);
      const tried = (): readonly Point[] =>
        shifts
          .flatMap((shift) => aways.filter((away) => away >= near(shift)).map((away) => polar(corner, away, start + half + shift)))
          .filter(isInside);
      const put = (place: Point): Label => label(place, angle.text, { bold: angle.text === '?', halo: true, ink: 'text' });
      const found = clearest(marks, put, polar(corner, first, start + half), tried);
      const [dx, dy] = minus(found.at, corner);
      const room = Math.hypot(dx, dy) - reach(angle.text, unit([dx, dy])) - 4;
      marks.push(arc(corner, Math.max(16, Math.min(34, room)), start, start + wide, { stroke: 'three', width: 2 }), found);
    }
    return { width: fullWidth, height, marks };
  },
  describe: ({ points, centre = false, lines: joined, tangents = [], angles, rightAngles = [], lengths = [] }) => {
    const on = points.filter(({ far = 1 }) => far === 1).toSorted((a, b) => (((a.at % 360) + 360) % 360) - (((b.at % 360) + 360) % 360));
    const outside = points.filter(({ far = 1 }) => far > 1).map((point) => point.name);
    const inside = points.filter(({ far = 1 }) => far < 1).map((point) => point.name);
    return [
      `A circle${centre ? ' with centre O' : ''}. On it, going round against the clock, are ${on.map((point) => point.name).join(', ')}.`,
      ...outside.map((of) => `${of} is outside the circle.`),
      ...inside.map((of) => `${of} is inside the circle.`),
      `Straight lines join ${joined.map(([one, other]) => `${one} and ${other}`).join('; ')}.`,
      ...tangents.map((of) => `A tangent touches the circle at ${of}.`),
      ...rightAngles.map(({ at, from, to }) => `There is a right angle at ${at} between ${from} and ${to}.`),
      ...lengths.map(({ from, to, text }) => `From ${from} to ${to} it is ${text === '?' ? 'to be found' : text}.`),
      ...angles.map(
        ({ at, from, to, text }) =>
          `The angle at ${at} between ${armWords(from)} and ${armWords(to)} is ${text === '?' ? 'to be found' : `marked ${text}`}.`,
      ),
    ].join(' ');
  },
  sample: ({ int, pick }) => {
    const half = int(34, 56);
    if (pick([true, false, false]))
      return {
        points: [
          { name: 'A', at: 270 - half },
          { name: 'B', at: 270 + half },
          { name: 'M', at: 270, far: Math.cos((half * Math.PI) / 180) },
        ],
        centre: true,
        lines: [
          ['A', 'B'],
          ['O', 'A'],
          ['O', 'M'],
        ] as [string, string][],
        angles: [],
        rightAngles: [{ at: 'M', from: 'O', to: 'A' }],
        lengths: [
          { from: 'O', to: 'A', text: `${int(5, 40)} cm` },
          { from: 'O', to: 'M', text: '?' },
        ],
      };
    return {
      points: [
        { name: 'A', at: 270 - half },
        { name: 'B', at: 270 + half },
        { name: 'C', at: int(84, 104) },
      ],
      centre: true,
      lines: [
        ['O', 'A'],
        ['O', 'B'],
        ['C', 'A'],
        ['C', 'B'],
      ] as [string, string][],
      angles: [
        { at: 'C', from: 'A', to: 'B', text: `${half}°` },
        { at: 'O', from: 'A', to: 'B', text: '?' },
      ],
    };
  },
});
