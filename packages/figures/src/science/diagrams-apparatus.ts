import { box, circle, line, lines, type Mark, path, type Point } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

const liquid = (d: string): Mark => path(d, { stroke: 'none', fill: 'four' });
const flame = ([x, y]: Point): Mark[] => [
  path(`M${x} ${y - 34}C${x + 12} ${y - 18} ${x + 10} ${y - 6} ${x} ${y}C${x - 10} ${y - 6} ${x - 12} ${y - 18} ${x} ${y - 34}Z`, {
    fill: 'three',
  }),
  box([x - 6, y], [12, 30], { fill: 'tint', stroke: 'line' }),
  box([x - 20, y + 30], [40, 8], { fill: 'tint', stroke: 'line' }),
];

export const filtration: Diagram = {
  title: 'A drawing of apparatus: a mixture is poured into a cone that stands on a flask',
  height: 252,
  marks: [
    liquid('M132 214L122 238H198L188 214Z'),
    path('M144 128V176L118 240H202L176 176V128', { width: 3 }),
    liquid('M120 56H200L172 96H148Z'),
    path('M104 24L148 96V150H172V96L216 24', { width: 3 }),
    path('M108 36L160 110L212 36', { stroke: 'one', width: 3, dash: true }),
    ...(
      [
        [148, 84],
        [158, 92],
        [168, 86],
        [160, 80],
        [174, 76],
      ] as const
    ).map((at) => circle(at, 4, { fill: 'line' })),
    ...(
      [
        [160, 164],
        [160, 186],
      ] as const
    ).map((at) => circle(at, 3, { fill: 'four', stroke: 'line', width: 1.2 })),
  ],
  parts: {
    'filter funnel': { at: [119, 48], side: 'left', where: 'the open cone with a narrow stem' },
    'filter paper': { at: [200, 53], side: 'right', where: 'the dashed lining of the cone' },
    residue: { at: [156, 90], side: 'left', where: 'the solid grains that stay in the cone' },
    filtrate: { at: [180, 230], side: 'right', where: 'the clear liquid that has run down into the flask' },
    'conical flask': { at: [130, 210], side: 'left', where: 'the glass vessel at the bottom with sloping sides' },
  },
};

export const distillation: Diagram = {
  title: 'A drawing of apparatus: a flask is heated, and a sloping tube leads to a beaker',
  height: 262,
  marks: [
    liquid('M62 158C66 184 110 184 114 158Z'),
    path('M80 66V116A34 34 0 1 0 96 116V66', { width: 3 }),
    path('M96 78L250 146L246 158L96 92', { width: 2.5, fill: 'paper' }),
    path('M122 82L234 132L224 156L112 106Z', { fill: 'tint' }),
    path('M126 94L246 147', { width: 1.5 }),
    line([218, 160], [218, 174], { stroke: 'one', width: 4 }),
    line([136, 78], [142, 64], { stroke: 'one', width: 4 }),
    line([88, 20], [88, 104], { width: 7 }),
    line([88, 22], [88, 102], { stroke: 'paper', width: 4 }),
    circle([88, 100], 5, { fill: 'three' }),
    liquid('M234 212H270V234H234Z'),
    path('M232 176V234H272V176', { width: 3 }),
    circle([250, 172], 3, { fill: 'four', stroke: 'line', width: 1.2 }),
    ...flame([88, 218]),
  ],
  parts: {
    thermometer: { at: [88, 40], side: 'left', where: 'the thin upright rod with a coloured end at the top of the flask' },
    flask: { at: [64, 138], side: 'left', where: 'the round vessel with the liquid that is heated' },
    condenser: { at: [180, 122], side: 'right', where: 'the sloping tube with a wider jacket round it' },
    'cold water in': { at: [218, 172], side: 'right', where: 'the short pipe at the lower end of the jacket' },
    distillate: { at: [262, 226], side: 'right', where: 'the liquid that is collected in the beaker' },
    'Bunsen burner': { at: [84, 234], side: 'left', where: 'the part with the flame' },
  },
};

