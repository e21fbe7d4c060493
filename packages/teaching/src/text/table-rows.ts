import { isEnglish } from './language.ts';
import { limits } from './limits.ts';
import type { TidyLine } from './tidy-lines.ts';

type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly lastLine: number;
  readonly isSetApart?: boolean;
};

const chunksByCapital = (text: string): string[] => text.split(/\s+(?=\p{Lu})/u);
const isRule = (cells: readonly string[]): boolean => cells.length > 1 && cells.every((cell) => /^[-:=\s]+$/.test(cell));

/** The first column of a table that compares has no name: its header has one cell fewer, and begins further in. */
const columnsAt = (lines: readonly TidyLine[], from: number): readonly string[] => {
  const [line, next, third] = [lines[from], lines[from + 1], lines[from + 2]];
  const cells = line?.cells ?? [];
  const isShort = (line?.indent ?? 0) > 0 && next?.cells.length === cells.length + 1 && third?.cells.length === cells.length + 1;
  return isShort && cells.length > 1 ? ['', ...cells] : cells;
};

/** A table whose columns stand apart (bars, tabs or wide gaps): two lines or more with the same number of cells. */
const apart = (lines: readonly TidyLine[], from: number): Table | undefined => {
  const columns = columnsAt(lines, from);
  if (columns.length < 2 || columns.length > limits.columns) return undefined;
  const rows: (readonly string[])[] = [];
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const cells = lines[at]?.cells ?? [];
    if (isRule(cells)) {
      // Rules without a row between them are no table: without this, each of them would look through all the others.
      if (isRule(lines[at - 1]?.cells ?? [])) break;
      continue;
    }
    if (cells.length !== columns.length) break;
    rows.push(cells);
  }
  return rows.length > 0 && (rows.length > 1 || columns.length > 2)
    ? { columns, rows, lastLine: at - 1, isSetApart: isRule(lines[from + 1]?.cells ?? []) }
    : undefined;
};

/** A table that lost its gaps: a header of single capitalised words, then lines with one capital a column. */
const runTogether = (lines: readonly TidyLine[], from: number): Table | undefined => {
  const header = lines[from]?.text ?? '';
  const columns = chunksByCapital(header);
  const isHeader = columns.length >= 3 && !/[.!?,;]/.test(header) && columns.every((column) => /^\p{Lu}\p{Ll}{2,}$/u.test(column));
  if (!isHeader) return undefined;
  const rows: string[][] = [];
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? '';
    const cells = chunksByCapital(text);
    if (cells.length !== columns.length || /[.!?|]|[-,]$/.test(text) || cells.some((cell) => cell.split(' ').length > 5)) break;
    rows.push(cells);
  }
  return rows.length > 1 ? { columns, rows, lastLine: at - 1 } : undefined;
};

/** A name of a column is short: a line of a list, or several words, is a cell. */
const longestName = 5;
const isCell = (text: string): boolean => {
  const words = text.split(' ').length;
  return words > longestName || (words > 2 && /,\s/.test(text));
};
/** What columns are called: kinds of things, and not things. */
const kindOfThing =
  /^(?:key |main |other )?(?:terms?|words?|meanings?|definitions?|what\b.*|how\b.*|why\b.*|when\b.*|where\b.*|who\b.*|used?\b.*|used for|found\b.*|made\b.*|names?|signs?|symbols?|units?|formulae?|formulas?|examples?|types?|kinds?|features?|functions?|jobs?|parts?|properties|property|uses?|purpose|effects?|causes?|results?|reasons?|advantages?|disadvantages?|pros|cons|strengths?|weakness(?:es)?|similarit(?:y|ies)|differences?|dates?|years?|events?|places?|countr(?:y|ies)|capitals?|person|people|colou?rs?|tests?|stages?|steps?|methods?|quot(?:e|ation)s?|techniques?|sources?|notes?|descriptions?|explanations?|english|french|german|spanish|latin|italian|translations?|numbers?|time|size|mass|charge|location|diet|habitat|animals?|plants?|substances?|metals?|materials?|organs?|god(?:s|dess)?|rulers?|language|topic|theme|characters?)$/i;
