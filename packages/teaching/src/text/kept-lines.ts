// Lines that are kept word for word, and not joined to sentences: formulas, lists of words, verse.
import type { TidyLine } from './tidy-lines.ts';

/** "adagio = slow": a word and its meaning, without a sum. */
export const meansInWords = /^[^=]*\p{L}{3}[^=]*\s=\s(?!.*\s[x×]\s)[^=÷×+*/^√\d]*\p{L}{3}[^=÷×+*/^√]*$/u;

const plainWords = (text: string): number => (text.match(/\p{L}{3,}/gu) ?? []).length;

/** "acid + alkali → salt + water", in words. */
const isReaction = /^(?=.*\s\+\s)\p{L}[\p{L} +]{2,70} → \p{L}[\p{L} +]{2,70}$/u;
/** x^2 + 5x + 6 = (x + 2)(x + 3) and speed = distance ÷ time. */
export const isFormula = ({ text, code, bullet }: TidyLine): boolean =>
  code ||
  isReaction.test(text) ||
  ((/[=^√≤≥²³⇌]/u.test(text) || (!bullet && text.includes('→') && !text.includes('"')) || /\d\s*[+×÷*/]\s*\d/u.test(text)) &&
    plainWords(text) <= (/=.*\s[×÷]\s/.test(text) ? 10 : 6) &&
    !(text.includes(' = ') && meansInWords.test(text)) &&
    !/[.!?]$/.test(text));

/** So many lines of one or two small words each are a list of words: spellings to learn. */
const fewestOfWords = 3;
const fewestOfPoints = 5;
const longestListed = 32;
const isWord = (line: TidyLine | undefined): line is TidyLine =>
  line !== undefined && !line.code && line.text.length <= longestListed && /^\p{Ll}[\p{L}'’-]*(?: [\p{L}'’-]+)?$/u.test(line.text);
const wordsOfLine = 12;
export const wordList = (
  lines: readonly TidyLine[],
  from: number,
): { readonly texts: readonly string[]; readonly lastLine: number } | undefined => {
  if (isWord(lines[from - 1])) return undefined;
  let at = from;
  while (isWord(lines[at])) at += 1;
  const words = lines.slice(from, at).map(({ text }) => text);
  // Points of two words may be anything; numbered words of one each are spellings.
  if (lines[from]?.bullet === true && (words.length < fewestOfPoints || words.some((word) => word.includes(' ')))) return undefined;
  if (words.length < fewestOfWords) return undefined;
  const rows = Array.from({ length: Math.ceil(words.length / wordsOfLine) }, (_, row) =>
    words.slice(row * wordsOfLine, (row + 1) * wordsOfLine),
  );
  return { texts: rows.map((row) => row.join(', ')), lastLine: at - 1 };
};

/** So many short lines, each with a capital and some with a comma at their end, are verse: it is read and not asked about. */
const fewestLines = 3;
const longestVerse = 60;
const isVerse = (line: TidyLine | undefined, small: boolean): boolean =>
  line !== undefined &&
  !line.bullet &&
  !line.code &&
  line.text.length <= longestVerse &&
  line.text.split(' ').length >= 3 &&
  (small || /^["'“]?\p{Lu}/u.test(line.text)) &&
  !/\s[–=-]\s|:\s/.test(line.text);
/** A page that speaks of a poem may have one whose lines begin with small letters. */
export const speaksOfVerse = /\b(?:poems?|poet|stanzas?|quatrains?|rhymes?|enjambment)\b/i;
export const verse = (
  lines: readonly TidyLine[],
  from: number,
  small: boolean,
): { readonly texts: readonly string[]; readonly lastLine: number } | undefined => {
  if ((lines[from - 1]?.text ?? '') !== '') return undefined;
  let at = from;
  if (!isVerse(lines[from], false)) return undefined;
  while (isVerse(lines[at], small)) at += 1;
  const texts = lines.slice(from, at).map(({ text }) => text);
  const open = texts.filter((text) => /[,;—]$/.test(text)).length;
  return texts.length >= fewestLines && open * 3 >= texts.length ? { texts, lastLine: at - 1 } : undefined;
};
