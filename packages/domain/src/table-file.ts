/** A field of a table file (RFC 4180): text in quotes, and never a formula to the program that opens it. */
export const tableField = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** Lines of a table file, the head first. */
export const tableFile = (lines: readonly (readonly (string | number | null)[])[]): string =>
  lines.map((line) => `${line.map(tableField).join(',')}\r\n`).join('');
