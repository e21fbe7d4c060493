import { cellsIn, type Cell } from './cells.ts';

/** Rows of a table that have a blank line between them, and go on in the line below. */
const fewestRows = 3;
const longestRow = 5;
const near = 1;
const shareOfSmall = 0.7;

type Group = { readonly from: number; readonly end: number; readonly rows: readonly (readonly Cell[])[] };

const groupsIn = (lines: readonly string[]): readonly Group[] => {
  const groups: Group[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if ((lines[at] ?? '').trim() === '') continue;
    let end = at;
    while (end < lines.length && (lines[end] ?? '').trim() !== '') end += 1;
    const own = lines.slice(at, end);
    const isFit = own.length <= longestRow && own.every((line) => line.length <= 200 && !line.includes('|'));
    groups.push({ from: at, end, rows: isFit ? own.map(cellsIn) : [] });
    at = end;
  }
  return groups;
};

const opensAlike = ({ rows: [first = []] }: Group, { rows: [other = []] }: Group): boolean =>
  first.length > 1 && first.length === other.length && first.every(({ start }, at) => Math.abs(start - (other[at]?.start ?? -9)) <= near);

const columnOf = ({ start }: Cell, opening: readonly Cell[]): number => {
  let column = -1;
  for (const [at, { start: first }] of opening.entries()) if (start >= first - near) column = at;
  return column;
};

/** The cells of a row, each whole; undefined where a line of it stands in no column. */
const wholeOf = ({ rows: [opening = [], ...below] }: Group): readonly string[] | undefined => {
  const whole = opening.map(({ text }) => text);
  for (const cell of below.flat()) {
    const column = columnOf(cell, opening);
    if (column < 0 || Math.abs(cell.start - (opening[column]?.start ?? -9)) > near) return undefined;
    whole[column] = `${whole[column] ?? ''} ${cell.text}`;
  }
  return whole;
};

/** Each of such rows in one line with ruled columns. */
export const withSpacedRowsWhole = (lines: readonly string[]): readonly string[] => {
  const groups = groupsIn(lines);
  const told: string[] = [];
  let next = 0;
  for (let at = 0; at < groups.length; at += 1) {
    const first = groups[at];
    if (first === undefined) break;
    let last = at;
    while (groups[last + 1] !== undefined && opensAlike(first, groups[last + 1] ?? first)) last += 1;
    const run = groups.slice(at, last + 1);
    const below = run.flatMap(({ rows }) => rows.slice(1).flat());
    const small = below.filter(({ text }) => /^[\p{Ll}(\d]/u.test(text)).length;
    const rows = run.map(wholeOf);
    if (run.length < fewestRows || below.length === 0 || small < below.length * shareOfSmall || rows.includes(undefined)) continue;
    told.push(...lines.slice(next, first.from), ...rows.map((cells) => (cells ?? []).join(' | ')));
    next = groups[last]?.end ?? lines.length;
    at = last;
  }
  return [...told, ...lines.slice(next)];
};
