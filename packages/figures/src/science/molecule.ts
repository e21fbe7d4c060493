import { z } from 'zod';
import { fullWidth, label, line, type Mark, path, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

const gap = 50;
const bond = ([ax, ay]: Point, [bx, by]: Point): Mark[] => {
  const [dx, dy] = [Math.sign(bx - ax) * 13, Math.sign(by - ay) * 12];
  return [line([ax + dx, ay + dy], [bx - dx, by - dy], { width: 2.5 })];
};
const doubled = ([ax, ay]: Point, [bx, by]: Point): Mark[] => {
  const across: Point = ax === bx ? [3, 0] : [0, 3];
  return [-1, 1].flatMap((side) => bond([ax + side * across[0], ay + side * across[1]], [bx + side * across[0], by + side * across[1]]));
};
const atom = (at: Point, text: string): Mark => label(at, text, { bold: true });

/** A displayed formula of a chain of carbon atoms: alkanes, alkenes, alcohols, acids and the unit of a polymer. */
export const molecule = defineKind(
  'molecule',
  {
    carbons: z.int().min(1).max(4),
    /** The double bond stands after this carbon atom, counted from the left. */
    doubleAfter: z.int().min(1).max(3).optional(),
    /** What is bonded to the last carbon atom instead of hydrogen. */
    end: z.enum(['OH', 'COOH']).optional(),
    /** In brackets, with bonds that go on at both sides. */
    repeating: z.boolean().optional(),
  },
  {
    draw: ({ carbons, doubleAfter, end, repeating = false }) => {
      const acid = end === 'COOH';
      const chain = end === undefined || acid ? carbons + 1 : carbons + 2;
      const left = 160 - (chain * gap) / 2;
      const y = 70;
      const c = (at: number): Point => [left + at * gap, y];
      const marks: Mark[] = [];
      range(carbons).forEach((index) => {
        const here = c(index + 1);
        const last = index === carbons - 1;
        const isDouble = (after: number): boolean => doubleAfter === after && after < carbons;
        marks.push(atom(here, 'C'));
        if (!last) marks.push(...(isDouble(index + 1) ? doubled(here, c(index + 2)) : bond(here, c(index + 2))));
        if (acid && last) {
          marks.push(...doubled(here, [here[0], y - 46]), atom([here[0], y - 46], 'O'));
          marks.push(
            ...bond(here, [here[0] + gap, y]),
            atom([here[0] + gap, y], 'O'),
            ...bond([here[0] + gap, y], [here[0] + 2 * gap, y]),
            atom([here[0] + 2 * gap, y], 'H'),
          );
          if (index === 0) marks.push(...bond(here, c(0)), atom(c(0), 'H'));
          return;
        }
        const up = !isDouble(index) || index === 0;
        if (up) marks.push(...bond(here, [here[0], y - 46]), atom([here[0], y - 46], 'H'));
        if (!isDouble(index + 1)) marks.push(...bond(here, [here[0], y + 46]), atom([here[0], y + 46], 'H'));
        if (index === 0) marks.push(...bond(here, c(0)), ...(repeating ? [] : [atom(c(0), 'H')]));
        if (last) {
          marks.push(...bond(here, c(carbons + 1)), ...(repeating ? [] : [atom(c(carbons + 1), end === 'OH' ? 'O' : 'H')]));
          if (end === 'OH') marks.push(...bond(c(carbons + 1), c(carbons + 2)), atom(c(carbons + 2), 'H'));
        }
      });
      if (repeating) {
        const [from, to] = [left + 24, left + (carbons + 1) * gap - 24];
        marks.push(
          path(`M${from + 8} 8H${from}V132H${from + 8}M${to - 8} 8H${to}V132H${to - 8}`, { width: 2.5 }),
          label([to + 10, 126], 'n', { italic: true }),
        );
      }
      return { width: fullWidth, height: 140, marks };
    },
    describe: ({ carbons, doubleAfter, end, repeating = false }) =>
      `A displayed formula. ${carbons === 1 ? 'One carbon atom' : `${cardinal(carbons).replace(/^./, (first) => first.toUpperCase())} carbon atoms in a row, ${doubleAfter !== undefined && doubleAfter < carbons ? `with two lines between ${carbons === 2 ? 'them' : `carbon ${doubleAfter} and carbon ${doubleAfter + 1}`}${carbons > 2 ? ' and one line between the others' : ''}` : 'with one line between neighbours'}`}. ${end === undefined ? '' : end === 'OH' ? 'The last carbon atom has a line to an oxygen atom, which has a line to a hydrogen atom. ' : 'The last carbon atom has two lines to an oxygen atom and one line to another oxygen atom, which has a line to a hydrogen atom. '}${repeating ? 'Square brackets with the letter n stand round it, and a line goes on through each bracket. ' : ''}All other lines go to hydrogen atoms.`,
    sample: ({ int, pick }) => {
      const carbons = int(1, 4);
      return pick([
        { carbons },
        { carbons: Math.max(2, carbons), doubleAfter: 1 },
        { carbons: Math.min(3, carbons), end: 'OH' as const },
        { carbons: Math.min(3, carbons), end: 'COOH' as const },
        { carbons: 2, repeating: true },
      ]);
    },
  },
);
