import { z } from 'zod';
import { box, circle, fullWidth, label, line, lines, type Mark, open, path, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { coasts } from './outlines.ts';

const wide = fullWidth / 13.4;
const tall = wide / Math.cos((55 * Math.PI) / 180);
const views = {
  world: { height: 160, at: ([lon, lat]: Point): Point => [((lon + 180) * fullWidth) / 360, ((90 - lat) * fullWidth) / 360] },
  'british-isles': { height: 470, at: ([lon, lat]: Point): Point => [(lon + 11) * wide, (61 - lat) * tall] },
} as const;

/** Where England meets Scotland and Wales: no world map of Natural Earth has these borders. */
const borders: readonly (readonly Point[])[] = [
  [
    [-3.04, 54.99],
    [-3.02, 55.05],
    [-2.86, 55.1],
    [-2.68, 55.2],
    [-2.34, 55.37],
    [-2.2, 55.48],
    [-2.31, 55.64],
    [-2.15, 55.72],
    [-2.03, 55.8],
  ],
  [
    [-3.08, 53.25],
    [-2.93, 53.17],
    [-2.87, 53.06],
    [-2.73, 52.97],
    [-2.97, 52.95],
    [-3.14, 52.89],
    [-3.01, 52.74],
    [-3.13, 52.58],
    [-3.1, 52.47],
    [-3.02, 52.34],
    [-3.12, 52.14],
    [-3.11, 52.06],
    [-2.98, 51.91],
    [-2.72, 51.83],
    [-2.67, 51.74],
    [-2.66, 51.62],
  ],
];
const parallels = { equator: [0], tropics: [23.4, -23.4], 'polar circles': [66.6, -66.6] } as const;

/** An outline of the world or of the British Isles with marked places. `words` say where a mark stands without its name. */
export const outlineMap = defineKind(
  'outline-map',
  {
    area: z.enum(['world', 'british-isles']),
    marks: z
      .array(
        z.strictObject({
          lon: z.number().min(-180).max(180),
          lat: z.number().min(-90).max(90),
          text: z.string().min(1).max(12),
          words: z.string().min(8).max(120),
          dot: z.boolean().optional(),
        }),
      )
      .max(9),
    lines: z
      .array(z.enum(['equator', 'tropics', 'polar circles', 'prime meridian']))
      .max(4)
      .optional(),
  },
  {
    draw: ({ area, marks, lines: drawn = [] }) => {
      const { at, height } = views[area];
      const world = area === 'world';
      const land = { fill: 'tint', stroke: 'line', width: world ? 0.8 : 1.2 } as const;
      const shown: Mark[] = [
        box([0, 0], [fullWidth, height], { fill: 'paper', round: 6 }),
        ...(world
          ? [path(coasts.world, land)]
          : [
              path(coasts.ireland, { ...land, fill: 'paper' }),
              path(coasts.unitedKingdom, land),
              ...borders.map((border) => open(border.map(at), { width: 1.2 })),
            ]),
        ...drawn.flatMap((name): Mark[] =>
          name === 'prime meridian'
            ? [line(at([0, 90]), at([0, world ? -90 : 50]), { stroke: 'one', width: 1.2, dash: true })]
            : [
                lines(
                  parallels[name].map((lat) => [at([-180, lat]), at([180, lat])] as const),
                  { stroke: name === 'equator' ? 'three' : 'one', width: 1.2, dash: name !== 'equator' },
                ),
              ],
        ),
        ...marks.flatMap(({ lon, lat, text, dot = false }): Mark[] => {
          const [x, y] = at([lon, lat]);
          return dot
            ? [
                circle([x, y], 4, { fill: 'three', stroke: 'paper', width: 1 }),
                label([x + 8, y], text, { anchor: 'start', bold: true, halo: true }),
              ]
            : [label([x, y], text, { bold: true, halo: true, size: world ? 16 : 20 })];
        }),
      ];
      return { width: fullWidth, height, marks: shown };
    },
    describe: ({ area, marks, lines: drawn = [] }) =>
      [
        area === 'world'
          ? 'An outline map of the world with north at the top.'
          : 'An outline map of the British Isles with north at the top.',
        drawn.length === 0
          ? ''
          : `${drawn.length === 1 ? 'One line or pair of lines is' : `${drawn.length} lines or pairs of lines are`} drawn across the map.`,
        ...marks.map(({ text, words, dot = false }) => `${dot ? `Dot ${text}` : text} is ${words}.`),
      ]
        .filter((part) => part !== '')
        .join(' '),
    sample: ({ int, pick }) => {
      const area = pick(['world', 'british-isles'] as const);
      const words = 'in the middle of a wide green land';
      return area === 'world'
        ? {
            area,
            marks: [
              { lon: int(-150, -20), lat: int(-70, 70), text: 'A', words },
              { lon: int(10, 60), lat: int(-70, 70), text: 'B', words },
            ],
            lines: [pick(['equator', 'tropics', 'polar circles', 'prime meridian'] as const)],
          }
        : {
            area,
            marks: [
              { lon: int(-9, -7), lat: int(50, 60), text: 'A', words },
              { lon: int(-5, -2), lat: int(50, 60), text: 'London', words, dot: true },
            ],
          };
    },
  },
);
