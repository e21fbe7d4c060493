import { glue } from './glue.ts';
import { blocksOfGrid, blocksOfTable, isSafe, lastHeading } from './grid-blocks.ts';
import { headsList, isCapitals, isHeading, isHeadingAfterBullet, titleOf } from './headings.ts';
import { isFormula, speaksOfVerse, verse, wordList } from './kept-lines.ts';
import { limits } from './limits.ts';
import { dialogue, pairList } from './pairs.ts';
import { tableRows } from './table-rows.ts';
import { tidyLines } from './tidy-lines.ts';
import { areHurried, areSentences, areSlides, areThoughts, beginsEntry, ends, isCarriedOn, wrapWidth } from './wrapped-lines.ts';

/** What a run of lines is. A row keeps its cells with the table's column names; a formula is kept word for word. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'bullet' | 'formula'; readonly text: string; readonly ordered?: boolean }
  /** A blank line behind what stands below a heading: what follows may be of something else. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'pair'; readonly term: string; readonly meaning: string; readonly joint: string; readonly isMeaning?: boolean }
  | { readonly kind: 'row'; readonly columns: readonly string[]; readonly cells: readonly string[] };

/** Not a heading, nor what leads over to a list. */
const isFilled = (block: Block | undefined): boolean =>
  block !== undefined && block.kind !== 'heading' && block.kind !== 'gap' && !(block.kind === 'paragraph' && block.text.endsWith(':'));

/** Lines to blocks: wrapped lines and broken words are joined, headings, bullets, tables and formulas told apart. */
export const blocksOf = (text: string): readonly Block[] => {
  const lines = tidyLines(text);
  const hurried = areHurried(lines);
  const width = hurried ? Number.POSITIVE_INFINITY : wrapWidth(lines);
  const slides = areSlides(lines) || areThoughts(lines, width) || areSentences(lines);
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
