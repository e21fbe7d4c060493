import { standingOf } from './standing.ts';
import type { Statement } from './read-notes.ts';

const shown = (cells: readonly string[]): string => cells.map((cell) => (cell === '' ? '–' : cell)).join('; ');
const line = ([first = '', ...rest]: readonly string[]): string => (first === '' ? shown(rest) : `${first}: ${shown(rest)}`);

const opened = /^[^.:–-]{2,24}(?: [–-]|:) /u;
const mostOfRest = 9;
/** "Type 1 - the pancreas makes too little insulin. Usually starts in childhood.": what has no subject goes on with its line. */
const isRest = (one: Statement): boolean =>
  one.kind === 'sentence' &&
  one.pair === undefined &&
  !one.bullet &&
  one.stops &&
  !opened.test(one.text) &&
  one.text.split(' ').length <= mostOfRest &&
  standingOf(one) === 'point';
const goesOn = (one: Statement, last: string): boolean => opened.test(last) && isRest(one);
/** Whether a line of the page goes on with it: without what stands before it says nothing. */
export const isRestOf = (one: Statement, before: Statement | undefined): boolean =>
  before !== undefined && one.section === before.section && isRest(one) && (opened.test(before.text) || isRest(before));

/** The column names of a table are said once, above its first row. */
export const sentencesFor = (
  points: readonly Statement[],
  follows: (one: Statement, before: Statement) => boolean = () => true,
): readonly string[] => {
  let columns = '';
  const told: string[] = [];
  for (const [at, one] of points.entries()) {
    const { text, row, shown: asWritten } = one;
    const [before, last] = [points[at - 1], told.at(-1)];
    if (row !== undefined) {
      const names = line(row.columns);
      if (names !== columns) told.push(names);
      columns = names;
      told.push(line(row.cells));
    } else if (
      before !== undefined &&
      last !== undefined &&
      goesOn(one, last) &&
      one.section === before.section &&
      !before.bullet &&
      follows(one, before)
    )
      told[told.length - 1] = `${last} ${text}`;
    else told.push(asWritten ?? text);
  }
  return told;
};
