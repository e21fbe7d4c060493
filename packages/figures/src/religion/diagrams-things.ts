import { box, circle, closed, line, lines, type Mark, path, polar, range } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

export const pujaTray: Diagram = {
  title: 'A drawing of a tray with what is used in puja, seen from above and a little from the front',
  height: 200,
  marks: [
    path('M50 116Q50 50 160 50Q270 50 270 116Q270 186 160 186Q50 186 50 116Z', { fill: 'tint', width: 2.5 }),
    path('M60 114Q62 60 160 60Q258 60 260 114Q258 174 160 174Q62 174 60 114Z', { stroke: 'faint', width: 1.5 }),
    // A bell with its handle.
    path('M88 120Q90 96 100 94V78H108V94Q118 96 120 120Z', { fill: 'four', width: 2 }),
    circle([104, 75], 5, { fill: 'paper', stroke: 'line', width: 1.8 }),
    circle([104, 123], 3, { fill: 'line' }),
    // A lamp of clay with its wick.
    path('M140 98Q150 110 166 108Q178 106 186 94Q178 98 166 98Q150 100 140 98Z', { fill: 'paper', width: 2 }),
    path('M184 93Q178 84 184 70Q191 84 184 93Z', { fill: 'three', width: 1.5 }),
    // Sticks that smoke, in a holder.
    path('M212 112H240L236 122H216Z', { fill: 'paper', width: 2 }),
    path('M220 112L214 78M228 112V74M234 112L242 80', { width: 1.8 }),
    path('M214 74Q208 66 214 58M228 70Q222 60 228 52', { stroke: 'faint', width: 2 }),
    // A pot of water and its spoon.
    path('M92 140H116Q122 146 120 154Q116 166 104 166Q92 166 88 154Q86 146 92 140ZM90 140H118', { fill: 'one', width: 2 }),
    path('M112 136L128 122', { width: 3 }),
    // Red powder in a small pot, and flowers with fruit.
    path('M146 146H174Q172 160 160 160Q148 160 146 146Z', { fill: 'paper', width: 2 }),
    path('M148 146Q160 134 172 146Z', { fill: 'three', width: 1.5 }),
    ...[
      [204, 150],
      [218, 142],
      [222, 156],
    ].flatMap(([x = 0, y = 0]): Mark[] => [
      ...range(5).map((at): Mark => circle(polar([x, y], 5, at * 72), 3.6, { fill: 'two', stroke: 'line', width: 1 })),
      circle([x, y], 2.6, { fill: 'paper', stroke: 'line', width: 1 }),
    ]),
  ],
  parts: {
    bell: { at: [98, 108], side: 'left', where: 'what is rung, with a handle on top' },
    'diva (lamp)': { at: [158, 104], side: 'left', where: 'the small dish with a flame' },
    incense: { at: [238, 96], side: 'right', where: 'the thin sticks that smoke' },
    'water pot': { at: [98, 154], side: 'left', where: 'the round pot with a spoon in it' },
    kumkum: { at: [164, 142], side: 'right', where: 'the red powder in a small pot' },
    flowers: { at: [218, 150], side: 'right', where: 'what grows, and is laid on the tray' },
  },
};

