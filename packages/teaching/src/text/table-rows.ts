import { limits } from './limits.ts';
import type { TidyLine } from './tidy-lines.ts';

type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly lastLine: number };

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
  return rows.length > 0 && (rows.length > 1 || columns.length > 2) ? { columns, rows, lastLine: at - 1 } : undefined;
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
/** Whether the first line of a table is one of its rows, and names no columns. */
export const isHeadless = (columns: readonly string[], rows: readonly (readonly string[])[]): boolean => {
  const firsts = [columns, ...rows].map(([cell = '']) => cell.toLowerCase());
  return (
    columns.slice(1).some(isCell) &&
    columns.every((cell) => !cell.endsWith('?')) &&
    firsts.every((cell) => /\p{L}{2}/u.test(cell)) &&
    new Set(firsts).size === firsts.length
  );
};

const longestKey = 5;
/** The column that tells the rows apart stands first: two rows on bacteria are known by their diseases. */
const byKey = (table: Table): Table => {
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
