const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The paragraphs of a cell, one behind the other. */
const inOneLine = (cell: string): string =>
  cell
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h[1-6])>\s*(?=<(?:p|li|h[1-6]|ul|ol)\b)/g, ' ')
    .replaceAll(/<\/?(?:p|li|ul|ol|h[1-6])(?:\s[^>]*)?>/g, ' ')
    .trim();

/** The text of mammoth's HTML: one line a paragraph, cells of a row side by side. `pictureTexts` are the words found in its pictures. */
export const htmlText = (html: string, pictureTexts: readonly string[]): string =>
  html
    .replaceAll(/<img[^>]*picture:(\d+)[^>]*>/g, (_, index: string) => `\n${pictureTexts[Number(index)] ?? ''}\n`)
    // Marks of footnotes and the arrows back to them.
    .replaceAll(/<sup><a [^>]*(?:footnote|endnote)[^>]*>\[\d+\]<\/a><\/sup>/g, '')
    .replaceAll(/<a [^>]*(?:footnote|endnote)-ref[^>]*>↑<\/a>/g, '')
    // What stands in one cell is one line of it, and its neighbours stand behind a bar: a row read on as a sentence says what is not so.
    .replaceAll(/<(td|th)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g, (_, tag: string, cell: string) => `<${tag}>${inOneLine(cell)}</${tag}>`)
    .replaceAll(/<\/(td|th)>\s*<(td|th)/g, '</$1> | <$2')
    .replaceAll(/<(?:ul|ol|table)>/g, '\n')
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h[1-6]|tr|table|ul|ol)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim();
