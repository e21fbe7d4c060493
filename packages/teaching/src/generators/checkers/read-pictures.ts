import type { FigureOf } from '@hedgerow/figures/figure';
import type { Generated } from '../generator.ts';
import { close, figureOf, sumOf } from './checker.ts';

type Venn = FigureOf<'venn'>;
const regionsOf = ({ onlyLeft, both, onlyRight, neither }: Venn): readonly string[] => [onlyLeft, both, onlyRight, neither ?? ''];

/** How many stand in each region of a Venn diagram: left alone, both, right alone, neither. */
export const countsInVenn = (question: Generated): readonly number[] =>
  regionsOf(figureOf(question, 'venn')).map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
/** The numbers that are listed in each region. */
export const listedInVenn = (question: Generated): readonly (readonly number[])[] =>
  regionsOf(figureOf(question, 'venn')).map((text) => (text.match(/\d+/g) ?? []).map(Number));

/** Each row's name and count, of a table, a chart of bars or tallies. */
export const countsShown = ({ figure }: Generated): readonly number[] => {
  if (figure?.kind === 'table') return figure.rows.map((row) => Number(row[1]));
  if (figure?.kind === 'bar-chart') return figure.bars.map(({ values }) => values[0] ?? Number.NaN);
  if (figure?.kind === 'tally') return figure.rows.map(({ count }) => count);
  throw new TypeError('Nothing that is counted was drawn');
};

/** Where two lines cross, the size of the angle that has this text; what is written in degrees must be as it is drawn. */
export const angleMarked = (question: Generated, text: string): number => {
  const { slope, other, marked } = figureOf(question, 'parallel-lines');
  const sizeOf = ({ at, place }: (typeof marked)[number]): number => {
    if (other !== undefined && at === 'side') return 180 - other;
    if (other !== undefined && place === 'between') return other - slope;
    return place === 'above right' || place === 'below left' ? slope : 180 - slope;
  };
  const isFalse = marked.some((mark) => /^\d+°$/.test(mark.text) && Number.parseInt(mark.text, 10) !== sizeOf(mark));
  const found = marked.find((mark) => mark.text === text);
  return isFalse || found === undefined ? Number.NaN : sizeOf(found);
};

/** The lengths that are written along the sides of a shape, in order. */
export const lengthsAlong = (question: Generated): readonly number[] =>
  (figureOf(question, 'polygon').sides ?? []).flatMap((text) => (/^\d/.test(text) ? [Number.parseFloat(text)] : []));

/** The corners of each shape that is drawn on axes, each once. */
export const shapesOnAxes = (question: Generated): readonly (readonly (readonly [number, number])[])[] =>
  figureOf(question, 'graph').curves.map(({ points }) => points.slice(0, -1).map(([x, y]) => [x, y] as const));
export const pointWhere = (question: Generated, isIt: (name: string) => boolean): readonly [number, number] => {
  const found = figureOf(question, 'graph').points?.find(({ name = '' }) => isIt(name))?.at;
  return found === undefined ? [Number.NaN, Number.NaN] : [found[0], found[1]];
};

/** The radius and the angle of a sector that is drawn out. */
export const sectorDrawn = (question: Generated): readonly [radius: number, degrees: number] => {
  const { part, text = '', degrees = Number.NaN } = figureOf(question, 'circle-parts');
  return [part === 'sector' ? Number.parseFloat(text.replace('r = ', '')) : Number.NaN, degrees];
};

type Bag = readonly [many: number, all: number];
/** Of a bag, how many of the colour on the first branch there are, and how many there are in all: from the tree, unless its branches are left open. */
export const bagOnTree = ({ figure }: Generated, told: Bag): Bag => {
  const chance = figure?.kind === 'tree' ? figure.first[0]?.chance : undefined;
  const [, many, all] = /^(\d+)\/(\d+)$/.exec(chance ?? '') ?? [];
  return many === undefined ? told : [Number(many), Number(all)];
};

/** Whether a chance that may be left open is this one. */
export const agrees = (shown: string | undefined, chance: number): boolean => shown === '?' || close(Number(shown), chance);

/** The area inside a shape, from its corners, which are as far apart as its lengths say. */
export const areaDrawn = (question: Generated): number => {
  const { points } = figureOf(question, 'polygon');
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
};
/** The size of the angle that is sought in a shape, measured. */
export const angleSought = (question: Generated): number => {
  const { points, angles = [] } = figureOf(question, 'polygon');
  const at = angles.indexOf('?');
  const turnTo = ([x = 0, y = 0]: readonly number[] = []): number => Math.atan2(y - (points[at]?.[1] ?? 0), x - (points[at]?.[0] ?? 0));
  const between = Math.abs(turnTo(points[(at + 1) % points.length]) - turnTo(points[(at + points.length - 1) % points.length]));
  return Math.round((Math.min(between, 2 * Math.PI - between) * 180) / Math.PI);
};
/** How far right and up an arrow goes. */
export const arrowNamed = (question: Generated, name: string): readonly [number, number] => {
  const arrow = figureOf(question, 'vectors').arrows.find((one) => one.name === name);
  return arrow === undefined ? [Number.NaN, Number.NaN] : [arrow.to[0] - arrow.from[0], arrow.to[1] - arrow.from[1]];
};

/** The whole and the part that is seen: two parts of one, a frame of ten, beads on rows of ten. */
export const partSeen = ({ figure }: Generated): readonly [whole: number, part: number] => {
  if (figure?.kind === 'part-whole') return [Number(figure.whole), Number(figure.parts.find((text) => text !== '?'))];
  if (figure?.kind === 'ten-frame') return [10, figure.first];
  if (figure?.kind === 'rekenrek') return [10 * figure.rows.length, sumOf(figure.rows)];
  throw new TypeError('No whole with a part was drawn');
};

/** The angles side by side at a point; none where they make no whole: what is written in degrees must be as it is drawn. */
export const anglesAtPoint = (question: Generated): readonly { readonly degrees: number; readonly text: string }[] => {
  const { around, angles } = figureOf(question, 'angles-at-point');
  const isFalse = angles.some(({ degrees, text }) => /^\d+°$/.test(text) && !close(Number.parseInt(text, 10), degrees));
  const isWhole = close(sumOf(angles.map(({ degrees }) => degrees)), around === 'line' ? 180 : 360);
  return isFalse || !isWhole ? [] : angles;
};
/** The sizes that are written in the angles of a picture, in order. */
export const anglesWritten = ({ figure }: Generated): readonly number[] => {
  const texts =
    figure?.kind === 'angles-at-point' ? figure.angles.map(({ text }) => text) : figure?.kind === 'polygon' ? (figure.angles ?? []) : [];
  return texts.flatMap((text) => (/^\d+(?:\.\d+)?°$/.test(text) ? [Number.parseFloat(text)] : []));
};
