import { z } from 'zod';
import { circle, closed, fullWidth, label, line, lines, type Mark, path, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

const solids = [
  'cube',
  'cuboid',
  'cylinder',
  'cone',
  'sphere',
  'square-based pyramid',
  'rectangle-based pyramid',
  'triangular prism',
  'trapezium prism',
  'hemisphere',
  'frustum',
] as const;
const hidden = { dash: true, stroke: 'faint' } as const;

const prism = (face: readonly Point[], [dx, dy]: Point, unseen: readonly number[]): Mark[] => {
  const back = face.map(([x, y]): Point => [x + dx, y + dy]);
  const edge = (index: number): readonly [Point, Point] => [face[index] as Point, back[index] as Point];
  const all = face.map((_, index) => index);
  return [
    closed(back, hidden),
    lines(unseen.map(edge), hidden),
    ...all
      .filter((index) => !unseen.includes(index) && !unseen.includes((index + 1) % face.length))
      .map((index) => line(back[index] as Point, back[(index + 1) % face.length] as Point, { width: 2.5 })),
    lines(all.filter((index) => !unseen.includes(index)).map(edge), { width: 2.5 }),
    closed(face, { fill: 'tint', width: 2.5 }),
  ];
};

const shapes: Record<Exclude<(typeof solids)[number], 'cuboid' | 'rectangle-based pyramid'>, readonly Mark[]> = {
  cube: prism(
    [
      [80, 80],
      [200, 80],
      [200, 200],
      [80, 200],
    ],
    [44, -44],
    [3],
  ),
  cylinder: [
    path('M90 60L90 180C90 206 230 206 230 180L230 60', { fill: 'tint', width: 2.5 }),
    path('M90 60C90 34 230 34 230 60C230 86 90 86 90 60Z', { fill: 'paper', width: 2.5 }),
  ],
  cone: [
    path('M80 180L160 30L240 180C240 210 80 210 80 180Z', { fill: 'tint', width: 2.5 }),
    path('M80 180C80 154 240 154 240 180', hidden),
  ],
  sphere: [
    path('M70 120A90 90 0 0 1 250 120A90 90 0 0 1 70 120Z', { fill: 'tint', width: 2.5 }),
    path('M70 120C70 150 250 150 250 120', { width: 1.5 }),
    path('M70 120C70 92 250 92 250 120', hidden),
  ],
  hemisphere: [
    path('M70 150A90 90 0 0 1 250 150C250 182 70 182 70 150Z', { fill: 'tint', width: 2.5 }),
    path('M70 150C70 122 250 122 250 150', hidden),
  ],
  frustum: [
    path('M70 190L115 70L205 70L250 190C250 220 70 220 70 190Z', { fill: 'tint', width: 2.5 }),
    path('M115 70C115 54 205 54 205 70C205 86 115 86 115 70Z', { fill: 'paper', width: 2.5 }),
    path('M70 190C70 162 250 162 250 190', hidden),
  ],
  'square-based pyramid': [
    closed(
      [
        [70, 190],
        [200, 190],
        [250, 140],
        [120, 140],
      ],
      hidden,
    ),
    lines(
      [
        [
          [160, 34],
          [120, 140],
        ],
      ],
      hidden,
    ),
    closed(
      [
        [70, 190],
        [200, 190],
        [160, 34],
      ],
      { fill: 'tint', width: 2.5 },
    ),
    closed(
      [
        [200, 190],
        [250, 140],
        [160, 34],
      ],
      { fill: 'paper', width: 2.5 },
    ),
  ],
  'triangular prism': prism(
    [
      [44, 190],
      [196, 190],
      [120, 90],
    ],
    [70, -50],
    [0],
  ),
  'trapezium prism': prism(
    [
      [50, 190],
      [200, 190],
      [160, 100],
      [90, 100],
    ],
    [60, -44],
    [0],
  ),
};
const said: Record<(typeof solids)[number], string> = {
  cube: 'It has square faces only, all of one size',
  cuboid: 'It has rectangles for faces, in pairs',
  cylinder: 'It has a circle at each end and one curved surface between them',
  cone: 'It has a circle at the bottom and a curved surface that runs to a point',
  sphere: 'It is round like a ball',
  'square-based pyramid': 'It stands on a square, and triangles meet at a point above it',
  'rectangle-based pyramid': 'It stands on a rectangle, and triangles meet at a point above it',
  'triangular prism': 'It has a triangle at each end, and rectangles between them',
  'trapezium prism': 'It has a trapezium at each end, and rectangles between them',
  hemisphere: 'It is half a ball, cut straight through the middle',
  frustum: 'It is a cone whose top was cut off level, with a circle at each end',
};

const written = (at: Point, text: string | undefined, anchor: 'start' | 'middle' | 'end' = 'middle'): Mark[] =>
  text === undefined ? [] : [label(at, text, { anchor })];

const measure = (text: string | undefined): number => Number.parseFloat(text ?? '');

/** A cuboid as wide, high and deep as it says; the depth runs away from the eye, so it is drawn half as long. */
const cuboidOf = (across: number, up: number, away: number): { readonly face: readonly Point[]; readonly back: Point } => {
  const most = Math.max(across, up, away);
  // A side far shorter than the others still leaves room for its number.
  const [w, h, d] = [across, up, away].map((side) => Math.max(0.3, side / most)) as [number, number, number];
  const factor = Math.min(190 / (w + d * 0.45), 160 / (h + d * 0.35));
  const [wide, tall] = [w * factor, h * factor];
  const [left, bottom] = [62, 200];
  return {
    face: [
      [left, bottom - tall],
      [left + wide, bottom - tall],
      [left + wide, bottom],
      [left, bottom],
    ],
    back: [d * 0.45 * factor, -d * 0.35 * factor],
  };
};
/** Lengths of one unit of which none is far shorter than another, or a single one, may be those of the drawing. */
const isToScale = (name: string, texts: readonly (string | undefined)[]): boolean => {
  const given = texts.filter((text) => text !== undefined);
  if (given.length < 2) return true;
  const sizes = given.map(measure);
  const units = new Set(given.map((text) => text.replace(/^[\d.]+/, '')));
  return name === 'cuboid' && given.length === 3 && units.size === 1 && sizes.every((size) => size >= 0.3 * Math.max(...sizes));
};
const boxOf = (texts: readonly (string | undefined)[]) => {
  const sizes = texts.map(measure);
  const told = sizes.filter((size) => size > 0);
  const units = new Set(texts.filter((_, at) => (sizes[at] ?? 0) > 0).map((text) => text?.replace(/^[\d.]+/, '')));
  if (told.length < 2 || units.size > 1) return cuboidOf(170, 90, 105);
  // A length that is asked for is drawn as long as the others are on average: it gives nothing away.
  const middle = told.reduce((sum, size) => sum + size, 0) / told.length;
  const [across = middle, up = middle, away = middle] = sizes.map((size) => (size > 0 ? size : middle));
  return cuboidOf(across, up, away);
};

/** The height of the end of a prism stands inside it, at right angles to its lowest side. */
const heightInside: Readonly<Record<string, readonly [x: number, top: number, text: number]>> = {
  'triangular prism': [120, 90, 172],
  'trapezium prism': [100, 100, 156],
};
const upright = (name: string, text: string): Mark[] => {
  const [x, top, at] = heightInside[name] ?? [0, 0, 0];
  return [
    line([x, top], [x, 190], { dash: true }),
    lines([
      [
        [x + 10, 190],
        [x + 10, 180],
      ],
      [
        [x + 10, 180],
        [x, 180],
      ],
    ]),
    label([x + 5 + textWidth(text, 16) / 2, at], text, { halo: true }),
  ];
};

/** What runs to a point or has round ends shows its height inside, from the top to the middle of its base. */
const axes: Readonly<Record<string, readonly [top: number, base: number, text: number]>> = {
  cone: [30, 180, 144],
  'square-based pyramid': [34, 165, 151],
  'rectangle-based pyramid': [34, 165, 151],
  frustum: [70, 190, 132],
};
const axisMarks = (name: string, text: string): Mark[] => {
  const [top, base, at] = axes[name] ?? [0, 0, 0];
  return [line([160, top], [160, base], { dash: true }), label([155 - textWidth(text, 16) / 2, at], text, { halo: true })];
};
/** Where a radius is drawn, from the middle of a circle to its edge, and how far above it its length stands. */
const radii: Readonly<Record<string, readonly [y: number, edge: number, text: number]>> = {
  cylinder: [60, 230, 32],
  cone: [180, 240, 14],
  sphere: [120, 250, 14],
  hemisphere: [150, 250, 14],
  frustum: [190, 250, 14],
};
const radiusMarks = (name: string, text: string): Mark[] => {
  const place = radii[name];
  if (place === undefined) return [];
  const [y, edge, above] = place;
  return [
    circle([160, y], 3, { fill: 'line' }),
    line([160, y], [edge, y], { width: 2 }),
    label([(160 + edge) / 2, y - above], text, name === 'cylinder' ? {} : { halo: true }),
  ];
};

const length = z.string().max(8).optional();
const measures = { width: length, height: length, depth: length, top: length, radius: length, slant: length };
const measureNames = ['width', 'height', 'depth', 'top', 'radius', 'slant'] as const;
const measureSaid = (name: string, which: (typeof measureNames)[number]): string => {
  if (which === 'slant') return 'slant height';
  if (name === 'frustum' && which === 'top') return 'upper radius';
  if (name === 'frustum' && which === 'radius') return 'lower radius';
  if (name === 'triangular prism')
    return { width: 'base', height: 'height of the triangle', depth: 'length', top: 'top', radius: 'radius' }[which];
  if (name === 'trapezium prism')
    return {
      width: 'lower parallel side',
      height: 'height of the trapezium',
      depth: 'length',
      top: 'upper parallel side',
      radius: 'radius',
    }[which];
  return which;
};

/** A solid; hidden edges are dashed. */
export const solid = defineKind(
  'solid',
  { name: z.enum(solids), ...measures },
  {
    draw: ({ name, width, height, depth, top: upper, radius, slant }) => {
      const cuboid = boxOf([width, height, depth]);
      const [dx, dy] = cuboid.back;
      const [[left, top], , [right, bottom]] = cuboid.face as [Point, Point, Point];
      const places: readonly [bottom: Point, left: Point, right: Point] =
        name === 'cuboid'
          ? [
              [(left + right) / 2, bottom + 18],
              [left - 7, (top + bottom) / 2],
              [right + dx / 2 + 9, bottom + dy / 2 + 9],
            ]
          : [
              [140, 220],
              [72, 140],
              [232, 190],
            ];
      const toScale = isToScale(name, [width, height, depth, upper, radius, slant]);
      return {
        width: fullWidth,
        height: toScale ? 236 : 260,
        marks: [
          ...(toScale ? [] : [label([fullWidth / 2, 246], 'Not drawn to scale')]),
          ...(name === 'cuboid'
            ? prism(cuboid.face, cuboid.back, [3])
            : shapes[name === 'rectangle-based pyramid' ? 'square-based pyramid' : name]),
          ...written(places[0], width),
          ...(height !== undefined && name in heightInside
            ? upright(name, height)
            : height !== undefined && name in axes
              ? axisMarks(name, height)
              : written(places[1], height, 'end')),
          ...written(places[2], depth, 'start'),
          ...(name === 'trapezium prism' && upper !== undefined ? [label([134, 114], upper, { halo: true })] : []),
          ...(radius === undefined ? [] : radiusMarks(name, radius)),
          ...(name === 'frustum' && upper !== undefined
            ? [circle([160, 70], 3, { fill: 'line' }), line([160, 70], [205, 70], { width: 2 }), label([184, 44], upper)]
            : []),
          ...(name === 'cone' ? written([210, 96], slant, 'start') : []),
        ],
      };
    },
    describe: ({ name, ...given }) =>
      [
        `A solid shape. ${said[name]}.`,
        ...measureNames.flatMap((which) => {
          const text = given[which];
          return text === undefined ? [] : [`Its ${measureSaid(name, which)} is ${text === '?' ? 'to be found' : text}.`];
        }),
      ].join(' '),
    sample: ({ int, pick }) => {
      const name = pick(solids);
      if (name === 'cuboid') return { name, width: `${int(2, 12)} cm`, height: `${int(2, 9)} m`, depth: `${int(2, 9)} cm` };
      if (name === 'cylinder') return { name, radius: `${int(2, 12)} cm`, height: `${int(2, 20)} cm` };
      if (name === 'triangular prism') return { name, width: `${int(2, 16)} cm`, height: `${int(3, 12)} cm`, depth: `${int(5, 20)} cm` };
      if (name === 'trapezium prism')
        return { name, width: `${int(9, 16)} cm`, top: `${int(3, 8)} cm`, height: `${int(3, 12)} cm`, depth: `${int(5, 20)} cm` };
      if (name === 'cone')
        return {
          name,
          radius: `${int(2, 12)} cm`,
          ...pick([{ height: `${int(3, 20)} cm` }, { slant: `${int(13, 20)} cm` }, { height: '?', slant: '12.5 cm' }]),
        };
      if (name === 'sphere' || name === 'hemisphere') return { name, radius: `${int(2, 12)} cm` };
      if (name === 'frustum') return { name, radius: `${int(7, 12)} cm`, top: `${int(2, 6)} cm`, height: `${int(3, 12)} cm` };
      if (name === 'rectangle-based pyramid')
        return { name, width: `${int(2, 20)} cm`, depth: `${int(2, 20)} cm`, height: `${int(3, 24)} cm` };
      if (name === 'square-based pyramid') return { name, width: `${int(2, 12)} cm`, height: `${int(3, 15)} cm` };
      return { name };
    },
  },
);
