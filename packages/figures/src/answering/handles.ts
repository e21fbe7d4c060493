import type { PlainMark, Point } from '../drawing.ts';

/** A place where something stops: what it means there, and what somebody hears who cannot see it, who counts marks as others do. */
export type Stop = { readonly at: Point; readonly text: string; readonly heard: string };

/** Something that moves along stops: an arrow on a line, the top of a bar, the tip of a hand, a note on a stave, the pointer of a scale, the level in a jug. */
export type SlidingHandle = {
  readonly name: string;
  readonly look: 'point' | 'bar' | 'hour' | 'minute' | 'note' | 'needle' | 'level';
  /** The foot of a bar, the middle of a clock or a dial. */
  readonly from: Point;
  /** Of a bar, and of a jug inside. */
  readonly wide: number;
  readonly stops: readonly Stop[];
};

/** One direction of a grid: places in the drawing, each with its number. */
export type GridSide = readonly { readonly at: number; readonly text: string }[];

/**
 * What moves on a figure, and where it stops: all that a screen needs to let a pupil answer, and nothing of the right answer.
 * An answer is a list of whole numbers: a stop for each thing that slides; across and up for each point; the parts that are shaded; a word for each letter.
 * What is typed in the cells of a table is a text, with a line between one cell and the next.
 */
export type FigureHandles =
  | {
      readonly kind: 'slide';
      readonly handles: readonly SlidingHandle[];
      /** What moves lies below the others of the drawing's marks, such as water below the lines of a jug. */
      readonly ground?: number;
    }
  | {
      readonly kind: 'grid';
      readonly names: readonly string[];
      readonly join: 'none' | 'line' | 'path' | 'curve' | 'shape';
      readonly across: GridSide;
      readonly up: GridSide;
    }
  | {
      readonly kind: 'parts';
      readonly parts: readonly { readonly name: string; readonly mark: PlainMark }[];
      /** Of regions: so many of the drawing's marks lie below them, and its lines and letters above. Each covers those before it. */
      readonly ground?: number;
      /** Of squares: so many stand in each row; they are counted row by row from the bottom left. */
      readonly columns?: number;
    }
  | {
      readonly kind: 'labels';
      readonly places: readonly { readonly name: string; readonly at: Point }[];
      readonly words: readonly string[];
    }
  | {
      readonly kind: 'cells';
      readonly cells: readonly { readonly name: string; readonly at: Point; readonly size: Point }[];
      readonly keys: 'digits' | 'number' | 'words';
    };
