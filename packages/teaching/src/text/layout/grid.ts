import type { Cell } from './cells.ts';

/** Lines that stand in columns: each line with one place a column, empty where it says nothing there. */
export type Grid = {
  readonly lines: readonly (readonly string[])[];
  /** The line of the page behind its last one. */
  readonly end: number;
  /** How far from each other its columns begin. */
  readonly widths: readonly number[];
  /** Each line is known to be a whole row. */
  readonly isRuled?: boolean;
};

const near = 1;
/** What two columns are called: below it begins a table of its own. */
const ofColumns =
  /^(?:key )?(?:words?|terms?|vocab(?:ulary)?|dates?|years?|events?|names?|meanings?|definitions?|persons?|people|places?|causes?|effects?)$/i;
const longestHeading = 5;
/** "Timeline" alone between rows that are whole heads what stands below it, where that has columns of its own. */
const headsNext = (own: readonly Cell[], before: readonly (readonly Cell[])[], next: readonly (readonly Cell[])[]): boolean => {
  const [cell] = own;
  const [head = [], row = []] = next;
  if (cell === undefined || own.length > 1 || cell.start > near || head.length < 2 || row.length < 2) return false;
  if (!/^\p{Lu}[^.!,;:=]*$/u.test(cell.text) || cell.text.split(' ').length > longestHeading) return false;
  if (before.length < fewestLines || before.some((cells) => cells.length < 2)) return false;
  return (
    head.every(({ text }) => ofColumns.test(text)) ||
    (before.length > fewestLines &&
      [head, row].every((cells) =>
        cells.slice(1).every(({ start }) => !before.some((one) => one.some((other) => Math.abs(other.start - start) <= near))),
      ))
  );
};
const fewestLines = 2;
const longestRun = 400;

/** Column by column, where it begins at the earliest and at the latest. */
type Places = { readonly first: number; readonly last: number };

const shareOfLines = 0.2;
/** How many columns lines may have: as many as some of them have cells, the most first. */
const countsOf = (several: readonly (readonly Cell[])[]): readonly number[] => {
  const times = new Map<number, number>();
  for (const { length } of several) times.set(length, (times.get(length) ?? 0) + 1);
  const fewest = Math.max(fewestLines, several.length * shareOfLines);
  return [...times]
    .filter(([, found]) => found >= fewest)
    .map(([count]) => count)
    .toSorted((a, b) => b - a);
};

const placesOf = (full: readonly (readonly Cell[])[], columns: number): readonly Places[] =>
  Array.from({ length: columns }, (_, column) => {
    const starts = full.map((cells) => cells[column]?.start ?? 0);
    return { first: Math.min(...starts), last: Math.max(...starts) };
  });

/** No cell of a column begins behind the first of the next one. */
const areApart = (places: readonly Places[]): boolean => places.every(({ last }, at) => last < (places[at + 1]?.first ?? Infinity));

/** The column that a cell stands in: the last one that begins no later. */
const columnOf = ({ start }: Cell, places: readonly Places[]): number => {
  let column = 0;
  for (const [at, { first }] of places.entries()) if (first <= start + near) column = at;
  return column;
};

/** Cells of a line that touch where a cell fills its column: cut where a column begins with a word of its own. */
const cutAt = (line: string, { start, text }: Cell, places: readonly Places[]): readonly Cell[] => {
  const cuts = places
    .filter(({ first, last }) => first === last)
    .map(({ first }) => first)
    .filter((place) => place > start + 1 && place < start + text.length && line[place - 1] === ' ' && line[place] !== ' ');
  return [start, ...cuts].map((from, at) => ({ start: from, text: line.slice(from, cuts[at] ?? start + text.length).trim() }));
};

