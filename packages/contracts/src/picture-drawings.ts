import type { ClassAnimal } from '@hedgerow/domain/class-sign-in';
import type { Picture } from './picture-sign-in.ts';

/** A shape on a square of 96, filled or drawn as a line in a colour of the web app's palette (by its name) or in white. */
export type Mark = (
  | { readonly d: string }
  | { readonly circle: readonly [x: number, y: number, radius: number] }
  | { readonly ellipse: readonly [x: number, y: number, across: number, down: number] }
  | { readonly rect: readonly [x: number, y: number, width: number, height: number, corner: number] }
) & { readonly fill?: string; readonly stroke?: string; readonly width?: number; readonly opacity?: number };

/** What the youngest tap. Each differs from the others in its outline, so that colour decides nothing. On the screen, and on the cards that a teacher prints. */
export const pictureDrawings: Readonly<Record<Picture, readonly Mark[]>> = {
  apple: [
    { d: 'M48 31c-11-9-32-4-32 19 0 20 14 35 23 35 4 0 6-2 9-2s5 2 9 2c9 0 23-15 23-35 0-23-21-28-32-19Z', fill: 'danger-fill' },
    { d: 'M66 28c9 5 10 15 9 22-1 15-9 27-18 33 9 2 23-13 23-33 0-13-6-20-14-22Z', fill: 'art-mouth' },
    { d: 'M48 31c0-8 1-13 5-18', stroke: 'wood-deep', width: 5 },
    { d: 'M52 23c1-11 11-16 22-14-1 10-10 17-22 14Z', fill: 'leaf-bright' },
    { d: 'M27 48c0-5 3-8 7-9', stroke: '#fff', width: 4, opacity: 0.7 },
  ],
  boat: [
    { d: 'M47 10v54', stroke: 'wood-deep', width: 5 },
    { d: 'M52 12c17 10 24 26 26 44H52Z', fill: 'orb' },
    { d: 'M42 20C31 30 24 43 21 56h21Z', fill: 'bloom' },
    { d: 'M10 61h76c-4 16-12 23-21 23H31c-9 0-17-7-21-23Z', fill: 'danger-fill' },
    { d: 'M13 68h70l-3 6H16Z', fill: '#fff', opacity: 0.85 },
  ],
  cat: [
    {
      d: 'M20 12c9 3 15 8 18 13 6-2 14-2 20 0 3-5 9-10 18-13 3 10 3 20 1 28 4 6 5 12 5 17 0 17-15 27-34 27S14 74 14 57c0-5 1-11 5-17-2-8-2-18 1-28Z',
      fill: 'flint-coat',
    },
    { d: 'M25 21c4 2 7 5 9 8l-8 7c-2-5-2-10-1-15Zm46 0c-4 2-7 5-9 8l8 7c2-5 2-10 1-15Z', fill: 'flint-coat-deep' },
    { ellipse: [48, 66, 19, 14], fill: 'flint-pale' },
    { circle: [34, 50, 5], fill: 'art-dark' },
    { circle: [62, 50, 5], fill: 'art-dark' },
    { d: 'M43 59h10l-5 6Z', fill: 'art-mouth' },
    { d: 'M48 65c0 6-8 8-11 4m11-4c0 6 8 8 11 4', stroke: 'art-dark', width: 3 },
    { d: 'M24 61 8 57m16 11-15 4m63-11 16-4m-16 11 15 4', stroke: 'art-dark', width: 2.5 },
  ],
  drum: [
    { d: 'm24 28 34 14M72 28 38 42', stroke: 'wood-deep', width: 5 },
    { circle: [22, 27, 6], fill: 'wood' },
    { circle: [74, 27, 6], fill: 'wood' },
    { d: 'M14 46v26c0 8 15 14 34 14s34-6 34-14V46Z', fill: 'sky' },
    { d: 'm14 52 11 27 12-22 11 29 11-29 12 22 11-27', stroke: 'orb', width: 4 },
    { ellipse: [48, 46, 34, 12], fill: 'flint-pale', stroke: 'orb', width: 4 },
  ],
  fish: [
    { d: 'M66 48c8-2 15-9 20-18 4 12 4 24 0 36-5-9-12-16-20-18Z', fill: 'flint-coat-deep' },
    { d: 'M8 48c8-16 22-25 36-25s26 11 32 25c-6 14-18 25-32 25S16 64 8 48Z', fill: 'flint-coat' },
    { d: 'M38 24c4-8 12-12 20-11-1 7-4 12-9 15Zm4 49c3 6 9 10 16 9 0-6-3-10-7-13Z', fill: 'flint-coat-deep' },
    { d: 'M44 28c7 12 7 28 0 40m12-36c5 10 5 22 0 32', stroke: 'flint-pale', width: 4 },
    { circle: [26, 43, 6], fill: '#fff' },
    { circle: [25, 43, 3.5], fill: 'art-dark' },
  ],
  hat: [
    { circle: [48, 18, 11], fill: 'bloom' },
    { d: 'M18 68c0-26 13-42 30-42s30 16 30 42Z', fill: 'action' },
    { d: 'M26 44c12 6 32 6 44 0 3 5 5 10 6 15-16 6-40 6-56 0 1-5 3-10 6-15Z', fill: 'orb' },
    { rect: [12, 64, 72, 20, 10], fill: 'bloom' },
    { d: 'M26 66v16m15-16v16m14-16v16m15-16v16', stroke: '#fff', width: 3, opacity: 0.7 },
  ],
  kite: [
    { d: 'M46 66c-6 6 6 10 0 16s4 8 4 8', stroke: 'wood-deep', width: 4 },
    { d: 'M46 4 18 34l28 34 28-34Z', fill: 'leaf-bright' },
    { d: 'M46 4v64l28-34Z', fill: 'orb' },
    { d: 'M46 34v34L18 34Z', fill: 'bloom' },
    { d: 'M46 4v64M18 34h56', stroke: 'art-dark', width: 2.5 },
    { d: 'm46 78-10-5v10Zm0 0 10-5v10Z', fill: 'danger-fill' },
  ],
  leaf: [
    { d: 'M84 12C46 6 14 24 14 56c0 8 3 15 8 20 30 4 62-14 62-64Z', fill: 'leaf-bright' },
    { d: 'M84 12C62 28 40 48 22 76c30 4 62-14 62-64Z', fill: 'leaf-shade' },
    { d: 'M12 88c14-24 34-46 60-64M40 52 36 34m20 2L52 22m-16 36 20 2m-6-16 20-2', stroke: 'flint-pale', width: 4 },
  ],
  moon: [
    { d: 'M58 8C34 8 16 26 16 49s18 41 41 41c10 0 19-4 26-10-26 2-45-13-45-36 0-15 8-28 20-36Z', fill: 'orb' },
    { d: 'M30 30c-9 13-8 33 4 45 7 7 16 10 26 9-26 0-41-26-30-54Z', fill: 'sun-deep', opacity: 0.5 },
    { circle: [70, 28, 3.5], fill: 'orb' },
    { circle: [82, 48, 2.5], fill: 'orb' },
    { circle: [64, 50, 2.5], fill: 'orb' },
  ],
  sock: [
    { d: 'M34 8h32v40c0 4 3 6 7 8 8 4 11 10 8 18-3 9-12 14-22 12l-22-5c-8-2-11-9-8-17l5-16Z', fill: 'hawthorn' },
    { d: 'M34 26h32v11H34Zm0 20h32c0 5 2 8 6 10L32 57Z', fill: 'flint-pale', opacity: 0.9 },
    { rect: [30, 6, 40, 13, 6.5], fill: 'orb' },
    { d: 'M60 84c-2-9 4-18 15-24 7 4 9 9 6 16-3 7-12 11-21 8Z', fill: 'orb' },
  ],
  star: [
    { d: 'm48 6 12 27 29 3-22 20 7 29-26-15-26 15 7-29L7 36l29-3Z', fill: 'orb', stroke: 'orb', width: 6 },
    { d: 'm48 6 12 27 29 3-22 20 7 29-26-15Z', fill: 'sun-deep', opacity: 0.45 },
    { circle: [39, 46, 3.5], fill: 'art-dark' },
    { circle: [57, 46, 3.5], fill: 'art-dark' },
    { d: 'M42 55q6 6 12 0', stroke: 'art-dark', width: 3 },
  ],
  tree: [
    { d: 'M41 54h14l5 36H36Z', fill: 'wood-deep' },
    { d: 'M48 66 62 52M47 74 36 62', stroke: 'wood-deep', width: 6 },
    {
      d: 'M48 6c13 0 21 8 22 17 10 2 16 9 16 18 0 12-10 20-22 20-4 3-10 5-16 5s-12-2-16-5c-12 0-22-8-22-20 0-9 6-16 16-18C27 14 35 6 48 6Z',
      fill: 'leaf-shade',
    },
    { d: 'M46 8c10 0 17 6 18 14-8-3-15 0-19 6-8-5-17-2-20 6-5-2-9-1-12 1 3-7 8-11 13-12C27 14 34 8 46 8Z', fill: 'leaf-bright' },
    { circle: [32, 46, 4.5], fill: 'danger-fill' },
    { circle: [52, 36, 4.5], fill: 'danger-fill' },
    { circle: [68, 47, 4.5], fill: 'danger-fill' },
  ],
};

