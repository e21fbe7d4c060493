import { z } from 'zod';
import { circle, fullWidth, label, line, type Mark, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';
import { type Diagram, diagramNames, diagrams } from './diagrams.ts';

const letterOf = (at: number): string => String.fromCharCode(65 + at);

type Pointer = { readonly letter: string; readonly name: string; readonly to: Point; readonly left: boolean };

/** The letters of one side stand below one another in the order of what they point to, a letter's height apart. */
const columnOf = (pointers: readonly Pointer[], height: number): { readonly pointer: Pointer; readonly y: number }[] => {
  const sorted = pointers.toSorted((a, b) => a.to[1] - b.to[1]);
  const ys = sorted.map(({ to }) => Math.min(height - 14, Math.max(14, to[1])));
  for (let at = 1; at < ys.length; at += 1) ys[at] = Math.max(ys[at] as number, (ys[at - 1] as number) + 27);
  let lowest = height - 14;
  for (let at = ys.length - 1; at >= 0; at -= 1) {
    ys[at] = Math.min(ys[at] as number, lowest);
    lowest = (ys[at] as number) - 27;
  }
  return sorted.map((pointer, at) => ({ pointer, y: ys[at] as number }));
};

const pointerMarks = ({ pointer: { letter, to, left }, y }: { readonly pointer: Pointer; readonly y: number }): Mark[] => {
  const x = left ? 14 : fullWidth - 14;
  return [
    // A light edge keeps the pointer visible on a dark part.
    line([left ? 27 : fullWidth - 27, y], to, { stroke: 'paper', width: 4.5 }),
    line([left ? 27 : fullWidth - 27, y], to, { width: 1.5 }),
    circle(to, 3.5, { fill: 'line', stroke: 'paper', width: 1.2 }),
    circle([x, y], 13, { fill: 'paper', stroke: 'line', width: 1.5 }),
    label([x, y], letter, { bold: true }),
  ];
};

/** Names below the picture, two in a row where they have room. */
const keyMarks = (names: readonly string[], top: number): { readonly marks: Mark[]; readonly height: number } => {
  const twoColumns = names.every((name) => textWidth(name, 16) < 132);
  const rows = twoColumns ? Math.ceil(names.length / 2) : names.length;
  const marks = names.flatMap((name, at) => {
    const [x, y] = [at < rows ? 14 : 172, top + 14 + (at % rows) * 24];
    return [label([x, y], letterOf(at), { bold: true }), label([x + 14, y], name, { anchor: 'start' })];
  });
  return { marks, height: rows * 24 + 8 };
};

const pointersOf = (of: keyof typeof diagrams, shown: readonly string[]): Pointer[] => {
  const diagram: Diagram = diagrams[of];
  return shown.flatMap((name, at): Pointer[] => {
    const part = diagram.parts[name];
    const left = part !== undefined && (part.side ?? (part.at[0] < 160 ? 'left' : 'right')) === 'left';
    return part === undefined ? [] : [{ letter: letterOf(at), name, to: part.at, left }];
  });
};
const columnsOf = (pointers: readonly Pointer[], height: number) =>
  [true, false].flatMap((left) =>
    columnOf(
      pointers.filter((one) => one.left === left),
      height,
    ),
  );

/** Where each letter stands in the drawing, A first. */
export const placesOfLetters = (of: keyof typeof diagrams, shown: readonly string[]): { readonly name: string; readonly at: Point }[] =>
  columnsOf(pointersOf(of, shown), diagrams[of].height)
    .map(({ pointer: { letter, left }, y }) => ({ name: letter, at: [left ? 14 : fullWidth - 14, y] as const }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** Names that a diagram does not have: nothing could point at them. */
export const unknownParts = (of: keyof typeof diagrams, names: readonly string[]): readonly string[] => {
  const known = new Set(Object.keys(diagrams[of].parts));
  return names.filter((name) => !known.has(name));
};

/** A diagram whose parts are pointed at by letters; below it, where it teaches, what each letter is called. */
export const parts = defineKind(
  'parts',
  {
    of: z.enum(diagramNames),
    /** Parts in the order of their letters: A, B, C. */
    parts: z.array(z.string()).max(12),
    named: z.boolean().optional(),
  },
  {
    draw: ({ of, parts: shown, named = false }) => {
      const diagram: Diagram = diagrams[of];
      const key = named ? keyMarks(shown, diagram.height + 6) : { marks: [], height: 0 };
      return {
        width: fullWidth,
        height: diagram.height + (named ? key.height + 4 : 0),
        marks: [...diagram.marks, ...columnsOf(pointersOf(of, shown), diagram.height).flatMap(pointerMarks), ...key.marks],
      };
    },
    describe: ({ of, parts: shown, named = false }) => {
      const diagram: Diagram = diagrams[of];
      const told = shown.map((name, at) => {
        const where = diagram.parts[name]?.where ?? '';
        return named ? `${letterOf(at)} is the ${name}: ${where}.` : `${letterOf(at)} points to ${where}.`;
      });
      return `${diagram.title}. ${told.join(' ')}`.trim();
    },
    sample: ({ int, pick }) => {
      const of = pick(diagramNames);
      const all = Object.keys(diagrams[of].parts);
      const from = int(0, all.length - 1);
      return {
        of,
        parts: [...all.slice(from), ...all.slice(0, from)].slice(0, int(1, Math.min(10, all.length))),
        ...pick([{}, { named: true }]),
      };
    },
  },
);
