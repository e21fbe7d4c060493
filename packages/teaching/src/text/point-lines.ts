import type { Statement } from './read-notes.ts';

const shown = (cells: readonly string[]): string => cells.map((cell) => (cell === '' ? '–' : cell)).join('; ');
const line = ([first = '', ...rest]: readonly string[]): string => (first === '' ? shown(rest) : `${first}: ${shown(rest)}`);

/** The column names of a table are said once, above its first row. */
export const sentencesFor = (points: readonly Statement[]): readonly string[] => {
  let columns = '';
  return points.flatMap(({ text, row, shown: asWritten }) => {
    if (row === undefined) return [asWritten ?? text];
    const names = line(row.columns);
    const isNew = names !== columns;
    columns = names;
    return isNew ? [names, line(row.cells)] : [line(row.cells)];
  });
};
