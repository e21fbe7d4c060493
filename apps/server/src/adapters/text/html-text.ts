const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of mammoth's HTML: one line a paragraph, cells of a row side by side. `pictureTexts` are the words found in its pictures. */
export const htmlText = (html: string, pictureTexts: readonly string[]): string =>
  html
    .replaceAll(/<img[^>]*picture:(\d+)[^>]*>/g, (_, index: string) => `\n${pictureTexts[Number(index)] ?? ''}\n`)
    // Marks of footnotes and the arrows back to them.
    .replaceAll(/<sup><a [^>]*(?:footnote|endnote)[^>]*>\[\d+\]<\/a><\/sup>/g, '')
    .replaceAll(/<a [^>]*(?:footnote|endnote)-ref[^>]*>↑<\/a>/g, '')
    .replaceAll(/<\/(td|th)>\s*<(td|th)/g, '</$1> <$2')
    .replaceAll(/<\/p>\s*<\/(td|th)>/g, '</$1>')
    .replaceAll(/<(?:ul|ol|table)>/g, '\n')
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h[1-6]|tr|table|ul|ol)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim();
