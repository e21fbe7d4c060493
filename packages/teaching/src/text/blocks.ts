import { glue } from './glue.ts';
import { hasVerb, wordsOf } from './language.ts';
import { limits } from './limits.ts';
import { blocksOfGrid, blocksOfTable, isSafe, lastHeading } from './grid-blocks.ts';
import { dialogue, pairList } from './pairs.ts';
import { isHeadless, tableRows } from './table-rows.ts';
import { tidyLines, type TidyLine } from './tidy-lines.ts';
import { headsTasks } from './unwanted-lines.ts';

/** What a run of lines is. A row keeps its cells with the table's column names; a formula is kept word for word. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'bullet' | 'formula'; readonly text: string; readonly ordered?: boolean }
  /** A blank line behind what stands below a heading: what follows may be of something else. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'pair'; readonly term: string; readonly meaning: string; readonly joint: string; readonly isMeaning?: boolean }
  | { readonly kind: 'row'; readonly columns: readonly string[]; readonly cells: readonly string[] };

const ends = /[.!?:;]["')\]]?$/;
const joining =
  /(?:\b(?:a|an|the|of|and|or|in|on|at|to|by|for|with|from|that|which|because|as|is|are|was|were|their|its|his|her|into|than|it|called|but|so|if|when)|,|-)$/i;
const plainWords = (text: string): number => (text.match(/\p{L}{3,}/gu) ?? []).length;

/** "acid + alkali → salt + water", in words. */
const isReaction = /^(?=.*\s\+\s)\p{L}[\p{L} +]{2,70} → \p{L}[\p{L} +]{2,70}$/u;
/** x^2 + 5x + 6 = (x + 2)(x + 3) and speed = distance ÷ time. */
const isFormula = ({ text, code, bullet }: TidyLine): boolean =>
  code ||
  isReaction.test(text) ||
  ((/[=^√≤≥²³⇌]/u.test(text) || (!bullet && text.includes('→') && !text.includes('"')) || /\d\s*[+×÷*/]\s*\d/u.test(text)) &&
    plainWords(text) <= 6 &&
    !(text.includes(' = ') && meansInWords.test(text)) &&
    !/[.!?]$/.test(text));
/** "adagio = slow": a word and its meaning, without a sum. */
const meansInWords = /^[^=]*\p{L}{3}[^=]*\s=\s(?!.*\s[x×]\s)[^=÷×+*/^√\d]*\p{L}{3}[^=÷×+*/^√]*$/u;

