import { arc, box, circle, line, lines, type Mark, path, type Point, type Style } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

/** A pipe along a path: a wide line with a narrower one on it. */
const pipe = (d: string, width: number, fill: Style['stroke']): Mark[] => [
  path(d, { stroke: 'line', width }),
  path(d, { stroke: fill ?? 'paper', width: width - 4 }),
];
const tube = (at: Point, size: Point, fill: 'one' | 'three'): Mark => box(at, size, { fill, stroke: 'line', round: 4 });
const valve = (x: number, y: number): Mark =>
  path(`M${x - 11} ${y - 6}L${x - 2} ${y + 8}M${x + 11} ${y - 6}L${x + 2} ${y + 8}`, { stroke: 'paper', width: 3 });

export const heart: Diagram = {
  title: 'A diagram of the heart seen from the front, so the right side of the body is on the left of the picture',
  height: 270,
  marks: [
    path('M62 98C60 80 78 80 96 80L226 80C254 80 264 88 262 106C262 172 216 250 170 260C108 246 60 184 62 98Z', { fill: 'four', width: 3 }),
    tube([84, 42], [22, 60], 'one'),
    box([72, 92], [50, 48], { fill: 'one', stroke: 'line', round: 10 }),
    path('M74 158L150 158L154 226C116 214 84 192 74 158Z', { fill: 'one' }),
    box([90, 136], [24, 25], { fill: 'one' }),
    tube([248, 98], [34, 20], 'three'),
    box([196, 92], [54, 48], { fill: 'three', stroke: 'line', round: 10 }),
    path('M166 158L232 158C228 188 204 214 176 228Z', { fill: 'three' }),
    box([206, 136], [24, 25], { fill: 'three' }),
    path('M128 164V40Q128 26 114 26H84V8H120Q150 8 150 40V164', { fill: 'one' }),
    path('M164 164V40Q164 8 196 8H240V28H204Q188 28 188 44V164', { fill: 'three' }),
    valve(102, 146),
    valve(218, 146),
    valve(139, 146),
    valve(176, 146),
  ],
  parts: {
    'right atrium': { at: [86, 122], side: 'left', where: 'the upper chamber on the left of the picture' },
    'right ventricle': { at: [104, 190], side: 'left', where: 'the lower chamber on the left of the picture' },
    'left atrium': { at: [238, 128], where: 'the upper chamber on the right of the picture' },
    'left ventricle': { at: [210, 186], where: 'the lower chamber on the right of the picture, with the thickest wall' },
    'vena cava': { at: [92, 62], side: 'left', where: 'the vessel that enters the upper chamber on the left of the picture from above' },
    aorta: { at: [226, 18], where: 'the vessel that leaves the lower chamber on the right of the picture and arches at the top' },
    'pulmonary artery': { at: [98, 17], side: 'left', where: 'the vessel that leaves the lower chamber on the left of the picture' },
    'pulmonary vein': { at: [272, 106], where: 'the vessel that enters the upper chamber on the right of the picture from the side' },
    valve: { at: [97, 150], side: 'left', where: 'two flaps between an upper and a lower chamber' },
  },
};

export const eye: Diagram = {
  title: 'A diagram of the eye from the side; light comes in from the left',
  height: 226,
  marks: [
    ...pipe('M246 134C262 144 270 150 284 156', 20, 'four'),
    path('M92 60A90 90 0 1 1 92 166', { fill: 'paper', width: 4 }),
    arc([165, 113], 83, -128, 128, { stroke: 'three', width: 5 }),
    path('M92 60C48 84 48 142 92 166', { fill: 'tint', width: 3 }),
    path('M103 68L101 94M103 158L101 132', { stroke: 'two', width: 8 }),
    path('M118 54L128 80M118 172L128 146', { width: 1.5 }),
    path('M128 78C150 94 150 132 128 148C108 132 108 94 128 78Z', { fill: 'tint', width: 2.5 }),
    circle([115, 50], 7, { fill: 'one', stroke: 'line', width: 1.5 }),
    circle([115, 176], 7, { fill: 'one', stroke: 'line', width: 1.5 }),
  ],
  parts: {
    cornea: { at: [62, 94], where: 'the clear curved layer at the very front' },
    iris: { at: [101, 142], side: 'left', where: 'the coloured ring behind the front layer' },
    pupil: { at: [101, 113], side: 'left', where: 'the gap in the middle of the coloured ring' },
    lens: { at: [132, 118], side: 'right', where: 'the oval clear body behind the coloured ring' },
    retina: { at: [247, 98], where: 'the layer that lines the back on the inside' },
    'optic nerve': { at: [272, 151], where: 'the cord that leaves at the back' },
    'ciliary muscle': { at: [115, 50], side: 'left', where: 'a small round body at the end of the threads, above and below' },
    'suspensory ligaments': { at: [124, 156], side: 'left', where: 'the threads that hold the oval body' },
  },
};

