import { cellsIn } from './cells.ts';

const ofTerms =
  /^\s*(?:\d[.)]?\s+)?(?:key |important |useful |science |maths |subject )?(?:terms?|words?|vocab(?:ulary)?|terminology|glossary|definitions?)\s*(?:box|list|to (?:know|learn))?\s*:?\s*$/i;
/** The page names the two columns itself. */
const ofWord = /^(?:key )?(?:words?|terms?|vocab(?:ulary)?)$/i;
const ofMeaning = /^(?:meanings?|definitions?|what it means)$/i;
const fewest = 2;
const isWord = (text: string): boolean => text.split(' ').length <= 4 && !/[.!?;]$/.test(text);

/** "Swash  the movement of water": below "Key terms" any two cells of a line are a word and its meaning, wherever they begin. */
export const withKeyTerms = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    told.push(lines[at] ?? '');
    if (!ofTerms.test(lines[at] ?? '')) continue;
    let end = at + 1;
    const rows: (readonly string[])[] = [];
    for (; end < lines.length && (lines[end] ?? '').length < 240; end += 1) {
      const cells = cellsIn(lines[end] ?? '').map(({ text }) => text);
      if (cells.length !== 2 || !isWord(cells[0] ?? '')) break;
      rows.push(cells);
    }
    const isDone = (lines[end] ?? '').trim() === '';
    if (rows.length < fewest || !isDone) continue;
    const [first = []] = rows;
    const hasHead = ofWord.test(first[0] ?? '') && ofMeaning.test(first[1] ?? '');
    told.push('Word | Meaning', ...rows.slice(hasHead ? 1 : 0).map((cells) => cells.join(' | ')));
    at = end - 1;
  }
  return told;
};
