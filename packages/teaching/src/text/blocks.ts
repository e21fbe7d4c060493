import { hasVerb, wordsOf } from './language.ts';
import { tableRows } from './table-rows.ts';
import { tidyLines, type TidyLine } from './tidy-lines.ts';

/** What a run of lines is. A row keeps its cells with the table's column names; a formula is kept word for word. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'bullet' | 'formula'; readonly text: string }
  | { readonly kind: 'row'; readonly columns: readonly string[]; readonly cells: readonly string[] };

const ends = /[.!?:;]["')\]]?$/;
const joining =
  /(?:\b(?:a|an|the|of|and|or|in|on|at|to|by|for|with|from|that|which|because|as|is|are|was|were|their|its|his|her|into|than|it|called|but|so|if|when)|,|-)$/i;
const plainWords = (text: string): number => (text.match(/\p{L}{3,}/gu) ?? []).length;

/** x^2 + 5x + 6 = (x + 2)(x + 3) and speed = distance ÷ time. */
const isFormula = ({ text }: TidyLine): boolean =>
  (/[=^√≤≥²³→⇌]/u.test(text) || /\d\s*[+×÷*/]\s*\d/u.test(text)) && plainWords(text) <= 6 && !/[.!?]$/.test(text);
/** Two stars would read as italics: such a line is left out rather than mangled. */
const isSafe = (formula: string): boolean => !/\*.*\*/.test(formula);

const asksForHeading = /^(?:how|why|what|when|where|who|which)\b/i;
const isHeading = (line: TidyLine, previous: TidyLine | undefined, next: TidyLine | undefined): boolean => {
  const { text } = line;
  const words = text.split(' ').length;
  const fits = !line.bullet && words <= 9 && text.length <= 70 && /^[\p{Lu}\d]/u.test(text) && !/[.;,!]$/.test(text);
  if (!fits || joining.test(text) || /^\d{3,4}\s*[-–—:]/.test(text)) return false;
  if (/^(?:case study|topic|chapter|unit|lesson|part|section)\b[^:]{0,12}:/i.test(text)) return true;
  if (/^[^:]{2,30}:\s+\S/.test(text)) return false;
  const stands = previous === undefined || previous.text === '' || ends.test(previous.text) || previous.bullet || isCapitals(text);
  const opens = next !== undefined && (next.text === '' || next.bullet || /^[\p{Lu}\d"'£(]/u.test(next.text));
  if (!stands || !opens) return false;
  if (text.endsWith(':')) return words <= 4 && !hasVerb(wordsOf(text)) && !(next?.bullet && isFragment(next.text));
  return asksForHeading.test(text) || isCapitals(text) || words < 4 || !hasVerb(wordsOf(text));
};
/** A few words without a verb: an item of a list, no sentence. */
export const isFragment = (item: string): boolean => item.split(' ').length <= 12 && !hasVerb(wordsOf(item)) && !/[:–]/.test(item);
const isCapitals = (text: string): boolean => text.length > 3 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

/** Words that keep their hyphen when a line breaks behind it. */
const hyphenated =
  /\b(?:well|self|non|semi|co|ex|mid|half|low|high|long|short|north|south|east|west|anti|multi|re|two|three|four|five|one|part|full|old|new)-$/i;
const glue = (before: string, after: string, whole: string): string => {
  if (!/\p{L}-$/u.test(before) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`;
  const first = /\p{L}+-$/u.exec(before)?.[0] ?? '';
  const second = /^\p{L}+/u.exec(after)?.[0] ?? '';
  const keeps = hyphenated.test(before) || whole.includes(`${first}${second}`);
  return keeps ? `${before}${after}` : `${before.slice(0, -1)}${after}`;
};

/** After a bullet without a full stop, a short line with a capital begins a new part. */
const isHeadingAfterBullet = (open: { readonly kind: string; readonly text: string }, lines: readonly TidyLine[], at: number): boolean => {
  const line = lines[at];
  return (
    line !== undefined &&
    open.kind === 'bullet' &&
    !joining.test(open.text) &&
    line.text.split(' ').length <= 5 &&
    isHeading(line, lines[at - 1], lines[at + 1])
  );
};

const wrapWidth = (lines: readonly TidyLine[]): number => {
  const lengths = lines
    .map(({ text }) => text.length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 80;
};

const isCarriedOn = (open: string, next: string, width: number): boolean => {
  if (/^\p{Ll}/u.test(next) && !/[.!?]["')]?$/.test(open)) return true;
  if (ends.test(open)) return false;
  return joining.test(open) || open.length >= Math.min(width * 0.65, 60);
};

/** Lines to blocks: wrapped lines and broken words are joined, headings, bullets, tables and formulas told apart. */
export const blocksOf = (text: string): readonly Block[] => {
  const lines = tidyLines(text);
  const width = wrapWidth(lines);
  const whole = text.toLowerCase();
  const blocks: Block[] = [];
  let open: { kind: 'paragraph' | 'bullet'; text: string } | undefined;
  const close = (): void => {
    if (open) blocks.push(open);
    open = undefined;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    const table = tableRows(lines, at);
    if (table) {
      close();
      blocks.push(...table.rows.map((cells) => ({ kind: 'row' as const, columns: table.columns, cells })));
      at = table.lastLine;
    } else if (line.text === '') close();
    else if (isFormula(line)) {
      close();
      if (isSafe(line.text)) blocks.push({ kind: 'formula', text: line.text });
    } else if (!line.bullet && open && !isHeadingAfterBullet(open, lines, at) && isCarriedOn(open.text, line.text, width))
      open.text = glue(open.text, line.text, whole);
    else if (isHeading(line, lines[at - 1], lines[at + 1])) {
      close();
      blocks.push({ kind: 'heading', text: line.text.replace(/:$/, '') });
    } else {
      if (!open || line.bullet || open.kind === 'bullet' || !ends.test(open.text)) {
        close();
        open = { kind: line.bullet ? 'bullet' : 'paragraph', text: line.text };
      } else open.text = `${open.text} ${line.text}`;
    }
  }
  close();
  return blocks;
};
