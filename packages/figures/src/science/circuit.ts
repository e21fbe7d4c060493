import { z } from 'zod';
import { box, circle, fullWidth, label, line, lines, type Mark, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal, listed } from '../say.ts';
import { halfWidth, partLooks, type PartName, partNames, symbol } from './circuit-symbols.ts';

/** A place where a part belongs: a pupil builds the circuit. */
const empty = 'empty';
const emptyHalf = 22;

const part = z.strictObject({
  part: z.enum([...partNames, empty]),
  /** What stands above it: a value ("4 Ω"), a reading, or a letter. */
  text: z.string().max(7).optional(),
  /** A voltmeter beside it, with its reading or letter. */
  across: z.string().max(6).optional(),
});
type Part = z.output<typeof part>;

const [left, right] = [26, 294];
const article = (name: string): string => `${/^([aeio]|LDR|LED)/.test(name) ? 'an' : 'a'} ${name}`;

/** The letter that the symbol has inside: written above it as well, it would look like a name. */
const letterIn: Partial<Record<Part['part'], string>> = { ammeter: 'A', voltmeter: 'V', motor: 'M' };

/** How far above its wire a part's text stands clear of the symbol. */
const lift = (name: Part['part']): number =>
  ({ LDR: 44, LED: 40, buzzer: 36 } as Partial<Record<PartName, number>>)[name as PartName] ?? 30;

type Row = { readonly parts: readonly Part[]; readonly y: number; readonly ends: Point };

/** Parts stand at equal distances. */
const placeOn = ({ parts, ends: [from, to] }: Row, at: number): number => from + ((to - from) / parts.length) * (at + 0.5);

/** One wire across with its parts. */
const drawRow = (one: Row): Mark[] => {
  const { parts, y, ends } = one;
  let [wireFrom] = ends;
  const marks: Mark[] = [];
  parts.forEach(({ part: name, text, across }, at) => {
    const x = placeOn(one, at);
    const half = name === empty ? emptyHalf : halfWidth(name);
    if (x - half > wireFrom) marks.push(line([wireFrom, y], [x - half, y]));
    wireFrom = x + half;
    if (name === empty) {
      marks.push(box([x - half, y - 17], [2 * half, 34], { fill: 'tint', stroke: 'one', width: 2, dash: true, round: 6 }));
      marks.push(label([x, y], text ?? '', { bold: true, size: 18 }));
      return;
    }
    marks.push(...symbol(name, [x, y]));
    if (text !== undefined && text !== letterIn[name]) marks.push(label([x, y - lift(name)], text, { bold: /^[A-Z]$/.test(text) }));
    if (across === undefined) return;
    const reading = across === letterIn.voltmeter ? [] : [label([x, y + 65], across, { bold: /^[A-Z]$/.test(across) })];
    const arm = half + 7;
    marks.push(
      lines([
        [
          [x - arm, y],
          [x - arm, y + 38],
        ],
        [
          [x + arm, y],
          [x + arm, y + 38],
        ],
        [
          [x - arm, y + 38],
          [x - 15, y + 38],
        ],
        [
          [x + 15, y + 38],
          [x + arm, y + 38],
        ],
      ]),
      circle([x - arm, y], 3, { fill: 'line' }),
      circle([x + arm, y], 3, { fill: 'line' }),
      ...symbol('voltmeter', [x, y + 38]),
      ...reading,
    );
  });
  return [...marks, line([wireFrom, y], [ends[1], y])];
};

const supply = (cells: number): Mark[] =>
  Array.from({ length: cells }, (_, at) => symbol('cell', [160 + (at - (cells - 1) / 2) * 18, 40])).flat();

