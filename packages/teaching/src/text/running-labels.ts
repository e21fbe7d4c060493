import { cellsIn } from './layout/cells.ts';

/** "A  CPU", "B  RAM", "C  Hard disk": so many lines in the order of the alphabet, or of counting, are labels of a figure, or steps. */
const fewest = 3;
/** A part may have lines of its own below it. */
const farthest = 6;

const marks: readonly { readonly of: RegExp; readonly shown: string }[] = [
  { of: /^\s*([A-Z])\s{1,4}(?=\S)/, shown: '' },
  { of: /^\s*(\d{1,2})\s{1,4}(?=\p{Lu})/u, shown: '1. ' },
  { of: /^\s*(\d{1,2})(?:\s*o'clock)?\s*[–—:-]\s+(?=\p{L})/u, shown: '' },
];

/** The parts of a clock begin at 12. */
const first = new Set(['A', '1', '12']);
const isNext = (mark: string, last: string): boolean =>
  /\d/.test(mark)
    ? Number(mark) === Number(last) + 1 || (last === '12' && mark === '1')
    : mark.codePointAt(0) === (last.codePointAt(0) ?? 0) + 1;

/** Without its mark a line begins further left; what stands in columns behind its first words stays below its head. */
const unmarked = (line: string, of: RegExp, shown: string): string => {
  const rest = line.replace(of, shown);
  return rest.replace(/(?<=\S) {3,}(?=\S)/, (gap) => `${gap}${' '.repeat(Math.max(0, line.length - rest.length))}`);
};

const speaksOfVerse = /\b(?:poems?|poetry|stanzas?|quatrains?|rhymes?)\b/i;
const numberedLine = /^\s*(\d{1,2})\s{1,4}(?=[\p{L}"“'‘])/u;
const fewestLines = 6;
/** A poem printed with the numbers of its lines is read, and nothing is asked of a line by itself. */
const withoutNumberedVerse = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => speaksOfVerse.test(line))) return lines;
  const numbered = lines.flatMap((line, at) => {
    const number = numberedLine.exec(line)?.[1];
    return number === undefined ? [] : [{ at, number: Number(number) }];
  });
  const [opening] = numbered;
  const run = opening === undefined ? [] : numbered.filter(({ number }, place) => number === opening.number + place);
  if (opening === undefined || opening.number - 1 + run.length < fewestLines) return lines;
  // The first lines of a page may have lost their numbers: they stand right above.
  const before = Array.from({ length: opening.number - 1 }, (_, up) => opening.at - 1 - up);
  const ofPoem = new Set([...run.map(({ at }) => at), ...before]);
  return lines.map((line, at) => (ofPoem.has(at) ? '' : line));
};

/** Lines without the letters or numbers that only say which one it is: what is left is a point of its own. */
export const withoutRunningLabels = (lines: readonly string[]): readonly string[] => {
  let told = withoutNumberedVerse(lines);
  for (const { of, shown } of marks) {
    const runs: { readonly at: number; readonly mark: string }[][] = [];
    for (const [at, line] of told.entries()) {
      const mark = of.exec(line)?.[1];
      // "1   Vena cava   large vein": a row of a table, whose number is a column.
      if (mark === undefined || (shown !== '' && cellsIn(line).length > 2)) continue;
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (run !== undefined && last !== undefined && isNext(mark, last.mark) && at - last.at <= farthest) run.push({ at, mark });
      else if (first.has(mark)) runs.push([{ at, mark }]);
    }
    const labelled = new Set(runs.filter((run) => run.length >= fewest).flatMap((run) => run.map(({ at }) => at)));
    if (labelled.size > 0) told = told.map((line, at) => (labelled.has(at) ? unmarked(line, of, shown) : line));
  }
  return told;
};