export const digestive: Diagram = {
  title: 'A diagram of the digestive system from the front',
  height: 308,
  marks: [
    circle([160, 36], 30, { stroke: 'faint', width: 2, fill: 'tint' }),
    path(
      'M132 64C132 84 84 78 78 112C74 160 84 200 80 262Q84 296 108 298H212Q236 296 240 262C236 200 246 160 242 112C236 78 188 84 188 64',
      { stroke: 'faint', fill: 'tint' },
    ),
    ...pipe('M160 46V116', 12, 'paper'),
    path('M148 40Q160 30 172 40Q160 54 148 40Z', { fill: 'three' }),
    path('M158 112C176 92 214 100 214 132C212 160 180 168 158 158C168 146 172 130 158 112Z', { fill: 'one' }),
    path('M152 112C128 98 92 106 88 142C116 150 140 138 154 122Z', { fill: 'three' }),
    path('M146 176C166 164 188 174 208 164C210 178 178 186 148 186Z', { fill: 'four' }),
    circle([124, 148], 8, { fill: 'two', stroke: 'line', width: 1.5 }),
    ...pipe('M112 262V200H210V262C210 274 166 262 164 280V294', 20, 'four'),
    ...pipe(
      'M158 160C146 172 130 188 138 216C160 216 186 212 190 222C190 234 134 228 134 240C134 252 186 244 186 256C180 264 136 258 112 260',
      12,
      'paper',
    ),
  ],
  parts: {
    mouth: { at: [154, 40], side: 'left', where: 'the opening in the head where food goes in' },
    oesophagus: { at: [161, 86], side: 'right', where: 'the straight tube from the head down the chest' },
    stomach: { at: [202, 132], where: 'the wide bag at the end of the straight tube' },
    liver: { at: [102, 130], where: 'the largest solid organ, on the left of the picture beside the bag' },
    'gall bladder': { at: [122, 149], side: 'left', where: 'the small sac just below the largest organ' },
    pancreas: { at: [196, 173], side: 'right', where: 'the flat organ just below the bag' },
    'small intestine': { at: [176, 236], side: 'right', where: 'the long narrow coiled tube in the middle' },
    'large intestine': { at: [112, 226], side: 'left', where: 'the wide tube that frames the coils' },
    rectum: { at: [164, 280], side: 'left', where: 'the last short straight part of the wide tube' },
    anus: { at: [164, 296], side: 'right', where: 'the opening at the very end' },
  },
};

const bone = (from: Point, to: Point): Mark[] => [line(from, to, { width: 11 }), line(from, to, { stroke: 'paper', width: 7 })];
const rib = (y: number, wide: number): Mark =>
  path(
    `M160 ${y}C${160 - wide} ${y - 6} ${160 - wide} ${y + 16} ${162 - wide * 0.5} ${y + 18}M160 ${y}C${160 + wide} ${y - 6} ${160 + wide} ${y + 16} ${158 + wide * 0.5} ${y + 18}`,
    { width: 3 },
  );

