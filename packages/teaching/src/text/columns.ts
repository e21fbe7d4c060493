/** A row of readings from an experiment is not learned by heart. */
export const isMeasured = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell) => /^[+−-]?[\d.,]+\D?$/.test(cell.trim()));

const isReading = (cell: string): boolean => /^[+−-]?[\d.,]+\s?\p{L}{0,3}%?$/u.test(cell.trim());
/** "Test 1", "Mean": what was measured, and how often. */
const ofReadings = /^(?:(?:test|trial|attempt|repeat|reading|go|try|run)s? ?\d|mean|average)$/i;
/** A table whose first line is a reading as well has no names for its columns; one of readings is not learned by heart either. */
export const hasNoNames = (columns: readonly string[]): boolean =>
  columns.slice(1).every(isReading) ||
  // "a) 37 | 32 + 4 + 1 | ✓": a sum of an exercise.
  columns.some((column) => /^[✓✗→=]+$|^\(?[a-h]\)\s|\d\s*=\s*\d/.test(column)) ||
  columns.some((column) => ofReadings.test(column));

const isFigure = (cell: string): boolean => /^[£＄+−-]?[\d.,]+\s?(?:%|\p{L}{0,3})$/u.test(cell.trim());
/** Figure beside figure: such a table is looked up, and not learned by heart. */
export const areFigures = ([, ...cells]: readonly string[]): boolean =>
  (cells.length > 1 && cells.every(isFigure)) || cells.every((cell) => /^(?:yes|no|true|false|✓|x)$/i.test(cell));

const withUnit = /^[+−-]?\d[\d.,]*\s?(?:°C?|%|(?:k|m|c)?[gmlNVAJs]|ml|cm3|secs?|seconds?|mins?|minutes?)$/u;
const measured = /\b(?:time|distance|height|mass|temperature|length|reading|result|speed|current|voltage|volume|bounce|growth)s?\b/i;
/** "40°C | time to melt": what was set and what was read of it, in somebody's own experiment. */
export const isOwnReading = (columns: readonly string[], cells: readonly string[]): boolean =>
  withUnit.test(cells[0] ?? '') && columns.slice(1).every((column) => measured.test(column));

/** "Feature | Animal cell | Plant cell": the columns are what is compared, and the rows what they are compared by. */
export const compares = (columns: readonly string[]): boolean =>
  columns.length > 2 && /^(?:|features?|aspects?|propert(?:y|ies)|similarit(?:y|ies)|differences?|point)$/i.test(columns[0] ?? '');
