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

/** Lines without a letter (a rule to write on, a blank) stand between the points of one numbered list. */
const saysNothing = (html: string): boolean => !/\p{L}/u.test(html.replaceAll(/<[^>]+>|&\w+;/g, ''));

/** The points of lists with the marks that Word only draws: a dot, or the number it counts. */
const withMarks = (html: string): string => {
  const open: { readonly isNumbered: boolean; count: number }[] = [];
  let last = { end: -1, count: 0 };
  let told = '';
  let from = 0;
  for (const tag of html.matchAll(/<(\/?)(ul|ol|li)(?:\s[^>]*)?>/g)) {
    const [whole, closes = '', name = ''] = tag;
    told += html.slice(from, tag.index);
    from = tag.index + whole.length;
    if (name === 'li') {
      const list = open.at(-1);
      if (closes === '' && list !== undefined) {
        list.count += 1;
        told += `\n${blank.repeat(2 * (open.length - 1))}${list.isNumbered ? `${list.count}.` : '•'} `;
      } else told += '\n';
    } else if (closes === '') {
      const goesOn = name === 'ol' && open.length === 0 && last.end >= 0 && saysNothing(html.slice(last.end, tag.index));
      open.push({ isNumbered: name === 'ol', count: goesOn ? last.count : 0 });
      told += '\n';
    } else {
      const list = open.pop();
      if (list?.isNumbered === true && open.length === 0) last = { end: from, count: list.count };
      told += '\n';
    }
  }
  return told + html.slice(from);
};

/** A blank line, where the page has one. */
const gap = '\uE001';

/**
 * The text of mammoth's HTML: one line a paragraph, cells of a row side by side. Blanks and tabs stay as they were typed, for they may keep
 * columns apart; so do blank lines and the marks of points. A heading has a blank line above it. `pictureTexts` are the words found in
 * its pictures.
 */
export const htmlText = (html: string, pictureTexts: readonly string[]): string =>
  decoded(
    withMarks(
      html
        .replaceAll(/<img[^>]*picture:(\d+)[^>]*>/g, (_, index: string) => `\n${pictureTexts[Number(index)] ?? ''}\n`)
        // Marks of footnotes and the arrows back to them.
        .replaceAll(/<sup><a [^>]*(?:footnote|endnote)[^>]*>\[\d+\]<\/a><\/sup>/g, '')
        .replaceAll(/<a [^>]*(?:footnote|endnote)-ref[^>]*>↑<\/a>/g, '')
        .replaceAll(/<table(?:\s[^>]*)?>[\s\S]*?<\/table>/g, (table) => `${inColumns(table)}${gap}\n`)
        .replaceAll(/<p(?:\s[^>]*)?>\s*<\/p>/g, `${gap}\n`)
        .replaceAll(/<h[1-6](?:\s[^>]*)?>/g, `\n${gap}\n`)
        // What is left of a table that had another one in a cell: its rows and cells still stand apart.
        .replaceAll(/<\/(?:td|th)>\s*<(?:td|th)/g, (ends) => `${blank.repeat(columnGap)}${ends}`),
    )
      .replaceAll(/<table>/g, '\n')
      .replaceAll(/<br\s*\/?>|<\/(?:p|h[1-6]|tr|table)>/g, '\n')
      .replaceAll(/<[^>]+>/g, ''),
  )
    .split('\n')
    .map((line) => line.replaceAll(blank, ' ').trimEnd())
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(gap, ''))
    .filter((line, at, lines) => line !== '' || (at > 0 && lines[at - 1] !== ''))
    .join('\n')
    .trimEnd();