const eyes = (left: number, right: number, y: number, radius = 5): readonly Mark[] => [
  { circle: [left, y, radius], fill: 'art-dark' },
  { circle: [right, y, radius], fill: 'art-dark' },
];
const smile = (y: number): Mark => ({ d: `M48 ${y}c0 6-8 8-11 4m11-4c0 6 8 8 11 4`, stroke: 'art-dark', width: 3 });

/** Who somebody is in a class, where no name is to be shown. */
export const animalDrawings: Readonly<Record<ClassAnimal, readonly Mark[]>> = {
  bear: [
    { circle: [22, 24, 14], fill: 'wood-deep' },
    { circle: [74, 24, 14], fill: 'wood-deep' },
    { circle: [22, 24, 7], fill: 'flint-pale' },
    { circle: [74, 24, 7], fill: 'flint-pale' },
    { circle: [48, 52, 36], fill: 'wood-deep' },
    { ellipse: [48, 66, 18, 14], fill: 'flint-pale' },
    ...eyes(34, 62, 46),
    { ellipse: [48, 60, 7, 5], fill: 'art-dark' },
    smile(66),
  ],
  duck: [
    { d: 'M62 40c14-2 26 0 28 6s-12 10-28 8Z', fill: 'sun-deep' },
    { circle: [44, 36, 26], fill: 'orb' },
    { d: 'M20 54c-10 8-14 18-10 28 20 12 50 10 64-6 4-8 0-18-8-22Z', fill: 'orb' },
    { d: 'M24 66c6 12 24 14 34 4-4-8-22-12-34-4Z', fill: 'sun-deep', opacity: 0.6 },
    { circle: [52, 32, 5], fill: 'art-dark' },
  ],
  fox: [
    {
      d: 'M10 8c14 4 22 10 28 18h20c6-8 14-14 28-18 4 16 2 30-2 42C80 70 62 84 48 90 34 84 16 70 12 50 8 38 6 24 10 8Z',
      fill: 'flint-coat',
    },
    { d: 'M12 50c12 0 26 8 36 30 10-22 24-30 36-30-4 20-22 34-36 40-14-6-32-20-36-40Z', fill: 'flint-pale' },
    { d: 'M17 17c6 2 11 6 14 11l-11 9c-3-6-4-13-3-20Zm62 0c-6 2-11 6-14 11l11 9c3-6 4-13 3-20Z', fill: 'flint-coat-deep' },
    ...eyes(34, 62, 48),
    { d: 'M41 74h14l-7 10Z', fill: 'art-dark' },
  ],
  frog: [
    { circle: [26, 28, 17], fill: 'leaf-bright' },
    { circle: [70, 28, 17], fill: 'leaf-bright' },
    { ellipse: [48, 60, 42, 30], fill: 'leaf-bright' },
    { circle: [26, 27, 11], fill: '#fff' },
    { circle: [70, 27, 11], fill: '#fff' },
    ...eyes(27, 69, 28, 6),
    { d: 'M16 62c16 20 48 20 64 0', stroke: 'art-dark', width: 4 },
  ],
  lion: [
    {
      d: 'm48 2 10 10 13-5 5 13 14 3-2 14 8 11-8 11 2 14-14 3-5 13-13-5-10 10-10-10-13 5-5-13-14-3 2-14-8-11 8-11-2-14 14-3 5-13 13 5Z',
      fill: 'wood-deep',
    },
    { circle: [48, 48, 28], fill: 'orb' },
    { ellipse: [48, 60, 14, 10], fill: 'flint-pale' },
    ...eyes(37, 59, 43),
    { d: 'M42 53h12l-6 7Z', fill: 'art-mouth' },
    smile(61),
  ],
  mouse: [
    { circle: [20, 32, 19], fill: 'bramble-coat' },
    { circle: [76, 32, 19], fill: 'bramble-coat' },
    { circle: [20, 32, 11], fill: 'bloom' },
    { circle: [76, 32, 11], fill: 'bloom' },
    { d: 'M48 28c20 0 30 14 28 28-2 16-18 32-28 32S22 72 20 56c-2-14 8-28 28-28Z', fill: 'bramble-coat' },
    ...eyes(38, 58, 54),
    { circle: [48, 78, 6], fill: 'bloom' },
    { d: 'M36 74 16 70m20 10-18 4m42-10 20-4m-20 10 18 4', stroke: 'art-dark', width: 2.5 },
  ],
  owl: [
    { d: 'M14 8c10 6 18 8 34 8s24-2 34-8c4 14 6 30 2 46-4 22-18 36-36 36S16 76 12 54c-4-16-2-32 2-46Z', fill: 'wood' },
    { ellipse: [48, 70, 20, 17], fill: 'flint-pale' },
    { circle: [31, 40, 17], fill: '#fff' },
    { circle: [65, 40, 17], fill: '#fff' },
    ...eyes(32, 64, 40, 8),
    { d: 'M41 50h14l-7 13Z', fill: 'sun-deep' },
    { d: 'M38 70c3 4 7 4 10 0 3 4 7 4 10 0', stroke: 'wood-deep', width: 3 },
  ],
  panda: [
    { circle: [22, 22, 14], fill: 'art-dark' },
    { circle: [74, 22, 14], fill: 'art-dark' },
    { circle: [48, 52, 37], fill: '#fff', stroke: 'art-dark', width: 3 },
    { d: 'M22 52c0-10 8-16 16-12 6 4 2 22-8 24-6 0-8-6-8-12Zm52 0c0-10-8-16-16-12-6 4-2 22 8 24 6 0 8-6 8-12Z', fill: 'art-dark' },
    { circle: [34, 50, 4], fill: '#fff' },
    { circle: [62, 50, 4], fill: '#fff' },
    { ellipse: [48, 66, 7, 5], fill: 'art-dark' },
    smile(71),
  ],
  penguin: [
    { d: 'M32 84 22 92h20l4-8Zm32 0 10 8H54l-4-8Z', fill: 'sun-deep' },
    { d: 'M18 44C10 52 6 62 8 72c8-2 12-8 14-14Zm60 0c8 8 12 18 10 28-8-2-12-8-14-14Z', fill: 'art-dark' },
    { d: 'M48 4c22 0 32 18 32 44S68 88 48 88 16 74 16 48 26 4 48 4Z', fill: 'art-dark' },
    { d: 'M48 30c8-10 24-4 24 14 0 26-10 38-24 38S24 70 24 44c0-18 16-24 24-14Z', fill: '#fff' },
    ...eyes(38, 58, 40),
    { d: 'M40 48h16l-8 10Z', fill: 'sun-deep' },
  ],
  pig: [
    { d: 'M12 14c14-2 24 4 28 14L18 42C10 34 8 24 12 14Zm72 0c-14-2-24 4-28 14l22 14c8-8 10-18 6-28Z', fill: 'bloom' },
    { circle: [48, 54, 36], fill: 'bloom' },
    { ellipse: [48, 62, 19, 14], fill: 'flint-pale' },
    { ellipse: [41, 62, 4, 6], fill: 'art-mouth' },
    { ellipse: [55, 62, 4, 6], fill: 'art-mouth' },
    ...eyes(32, 64, 42),
  ],
  rabbit: [
    { d: 'M36 44C22 34 18 8 28 4s18 22 16 38Zm24 0C74 34 78 8 68 4S50 26 52 42Z', fill: 'bramble-coat' },
    { d: 'M36 36c-7-8-9-22-5-25s9 12 8 24Zm24 0c7-8 9-22 5-25s-9 12-8 24Z', fill: 'bloom' },
    { ellipse: [48, 64, 31, 28], fill: 'bramble-coat' },
    ...eyes(36, 60, 58),
    { d: 'M42 68h12l-6 6Z', fill: 'art-mouth' },
    { d: 'M42 78h12v10H42Z', fill: '#fff', stroke: 'art-dark', width: 2 },
    { d: 'M48 74v14', stroke: 'art-dark', width: 2 },
  ],
  snail: [
    { d: 'M14 36 10 20m16 16 4-18', stroke: 'moss-coat-deep', width: 5 },
    { circle: [10, 17, 5], fill: 'moss-coat-deep' },
    { circle: [31, 15, 5], fill: 'moss-coat-deep' },
    { d: 'M8 44c0-12 24-14 26 0l2 26h44c8 0 12 8 10 16H26C14 86 10 78 10 66Z', fill: 'moss-coat' },
    { circle: [62, 50, 28], fill: 'flint-coat' },
    { d: 'M62 50c4-4 10 0 8 7s-14 9-19 0c-5-10 2-22 14-22s22 12 18 24', stroke: 'flint-pale', width: 5 },
    { circle: [20, 46, 4], fill: 'art-dark' },
    { d: 'M14 58c3 4 8 4 11 1', stroke: 'art-dark', width: 3 },
  ],
};
