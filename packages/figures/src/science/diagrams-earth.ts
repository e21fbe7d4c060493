import { box, circle, line, type Mark, path, polar } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';
import { dots } from './dots.ts';

const cloud = (x: number, y: number): Mark =>
  path(
    `M${x - 34} ${y + 16}Q${x - 52} ${y + 14} ${x - 46} ${y}Q${x - 42} ${y - 12} ${x - 26} ${y - 8}Q${x - 18} ${y - 24} ${x + 2} ${y - 20}Q${x + 20} ${y - 20} ${x + 22} ${y - 6}Q${x + 46} ${y - 10} ${x + 46} ${y + 6}Q${x + 46} ${y + 16} ${x + 32} ${y + 16}Z`,
    {
      fill: 'paper',
    },
  );
const sunRays = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
  line(polar([92, 34], 21, turn), polar([92, 34], 29, turn), { stroke: 'four', width: 3.5 }),
);

export const waterCycle: Diagram = {
  title: 'A diagram of the water cycle: the sea on the left, a hill with a river on the right, clouds above',
  height: 250,
  marks: [
    circle([92, 34], 15, { fill: 'four', stroke: 'line' }),
    ...sunRays,
    path('M40 196H128V246H40Z', { fill: 'one' }),
    path('M128 196Q160 190 184 164Q210 120 246 92Q264 78 280 104V246H128Z', { fill: 'two' }),
    path('M244 118Q226 140 214 162Q196 176 176 184Q150 194 126 200', { stroke: 'paper', width: 8 }),
    path('M244 118Q226 140 214 162Q196 176 176 184Q150 194 126 200', { stroke: 'one', width: 5 }),
    path('M128 220H280V246H128Z', { fill: 'four', stroke: 'line', width: 1.5 }),
    line([262, 232], [140, 232], { stroke: 'one', arrows: 'end', width: 3 }),
    ...[62, 82, 102].map((x) => line([x, 186], [x, 120], { stroke: 'one', arrows: 'end', dash: true })),
    cloud(150, 52),
    line([158, 92], [204, 92], { stroke: 'faint', arrows: 'end', width: 3 }),
    cloud(232, 36),
    path('M208 58L202 76M226 58L220 76M244 58L238 76M262 58L256 76', { stroke: 'one', width: 3 }),
  ],
  parts: {
    evaporation: { at: [82, 150], side: 'left', where: 'arrows that go up from the warm sea into the air' },
    condensation: { at: [130, 52], side: 'left', where: 'the place high up where a cloud forms' },
    precipitation: { at: [252, 66], side: 'right', where: 'drops that fall from a cloud on to the hill' },
    river: { at: [208, 166], side: 'right', where: 'the stream that runs down the hill to the sea' },
    sea: { at: [60, 220], side: 'left', where: 'the large flat body of water at the bottom' },
    'water in the ground': { at: [240, 232], side: 'right', where: 'an arrow below the ground that goes towards the sea' },
  },
};

export const rockLayers: Diagram = {
  title: 'A drawing of a cliff cut straight, with layers one above the other',
  height: 240,
  marks: [
    path('M52 44Q160 32 268 40V64Q160 58 52 68Z', { fill: 'one' }),
    path('M52 68Q160 58 268 64V104Q160 94 52 106Z', { fill: 'four' }),
    path('M52 106Q160 94 268 104V148Q160 138 52 152Z', { fill: 'tint' }),
    path('M52 152Q160 138 268 148V190Q160 180 52 194Z', { fill: 'paper' }),
    path('M52 194Q160 180 268 190V236H52Z', { fill: 'three' }),
    path('M70 42V24M78 42V28M98 38V18M106 38V22M140 40V24M188 42V22M196 42V26M240 39V20', { stroke: 'two', width: 3 }),
    dots(
      [
        [72, 84],
        [94, 80],
        [118, 88],
        [142, 78],
        [166, 84],
        [190, 90],
        [214, 82],
        [240, 88],
        [84, 94],
        [204, 76],
        [254, 76],
      ],
      2.5,
      { fill: 'line' },
    ),
    path('M72 166H88M104 174H122M140 162H156M220 174H238M206 162H216M84 180H98', { width: 1.5 }),
    circle([182, 124], 15, { fill: 'paper', stroke: 'line' }),
    path('M182 124Q186 120 186 126Q184 132 177 129Q172 120 182 116Q194 116 193 127Q190 138 178 137', { width: 1.8 }),
    path('M80 138Q98 130 116 110M88 134L82 126M96 129L89 120M104 122L98 113M90 133L98 137M98 127L107 131M106 120L115 123', { width: 1.8 }),
    path('M66 206L84 222M96 204L116 222M134 200L156 222M176 204L196 222M214 206L238 224', { stroke: 'paper', width: 2 }),
  ],
  parts: {
    soil: { at: [226, 52], side: 'right', where: 'the thin layer at the top, in which grass grows' },
    'youngest rock': { at: [232, 98], side: 'right', where: 'the first layer of rock below the thin one at the top' },
    'oldest rock': { at: [244, 228], side: 'right', where: 'the lowest layer of all' },
    'fossil shell': { at: [182, 118], side: 'right', where: 'a coiled shape inside the second layer of rock' },
    'fossil plant': { at: [100, 126], side: 'left', where: 'a shape like a leaf inside the second layer of rock' },
  },
};

