import * as z from 'zod/mini';

const inks = ['line', 'faint', 'text', 'paper', 'tint', 'one', 'two', 'three', 'four', 'none'] as const;
const Point = z.readonly(z.tuple([z.number(), z.number()]));
const style = {
  stroke: z.optional(z.enum(inks)),
  fill: z.optional(z.enum(inks)),
  width: z.optional(z.number()),
  dash: z.optional(z.boolean()),
  arrows: z.optional(z.enum(['end', 'both'])),
};

const PlainMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('path'), d: z.string(), ...style }),
  z.object({ kind: z.literal('circle'), at: Point, r: z.number(), ...style }),
  z.object({ kind: z.literal('box'), at: Point, size: Point, round: z.optional(z.number()), ...style }),
  z.object({
    kind: z.literal('label'),
    at: Point,
    text: z.string(),
    size: z.optional(z.number()),
    anchor: z.optional(z.enum(['start', 'middle', 'end'])),
    italic: z.optional(z.boolean()),
    bold: z.optional(z.boolean()),
    ink: z.optional(z.enum(inks)),
    halo: z.optional(z.boolean()),
  }),
]);
export type PlainMark = z.output<typeof PlainMark>;
const FigureMark = z.union([PlainMark, z.object({ kind: z.literal('group'), move: Point, marks: z.readonly(z.array(PlainMark)) })]);
export type FigureMark = z.output<typeof FigureMark>;

/** A picture as it is drawn: marks and words. The data that it was drawn from stays on the server, because it may hold the answer. */
export const FigureView = z.object({
  width: z.number(),
  height: z.number(),
  marks: z.readonly(z.array(FigureMark)),
  words: z.string(),
});
export type FigureView = z.output<typeof FigureView>;

const side = z.readonly(z.array(z.object({ at: z.number(), text: z.string() })));
/** What moves on a figure that is answered on, and where it stops; nothing of the right answer. */
export const FigureHandles = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('slide'),
    handles: z.readonly(
      z.array(
        z.object({
          name: z.string(),
          look: z.enum(['point', 'bar', 'hour', 'minute', 'note', 'needle', 'level', 'tick', 'circles']),
          from: Point,
          wide: z.number(),
          stops: z.readonly(z.array(z.object({ at: Point, heard: z.string() }))),
          /** Where it waits before anything is done. */
          start: z.optional(z.int()),
        }),
      ),
    ),
    /** So many marks of the picture lie below what moves, and the others above. */
    ground: z.optional(z.int()),
    /** Five values of a box plot, none of which passes its neighbour. */
    joins: z.optional(z.literal('box')),
  }),
  z.object({
    kind: z.literal('grid'),
    names: z.readonly(z.array(z.string())),
    join: z.enum(['none', 'line', 'path', 'curve', 'shape', 'arrow']),
    from: z.optional(Point),
    across: side,
    up: side,
  }),
  z.object({
    kind: z.literal('parts'),
    parts: z.readonly(z.array(z.object({ name: z.string(), mark: PlainMark }))),
    /** Of regions: so many marks of the picture lie below them, and its lines and letters above. */
    ground: z.optional(z.int()),
    /** Of squares: so many in each row, counted row by row from the bottom left. */
    columns: z.optional(z.int()),
  }),
  z.object({
    kind: z.literal('labels'),
    places: z.readonly(z.array(z.object({ name: z.string(), at: Point }))),
    words: z.readonly(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('cells'),
    cells: z.readonly(z.array(z.object({ name: z.string(), at: Point, size: Point }))),
    keys: z.enum(['digits', 'number', 'words']),
  }),
]);
export type FigureHandles = z.output<typeof FigureHandles>;

/** Where each option of a question stands in its picture, in their order: a tap there chooses it. */
export const FigureTaps = z.readonly(z.array(z.object({ at: Point, size: Point })));
export type FigureTaps = z.output<typeof FigureTaps>;

/** An answer on a figure: places where things stop. A list of its own question's length and range, which the server holds it to. Cells of a table are a text, "4|12". */
export const FigureGiven = z.array(z.int().check(z.minimum(0), z.maximum(400))).check(z.maxLength(24));
export type FigureGiven = z.output<typeof FigureGiven>;

/** What was given beside what was right, as pictures. */
export const FigurePictures = z.object({ given: z.nullable(FigureView), right: FigureView });
export type FigurePictures = z.output<typeof FigurePictures>;
