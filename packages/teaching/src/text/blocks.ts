import { hasVerb, wordsOf } from './language.ts';
import { limits } from './limits.ts';
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
  const stands =
    previous === undefined || previous.text === '' || ends.test(previous.text) || previous.bullet || isCapitals(text) || text.endsWith(':');
  const opens = next !== undefined && (next.text === '' || next.bullet || /^[\p{Lu}\d"'£(]/u.test(next.text) || isCapitals(text));
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
/** A broken word is looked for at the end of what was read, not in all of it. */
const longestWord = 60;
const glue = (before: string, after: string, whole: string): string => {
  if (!/\p{L}-$/u.test(before.slice(-longestWord)) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`;
  const first = /\p{L}+-$/u.exec(before.slice(-longestWord))?.[0] ?? '';
  const second = /^\p{L}+/u.exec(after.slice(0, longestWord))?.[0] ?? '';
  const keeps = hyphenated.test(before.slice(-longestWord)) || whole.includes(`${first}${second}`);
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

/** "Habitat: ...", "un chat - a cat" and "1066 – ..." begin something of their own. */
const beginsEntry = /^(?:\p{L}[\p{L}' ]{1,28}(?::\s|\s[–-]\s)\S|\d{3,4}\s*[-–:]\s)/u;

/** Hurried notes: a line a thought, hardly a capital or a full stop. */
const areHurried = (lines: readonly TidyLine[]): boolean => {
  const filled = lines.filter(({ text }) => text !== '');
  const small = filled.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const stops = filled.filter(({ text }) => /[.!?](?:\s|$)/.test(text)).length;
  return filled.length > 2 && small >= filled.length * 0.5 && stops <= filled.length * 0.2;
};

const isCarriedOn = (open: string, next: string, width: number): boolean => {
  if (width === Number.POSITIVE_INFINITY) return joining.test(open);
  if (beginsEntry.test(next)) return false;
  if (/^\p{Ll}/u.test(next) && !/[.!?]["')]?$/.test(open)) return true;
  if (ends.test(open)) return false;
  if (/^\p{Lu}/u.test(next) && beginsEntry.test(open) && !joining.test(open) && open.length < width * 0.95) return false;
  return joining.test(open) || open.length >= width * (/^\p{Lu}/u.test(next) ? 0.8 : 0.65);
};

/** Lines to blocks: wrapped lines and broken words are joined, headings, bullets, tables and formulas told apart. */
export const blocksOf = (text: string): readonly Block[] => {
  const lines = tidyLines(text);
  const hurried = areHurried(lines);
  const width = hurried ? Number.POSITIVE_INFINITY : wrapWidth(lines);
  const whole = text.slice(0, limits.letters / 4).toLowerCase();
  const blocks: Block[] = [];
  /** `last` is the line that was added last: its length tells whether it was wrapped. */
  let open: { kind: 'paragraph' | 'bullet'; text: string; last: string } | undefined;
  const close = (): void => {
    if (open) blocks.push({ kind: open.kind, text: open.text });
    open = undefined;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (open && open.text.length > limits.paragraph) close();
    const table = tableRows(lines, at);
    if (table) {
      close();
      blocks.push(...table.rows.map((cells) => ({ kind: 'row' as const, columns: table.columns, cells })));
      at = table.lastLine;
    } else if (line.text === '') close();
    else if (isFormula(line)) {
      close();
      if (isSafe(line.text)) blocks.push({ kind: 'formula', text: line.text });
    } else if (!line.bullet && open && !isHeadingAfterBullet(open, lines, at) && isCarriedOn(open.last, line.text, width))
      open = { kind: open.kind, text: glue(open.text, line.text, whole), last: line.text };
    else if (isHeading(line, lines[at - 1], lines[at + 1])) {
      close();
      blocks.push({ kind: 'heading', text: line.text.replace(/:$/, '') });
    } else {
      if (!open || line.bullet || open.kind === 'bullet' || !ends.test(open.text) || beginsEntry.test(line.text)) {
        close();
        open = { kind: line.bullet ? 'bullet' : 'paragraph', text: line.text, last: line.text };
      } else open = { kind: open.kind, text: `${open.text} ${line.text}`, last: line.text };
    }
  }
  close();
  return blocks;
};