export const ear: Diagram = {
  title: 'A diagram of an ear that is cut open, with the outside on the left',
  height: 210,
  marks: [
    path('M60 104Q36 60 62 24Q96 -2 116 34Q124 58 108 78L112 96V120Q92 134 96 160Q86 190 66 170Q54 140 60 104Z', {
      fill: 'four',
      width: 2.5,
    }),
    path('M82 60Q92 36 104 52Q104 70 92 84', { width: 2 }),
    path('M104 92Q130 86 158 92V116Q130 120 104 116Z', { fill: 'paper', width: 2.5 }),
    path('M158 84Q168 104 158 124', { stroke: 'three', width: 5 }),
    path('M164 104L180 92L190 102L206 96', { width: 6 }),
    circle([180, 92], 5, { fill: 'tint', stroke: 'line' }),
    circle([190, 102], 5, { fill: 'tint', stroke: 'line' }),
    path('M206 104Q204 76 230 78Q258 82 256 108Q252 132 228 130Q208 126 214 108Q220 94 234 98Q246 104 238 114Q230 118 228 110', {
      fill: 'tint',
      width: 2.5,
    }),
    path('M254 96Q272 90 284 74', { stroke: 'four', width: 8 }),
  ],
  parts: {
    'ear canal': { at: [130, 104], side: 'left', where: 'the tube that leads from the outside into the head' },
    'ear drum': { at: [162, 116], side: 'left', where: 'the thin skin stretched across the end of the tube' },
    'small bones': { at: [190, 102], side: 'right', where: 'three tiny joined parts behind the thin skin' },
    cochlea: { at: [236, 126], side: 'right', where: 'the coiled part, deep inside' },
    nerve: { at: [272, 86], side: 'right', where: 'the cord that leaves the coiled part for the brain' },
    'outer ear': { at: [72, 40], side: 'left', where: 'the large flap on the outside' },
  },
};

export const shadowMaking: Diagram = {
  title: 'A drawing of a lamp that shines on a ball, with a screen behind the ball',
  height: 200,
  marks: [
    path('M74 100L266 29M74 100L266 171', { stroke: 'four', width: 2.5 }),
    path('M74 92L176 12M74 108L176 188', { stroke: 'four', width: 2.5 }),
    path('M44 84Q62 72 74 86V114Q62 128 44 116Z', { fill: 'four', width: 2.5 }),
    box([40, 88], [8, 24], { fill: 'line' }),
    circle([146, 100], 25, { fill: 'three', stroke: 'line', width: 2.5 }),
    box([266, 8], [12, 184], { fill: 'paper', stroke: 'line', width: 2.5 }),
    path(
      'M266 29H278V171H266ZM266 36L278 30M266 46L278 40M266 56L278 50M266 66L278 60M266 76L278 70M266 86L278 80M266 96L278 90M266 106L278 100M266 116L278 110M266 126L278 120M266 136L278 130M266 146L278 140M266 156L278 150M266 166L278 160',
      { fill: 'one', width: 2.5 },
    ),
  ],
  parts: {
    'light source': { at: [58, 100], side: 'left', where: 'the lamp on the left, from which lines go out' },
    'opaque object': { at: [146, 106], side: 'left', where: 'the ball in the way of the lines' },
    shadow: { at: [272, 110], side: 'right', where: 'the striped patch on the screen behind the ball' },
    screen: { at: [272, 184], side: 'right', where: 'the upright board on the right' },
    'ray of light': { at: [158, 26], side: 'right', where: 'one of the straight lines that go past the ball' },
  },
};
