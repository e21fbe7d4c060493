const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The paragraphs of a cell, one behind the other. */
const inOneLine = (cell: string): string =>
  cell
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h[1-6])>\s*(?=<(?:p|li|h[1-6]|ul|ol)\b)/g, ' ')
    .replaceAll(/<\/?(?:p|li|ul|ol|h[1-6])(?:\s[^>]*)?>/g, ' ')
    .trim();

const decoded = (text: string): string => text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '');

/** Stands for a blank that keeps columns apart until the others are tidied. */
const blank = '\uE000';
const columnGap = 4;
/** A table's lines are no wider than this: cells behind a very long one stand where they come. */
const widest = 240;

/** A table as a page shows it: each row one line, its cells below each other. Read on as a sentence a row says what is not so. */
const inColumns = (table: string): string => {
  const rows = [...table.matchAll(/<tr(?:\s[^>]*)?>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(td|th)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)].map(([, , cell = '']) =>
      inOneLine(cell)
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/\s+/g, ' '),
    ),
  );
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, decoded(cell).length);
  const starts = [0];
  for (const [at, width] of widths.entries()) starts.push((starts[at] ?? 0) + width + columnGap);
  const lineOf = (row: readonly string[]): string => {
    let line = '';
    let length = 0;
    for (const [at, cell] of row.entries()) {
      const start = starts[at] ?? 0;
      const blanks = at === 0 ? 0 : Math.max(columnGap, Math.min(start, widest) - length);
      line += `${blank.repeat(blanks)}${cell}`;
      length += blanks + decoded(cell).length;
    }
    return line;
  };
  return `\n${rows.map((row) => `${lineOf(row)}\n`).join('')}`;
};

/** The text of mammoth's HTML: one line a paragraph, cells of a row side by side. `pictureTexts` are the words found in its pictures. */
export const htmlText = (html: string, pictureTexts: readonly string[]): string =>
  decoded(
    html
      .replaceAll(/<img[^>]*picture:(\d+)[^>]*>/g, (_, index: string) => `\n${pictureTexts[Number(index)] ?? ''}\n`)
      // Marks of footnotes and the arrows back to them.
      .replaceAll(/<sup><a [^>]*(?:footnote|endnote)[^>]*>\[\d+\]<\/a><\/sup>/g, '')
      .replaceAll(/<a [^>]*(?:footnote|endnote)-ref[^>]*>↑<\/a>/g, '')
      .replaceAll(/<table(?:\s[^>]*)?>[\s\S]*?<\/table>/g, inColumns)
      // What is left of a table that had another one in a cell: its rows and cells still stand apart.
      .replaceAll(/<\/(?:td|th)>\s*<(?:td|th)/g, (ends) => `${blank.repeat(columnGap)}${ends}`)
      .replaceAll(/<(?:ul|ol|table)>/g, '\n')
      .replaceAll(/<br\s*\/?>|<\/(?:p|li|h[1-6]|tr|table|ul|ol)>/g, '\n')
      .replaceAll(/<[^>]+>/g, ''),
  )
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(blank, ' ')
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim();
