/** A run of letters where the PDF puts it, in points; y grows upwards from the foot of the page. */
export type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly endsLine: boolean;
  readonly upright: boolean;
};

/** What we read of a text item of pdf.js; marks of structure have no `str`. */
export type TextItem = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
};

/** Mathematical italic and bold letters are letters of their own in Unicode; readers and searches want the plain ones. */
const plainEmails = (text: string): string => text.replaceAll(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'));

export const readPiece = ({ str, transform, width, height, hasEOL }: TextItem): Piece => {
  const [, slope = 0, shear = 0, scale = 0, x = 0, y = 0] = transform;
  return {
    text: plainEmails(str),
    x,
    y,
    width,
    height: Math.hypot(shear, scale) || height,
    endsLine: hasEOL,
    upright: Math.abs(slope) < 0.01,
  };
};

export const hasInk = ({ text }: Piece): boolean => text.trim() !== '';
export const rightOf = ({ x, width }: Piece): number => x + width;
export const gapBetween = (left: Piece, right: Piece): number => right.x - rightOf(left);
export const isSmallBeside = (piece: Piece, base: Piece): boolean => piece.height < base.height * 0.85;
/** Wider than the space within a word. */
export const isWordGap = (gap: number, height: number): boolean => gap > height * 0.18;

/** Index of the first piece with ink at or after `from`; the length when there is none. */
export const nextInk = (pieces: readonly Piece[], from: number): number => {
  let index = from;
  for (let piece = pieces[index]; piece !== undefined && !hasInk(piece); piece = pieces[index]) index++;
  return index;
};

/** A single word or number needs no brackets after ^ or around /. */
export const bracketed = (text: string): string => (/^[\p{L}\p{N}.]+$/u.test(text) ? text : `(${text})`);

/** Pieces of one small group in a line; those that stand higher and smaller than the one before become its power. */
export const linearText = (group: readonly Piece[]): string => {
  let text = '';
  let base = group[0];
  let previous: Piece | undefined;
  let power = '';
  const closePower = () => {
    if (power !== '') text = `${text.trimEnd()}^${bracketed(power.trim())}`;
    power = '';
  };
  for (const piece of group) {
    const raised = base !== undefined && piece !== base && isSmallBeside(piece, base) && piece.y > base.y + base.height * 0.15;
    if (raised) {
      power += piece.text;
    } else {
      closePower();
      const apart = previous !== undefined && isWordGap(gapBetween(previous, piece), piece.height) && !/\s$/.test(text);
      text += apart ? ` ${piece.text}` : piece.text;
      if (base === undefined || (hasInk(piece) && !isSmallBeside(piece, base))) base = piece;
    }
    previous = piece;
  }
  closePower();
  return text.trim();
};
