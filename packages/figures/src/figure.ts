import { z } from 'zod';
import { kinds } from './all-kinds.ts';
import type { Drawing } from './drawing.ts';
import { type Sample, sampleFrom } from './kind.ts';
import { toSvg } from './to-svg.ts';

export type FigureKind = keyof typeof kinds;
export type Figure = { [K in FigureKind]: z.output<(typeof kinds)[K]['schema']> }[FigureKind];
export type FigureOf<K extends FigureKind> = Extract<Figure, { kind: K }>;

type AnyKind = {
  readonly draw: (figure: Figure) => Drawing;
  readonly describe: (figure: Figure) => string;
  readonly sample: (draw: Sample) => Figure;
};

/** The kind belongs to the figure by its name, which the compiler cannot follow through a table. */
const kindOf = (kind: FigureKind): AnyKind => kinds[kind] as unknown as AnyKind;

export const figureKinds = Object.keys(kinds) as FigureKind[];

const schemas = Object.values(kinds).map(({ schema }) => schema);
/** A picture as data: what questions carry. */
export const Figure = z.discriminatedUnion('kind', schemas as never) as unknown as z.ZodType<Figure>;

export const drawFigure = (figure: Figure): Drawing => kindOf(figure.kind).draw(figure);
export const describeFigure = (figure: Figure): string => kindOf(figure.kind).describe(figure);
/** What a browser gets: marks and words, not the data. */
export const figureView = (figure: Figure) => ({ ...drawFigure(figure), words: describeFigure(figure) });
export const figureSvg = (figure: Figure): string => toSvg(drawFigure(figure), describeFigure(figure));
export const sampleFigure = (kind: FigureKind, seed: number): Figure => kindOf(kind).sample(sampleFrom(seed));
