import { cellsIn, type Cell } from './cells.ts';

/** "KEY VOCABULARY      TIMELINE" above words with meanings and dates with events: each of the two heads columns of its own. */
const longestHead = 5;
const fewestLines = 4;
const near = 1;
const mostLines = 120;

const isHead = (text: string): boolean =>
  text.split(/\s+/).length <= longestHead && /^[\p{Lu}\d]/u.test(text) && !/[.,;!]$|[=→]|^\d+$/.test(text);

/** Words in two languages stand beside each other, whatever comes below them: "Español   English". */
const isLanguage = (text: string): boolean => /^(?:English|Ingl[eé]s|Anglais|Englisch|Meanings?|Translations?)$/iu.test(text);

/** Whether nothing of a line stands where the two sides are apart. */
const isApartAt = (line: string, place: number): boolean => line.slice(place - 2, place).trim() === '';
const right = (cells: readonly Cell[], place: number): readonly Cell[] => cells.filter(({ start }) => start >= place - near);

/** Where the two sides end: at a line that crosses the gap, or behind a gap at one that has no right side. */
const endOf = (lines: readonly string[], cells: readonly (readonly Cell[])[], from: number, place: number): number => {
  let end = from;
  for (let at = from; at < lines.length && at - from < mostLines; at += 1) {
    const own = cells[at] ?? [];
    if (own.length === 0) continue;
    if (!isApartAt(lines[at] ?? '', place)) break;
    const isBehindGap = (lines[at - 1] ?? '').trim() === '' && at > from;
    if (isBehindGap && !own.some(({ start }) => Math.abs(start - place) <= near)) break;
    // Two heads of their own behind a gap, above words in small letters: another part.
    const isNewPart = own.length === 2 && own.every(({ text }) => isHead(text)) && /^\s*\p{Ll}/u.test(lines[at + 1] ?? '');
    if (isBehindGap && isNewPart) break;
    end = at + 1;
  }
  return end;
};

/** A number or a letter that only counts is no column. */
const isCount = ({ text }: Cell): boolean => /^(?:\d{1,2}|\p{L})[.)]?$/u.test(text);
const isSplit = (side: readonly (readonly Cell[])[]): boolean =>
  side.filter((own) => own.filter((cell) => !isCount(cell)).length > 1).length >= 2;

/** Two sides of a page that each have columns of their own, one below the other. */
export const withSidesApart = (lines: readonly string[]): readonly string[] => {
  const cells = lines.map((line) =>
    line.length <= 200 && / {3}\S/.test(line) ? cellsIn(line) : line.trim() === '' ? [] : [{ start: line.search(/\S/), text: line.trim() }],
  );
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [left, second, ...more] = cells[at] ?? [];
    told.push(lines[at] ?? '');
    if (left === undefined || second === undefined || more.length > 0 || !isHead(left.text) || !isHead(second.text)) continue;
    if (isLanguage(left.text) || isLanguage(second.text)) continue;
    const end = endOf(lines, cells, at + 1, second.start);
    const body = cells.slice(at + 1, end);
    const lefts = body.map((own) => own.filter(({ start }) => start < second.start - near));
    const rights = body.map((own) => right(own, second.start));
    const filled = [lefts, rights].map((side) => side.filter((own) => own.length > 0).length);
    if (filled.some((count) => count < fewestLines) || !(isSplit(lefts) || isSplit(rights))) continue;
    // "Near object   Distant object" above rows with a name of their own: one table that compares.
    if (lefts.filter(([first]) => first !== undefined && first.start < left.start - near).length >= fewestLines) continue;
    const side = (from: number, to: number): readonly string[] => lines.slice(at + 1, end).map((line) => line.slice(from, to).trimEnd());
    told.pop();
    told.push(left.text, ...side(0, second.start - near), '', second.text, ...side(second.start, Infinity), '');
    at = end - 1;
  }
  return told;
};
