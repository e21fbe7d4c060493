import { z } from 'zod';
import { box, circle, fullWidth, label, line, type Mark, path, polar, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

const layouts = {
  star: 'each is joined by one line to a box in the middle, and to nothing else',
  bus: 'each hangs by a short line from one long line with an end at each side',
  ring: 'each is joined to the one before and the one after, all the way round',
  mesh: 'each is joined by a line to each of the others',
} as const;
type Layout = keyof typeof layouts;
const layoutNames = Object.keys(layouts) as [Layout, ...Layout[]];
const letterOf = (at: number): string => String.fromCharCode(65 + at);

const computer = ([x, y]: Point, text: string): Mark[] => [
  box([x - 21, y - 17], [42, 29], { fill: 'paper', stroke: 'line', round: 4, width: 2.5 }),
  path(`M${Math.round(x - 11)} ${Math.round(y + 18)}H${Math.round(x + 11)}`, { width: 3 }),
  label([x, y - 2.5], text, { bold: true, halo: true }),
];

/** Computers A, B, C ... joined in a layout; one link may be broken. */
export const network = defineKind(
  'network',
  {
    layout: z.enum(layoutNames),
    computers: z.int().min(3).max(6),
    /** Which computer's own link is cut, counted from 0. */
    broken: z.int().min(0).max(5).optional(),
  },
  {
    draw: ({ layout, computers, broken }) => {
      const middle: Point = [160, 112];
      const bus = layout === 'bus';
      const places = range(computers).map((at): Point =>
        bus ? [34 + (at * 252) / (computers - 1), at % 2 === 0 ? 42 : 174] : polar(middle, 86, 90 + (at * 360) / computers),
      );
      const marks: Mark[] = [];
      const cut = ([ax, ay]: Point, [bx, by]: Point): void => {
        const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
        marks.push(
          circle([x, y], 10, { fill: 'paper' }),
          line([x - 7, y - 7], [x + 7, y + 7], { stroke: 'three', width: 4 }),
          line([x - 7, y + 7], [x + 7, y - 7], { stroke: 'three', width: 4 }),
        );
      };
      const links = places.flatMap((from, at): (readonly [Point, Point, boolean])[] => {
        if (layout === 'star') return [[from, middle, at === broken]];
        if (bus) return [[from, [from[0], 108], at === broken]];
        if (layout === 'ring') return [[from, places[(at + 1) % computers] as Point, at === broken]];
        return places.slice(at + 1).map((to, next) => [from, to, at === broken && next === 0] as const);
      });
      if (bus) marks.push(line([10, 108], [310, 108], { width: 4, stroke: 'one' }));
      for (const [from, to] of links) marks.push(line(from, to, { stroke: 'one', width: 2.5 }));
      for (const [from, to, isCut] of links) if (isCut) cut(from, to);
      if (layout === 'star') marks.push(box([132, 98], [56, 28], { fill: 'four', stroke: 'line', round: 4, width: 2.5 }));
      places.forEach((at, index) => marks.push(...computer(at, letterOf(index))));
      return { width: fullWidth, height: 218, marks };
    },
    describe: ({ layout, computers, broken }) =>
      `A network of ${cardinal(computers)} computers, ${range(computers).map(letterOf).join(', ')}: ${layouts[layout]}.${broken === undefined || broken >= computers ? '' : layout === 'mesh' && broken === computers - 1 ? '' : ` The link ${layout === 'star' || layout === 'bus' ? `of ${letterOf(broken)}` : `between ${letterOf(broken)} and ${letterOf((broken + 1) % computers)}`} is cut.`}`,
    sample: ({ int, pick }) => {
      const computers = int(3, 6);
      return { layout: pick(layoutNames), computers, ...pick([{}, { broken: int(0, computers - 1) }]) };
    },
  },
);
