/** A column that only counts or marks its rows: the letters of a diagram's labels, "R" for a formula to be recalled. */
const isMark = (cell: string): boolean => /^(?:\p{L}|\d{1,2}|[✓✗*•])[.)]?$/u.test(cell);
/** What heads a column of numbers that only count. */
const ofNumbers = /^(?:no\.?|number|#)$/i;
/** A grid without the columns that only count or mark its rows. */
export const withoutMarkColumns = (lines: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const width = lines[0]?.length ?? 0;
  const onlyMarks = Array.from({ length: width }, (_, column) => {
    const cells = lines.map((line) => line[column] ?? '').filter((cell) => cell !== '' && !ofNumbers.test(cell));
    const areLetters = cells.every((cell) => /\p{L}/u.test(cell));
    const areCounted =
      column === 0 &&
      cells.every((cell, at) => Number.parseInt(cell, 10) === at + 1) &&
      lines.every((line) => /\p{L}{3}|^$/u.test(line[1] ?? ''));
    return cells.length > 2 && cells.every(isMark) && (areLetters || areCounted);
  });
  const left = onlyMarks.filter((is) => !is).length;
  return left < 2 || left === width ? lines : lines.map((line) => line.filter((_, column) => onlyMarks[column] !== true));
};