/** Whether a column's name says what kind of things stand in it. */
export const isKindOfThing = (cell: string): boolean =>
  kindOfThing.test(cell.trim()) ||
  /\b(?:name|type|kind|example|use|function|job|role|meaning|definition|cause|effect|symptom|treatment|reason|purpose|feature|adaptation|source|symbol|unit|year|date|event|place|evidence|problem|solution)s?\b/i.test(
    cell,
  );
const startsWithFigure = (cell: string): boolean => /^[£＄+−-]?\d/.test(cell);
const isSmall = (cell: string): boolean => /^\p{Ll}/u.test(cell);
const most = (cells: readonly string[], is: (cell: string) => boolean): boolean => cells.filter(is).length * 2 > cells.length;
const areEnglish = (cell: string): boolean => (cell.toLowerCase().match(/\p{L}+/gu) ?? []).every(isEnglish);

const mostLookedAt = 40;
/** A first line that looks like the lines below it is one of them: its cells begin as theirs do, and name no kinds of things. */
const isLikeItsRows = (columns: readonly string[], rows: readonly (readonly string[])[]): boolean => {
  const below = (column: number): readonly string[] =>
    rows
      .slice(0, mostLookedAt)
      .map((cells) => cells[column] ?? '')
      .filter((cell) => cell !== '');
  if (columns.some((cell) => cell === '' || cell.endsWith('?') || kindOfThing.test(cell))) return false;
  if (columns.some((cell, column) => !startsWithFigure(cell) && most(below(column), startsWithFigure))) return false;
  const places = columns.map((_, column) => column).slice(1);
  if (places.some((column) => isSmall(columns[column] ?? '')))
    return places.filter((column) => isSmall(columns[column] ?? '')).every((column) => most(below(column), isSmall));
  // "Zeus   Sky   Eagle": a name heads no column where the others are plain words.
  return !areEnglish(columns[0] ?? '') && places.every((column) => areEnglish(columns[column] ?? '')) && !most(below(0), areEnglish);
};

/** Whether the first line of a table is one of its rows, and names no columns. */
export const isHeadless = (columns: readonly string[], rows: readonly (readonly string[])[]): boolean => {
  const firsts = [columns, ...rows].map(([cell = '']) => cell.toLowerCase());
  if (new Set(firsts).size !== firsts.length) return false;
  return (
    isLikeItsRows(columns, rows) ||
    (columns.slice(1).some(isCell) && columns.every((cell) => !cell.endsWith('?')) && firsts.every((cell) => /\p{L}{2}/u.test(cell)))
  );
};

const longestKey = 5;
/** The column that tells the rows apart stands first: two rows on bacteria are known by their diseases. */
export const byKey = <T extends Pick<Table, 'columns' | 'rows'>>(table: T): T => {
  const { columns, rows } = table;
  const values = (column: number): readonly string[] => rows.map((cells) => (cells[column] ?? '').toLowerCase());
  const isKey = (column: number): boolean => {
    const found = values(column);
    return new Set(found).size === found.length && found.every((cell) => /\p{L}{2}/u.test(cell) && cell.split(' ').length <= longestKey);
  };
  if (columns[0] === '' || columns.length < 3 || new Set(values(0)).size === rows.length) return table;
  const key = columns.findIndex((_, column) => column > 0 && isKey(column));
  if (key < 1) return table;
  const moved = (cells: readonly string[]): readonly string[] => [cells[key] ?? '', ...cells.filter((_, column) => column !== key)];
  return { ...table, columns: moved(columns), rows: rows.map(moved) };
};

/** The table that begins at this line, if one does. */
export const tableRows = (lines: readonly TidyLine[], from: number): Table | undefined => {
  const table = apart(lines, from) ?? runTogether(lines, from);
  return table && byKey(table);
};
