import type { PlainMark, Point } from '../drawing.ts';

/** A place where something stops: what it means there, and what somebody hears who cannot see it, who counts marks as others do. */
export type Stop = { readonly at: Point; readonly text: string; readonly heard: string };

/** Something that moves along stops: an arrow on a line, the top of a bar, the tip of a hand, a note on a stave, the pointer of a scale, the level in a jug, a value of a box plot, the end of a row of pictures. */
export type SlidingHandle = {
  readonly name: string;
  readonly look: 'point' | 'bar' | 'hour' | 'minute' | 'note' | 'needle' | 'level' | 'tick' | 'circles';
  /** The foot of a bar, the middle of a clock or a dial, the first circle of a row. */
  readonly from: Point;
  /** Of a bar, of a jug inside, of a circle with its gap; how tall a tick is. */
  readonly wide: number;
  readonly stops: readonly Stop[];
  /** The stop where it waits before anything is done; the first, where there is none. */
  readonly start?: number;
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
      /** Five values are joined to a box plot; none passes its neighbour. */
      readonly joins?: 'box';
    }
  | {
      readonly kind: 'grid';
      readonly names: readonly string[];
      readonly join: 'none' | 'line' | 'path' | 'curve' | 'shape' | 'arrow';
      /** Where an arrow begins. */
      readonly from?: Point;
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