export const titration: Diagram = {
  title: 'A drawing of apparatus: a long graduated tube with a tap stands over a flask',
  height: 268,
  marks: [
    line([92, 252], [92, 16], { width: 5 }),
    box([72, 250], [140, 10], { fill: 'tint', stroke: 'line' }),
    line([92, 60], [146, 60], { width: 4 }),
    box([152, 44], [16, 108], { fill: 'four' }),
    path('M151 12V152L157 160V184H163V160L169 152V12', { width: 2.5 }),
    lines(
      Array.from(
        { length: 9 },
        (_, at) =>
          [
            [151, 28 + at * 14],
            [at % 2 === 0 ? 160 : 157, 28 + at * 14],
          ] as const,
      ),
      { width: 1.5 },
    ),
    line([148, 168], [176, 168], { width: 5 }),
    liquid('M138 226L133 238H187L182 226Z'),
    path('M151 190V206L130 240H190L169 206V190', { width: 3 }),
    box([122, 242], [76, 7], { fill: 'paper', stroke: 'line' }),
  ],
  parts: {
    burette: { at: [168, 90], side: 'right', where: 'the long narrow tube with marks' },
    tap: { at: [172, 168], side: 'right', where: 'the small bar across the lower end of the long tube' },
    'conical flask': { at: [141, 222], side: 'left', where: 'the vessel with sloping sides below the tube' },
    'white tile': { at: [190, 246], side: 'right', where: 'the flat plate below the vessel' },
    clamp: { at: [112, 60], side: 'left', where: 'the arm that holds the tube upright' },
  },
};

export const electrolysis: Diagram = {
  title: 'A drawing of apparatus: two rods stand in a liquid and are joined to a battery',
  height: 232,
  marks: [
    liquid('M82 128H238V218H82Z'),
    path('M80 96V208Q80 220 92 220H228Q240 220 240 208V96', { width: 3 }),
    box([112, 82], [16, 110], { fill: 'line' }),
    box([192, 82], [16, 110], { fill: 'line' }),
    path('M120 82V34H146M174 34H200V82'),
    line([146, 18], [146, 50], { width: 2.5 }),
    line([174, 25], [174, 43], { width: 6 }),
    line([146, 34], [174, 34], { dash: true }),
    lines(
      [
        [
          [128, 14],
          [138, 14],
        ],
        [
          [133, 9],
          [133, 19],
        ],
        [
          [184, 14],
          [194, 14],
        ],
      ],
      { width: 2 },
    ),
    ...(
      [
        [136, 150],
        [138, 168],
        [104, 160],
        [136, 134],
      ] as const
    ).map((at) => circle(at, 4, { fill: 'paper', stroke: 'line', width: 1.2 })),
    ...(
      [
        [186, 152],
        [184, 172],
        [216, 160],
        [184, 136],
      ] as const
    ).map((at) => circle(at, 4, { fill: 'paper', stroke: 'line', width: 1.2 })),
  ],
  parts: {
    anode: { at: [114, 112], side: 'left', where: 'the rod joined to the plus side of the battery' },
    cathode: { at: [206, 112], side: 'right', where: 'the rod joined to the minus side of the battery' },
    electrolyte: { at: [160, 196], side: 'right', where: 'the liquid in the beaker' },
    'd.c. supply': { at: [160, 34], side: 'right', where: 'the battery at the top' },
  },
};

export const chromatography: Diagram = {
  title: 'A drawing of apparatus: a strip of paper hangs in a beaker with a little liquid',
  height: 252,
  marks: [
    liquid('M92 212H228V238H92Z'),
    path('M90 30V228Q90 240 102 240H218Q230 240 230 228V30', { width: 3 }),
    line([78, 22], [242, 22], { width: 5 }),
    box([128, 22], [64, 200], { fill: 'paper', stroke: 'line' }),
    line([128, 196], [192, 196], { width: 1.5 }),
    line([128, 56], [192, 56], { dash: true, width: 1.5 }),
    circle([144, 196], 4, { fill: 'line' }),
    circle([174, 196], 4, { fill: 'line' }),
    circle([144, 112], 7, { fill: 'one' }),
    circle([144, 154], 7, { fill: 'three' }),
    circle([174, 112], 7, { fill: 'one' }),
  ],
  parts: {
    'solvent front': { at: [188, 56], side: 'right', where: 'the dashed line near the top of the paper' },
    'start line': { at: [134, 196], side: 'left', where: 'the line near the bottom of the paper, with two spots on it' },
    solvent: { at: [210, 226], side: 'right', where: 'the liquid at the bottom' },
    'chromatography paper': { at: [136, 80], side: 'left', where: 'the strip that hangs in the beaker' },
  },
};
