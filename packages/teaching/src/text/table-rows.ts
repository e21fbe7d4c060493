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

/** The table that begins at this line, if one does. */
export const tableRows = (lines: readonly TidyLine[], from: number): Table | undefined => apart(lines, from) ?? runTogether(lines, from);