const startsLine = /^\s*(?:[-–—•●▪◦*]|\d{1,2}[.)])\s/;
/** A line with one cell belongs to the columns where it stands below one that is not the first, or fits into the first. */
const belongs = (line: string, [cell]: readonly Cell[], starts: ReadonlySet<number>, second: number, goesOn: boolean): boolean => {
  if (cell === undefined) return false;
  const isBelow = [...starts].some((start) => start > near && Math.abs(start - cell.start) <= near);
  if (isBelow) return true;
  const fits = cell.start <= near && cell.text.length < second - near && !startsLine.test(line);
  // What begins with a capital may head the next part: it belongs where the columns end with it, or go on.
  return fits && (/^[\p{Ll}(]/u.test(cell.text) || goesOn);
};

/** Two blanks between its cells. */
const isNarrow = (cells: readonly Cell[]): boolean =>
  cells.slice(1).every(({ start }, at) => start - ((cells[at]?.start ?? 0) + (cells[at]?.text.length ?? 0)) < 3);
const isBelowAny = ([, ...opening]: readonly Cell[], next: readonly (readonly Cell[])[]): boolean =>
  (opening.length > 1 && next[0]?.length === opening.length + 1) ||
  next.some((cells) => cells.slice(1).some(({ start }) => opening.some((cell) => Math.abs(cell.start - start) <= near)));

/** The grid that begins at a line of the page, if one does. `cells` are those of all its lines. */
export const gridAt = (lines: readonly string[], cells: readonly (readonly Cell[])[], from: number): Grid | undefined => {
  const opening = cells[from] ?? [];
  if (opening.length < 2 || (isNarrow(opening) && !isBelowAny(opening, cells.slice(from + 1, from + 4)))) return undefined;
  const starts = new Set(opening.map(({ start }) => start));
  let second = opening[1]?.start ?? 0;
  let end = from + 1;
  let isLoose = false;
  for (; end < lines.length && end - from < longestRun; end += 1) {
    const own = cells[end] ?? [];
    if (own.length === 0) {
      // A blank line stands in a table only where all its rows are set apart, or its columns go on at the same places.
      const next = cells[end + 1] ?? [];
      const fits = next.length > 1 && next.slice(1).every(({ start }) => [...starts].some((place) => Math.abs(place - start) <= near));
      if (fits && (end === from + 1 || isLoose)) {
        isLoose = true;
        continue;
      }
      break;
    }
    if (headsNext(own, cells.slice(from, end), cells.slice(end + 1, end + 3))) break;
    if (own.length > 1) {
      for (const { start } of own) starts.add(start);
      second = Math.min(second, own[1]?.start ?? second);
    } else if (
      !belongs(lines[end] ?? '', own, starts, second, /\p{Ll}/u.test(lines[end] ?? '') && (cells[end + 1] ?? []).length !== 1) &&
      !isTight(lines[end] ?? '', opening)
    )
      break;
  }
  while (end > from + 1 && (cells[end - 1] ?? []).length === 0) end -= 1;
  return read(lines, cells, from, end);
};

/** "Great crow seeds bugs woods": each word of a head has one that begins below it. */
const isTight = (line: string, opening: readonly Cell[]): boolean =>
  opening.length > 2 &&
  opening.every(({ start }) => line[start] !== undefined && line[start] !== ' ' && (start === 0 || line[start - 1] === ' '));

const read = (lines: readonly string[], cells: readonly (readonly Cell[])[], from: number, end: number): Grid | undefined => {
  const run = cells.slice(from, end).filter((own) => own.length > 0);
  const several = run.filter((own) => own.length > 1);
  if (several.length < fewestLines) return undefined;
  const found = countsOf(several)
    .map((columns) => ({
      columns,
      places: placesOf(
        several.filter((own) => own.length === columns),
        columns,
      ),
    }))
    .find(({ places }) => areApart(places));
  if (found === undefined) {
    // Columns that begin anywhere are told apart by their number alone, up to the first line that has another.
    const count = run.findIndex((own) => own.length !== (run[0]?.length ?? 0));
    const same = count < 0 ? run : run.slice(0, count);
    return same.length < fewestLines + 1 || (count >= 0 && count < run.length - 1)
      ? undefined
      : { lines: same.map((own) => own.map(({ text }) => text)), end: count < 0 ? end : from + count, widths: [] };
  }
  const { columns, places } = found;
  const told: string[][] = [];
  for (let at = from; at < end; at += 1) {
    const own = cells[at] ?? [];
    if (own.length === 0) continue;
    const row = Array.from({ length: columns }, () => '');
    const isWhole = own.length === columns;
    // The first column of a table that compares has no name.
    if (at === from && own.length === columns - 1 && (own[0]?.start ?? 0) > near) {
      told.push(['', ...own.map(({ text }) => text)]);
      continue;
    }
    for (const [place, cell] of own.entries()) {
      const parts = isWhole ? [cell] : cutAt(lines[at] ?? '', cell, places);
      for (const part of parts) {
        const column = isWhole ? place : columnOf(part, places);
        row[column] = `${row[column] ?? ''} ${part.text}`.trim();
      }
    }
    told.push(row);
  }
  return { lines: told, end, widths: places.map(({ first }, at) => (places[at + 1]?.first ?? Infinity) - first) };
};