const asksForHeading = /^(?:how|why|what|when|where|who|which)\b/i;
const isHeading = (line: TidyLine, previous: TidyLine | undefined, next: TidyLine | undefined, hurried = false): boolean => {
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
const isCapitals = (text: string): boolean => text.length > 3 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

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
const beginsEntry = /^(?:\p{L}[\p{L}' ]{1,28}(?::\s|\s[–=-]\s)\S|\d{3,4}\s*[-–:]\s)/u;

/** Hurried notes: a line a thought, hardly a capital or a full stop. */
const areHurried = (lines: readonly TidyLine[]): boolean => {
  const filled = lines.filter(({ text }) => text !== '');
  const small = filled.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const stops = filled.filter(({ text }) => /[.!?]["')\]]?$|\p{L}{3}[.!?]\s+\p{Lu}/u.test(text)).length;
  return filled.length > 2 && small >= filled.length * 0.5 && stops <= filled.length * 0.2;
};

/** A page of prose has most of its lines as long as the page is wide; where most are short, a line is a thought. */
const longShare = 0.35;
const areThoughts = (lines: readonly TidyLine[], width: number): boolean => {
  const filled = lines.filter(({ text, code, cells }) => text !== '' && !code && cells.length < 2);
  return filled.length > 5 && filled.filter(({ text }) => text.length >= width * 0.75).length < filled.length * longShare;
};

/** "… forms a" and below it "spit: a long ridge of sand": the word belongs to the sentence. */
const goesOnSmall = /^\p{Ll}[\p{L}' ]{1,28}:\s/u;
const isCarriedOn = (open: string, next: string, width: number, slides: boolean): boolean => {
  if (slides && /^[\p{Lu}\d"“]/u.test(next)) return joining.test(open);
  if (width === Number.POSITIVE_INFINITY) return joining.test(open);
  if (beginsEntry.test(next) && !(goesOnSmall.test(next) && !ends.test(open) && (joining.test(open) || open.length >= width * 0.65)))
    return false;
  // Each line of a chain has its own arrows.
  if (open.includes('→') && next.includes('→') && /^\p{Lu}/u.test(next)) return false;
  if (/^\p{Ll}/u.test(next) && !/[.!?]["')]?$/.test(open)) return true;
  if (ends.test(open)) return false;
  // "Limited = ..." with a capital in the next line ends with its line.
  if (/^\p{Lu}/u.test(next) && /^\p{Lu}[^=]{1,30} = \p{L}/u.test(open)) return joining.test(open);
  if (/^\p{Lu}/u.test(next) && beginsEntry.test(open) && !joining.test(open) && open.length < width * 0.95) return false;
  return joining.test(open) || open.length >= width * (/^\p{Lu}/u.test(next) ? 0.8 : 0.65);
};

/** The first line of a page that is no sentence is its title, and a line on who wrote it belongs to it. */
const titleOf = (lines: readonly TidyLine[]): { readonly text: string; readonly lastLine: number } | undefined => {
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
  if (/^[^:]{2,40}:\s/.test(line.text) && next.text !== '') return undefined;
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

/** So many lines of one or two small words each are a list of words: spellings to learn. */
const fewestOfWords = 3;
const fewestOfPoints = 5;
const longestListed = 32;
const isWord = (line: TidyLine | undefined): line is TidyLine =>
  line !== undefined && !line.code && line.text.length <= longestListed && /^\p{Ll}[\p{L}'’-]*(?: [\p{L}'’-]+)?$/u.test(line.text);
const wordsOfLine = 12;
const wordList = (
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

/** Slides and posters have a capital for each line and no full stop: a new line is a new thought. */
const areSlides = (lines: readonly TidyLine[]): boolean => {
  const filled = lines.filter(({ text, code }) => text !== '' && !code);
  const stops = filled.filter(({ text }) => /[.!,;]["')]?$/.test(text)).length;
  const capitals = filled.filter(({ text }) => /^[\p{Lu}\d"“]/u.test(text)).length;
  return filled.length > 5 && stops <= filled.length * 0.2 && capitals >= filled.length * 0.7;
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
const speaksOfVerse = /\b(?:poems?|poet|stanzas?|quatrains?|rhymes?|enjambment)\b/i;
const verse = (
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

/** "Italian terms" above a list of words and meanings is its heading, whatever that list begins with. */
const headsList = (lines: readonly TidyLine[], at: number): boolean => {
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

/** Not a heading, nor what leads over to a list. */
const isFilled = (block: Block | undefined): boolean =>
  block !== undefined && block.kind !== 'heading' && block.kind !== 'gap' && !(block.kind === 'paragraph' && block.text.endsWith(':'));

/** Lines to blocks: wrapped lines and broken words are joined, headings, bullets, tables and formulas told apart. */
export const blocksOf = (text: string): readonly Block[] => {
  const lines = tidyLines(text);
  const hurried = areHurried(lines);
  const width = hurried ? Number.POSITIVE_INFINITY : wrapWidth(lines);
  const slides = areSlides(lines) || areThoughts(lines, width);
  const whole = text.slice(0, limits.letters / 4).toLowerCase();
  const hasVerse = speaksOfVerse.test(whole);
  const blocks: Block[] = [];
  /** `last` is the line that was added last: its length tells whether it was wrapped. */
  let open: { kind: 'paragraph' | 'bullet'; text: string; last: string; ordered?: boolean } | undefined;
  const close = (): void => {
    if (open) blocks.push({ kind: open.kind, text: open.text, ...(open.ordered === true ? { ordered: true } : {}) });
    open = undefined;
  };
  const title = titleOf(lines);
  if (title) blocks.push({ kind: 'heading', text: title.text.replace(/:$/, '') });
  for (let at = title === undefined ? 0 : title.lastLine + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    if (open && open.text.length > limits.paragraph) close();
    if (line.grid !== undefined) {
      close();
      blocks.push(...blocksOfGrid(line.grid, lastHeading(blocks)));
      continue;
    }
    if (line.heads === true) {
      close();
      blocks.push({ kind: 'heading', text: line.text.replace(/:$/, '') });
      continue;
    }
    const spoken = dialogue(lines, at);
    if (spoken) {
      close();
      blocks.push(...spoken.texts.map((row) => ({ kind: 'formula' as const, text: row })));
      at = spoken.lastLine;
      continue;
    }
    const list = pairList(lines, at, whole);
    if (list) {
      close();
      // "ALMS = gifts to the poor" in capitals above words in small letters heads them.
      const [head, ...others] = list.pairs;
      if (head !== undefined && isCapitals(head.term) && (lines[at - 1]?.text ?? '') === '' && !others.some(({ term }) => isCapitals(term)))
        blocks.push({ kind: 'heading', text: head.term });
      blocks.push(...list.pairs.map((pair) => ({ kind: 'pair' as const, ...pair })));
      at = list.lastLine;
      continue;
    }
    const poem = verse(lines, at, hasVerse);
    if (poem) {
      close();
      blocks.push(...poem.texts.map((row) => ({ kind: 'formula' as const, text: row })));
      at = poem.lastLine;
      continue;
    }
    const table = tableRows(lines, at);
    const words = table === undefined ? wordList(lines, at) : undefined;
    if (words) {
      close();
      blocks.push(...words.texts.map((row) => ({ kind: 'formula' as const, text: row })));
      at = words.lastLine;
      continue;
    }
    if (table) {
      close();
      blocks.push(...blocksOfTable(table).filter((block) => block.kind !== 'formula' || isSafe(block.text)));
      at = table.lastLine;
    } else if (line.text === '') {
      close();
      if (isFilled(blocks.at(-1))) blocks.push({ kind: 'gap' });
    } else if (headsList(lines, at)) {
      close();
      blocks.push({ kind: 'heading', text: line.text.replace(/:$/, '') });
    } else if (isFormula(line)) {
      close();
      if (isSafe(line.text)) blocks.push({ kind: 'formula', text: line.text });
    } else if (!line.bullet && open && !isHeadingAfterBullet(open, lines, at) && isCarriedOn(open.last, line.text, width, slides))
      open = { ...open, text: glue(open.text, line.text, whole), last: line.text };
    else if (isHeading(line, lines[at - 1], lines[at + 1], hurried)) {
      close();
      blocks.push({ kind: 'heading', text: line.text.replace(/:$/, '') });
    } else {
      if (!open || line.bullet || open.kind === 'bullet' || !ends.test(open.text) || beginsEntry.test(line.text)) {
        close();
        open = { kind: line.bullet ? 'bullet' : 'paragraph', text: line.text, last: line.text, ordered: line.ordered === true };
      } else open = { ...open, text: `${open.text} ${line.text}`, last: line.text };
    }
  }
  close();
  return blocks;
};