const isLettered = (text: string | undefined): boolean => text !== undefined && /^[A-Z]$/.test(text);
/** A part that has only a letter is what may be asked for: it is told by its looks. */
const said = ({ part: name, text: written, across: reading }: Part): string => {
  const text = written === letterIn[name] ? undefined : written;
  const beside =
    reading === undefined
      ? ''
      : reading === letterIn.voltmeter
        ? ' with a voltmeter across it'
        : ` with a voltmeter marked ${reading} across it`;
  if (name === empty) return `an empty place marked ${text ?? '?'}`;
  return `${isLettered(text) && !/^(lamp|ammeter|voltmeter|resistor|open switch|closed switch)$/.test(name) ? `${partLooks[name]}, marked ${text}` : `${article(name)}${text === undefined ? '' : ` marked ${text}`}`}${beside}`;
};

type Wires = { readonly cells: number; readonly main?: readonly Part[] | undefined; readonly branches: readonly (readonly Part[])[] };

/** The wires of a circuit: beside the cells, and below them. */
const rowsOf = ({ cells, main = [], branches }: Wires): { readonly beside: readonly Row[]; readonly below: readonly Row[] } => {
  const half = 4 + (cells - 1) * 9;
  const beside = main.map((one, at): Row => ({ parts: [one], y: 40, ends: at === 0 ? [left, 160 - half] : [160 + half, right] }));
  let y = 40;
  const below = branches.map((parts, at): Row => {
    const above = Math.max(...parts.map((one) => lift(one.part) - (one.text === undefined || one.part === empty ? 14 : 0)));
    const room = branches[at - 1]?.some((one) => one.across !== undefined) === true ? 76 : at === 0 ? 44 : 26;
    y += room + above + 10;
    return { parts, y, ends: [left, right] };
  });
  return { beside, below };
};

