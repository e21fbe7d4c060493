import { z } from 'zod';
import { box, closed, fullWidth, label, lines, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cutRing } from './cut-ring.ts';

/** Areas of an island that is nowhere, of unlike sizes, so that size and shade can be told apart. */
const areas: readonly (readonly Point[])[] = [
  [
    [30, 60],
    [70, 22],
    [128, 14],
    [136, 74],
    [86, 96],
    [26, 104],
  ],
  [
    [128, 14],
    [190, 20],
    [204, 62],
    [136, 74],
  ],
  [
    [190, 20],
    [262, 34],
    [296, 92],
    [246, 108],
    [204, 62],
  ],
  [
    [26, 104],
    [86, 96],
    [112, 146],
    [92, 196],
    [44, 168],
  ],
  [
    [86, 96],
    [136, 74],
    [204, 62],
    [246, 108],
    [212, 152],
    [112, 146],
  ],
  [
    [246, 108],
    [296, 92],
    [290, 152],
    [226, 204],
    [158, 210],
    [92, 196],
    [112, 146],
    [212, 152],
  ],
];
const middles: readonly Point[] = [
  [82, 60],
  [164, 44],
  [244, 70],
  [68, 144],
  [164, 110],
  [226, 172],
];
const shades = ['plain', 'with wide stripes', 'with close stripes', 'filled in'] as const;

const box0 = (points: readonly Point[]) => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

/** Level stripes inside an outline: what of a thin band lies in it. */
const stripes = (points: readonly Point[], gap: number): Mark => {
  const { left, right, top, bottom } = box0(points);
  const segments = range(Math.floor((bottom - top) / gap)).flatMap((at): (readonly [Point, Point])[] => {
    const y = top + (at + 0.5) * gap;
    const ring = cutRing(
      points.map(([px, py]): Point => [px - left, py - y]),
      right - left,
      0.5,
    ).map(([px]) => px + left);
    return ring.length < 2
      ? []
      : [
          [
            [Math.min(...ring), y],
            [Math.max(...ring), y],
          ],
        ];
  });
  return lines(segments, { stroke: 'one', width: 1.6 });
};

const shaded = (points: readonly Point[], shade: number): Mark[] => [
  closed(points, { fill: shade === 3 ? 'one' : 'paper', stroke: 'none' }),
  ...(shade === 1 ? [stripes(points, 12)] : shade === 2 ? [stripes(points, 5)] : []),
  closed(points, { width: 2 }),
];

/** A map of six areas shaded by a value in up to four classes, with its key. */
export const choropleth = defineKind(
  'choropleth',
  {
    title: z.string().max(30),
    /** The class of each area A to F, 0 the lowest. */
    classes: z.array(z.int().min(0).max(3)).length(6),
    key: z.array(z.string().max(11)).length(4),
  },
  {
    draw: ({ title, classes, key }) => ({
      width: fullWidth,
      height: 308,
      marks: [
        { kind: 'group', move: [0, 18], marks: areas.flatMap((points, at) => shaded(points, classes[at] ?? 0)) as never },
        ...middles.map(([x, y], at) => label([x, y + 18], String.fromCharCode(65 + at), { bold: true, halo: true })),
        label([160, 12], title, { bold: true }),
        ...key.flatMap((text, at): Mark[] => {
          const [x, y] = [at % 2 === 0 ? 14 : 168, 240 + Math.floor(at / 2) * 32];
          return [
            ...shaded(
              [
                [x, y],
                [x + 36, y],
                [x + 36, y + 24],
                [x, y + 24],
              ],
              at,
            ),
            label([x + 44, y + 12], text, { anchor: 'start' }),
          ];
        }),
        box([4, 232], [312, 68], { stroke: 'faint', round: 6, width: 1.5 }),
      ],
    }),
    describe: ({ title, classes, key }) =>
      `A map of six areas, shaded by ${title}. The key: ${key.map((text, at) => `${shades[at]} is ${text}`).join(', ')}. ${classes.map((shade, at) => `Area ${String.fromCharCode(65 + at)} is ${shades[shade]}.`).join(' ')} F is the largest area and B the smallest.`,
    sample: ({ int, pick }) => ({
      title: pick(['People per km²', 'Rain in a year']),
      classes: range(6).map(() => int(0, 3)),
      key: pick([
        ['under 50', '50–99', '100–199', '200 or more'],
        ['0–10', '11–20', '21–30', '31–40'],
      ]),
    }),
  },
);
