import { gapBetween, hasInk, isSmallBeside, nextInk, rightOf, type Piece } from './pdf-pieces.ts';

/** Neighbouring pieces, and the index of the piece that follows them. */
export type Group = { readonly pieces: readonly Piece[]; readonly next: number };
export type Fraction = { readonly before: readonly Piece[]; readonly over: Group; readonly under: Group; readonly isPower: boolean };

const longestGroup = 24;
const longestPower = 8;

const leftEdge = (pieces: readonly Piece[]): number => Math.min(...pieces.map(({ x }) => x));
const rightEdge = (pieces: readonly Piece[]): number => Math.max(...pieces.map(rightOf));
const lowestLine = (pieces: readonly Piece[]): number => Math.min(...pieces.map(({ y }) => y));
const tallest = (pieces: readonly Piece[]): number => Math.max(...pieces.map(({ height }) => height));

const followsClosely = (piece: Piece, base: Piece): boolean => {
  const gap = gapBetween(base, piece);
  return piece.upright && base.upright && gap >= -0.3 * base.height && gap < 1.2 * base.height;
};
const standsAbove = (piece: Piece, base: Piece, most: number): boolean => {
  const rise = piece.y - base.y;
  return rise > 0.18 * base.height && rise < most * base.height;
};

/** Whether a piece could be the power of the one before it, or the upper half of a fraction. Larger letters begin a new word. */
export const isRaisedAfter = (piece: Piece, base: Piece): boolean =>
  followsClosely(piece, base) && standsAbove(piece, base, 1.25) && piece.height < base.height * 1.1;

/** The small 2 of H2O: the line goes on from the letter before it. */
export const isLoweredAfter = (piece: Piece, base: Piece): boolean =>
  followsClosely(piece, base) && isSmallBeside(piece, base) && piece.y < base.y && piece.y > base.y - 0.5 * base.height;

/** Whether a piece goes on in the formula of the one before it, although the PDF says that its line has ended. */
export const continuesFormula = (piece: Piece, base: Piece): boolean =>
  followsClosely(piece, base) && Math.abs(piece.y - base.y) < 1.25 * base.height && piece.y > base.y - 0.1 * base.height;

const standsUnder = (piece: Piece, upper: Piece): boolean => piece.y < upper.y - 0.5 * piece.height && piece.x < rightOf(upper);

/** The pieces from `from` on that stand above the line of `base`, from left to right. */
export const raisedGroup = (all: readonly Piece[], from: number, base: Piece): Group => {
  const pieces: Piece[] = [];
  let next = from;
  for (let piece = all[next]; piece !== undefined && pieces.length <= longestGroup; piece = all[next]) {
    const last = pieces.at(-1);
    const ink = hasInk(piece);
    if (ink && !(standsAbove(piece, base, 1.6) && (last === undefined || (piece.x >= last.x - 1 && !standsUnder(piece, last))))) break;
    next++;
    if (ink) pieces.push(piece);
    if (piece.endsLine && pieces.length > 0) break;
  }
  return { pieces, next };
};

/** The pieces that stand right under a raised group. */
const groupUnder = (all: readonly Piece[], over: Group, base: Piece): Group => {
  const left = leftEdge(over.pieces);
  const right = rightEdge(over.pieces);
  const line = lowestLine(over.pieces);
  const height = tallest(over.pieces);
  const isUnder = (piece: Piece) => {
    const drop = line - piece.y;
    const goesOnBeside = Math.abs(piece.y - base.y) < 0.5 && piece.x > right;
    return piece.x >= left - height && rightOf(piece) <= right + 3 * height && drop > 0.5 * height && drop < 2.4 * height && !goesOnBeside;
  };
  const pieces: Piece[] = [];
  let next = nextInk(all, over.next);
  for (let piece = all[next]; piece !== undefined && pieces.length <= longestGroup; piece = all[next]) {
    const ink = hasInk(piece);
    if (ink && !isUnder(piece)) break;
    next++;
    if (ink) pieces.push(piece);
    if (piece.endsLine && pieces.length > 0) break;
  }
  return { pieces, next };
};

const middle = (pieces: readonly Piece[]): number => (leftEdge(pieces) + rightEdge(pieces)) / 2;

/** Whether two groups could be the halves of a fraction. */
const areCentred = (over: readonly Piece[], under: readonly Piece[]): boolean => {
  const width = rightEdge(over) - leftEdge(over);
  return Math.abs(middle(over) - middle(under)) < Math.max(2, 0.2 * width);
};

/**
 * A raised group with another one centred below it. When both stand above the line, the fraction is itself a power, and what stands
 * before it in the group, such as the minus of a negative power, belongs to it.
 */
export const fractionAfter = (all: readonly Piece[], raised: Group, base: Piece): Fraction | undefined => {
  for (let skipped = 0; skipped < raised.pieces.length; skipped++) {
    const over = { pieces: raised.pieces.slice(skipped), next: raised.next };
    const under = groupUnder(all, over, base);
    if (under.pieces.length === 0) continue;
    const isPower = lowestLine(under.pieces) > base.y + 0.12 * base.height;
    if (skipped > 0 && !isPower) return undefined;
    if (areCentred(over.pieces, under.pieces)) return { before: raised.pieces.slice(0, skipped), over, under, isPower };
  }
  return undefined;
};

/** The pieces from `from` on that stand on one line. */
const groupOnLine = (all: readonly Piece[], from: number): Group => {
  const pieces: Piece[] = [];
  let next = nextInk(all, from);
  for (let piece = all[next]; piece !== undefined && pieces.length <= longestGroup; piece = all[next]) {
    const first = pieces[0] ?? piece;
    if (hasInk(piece) && Math.abs(piece.y - first.y) > 0.1 * first.height) break;
    next++;
    if (hasInk(piece)) pieces.push(piece);
    if (piece.endsLine) break;
  }
  return { pieces, next };
};

/** A fraction at the start of a line: one group over another, and the line goes on beside the two, between them. */
export const leadingFraction = (all: readonly Piece[], from: number): (Fraction & { readonly line: Piece }) | undefined => {
  const over = groupOnLine(all, from);
  const under = groupOnLine(all, over.next);
  const following = all[nextInk(all, under.next)];
  const [top] = over.pieces;
  const [bottom] = under.pieces;
  if (top === undefined || bottom === undefined || following === undefined || !areCentred(over.pieces, under.pieces)) return undefined;
  const line = spanning(following, [over, under]);
  const between = following.y < top.y - 0.15 * top.height && following.y > bottom.y + 0.15 * top.height;
  const close = top.y - bottom.y < 2.4 * top.height;
  return between && close && followsClosely(following, line) ? { before: [], over, under, isPower: false, line } : undefined;
};

export const isPowerOf = ({ pieces }: Group, base: Piece): boolean =>
  pieces.length <= longestPower && pieces.every((piece) => isSmallBeside(piece, base));

/** A piece that stands for a whole group, so that what follows is measured from its right edge. */
export const spanning = (base: Piece, groups: readonly Group[], from = leftEdge(groups.flatMap(({ pieces }) => pieces))): Piece => ({
  ...base,
  x: from,
  width: rightEdge(groups.flatMap(({ pieces }) => pieces)) - from,
});