/** Where the empty places of a circuit are, by their letters. */
export const emptyPlaces = (wires: Wires): { readonly name: string; readonly at: Point }[] => {
  const { beside, below } = rowsOf(wires);
  return [...beside, ...below]
    .flatMap((one) =>
      one.parts.flatMap(({ part: name, text }, at) =>
        name === empty ? [{ name: text ?? '', at: [placeOn(one, at), one.y] as const }] : [],
      ),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
};

/** A circuit diagram: cells on top, then one wire (series) or several (parallel) with their parts; `main` parts stand beside the cells. */
export const circuit = defineKind(
  'circuit',
  {
    cells: z.int().min(1).max(4),
    /** What is written above the cells, such as "6 V". */
    supply: z.string().max(6).optional(),
    /** Between the cells and the place where the branches part; the first to the left, the second to the right of the cells. */
    main: z
      .array(part.omit({ across: true }))
      .max(2)
      .optional(),
    branches: z.array(z.array(part).min(1).max(3)).min(1).max(3),
    /** The only wire back is cut. */
    gap: z.boolean().optional(),
  },
  {
    draw: ({ cells, supply: text, main = [], branches, gap = false }) => {
      const half = 4 + (cells - 1) * 9;
      const marks: Mark[] = [
        ...Array.from({ length: cells - 1 }, (_, at): Mark => {
          const x = 160 + (at - (cells - 1) / 2) * 18;
          return line([x + 4, 40], [x + 14, 40]);
        }),
        ...supply(cells),
      ];
      if (text !== undefined) marks.push(label([160, 12], text));
      const { beside, below } = rowsOf({ cells, main, branches });
      marks.push(
        ...beside.flatMap(drawRow),
        ...(beside[0] === undefined ? [line([left, 40], [160 - half, 40])] : []),
        ...(beside[1] === undefined ? [line([160 + half, 40], [right, 40])] : []),
      );
      const [top, y] = [below[0]?.y ?? 40, below.at(-1)?.y ?? 40];
      below.forEach((one, at) => {
        marks.push(...drawRow(one));
        if (at < below.length - 1) marks.push(circle([left, one.y], 4, { fill: 'line' }), circle([right, one.y], 4, { fill: 'line' }));
      });
      marks.push(line([left, 40], [left, y]));
      if (gap) {
        const middle = (40 + top) / 2;
        marks.push(line([right, 40], [right, middle - 13]), line([right, middle + 13], [right, y]));
      } else marks.push(line([right, 40], [right, y]));
      const deep = branches.at(-1)?.some((one) => one.across !== undefined) === true ? 76 : 26;
      return { width: fullWidth, height: y + deep, marks };
    },
    describe: ({ cells, supply: text, main = [], branches, gap = false }) => {
      const source = `${cardinal(cells)} ${cells === 1 ? 'cell' : 'cells in a row'}${text === undefined ? '' : ` marked ${text}`}`;
      const [only] = branches;
      const cut = gap ? ' There is a gap in the wire on the right.' : '';
      if (branches.length === 1)
        return `A circuit diagram: one loop with ${listed([source, ...main.map(said), ...(only ?? []).map(said)])}.${cut}`;
      return `A circuit diagram with ${listed([source, ...main.map(said)])}. Then the wire splits into ${cardinal(branches.length)} branches that come together again. ${branches.map((parts, at) => `Branch ${at + 1} has ${listed(parts.map(said))}.`).join(' ')}${cut}`;
    },
    sample: ({ int, pick }) => {
      const parts = (most: number, meters: boolean): Part[] =>
        Array.from({ length: int(1, most) }, (_, at) => ({
          part: pick(partNames.filter((name) => name !== 'cell' && name !== 'battery')),
          ...pick([{}, { text: pick(['4 Ω', '0.5 A', 'P']) }]),
          ...(meters && at === 0 ? pick([{}, { across: '1.5 V' }]) : {}),
        }));
      return {
        cells: int(1, 4),
        ...pick([{}, { supply: '6 V' }]),
        ...pick([
          {},
          { main: [{ part: 'closed switch' as const }] },
          { main: [{ part: 'ammeter' as const, text: '0.4 A' }, { part: 'open switch' as const }] },
        ]),
        branches: Array.from({ length: int(1, 3) }, () => parts(3, true)),
        ...pick([{}, {}, { gap: true }]),
      };
    },
  },
);

/** Symbols side by side, each with a letter below. */
const placeOfSymbol = (at: number, count: number): Point => {
  const across = count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3;
  return [(fullWidth / across) * ((at % across) + 0.5), 44 + Math.floor(at / across) * 106];
};
/** Where the letter of each symbol stands, A first. */
export const placesOfSymbols = (parts: readonly PartName[]): { readonly name: string; readonly at: Point }[] =>
  parts.map((_, at) => {
    const [x, y] = placeOfSymbol(at, parts.length);
    return { name: String.fromCharCode(65 + at), at: [x, y + 38] };
  });

export const circuitSymbols = defineKind(
  'circuit-symbols',
  { parts: z.array(z.enum(partNames)).min(1).max(6) },
  {
    draw: ({ parts }) => {
      const across = parts.length === 1 ? 1 : parts.length === 2 || parts.length === 4 ? 2 : 3;
      const marks = parts.flatMap((name, at): Mark[] => {
        const [x, y] = placeOfSymbol(at, parts.length);
        const half = halfWidth(name);
        return [
          line([x - 42, y], [x - half, y]),
          line([x + half, y], [x + 42, y]),
          ...symbol(name, [x, y]),
          ...(parts.length === 1 ? [] : [label([x, y + 38], String.fromCharCode(65 + at), { bold: true })]),
        ];
      });
      return { width: fullWidth, height: parts.length === 1 ? 88 : Math.ceil(parts.length / across) * 106, marks };
    },
    describe: ({ parts }) =>
      parts.length === 1
        ? `A circuit symbol: ${partLooks[parts[0] as PartName]}.`
        : `Circuit symbols. ${parts.map((name, at) => `${String.fromCharCode(65 + at)} is ${partLooks[name]}.`).join(' ')}`,
    sample: ({ int, pick }) => ({ parts: Array.from({ length: int(1, 6) }, () => pick(partNames)) }),
  },
);
