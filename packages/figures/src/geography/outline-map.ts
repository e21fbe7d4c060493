import { z } from 'zod';
import { box, circle, fullWidth, label, line, lines, type Mark, open, path, type Point, round } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cutRing } from './cut-ring.ts';
import { coasts } from './outlines.ts';

const wide = fullWidth / 13.4;
const tall = wide / Math.cos((55 * Math.PI) / 180);
/** Parts of the world, as large as a phone is wide: degrees at the left, top, right and bottom. */
const regions = {
  europe: [-25, 72, 45, 33],
  africa: [-20, 40, 55, -37],
  asia: [25, 78, 150, -12],
  'north-america': [-170, 78, -50, 5],
  'south-america': [-90, 15, -30, -57],
  oceania: [108, 5, 180, -50],
} as const;
type Region = keyof typeof regions;
const regionNames = Object.keys(regions) as [Region, ...Region[]];
const closer = (name: Region) => {
  const [left, top, right, bottom] = regions[name];
  const each = fullWidth / (right - left);
  // Degrees of longitude are drawn as long as they are in the middle of the region.
  const stretch = each / Math.cos((((top + bottom) / 2) * Math.PI) / 180);
  return { height: Math.round((top - bottom) * stretch), at: ([lon, lat]: Point): Point => [(lon - left) * each, (top - lat) * stretch] };
};
const views = {
  // Taller than it is true, as on many wall maps: a phone is narrow, and letters need room in Europe and Africa.
  world: { height: 208, at: ([lon, lat]: Point): Point => [((lon + 180) * fullWidth) / 360, ((90 - lat) * 208) / 180] },
  'british-isles': { height: 470, at: ([lon, lat]: Point): Point => [(lon + 11) * wide, (61 - lat) * tall] },
  europe: closer('europe'),
  africa: closer('africa'),
  asia: closer('asia'),
  'north-america': closer('north-america'),
  'south-america': closer('south-america'),
  oceania: closer('oceania'),
} as const;

/** The coasts of the world that lie in a view, cut off at its edges. */
const coastsOf = (name: Region | 'world'): string => {
  const { at, height } = views[name];
  return coasts.world
    .split('Z')
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number)),
    )
    .flatMap((ring) => {
      const points = ring.flatMap(([x, y]): Point[] =>
        x === undefined || y === undefined ? [] : [at([(x * 360) / fullWidth - 180, 90 - (y * 360) / fullWidth])],
      );
      const inside = cutRing(points, fullWidth, height);
      return inside.length < 3 ? [] : [`M${inside.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`];
    })
    .join('');
};

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
    area: z.enum(['world', 'british-isles', ...regionNames]),
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
        ...(area === 'british-isles'
          ? [path(coasts.ireland, land), path(coasts.unitedKingdom, land), ...borders.map((border) => open(border.map(at), { width: 1.2 }))]
          : [path(coastsOf(area), land)]),
        ...drawn.flatMap((name): Mark[] =>
          name === 'prime meridian'
            ? [line([at([0, 0])[0], 0], [at([0, 0])[0], height], { stroke: 'one', width: 1.2, dash: true })]
            : [
                lines(
                  parallels[name].flatMap((lat): (readonly [Point, Point])[] => {
                    const y = at([0, lat])[1];
                    return y < 0 || y > height
                      ? []
                      : [
                          [
                            [0, y],
                            [fullWidth, y],
                          ],
                        ];
                  }),
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
            : [label([x, y], text, { bold: true, halo: true, size: area === 'british-isles' ? 20 : 16 })];
        }),
      ];
      return { width: fullWidth, height, marks: shown };
    },
    describe: ({ area, marks, lines: drawn = [] }) =>
      [
        area === 'world'
          ? 'An outline map of the world with north at the top.'
          : area === 'british-isles'
            ? 'An outline map of the British Isles with north at the top.'
            : 'An outline map of a part of the world with north at the top.',
        drawn.length === 0
          ? ''
          : `${drawn.length === 1 ? 'One line or pair of lines is' : `${drawn.length} lines or pairs of lines are`} drawn across the map.`,
        ...marks.map(({ text, words, dot = false }) => `${dot ? `Dot ${text}` : text} is ${words}.`),
      ]
        .filter((part) => part !== '')
        .join(' '),
    sample: ({ int, pick }) => {
      const area = pick(['world', 'british-isles', 'region'] as const);
      const words = 'in the middle of a wide green land';
      if (area === 'region') {
        const of = pick(regionNames);
        const [left, top, right, bottom] = regions[of];
        return { area: of, marks: [{ lon: (left + right) / 2 + int(-8, 8), lat: (top + bottom) / 2 + int(-8, 8), text: 'A', words }] };
      }
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
