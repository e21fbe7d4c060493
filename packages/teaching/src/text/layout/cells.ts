/** A run of words in a line, set apart from its neighbours by a gap, with its place. */
export type Cell = { readonly start: number; readonly text: string };

const mark = /^(?:[-–—•●▪◦·∙*»►✓✔]|\(?\d{1,2}[.)]|\(?[a-z][.)])$/;
/** Behind a full stop two blanks are no gap. */
const endOfSentence = /[.!?]/;
const gap = 2;

const mostCells = 12;

/** The cells of a line: walked once, for a line may be one endless gap. The mark of a point belongs to what it marks. */
export const cellsIn = (line: string): readonly Cell[] => {
  const found: Cell[] = [];
  let start = -1;
  let end = -1;
  let last = 0;
  const close = (): void => {
    const before = found.at(-1);
    const text = line.slice(start, end);
    if (before !== undefined && mark.test(before.text)) found[found.length - 1] = { start: before.start, text: `${before.text} ${text}` };
    else found.push({ start, text });
  };
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === ' ') continue;
    const blanks = at - last;
    const isApart = start >= 0 && blanks >= gap && !(blanks === gap && endOfSentence.test(line[end - 1] ?? ''));
    if (start < 0) start = at;
    else if (isApart) {
      close();
      if (found.length > mostCells) return found;
      start = at;
    }
    end = at + 1;
    last = at + 1;
  }
  if (start >= 0) close();
  return found;
};

/** "a | b | c": the cells of a line whose columns are ruled, empty ones too; none where it has no rules. */
export const ruledCells = (line: string): readonly string[] => {
  if (!line.includes('|')) return [];
  const parts = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return parts.length > 1 && parts.length <= mostCells ? parts.map((part) => part.trim()) : [];
};