export const fiveKs: Diagram = {
  title: 'Drawings of five things that Khalsa Sikhs wear',
  height: 236,
  marks: [
    // A head whose hair is covered.
    path('M130 62Q126 92 160 100Q194 92 190 62Z', { fill: 'paper', width: 2 }),
    path('M122 64Q116 14 160 12Q204 14 198 64Q178 46 160 46Q142 46 122 64Z', { fill: 'one', width: 2.2 }),
    path('M128 50Q150 26 194 36M126 38Q150 14 184 24M142 50Q160 34 198 52', { stroke: 'paper', width: 2 }),
    path('M132 74Q134 112 160 114Q186 112 188 74Q176 88 160 84Q144 88 132 74Z', { fill: 'line', width: 1.5 }),
    circle([149, 68], 2.2, { fill: 'line' }),
    circle([171, 68], 2.2, { fill: 'line' }),
    // A comb.
    path('M62 44H108Q112 44 112 50V58H58V50Q58 44 62 44Z', { fill: 'four', width: 2 }),
    lines(
      range(10).map(
        (at) =>
          [
            [61 + at * 5.3, 58],
            [61 + at * 5.3, 78],
          ] as const,
      ),
      { width: 2 },
    ),
    // A bracelet of steel.
    path('M212 65A24 18 0 1 1 260 65A24 18 0 1 1 212 65Z', { width: 7 }),
    path('M212 65A24 18 0 1 1 260 65A24 18 0 1 1 212 65Z', { stroke: 'tint', width: 3 }),
    // Cotton shorts.
    path('M70 134H136L146 196Q126 204 110 200L103 164L96 200Q80 204 60 196Z', { fill: 'paper', width: 2.2 }),
    path('M70 142H136M103 142V164', { width: 1.8 }),
    // A short curved sword.
    path('M186 204Q220 196 248 146Q250 138 256 134Q258 142 254 150Q228 206 188 212Z', { fill: 'tint', width: 2 }),
    path('M190 198L196 218M186 208L172 214', { width: 4 }),
  ],
  parts: {
    kangha: { at: [72, 52], side: 'left', where: 'the comb of wood' },
    kesh: { at: [140, 96], side: 'left', where: 'the hair, which is not cut and is kept under a turban' },
    kara: { at: [260, 66], side: 'right', where: 'the ring of steel for the wrist' },
    kachera: { at: [80, 166], side: 'left', where: 'the cotton shorts' },
    kirpan: { at: [232, 176], side: 'right', where: 'the short curved sword' },
  },
};

const eight = range(8).map((at) => 90 - at * 45);

export const dharmaWheel: Diagram = {
  title: 'A wheel with eight spokes',
  height: 224,
  marks: [
    circle([160, 112], 102, { fill: 'four', stroke: 'line', width: 2.5 }),
    circle([160, 112], 82, { fill: 'paper', stroke: 'line', width: 2.5 }),
    lines(
      eight.map((turn) => [polar([160, 112], 20, turn), polar([160, 112], 82, turn)] as const),
      { width: 6 },
    ),
    lines(
      eight.map((turn) => [polar([160, 112], 22, turn), polar([160, 112], 82, turn)] as const),
      { stroke: 'one', width: 3 },
    ),
    circle([160, 112], 22, { fill: 'tint', stroke: 'line', width: 2.5 }),
    circle([160, 112], 7, { fill: 'three', stroke: 'line', width: 1.5 }),
    ...eight.map((turn): Mark => circle(polar([160, 112], 92, turn), 4, { fill: 'line' })),
  ],
  parts: {
    rim: { at: polar([160, 112], 92, 158), side: 'left', where: 'the ring on the outside, which holds the rest together' },
    spokes: { at: polar([160, 112], 60, 45), side: 'right', where: 'the eight straight bars' },
    hub: { at: [156, 122], side: 'left', where: 'the small ring in the middle, from which the bars go out' },
  },
};

const word = (x: number, y: number, width: number): Mark => line([x, y], [x + width, y], { width: 1.5 });

export const torahScroll: Diagram = {
  title: 'A drawing of a scroll that is unrolled on a desk, with columns of writing by hand',
  height: 210,
  marks: [
    box([92, 52], [136, 108], { fill: 'paper', stroke: 'line', width: 2 }),
    ...range(8).flatMap((row) => [word(102, 66 + row * 12, 30), word(144, 66 + row * 12, 30), word(186, 66 + row * 12, 32)]),
    ...[78, 242].flatMap((x): Mark[] => [
      box([x - 14, 46], [28, 120], { fill: 'tint', stroke: 'line', width: 2.2, round: 6 }),
      box([x - 20, 38], [40, 9], { fill: 'four', stroke: 'line', width: 2, round: 3 }),
      box([x - 20, 165], [40, 9], { fill: 'four', stroke: 'line', width: 2, round: 3 }),
      box([x - 5, 14], [10, 24], { fill: 'two', stroke: 'line', width: 1.8, round: 4 }),
      box([x - 5, 174], [10, 22], { fill: 'two', stroke: 'line', width: 1.8, round: 4 }),
    ]),
    // A pointer in the shape of a small hand.
    path('M214 188L172 112M172 112L168 104M172 112L176 106', { width: 3.5 }),
    circle([214, 188], 5, { fill: 'three', stroke: 'line', width: 1.5 }),
  ],
  parts: {
    'etz chaim (roller)': { at: [78, 26], side: 'left', where: 'the wooden pole that the scroll is wound on' },
    parchment: { at: [112, 154], side: 'left', where: 'the sheets of skin that the words stand on' },
    'yad (pointer)': { at: [192, 148], side: 'right', where: 'the stick with a small hand, which keeps the place' },
    'Hebrew writing': { at: [204, 78], side: 'right', where: 'the columns of letters written by hand' },
  },
};

