import { isFormula, meansInWords } from './kept-lines.ts';
import { hasVerb, wordsOf } from './language.ts';
import { pairList } from './pairs.ts';
import { isHeadless, tableRows } from './table-rows.ts';
import type { TidyLine } from './tidy-lines.ts';
import { headsTasks } from './unwanted-lines.ts';
import { ends, joining } from './wrapped-lines.ts';

const asksForHeading = /^(?:how|why|what|when|where|who|which)\b/i;
/** Whether a line stands over what follows it. */
export const isHeading = (line: TidyLine, previous: TidyLine | undefined, next: TidyLine | undefined, hurried = false): boolean => {
  const { text } = line;
  if (headsTasks(text)) return true;
  if (text.includes(' = ') && meansInWords.test(text)) return false;
  // "2. PERCENTAGES" and below it what it teaches.
  if (line.bullet && isCapitals(text) && next !== undefined && next.text !== '' && !next.bullet)
    return text.split(' ').length <= 9 && !/[.;,=→]/.test(text.replaceAll(', ', ' '));
  // "Which is more, 1/2 or 2/5?" is a sum.
  if (/\d\s*\/\s*\d[^?]*\?$/.test(text)) return false;
  if (line.bullet && next !== undefined && next.bullet && next.indent > line.indent)
    return text.split(' ').length <= 5 && (isFragment(text) || isCapitals(text)) && !/[=→.]/.test(text);
  if (/^para(?:graph)?\s*\d/i.test(text)) return text.split(' ').length <= 10 && !/[.;,!]$/.test(text);
  const words = text.split(' ').length;
  // Three cells or more are the rest of a table that was lost.
  const fits =
    !line.bullet && line.cells.length < 3 && words <= 9 && text.length <= 70 && /^[\p{Lu}\d]/u.test(text) && !/[.;,!]$/.test(text);
  if (
    !fits ||
    (joining.test(text) && !/ [A-Z]$/.test(text) && !(asksForHeading.test(text) && / it$/i.test(text))) ||
    /^\d{3,4}\s*[-–—:]/.test(text)
  )
    return false;
  if (/^(?:case study|topic|chapter|unit|lesson|part|section)\b[^:]{0,12}:/i.test(text)) return true;
  if (/^[^:]{2,30}:\s+\S/.test(text)) return false;
  // "WATER – 6 glasses a day" says something.
  if (next?.bullet !== true && /\s[–—-]\s+[\p{Ll}\d]/u.test(text) && !/^\D*\s[–—-]\s+\d{3,4}\b/.test(text)) return false;
  // Among hurried notes a gap, or the points below it, make a heading of a few words, however the next line begins.
  const isAlone = hurried && !/[=→:]/.test(text) && words <= 8 && !hasVerb(wordsOf(text));
  if (isAlone && next !== undefined && next.text !== '' && previous?.text === '') return true;
  if (isAlone && next?.bullet === true && next.indent > line.indent) return true;
  const stands =
    previous === undefined || previous.text === '' || ends.test(previous.text) || previous.bullet || isCapitals(text) || text.endsWith(':');
  const opens =
    next !== undefined &&
    (next.text === '' || next.bullet || next.cells.length > 2 || /^[\p{Lu}\d"'£(]/u.test(next.text) || isCapitals(text));
  if (!stands || !opens) return false;
  if (text.endsWith(':')) return words <= 4 && !hasVerb(wordsOf(text)) && !(next?.bullet && isFragment(next.text));
  return asksForHeading.test(text) || isCapitals(text) || words < 4 || !hasVerb(wordsOf(text));
};
/** A few words without a verb: an item of a list, no sentence. */
export const isFragment = (item: string): boolean => item.split(' ').length <= 12 && !hasVerb(wordsOf(item)) && !/[:–]/.test(item);
export const isCapitals = (text: string): boolean => text.length > 3 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

/** After a bullet without a full stop, a short line with a capital begins a new part. */
export const isHeadingAfterBullet = (
  open: { readonly kind: string; readonly text: string },
  lines: readonly TidyLine[],
  at: number,
): boolean => {
  const line = lines[at];
  return (
    line !== undefined &&
    open.kind === 'bullet' &&
    !joining.test(open.text) &&
    line.text.split(' ').length <= 5 &&
    isHeading(line, lines[at - 1], lines[at + 1])
  );
};

/** "Required practical: the speed of sound": what kind of page it is, and what it is on. */
const ofKind =
  /^(?:(?:required |core |class )?practical(?: write[- ]?up)?|experiment|investigation|project|knowledge organi[sz]er|revision notes?)(?: \d+)?: \S/i;

/** The first line of a page that is no sentence is its title, and a line on who wrote it belongs to it. */
export const titleOf = (lines: readonly TidyLine[]): { readonly text: string; readonly lastLine: number } | undefined => {
  const first = lines.findIndex(({ text }) => text !== '');
  const [line, next] = [lines[first], lines[first + 1]];
  if (
    line === undefined ||
    next === undefined ||
    line.bullet ||
    line.code ||
    (line.cells.length > 1 && next.text !== '') ||
    /[.?;:,]["')]?$/.test(line.text) ||
    (line.text.endsWith('!') && next.text !== '')
  )
    return undefined;
  if (/^[^:]{2,40}:\s/.test(line.text) && next.text !== '' && !ofKind.test(line.text)) return undefined;
  const fits = line.text.split(' ').length <= 12 && /^[\p{Lu}\d"']/u.test(line.text) && !joining.test(line.text);
  const by = /^by\s+(?=\p{Lu})/iu.test(next.text) && next.text.length < 60;
  const opens = by || next.text === '' || next.bullet || next.code || /^[\p{Lu}\d"'£(]/u.test(next.text);
  const stands = next.text === '' && /\s[-–—]\s+\p{Lu}/u.test(line.text) && lines[first + 2]?.bullet !== true;
  if (!fits || !opens || isFormula(line) || tableRows(lines, first) !== undefined) return undefined;
  if (!stands && pairList(lines, first) !== undefined) return undefined;
  // A longer line with a verb may be a sentence whose full stop was left out.
  if (
    !by &&
    next.text !== '' &&
    !next.bullet &&
    line.text.split(' ').length > 4 &&
    hasVerb(wordsOf(line.text)) &&
    !/^[^:]{2,40}: /.test(line.text)
  )
    return undefined;
  return { text: by ? `${line.text} ${next.text}` : line.text, lastLine: by ? first + 1 : first };
};

/** "Italian terms" above a list of words and meanings is its heading, whatever that list begins with. */
export const headsList = (lines: readonly TidyLine[], at: number): boolean => {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next === undefined || line.bullet || line.code) return false;
  // A short line right above what stands in columns.
  if (
    next.grid !== undefined &&
    line.text.split(' ').length <= 8 &&
    /^[\p{Lu}\d¿"'][^.!=,;]*[\p{L}\d)?:]$/u.test(line.text) &&
    !joining.test(line.text)
  )
    return true;
  if (line.text.split(' ').length > 5) return false;
  // "4 kinds of oath" above rows of words.
  const table =
    line.cells.length < 2 && /^[\p{Lu}\d][^.!?=:,;]*\p{L}$/u.test(line.text) && next.cells.length > 1
      ? tableRows(lines, at + 1)
      : undefined;
  if (table !== undefined && table.rows.length > 1 && !joining.test(line.text) && isHeadless(table.columns, table.rows)) return true;
  return (
    /^\p{Lu}[^.!?=]*$/u.test(line.text) && !joining.test(line.text) && /^\p{Ll}/u.test(next.text) && pairList(lines, at + 1) !== undefined
  );
};
