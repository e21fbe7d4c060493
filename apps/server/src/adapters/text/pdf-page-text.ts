import { bracketed, gapBetween, hasInk, isWordGap, linearText, nextInk, readPiece, type Piece, type TextItem } from './pdf-pieces.ts';
import {
  continuesFormula,
  fractionAfter,
  isLoweredAfter,
  isPowerOf,
  isRaisedAfter,
  leadingFraction,
  raisedGroup,
  spanning,
  type Fraction,
  type Group,
} from './pdf-stacks.ts';

/** Text so far, the piece whose line we are on, and the next piece to read. */
type Reading = { readonly text: string; readonly base: Piece | undefined; readonly next: number };

/** After a formula: the line goes on when the next piece stands beside it, otherwise it ends. */
const afterFormula = (pieces: readonly Piece[], text: string, base: Piece, next: number, reach: number): Reading => {
  const following = pieces[nextInk(pieces, next)];
  const goesOn = following === undefined || (Math.abs(following.y - base.y) < base.height * reach && following.x > base.x);
  return goesOn ? { text, base, next } : { text: `${text}\n`, base: undefined, next };
};

const writtenFraction = ({ before, over, under }: Fraction): string =>
  `${linearText(before)}${bracketed(linearText(over.pieces))}/${bracketed(linearText(under.pieces))}`;

const readLeadingFraction = (pieces: readonly Piece[], { text, next }: Reading): Reading | undefined => {
  const fraction = leadingFraction(pieces, next);
  return fraction && { text: text + writtenFraction(fraction), base: fraction.line, next: fraction.under.next };
};

const readFraction = (pieces: readonly Piece[], text: string, base: Piece, raised: Group): Reading | undefined => {
  const fraction = fractionAfter(pieces, raised, base);
  if (fraction === undefined) return undefined;
  const { under, isPower } = fraction;
  const written = writtenFraction(fraction);
  const whole = spanning(base, [raised, under]);
  const before = text.replace(/\n$/, '');
  // "2 3/4" must not become "23/4".
  const needsSpace = !/\s$/.test(before) && (/\d$/.test(before) || isWordGap(gapBetween(base, whole), base.height * 0.8));
  const joined = isPower ? `${before.trimEnd()}^(${written})` : `${before}${needsSpace ? ' ' : ''}${written}`;
  return afterFormula(pieces, joined, whole, under.next, 0.75);
};

/** x with a small raised 2 behind it becomes x^2, and a number above another becomes 3/4: plain text would say x2 and 34. */
const readFormula = (pieces: readonly Piece[], { text, base, next }: Reading): Reading | undefined => {
  const piece = pieces[next];
  if (piece === undefined || !hasInk(piece)) return undefined;
  if (base === undefined) return readLeadingFraction(pieces, { text, base, next });
  if (!isRaisedAfter(piece, base)) return undefined;
  const over = raisedGroup(pieces, next, base);
  const fraction = readFraction(pieces, text, base, over);
  if (fraction !== undefined) return fraction;
  if (!isPowerOf(over, base)) return undefined;
  return afterFormula(pieces, `${text.trimEnd()}^${bracketed(linearText(over.pieces))}`, spanning(base, [over], base.x), over.next, 0.5);
};

const readBlank = (pieces: readonly Piece[], { text, base, next }: Reading, piece: Piece): Reading => {
  const following = pieces[nextInk(pieces, next + 1)];
  if (!piece.endsLine) return { text: text + piece.text, base, next: next + 1 };
  if (base !== undefined && following !== undefined && continuesFormula(following, base)) return { text, base, next: next + 1 };
  return { text: `${text}${piece.text}\n`, base: undefined, next: next + 1 };
};

/** So wide a gap within a line, in heights of its letters, stands between columns. */
const columnGap = 1.8;
const isOnLine = (piece: Piece, base: Piece | undefined): base is Piece => base !== undefined && Math.abs(piece.y - base.y) < 2;
const beginsColumn = (piece: Piece, base: Piece | undefined): boolean =>
  isOnLine(piece, base) && piece.upright && gapBetween(base, piece) > piece.height * columnGap;

/** Where the words of a page begin, and where its columns do. */
type Columns = { readonly left: number; readonly starts: readonly number[] };
const columnsOf = (pieces: readonly Piece[]): Columns => {
  const ink = pieces.filter(hasInk);
  return {
    left: ink.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    starts: [...new Set(ink.flatMap((piece, at) => (beginsColumn(piece, ink[at - 1]) ? [Math.round(piece.x)] : [])))].slice(0, mostStarts),
  };
};
const mostStarts = 200;
/** As many blanks as bring the next word below the others of its column: a letter is about half as wide as it is high. */
const blanksTo = (piece: Piece, text: string, left: number, least: number): string => {
  const place = Math.round((piece.x - left) / (piece.height / 2));
  return ' '.repeat(Math.max(least, Math.min(widestLine, place) - (text.length - text.lastIndexOf('\n') - 1)));
};
const widestLine = 140;
const leastGap = 4;

const readWord = (pieces: readonly Piece[], { text, base, next }: Reading, piece: Piece, { left, starts }: Columns): Reading => {
  const spaced = isOnLine(piece, base) && isWordGap(gapBetween(base, piece), piece.height) && !/\s$/.test(text) && !/^\s/.test(piece.text);
  // A cell that goes on below its column begins where that does.
  const goesOn = base === undefined && (text === '' || text.endsWith('\n')) && starts.some((start) => Math.abs(start - piece.x) < 2);
  const gap = beginsColumn(piece, base)
    ? blanksTo(piece, text, left, leastGap)
    : goesOn
      ? blanksTo(piece, text, left, 0)
      : spaced
        ? ' '
        : '';
  const written = `${text}${gap}${piece.text}`;
  const following = pieces[nextInk(pieces, next + 1)];
  const lineEnds = piece.endsLine && !(following !== undefined && isRaisedAfter(following, piece));
  if (lineEnds) return { text: `${written}\n`, base: undefined, next: next + 1 };
  const lowered = base !== undefined && isLoweredAfter(piece, base);
  return { text: written, base: lowered ? spanning(base, [{ pieces: [piece], next }], base.x) : piece, next: next + 1 };
};

/** The text of a page in the order of its content, with powers and fractions recovered from where the pieces stand. */
export const pageText = (items: readonly TextItem[]): string => {
  const pieces = items.map(readPiece);
  const columns = columnsOf(pieces);
  let reading: Reading = { text: '', base: undefined, next: 0 };
  for (let piece = pieces[0]; piece !== undefined; piece = pieces[reading.next]) {
    reading =
      readFormula(pieces, reading) ?? (hasInk(piece) ? readWord(pieces, reading, piece, columns) : readBlank(pieces, reading, piece));
  }
  return reading.text;
};
