/** Typographic variants that a reader may choose freely: spaces, quotation marks, dashes, and marks in front of list items. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/^[ \t]*(?:[-•*]|\d{1,2}[.)])[ \t]+/gm, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Levenshtein distance, one row at a time. */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** Wrong, missing and added characters in percent of the true text. */
export const characterErrorRate = (truth: string, read: string): number =>
  (100 * editDistance(comparable(truth), comparable(read))) / comparable(truth).length;

/** Whether a phrase survived, whatever the line breaks. */
export const keepsPhrase = (read: string, phrase: string): boolean =>
  comparable(read).toLowerCase().includes(comparable(phrase).toLowerCase());