/** A plate from above: six small dishes in a ring. */
const dishes = [
  [160, 50],
  [214, 84],
  [214, 140],
  [160, 174],
  [106, 140],
  [106, 84],
] as const;
export const sederPlate: Diagram = {
  title: 'A Seder plate seen from above: six foods in a ring, with flat bread on a dish below',
  height: 280,
  marks: [
    circle([160, 112], 104, { fill: 'paper', stroke: 'line', width: 2.5 }),
    circle([160, 112], 96, { stroke: 'faint', width: 1.5 }),
    ...dishes.map((at): Mark => circle(at, 27, { fill: 'tint', stroke: 'line', width: 1.8 })),
    // A bone, an egg, a root, a paste, a sprig and leaves, from the upper right round with the clock.
    path('M200 92L222 74Q220 68 226 68Q232 70 229 76Q234 80 228 83L206 98Q206 104 200 102Q196 98 200 92Z', { fill: 'paper', width: 1.8 }),
    path('M90 84Q92 68 104 68Q118 70 122 84Q122 98 106 99Q90 98 90 84Z', { fill: 'paper', width: 2 }),
    path('M152 70L156 42Q148 34 150 30M156 42Q160 30 158 26M156 42Q166 34 170 32M152 70Q146 56 152 44', { stroke: 'two', width: 3 }),
    path('M196 146Q200 128 216 130Q234 132 232 146Q228 156 214 154Q200 156 196 146Z', { fill: 'three', width: 1.5 }),
    circle([208, 142], 2, { fill: 'line' }),
    circle([220, 146], 2, { fill: 'line' }),
    circle([216, 137], 2, { fill: 'line' }),
    path('M104 160V138M104 146Q92 144 92 132Q102 130 104 142Q104 126 112 122Q120 130 106 144Q118 140 122 146Q116 154 105 150', {
      fill: 'two',
      width: 1.5,
    }),
    path('M142 182Q140 162 150 160Q160 152 170 160Q180 164 178 182Q168 192 160 190Q150 192 142 182ZM160 188V164M150 180L160 172L170 180', {
      fill: 'two',
      width: 1.5,
    }),
    ...[0, 8, 16].map((down): Mark =>
      closed(
        [
          [104, 250 - down],
          [116, 238 - down],
          [204, 238 - down],
          [216, 250 - down],
          [204, 262 - down],
          [116, 262 - down],
        ],
        { fill: 'four', width: 1.8 },
      ),
    ),
    ...range(6).map((at): Mark => circle([126 + at * 14, 234], 1.2, { fill: 'line' })),
  ],
  parts: {
    zeroa: { at: [218, 80], side: 'right', where: 'the roasted bone' },
    beitzah: { at: [102, 84], side: 'left', where: 'the egg' },
    maror: { at: [153, 58], side: 'left', where: 'the sharp root with its leaves, at the top' },
    charoset: { at: [226, 144], side: 'right', where: 'the soft paste with pieces in it' },
    karpas: { at: [100, 138], side: 'left', where: 'the sprig of green' },
    chazeret: { at: [172, 178], side: 'right', where: 'the leaves of lettuce, at the bottom' },
    matzah: { at: [206, 244], side: 'right', where: 'the three flat breads below the plate' },
  },
};