export const skeleton: Diagram = {
  title: 'A diagram of a skeleton from the front',
  height: 320,
  marks: [
    ...bone([160, 62], [160, 172]),
    lines(
      [80, 94, 108, 122, 136, 150].map(
        (y) =>
          [
            [155, y],
            [165, y],
          ] as const,
      ),
      { width: 1.5 },
    ),
    ...[82, 96, 110, 124].map((y, at) => rib(y, 44 + at * 2)),
    ...bone([158, 72], [118, 76]),
    ...bone([162, 72], [202, 76]),
    ...bone([112, 82], [98, 130]),
    ...bone([208, 82], [222, 130]),
    ...bone([97, 138], [88, 180]),
    ...bone([223, 138], [232, 180]),
    path('M86 186L80 202M88 186L88 204M90 186L95 202M234 186L240 202M232 186L232 204M230 186L225 202', { width: 3 }),
    path('M132 166Q160 182 188 166Q196 190 178 200Q160 204 142 200Q124 190 132 166Z', { fill: 'paper', width: 2.5 }),
    circle([148, 188], 5, { stroke: 'line' }),
    circle([172, 188], 5, { stroke: 'line' }),
    ...bone([138, 202], [134, 250]),
    ...bone([182, 202], [186, 250]),
    circle([134, 256], 6, { fill: 'paper', stroke: 'line' }),
    circle([186, 256], 6, { fill: 'paper', stroke: 'line' }),
    ...bone([134, 264], [132, 304]),
    ...bone([186, 264], [188, 304]),
    path('M132 310L116 314M188 310L204 314', { width: 4 }),
    path('M132 30C132 4 188 4 188 30C188 44 178 46 176 60H144C142 46 132 44 132 30Z', { fill: 'paper', width: 2.5 }),
    circle([149, 32], 6, { fill: 'line' }),
    circle([171, 32], 6, { fill: 'line' }),
    path('M150 52H170M155 48V56M160 48V56M165 48V56', { width: 1.5 }),
  ],
  parts: {
    skull: { at: [140, 22], where: 'the rounded bones of the head' },
    'rib cage': { at: [196, 112], where: 'the curved bones around the chest' },
    spine: { at: [160, 154], side: 'left', where: 'the row of small bones down the middle of the back' },
    pelvis: { at: [184, 180], where: 'the wide bone at the top of the legs' },
    'thigh bone': { at: [136, 226], where: 'the long bone of the upper leg' },
    'upper arm bone': { at: [105, 106], where: 'the long bone from the shoulder to the elbow' },
    'knee cap': { at: [186, 256], where: 'the small round bone in the middle of the leg' },
    'collar bone': { at: [184, 74], where: 'the bone from the neck to the shoulder' },
  },
};

export const lungs: Diagram = {
  title: 'A diagram of the chest from the front',
  height: 236,
  marks: [
    path('M136 62C96 56 70 118 70 196Q104 206 140 188C150 160 146 92 136 62Z', { fill: 'three', width: 2.5 }),
    path('M184 62C224 56 250 118 250 196Q216 206 180 188C170 160 174 92 184 62Z', { fill: 'three', width: 2.5 }),
    ...pipe('M160 90L122 116', 13, 'paper'),
    ...pipe('M160 90L198 116', 13, 'paper'),
    path('M122 116L98 128M122 116L112 146M98 128L84 148M98 128L96 152M112 146L100 170M112 146L122 172', { stroke: 'paper', width: 4 }),
    path('M198 116L222 128M198 116L208 146M222 128L236 148M222 128L224 152M208 146L220 170M208 146L198 172', { stroke: 'paper', width: 4 }),
    ...(
      [
        [196, 178],
        [204, 184],
        [203, 174],
        [220, 178],
        [228, 172],
        [226, 183],
      ] as const
    ).map((at) => circle(at, 5, { fill: 'four', stroke: 'line', width: 1.2 })),
    ...pipe('M160 12V92', 18, 'paper'),
    lines(
      [26, 38, 50, 62, 74].map(
        (y) =>
          [
            [153, y],
            [167, y],
          ] as const,
      ),
      { width: 1.5 },
    ),
    path('M58 214C90 198 120 204 160 208C200 204 230 198 262 214', { stroke: 'one', width: 7 }),
    ...[78, 106, 134, 162].flatMap((y, at): Mark[] => [
      box([58 - at * 1.5, y], [10, 15], { fill: 'four', stroke: 'line', round: 5, width: 1.5 }),
      box([252 + at * 1.5, y], [10, 15], { fill: 'four', stroke: 'line', round: 5, width: 1.5 }),
    ]),
  ],
  parts: {
    trachea: { at: [160, 34], side: 'left', where: 'the wide tube with rings that comes down from the throat' },
    bronchus: { at: [176, 101], side: 'right', where: 'one of the two branches of the wide tube' },
    bronchiole: { at: [103, 125], side: 'left', where: 'one of the thin branching tubes inside' },
    alveoli: { at: [224, 178], side: 'right', where: 'tiny round sacs at the ends of the thinnest tubes' },
    lung: { at: [92, 184], side: 'left', where: 'one of the two large soft organs that fill the chest' },
    diaphragm: { at: [214, 203], side: 'right', where: 'the sheet right across below the two large organs' },
    rib: { at: [262, 142], side: 'right', where: 'one of the bones cut through at the side of the chest' },
  },
};
