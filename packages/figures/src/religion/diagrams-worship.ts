import { box, circle, line, lines, type Mark, path, type PlainMark } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

/** Somebody who sits on the floor, seen from the front. */
const sitting = (x: number, y: number): PlainMark[] => [
  path(`M${x - 9} ${y + 22}Q${x - 9} ${y + 9} ${x} ${y + 9}Q${x + 9} ${y + 9} ${x + 9} ${y + 22}Z`, { fill: 'paper', width: 1.5 }),
  circle([x, y + 4], 5, { fill: 'paper', stroke: 'line', width: 1.5 }),
];

export const gurdwara: Diagram = {
  title: 'A drawing of a gurdwara cut open: outside at the left, the hall for worship in the middle, another room at the right',
  height: 226,
  marks: [
    line([58, 206], [58, 22], { width: 3 }),
    path('M60 24L92 34L60 46Z', { fill: 'three', width: 1.5 }),
    box([48, 204], [20, 12], { fill: 'four', stroke: 'line' }),
    path('M82 216V84Q82 66 100 66H190V216ZM190 216V84H270V216Z', { fill: 'tint', width: 2.5 }),
    path('M104 66Q106 44 136 34Q166 44 168 66Z', { fill: 'paper', width: 2 }),
    line([136, 34], [136, 22], { width: 2.5 }),
    // The canopy, the cushions and the book below it.
    path('M102 98L136 82L170 98Q164 106 158 100Q152 106 147 100Q141 106 136 100Q131 106 125 100Q120 106 114 100Q108 106 102 98Z', {
      fill: 'four',
      width: 2,
    }),
    lines([
      [
        [106, 102],
        [106, 164],
      ],
      [
        [166, 102],
        [166, 164],
      ],
    ]),
    box([98, 164], [76, 16], { fill: 'paper', stroke: 'line', round: 2 }),
    path('M116 164Q114 150 124 150H148Q158 150 156 164Z', { fill: 'two', width: 1.5 }),
    path('M118 144Q128 138 136 146Q144 138 154 144V150Q144 145 136 152Q128 145 118 150Z', { fill: 'paper', width: 2 }),
    // The fan of hair.
    line([146, 128], [158, 122], { width: 3 }),
    path('M146 128Q132 126 124 136Q134 130 146 130Z', { fill: 'line', width: 1.5 }),
    ...[102, 124, 148, 170].flatMap((x) => sitting(x, 191)),
    // The room where all eat together, in a row on the floor.
    ...[206, 230, 254].flatMap((x) => sitting(x, 158)),
    line([194, 186], [266, 186], { width: 2.5 }),
    ...[206, 230, 254].map((x): Mark =>
      path(`M${x - 8} 190H${x + 8}Q${x + 6} 196 ${x} 196Q${x - 6} 196 ${x - 8} 190Z`, { fill: 'paper', width: 1.5 }),
    ),
    path('M214 126H246V110H214ZM210 110H250M222 104Q226 98 222 94M236 104Q240 98 236 94', { fill: 'four', width: 2 }),
  ],
  parts: {
    'Nishan Sahib': { at: [74, 34], side: 'left', where: 'the flag on a tall pole outside' },
    'palki (canopy)': { at: [116, 94], side: 'left', where: 'the roof of cloth over the book' },
    'chauri (fan)': { at: [134, 130], side: 'right', where: 'the fan of hair that is waved over the book' },
    'Guru Granth Sahib': { at: [126, 146], side: 'left', where: 'the open book on its cushions' },
    'takht (throne)': { at: [108, 172], side: 'left', where: 'the raised platform that the cushions lie on' },
    sangat: { at: [148, 206], side: 'left', where: 'the people who sit together on the floor of the hall' },
    langar: { at: [254, 178], side: 'right', where: 'the room where everybody sits in a row and eats' },
  },
};

const scroll = (x: number): PlainMark[] => [
  box([x - 5, 84], [10, 34], { fill: 'four', stroke: 'line', round: 3, width: 1.5 }),
  line([x, 78], [x, 84], { width: 2 }),
];

export const synagogue: Diagram = {
  title: 'A drawing of the inside of a synagogue, looking to the wall that faces Jerusalem',
  height: 232,
  marks: [
    box([44, 8], [232, 218], { fill: 'tint', stroke: 'line', width: 2.5 }),
    path('M44 226L84 150H236L276 226Z', { fill: 'paper', width: 2 }),
    // Two rounded tablets above the doors.
    path('M134 58V40Q134 30 146 30Q158 30 158 40V58ZM162 58V40Q162 30 174 30Q186 30 186 40V58Z', { fill: 'paper', width: 2 }),
    path('M139 40H153M139 46H153M139 52H153M167 40H181M167 46H181M167 52H181', { width: 1.2 }),
    box([120, 66], [80, 84], { fill: 'paper', stroke: 'line', width: 2.5 }),
    path('M120 66L106 74V154L120 150ZM200 66L214 74V154L200 150Z', { fill: 'four', width: 2 }),
    ...[136, 153, 170, 187].flatMap(scroll),
    line([120, 124], [200, 124]),
    // A lamp on its chain.
    line([228, 8], [228, 44], { width: 1.5 }),
    path('M218 44H238L234 58H222Z', { fill: 'three', width: 2 }),
    // Seven branches.
    path(
      'M72 130V86M60 86V96Q60 108 72 108Q84 108 84 96V86M66 86V94Q66 100 72 100Q78 100 78 94V86M54 86V98Q54 116 72 116Q90 116 90 98V86M62 130H82',
      {
        width: 2,
      },
    ),
    // The raised platform with its desk.
    path('M112 208H208V194H112Z', { fill: 'four', width: 2 }),
    path('M112 194V176M128 194V176M192 194V176M208 194V176M108 176H132M188 176H212', { width: 2 }),
    path('M142 194V178L178 170V194Z', { fill: 'two', width: 2 }),
    path('M60 218H100M64 210H96M220 218H260M224 210H256', { width: 3 }),
  ],
  parts: {
    'Ten Commandments': { at: [146, 36], side: 'left', where: 'the two rounded tablets on the wall' },
    'ner tamid': { at: [228, 52], side: 'right', where: 'the lamp that hangs from the ceiling and is always lit' },
    'aron hakodesh': { at: [212, 96], side: 'right', where: 'the cupboard with its two doors open, against the wall' },
    'Torah scrolls': { at: [170, 104], side: 'right', where: 'the rolls that stand inside the cupboard' },
    menorah: { at: [68, 108], side: 'left', where: 'the stand with seven branches' },
    bimah: { at: [124, 202], side: 'left', where: 'the raised platform with a desk, in the middle' },
  },
};

export const mandir: Diagram = {
  title: 'A drawing of a mandir cut from the side, with the way in at the left',
  height: 232,
  marks: [
    path('M196 104Q204 50 232 30Q260 50 268 104Z', { fill: 'four', width: 2.5 }),
    path('M204 84H260M212 64H252M222 46H242', { width: 1.8 }),
    circle([232, 24], 6, { fill: 'three', stroke: 'line', width: 1.5 }),
    path('M196 104H268V204H196Z', { fill: 'tint', width: 2.5 }),
    path('M90 132Q96 108 144 96Q190 108 196 132Z', { fill: 'paper', width: 2.5 }),
    path('M90 132H196V204H90Z', { fill: 'tint', width: 2.5 }),
    line([196, 152], [196, 202], { stroke: 'tint', width: 4 }),
    path('M46 218H276V204H90V208H76V212H62V216H46Z', { fill: 'two', width: 2 }),
    // The bell at the way in.
    line([108, 132], [108, 142], { width: 1.5 }),
    path('M99 160Q101 142 108 142Q115 142 117 160Z', { fill: 'three', width: 2 }),
    circle([108, 163], 2.5, { fill: 'line' }),
    // The image in its shrine, under a small arch.
    path('M216 196V146Q232 122 248 146V196Z', { fill: 'paper', width: 2 }),
    path('M220 188Q222 172 232 172Q242 172 244 188Z', { fill: 'one', width: 1.5 }),
    circle([232, 163], 7.5, { fill: 'paper', stroke: 'line', width: 1.8 }),
    path('M225 157L228 148L232 153L236 148L239 157Z', { fill: 'three', width: 1.5 }),
    box([212, 188], [40, 16], { fill: 'four', stroke: 'line' }),
    // People stand in the hall, one with a lamp on a tray.
    ...[136, 160].flatMap((x): PlainMark[] => [
      circle([x, 160], 6, { fill: 'paper', stroke: 'line', width: 1.5 }),
      path(`M${x - 8} 204V178Q${x - 8} 168 ${x} 168Q${x + 8} 168 ${x + 8} 178V204Z`, { fill: 'paper', width: 1.5 }),
    ]),
    path('M166 182L178 178M172 178H192L188 184H176Z', { fill: 'four', width: 1.8 }),
    path('M182 177Q178 170 182 164Q186 170 182 177Z', { fill: 'three', width: 1.2 }),
    path('M60 204Q64 196 72 202M52 210Q56 202 64 208', { width: 2.5 }),
  ],
  parts: {
    shikhara: { at: [214, 76], side: 'left', where: 'the tall tower over the innermost room' },
    'mandapa (hall)': { at: [126, 120], side: 'left', where: 'the hall in which the people stand' },
    bell: { at: [106, 154], side: 'left', where: 'what hangs at the way in and is rung' },
    'arti lamp': { at: [182, 172], side: 'right', where: 'the flame on a tray' },
    garbhagriha: { at: [260, 132], side: 'right', where: 'the innermost small room, below the tower' },
    murti: { at: [240, 184], side: 'right', where: 'the image under a small arch in the innermost room' },
  },
};

const pew = (left: number, y: number): Mark => path(`M${left} ${y}V${y - 12}H${left + 62}V${y}Z`, { fill: 'four', width: 1.8 });

export const church: Diagram = {
  title: 'A drawing of the inside of a parish church, looking from the door to the east end',
  height: 236,
  marks: [
    path('M44 230V70L160 10L276 70V230Z', { fill: 'tint', width: 2.5 }),
    path('M44 230L100 152H220L276 230Z', { fill: 'paper', width: 2 }),
    // The east window.
    path('M128 96V54Q144 30 160 26Q176 30 192 54V96Z', { fill: 'paper', width: 2.5 }),
    path('M129 74V54Q144 34 149 32V74ZM171 74V32Q180 38 191 54V74Z', { fill: 'one', width: 1.5 }),
    path('M149 95V74H171V95ZM149 74V32L160 27L171 32V74Z', { fill: 'three', width: 1.5 }),
    path('M129 74V95H149V74ZM171 74V95H191V74Z', { fill: 'two', width: 1.5 }),
    box([130, 124], [60, 28], { fill: 'paper', stroke: 'line', width: 2.5 }),
    path('M126 124H194M134 124V132H186V124', { width: 2 }),
    path('M160 122V100M152 107H168', { width: 4 }),
    // Where the sermon is given, up its steps.
    path('M72 130H104V158L98 166H78L72 158Z', { fill: 'four', width: 2 }),
    path('M88 166V186M68 130H108M104 186H114V178H120V170H126', { width: 2.5 }),
    // An eagle bears the Bible.
    path('M228 184V148M216 184H240', { width: 3 }),
    path('M206 138Q216 136 228 148Q240 136 250 138Q246 150 228 150Q210 150 206 138Z', { fill: 'four', width: 2 }),
    path('M212 132L228 138L244 132V126L228 132L212 126Z', { fill: 'paper', width: 1.8 }),
    pew(128, 192),
    pew(128, 208),
    pew(128, 224),
    // Near the door.
    path('M222 200H262Q260 212 248 214V222H254V228H230V222H236V214Q224 212 222 200Z', { fill: 'paper', width: 2.2 }),
    path('M228 200Q242 206 256 200', { stroke: 'one', width: 3 }),
  ],
  parts: {
    'stained glass': { at: [140, 62], side: 'left', where: 'the window of coloured pieces in the end wall' },
    cross: { at: [164, 107], side: 'right', where: 'the sign that stands in the middle below the window' },
    altar: { at: [182, 140], side: 'right', where: 'the table at the east end' },
    pulpit: { at: [84, 146], side: 'left', where: 'the raised box with steps, at the left' },
    lectern: { at: [240, 144], side: 'right', where: 'the stand shaped like an eagle, with an open book' },
    pews: { at: [136, 202], side: 'left', where: 'the long benches in rows' },
    font: { at: [256, 208], side: 'right', where: 'the stone basin of water near the door' },
  },
};

export const mosque: Diagram = {
  title: 'A drawing of a mosque cut open, looking to the wall that faces Makkah',
  height: 232,
  marks: [
    path('M52 216V62H76V216Z', { fill: 'tint', width: 2.5 }),
    path('M46 62H82L78 52H50ZM54 52Q54 32 64 22Q74 32 74 52Z', { fill: 'four', width: 2 }),
    path('M64 22V12', { width: 2.5 }),
    path('M132 96Q130 56 195 38Q260 56 258 96Z', { fill: 'four', width: 2.5 }),
    path('M195 38V26', { width: 2.5 }),
    path('M201 12A8 8 0 1 0 201 24A7 7 0 0 1 201 12Z', { fill: 'three', width: 1.5 }),
    box([114, 96], [162, 120], { fill: 'tint', stroke: 'line', width: 2.5 }),
    path('M114 216L132 178H264L276 216Z', { fill: 'paper', width: 2 }),
    // The niche.
    path('M160 178V132Q160 116 178 106Q196 116 196 132V178Z', { fill: 'paper', width: 2.5 }),
    path('M166 178V136Q166 122 178 114Q190 122 190 136V178Z', { fill: 'one', width: 1.5 }),
    // The steps for the sermon.
    path('M212 178V166H222V154H232V142H242V130H260V178Z', { fill: 'two', width: 2 }),
    path('M242 130V114H260V130M238 114L251 104L264 114Z', { fill: 'paper', width: 2 }),
    // Rows on the carpet.
    path('M128 188H267M122 199H270', { stroke: 'three', width: 2 }),
    ...[146, 172, 198, 224, 250].map((x): Mark =>
      path(`M${x - 9} 212Q${x - 10} 203 ${x} 202Q${x + 7} 202 ${x + 9} 212Z`, { fill: 'paper', width: 1.8 }),
    ),
    // Taps to wash at, outside the hall.
    box([80, 148], [30, 68], { fill: 'paper', stroke: 'line', width: 2 }),
    path('M85 158H91V164M98 158H104V164', { width: 2.5 }),
    path('M91 168V184M104 168V184', { stroke: 'one', width: 2.5 }),
    path('M82 188H108V196H82Z', { fill: 'one', width: 1.5 }),
  ],
  parts: {
    minaret: { at: [64, 92], side: 'left', where: 'the tall thin tower' },
    dome: { at: [236, 70], side: 'right', where: 'the round roof' },
    'place for wudu': { at: [85, 202], side: 'left', where: 'the taps to wash at, before going in' },
    mihrab: { at: [172, 146], side: 'left', where: 'the niche in the middle of the wall' },
    minbar: { at: [250, 150], side: 'right', where: 'the flight of steps beside the niche' },
    'prayer hall': { at: [264, 208], side: 'right', where: 'the large room with rows marked on its carpet' },
  },
};

const bowl = (x: number): Mark =>
  path(`M${x - 8} 176H${x + 8}Q${x + 6} 188 ${x} 188Q${x - 6} 188 ${x - 8} 176Z`, { fill: 'paper', width: 1.8 });

export const buddhistShrine: Diagram = {
  title: 'A drawing of a Buddhist shrine, seen from the front',
  height: 220,
  marks: [
    box([60, 190], [200, 22], { fill: 'tint', stroke: 'line', width: 2.5 }),
    box([112, 132], [96, 58], { fill: 'tint', stroke: 'line', width: 2.5 }),
    // The image, seated with its hands in its lap.
    circle([160, 40], 28, { fill: 'four', stroke: 'line', width: 1.5 }),
    path('M120 126Q116 104 142 98L144 72Q160 62 176 72L178 98Q204 104 200 126Q160 136 120 126Z', { fill: 'paper', width: 2.2 }),
    path('M144 74L134 102Q148 110 160 108Q172 110 186 102L176 74M146 108Q160 120 174 108', { width: 1.8 }),
    circle([160, 48], 15, { fill: 'paper', stroke: 'line', width: 2 }),
    path('M146 42Q148 30 156 32Q160 22 164 32Q172 30 174 42Q160 36 146 42Z', { fill: 'line', width: 1.5 }),
    path('M153 50H157M163 50H167M156 56Q160 59 164 56', { width: 1.5 }),
    // Candles, incense, flowers and seven bowls.
    ...[98, 222].flatMap((x): Mark[] => [
      box([x - 6, 146], [12, 44], { fill: 'paper', stroke: 'line', width: 1.8 }),
      path(`M${x} 145Q${x - 5} 137 ${x} 128Q${x + 5} 137 ${x} 145Z`, { fill: 'three', width: 1.2 }),
    ]),
    path('M62 190V166H76V190ZM66 166L60 148M70 166V144M74 166L80 150', { fill: 'two', width: 1.8 }),
    ...[
      [59, 146],
      [70, 141],
      [81, 148],
    ].map(([x = 0, y = 0]): Mark => circle([x, y], 5, { fill: 'one', stroke: 'line', width: 1.2 })),
    path('M244 190V178H260V190Z', { fill: 'four', width: 1.8 }),
    path('M252 178V150M252 146Q246 138 252 130Q258 122 252 114', { width: 1.8 }),
    ...[124, 142, 160, 178, 196].map(bowl),
  ],
  parts: {
    'Buddha rupa': { at: [146, 88], side: 'left', where: 'the seated figure in the middle' },
    candle: { at: [222, 158], side: 'right', where: 'what burns with a flame at either side' },
    incense: { at: [252, 162], side: 'right', where: 'the thin stick that smokes' },
    flowers: { at: [66, 150], side: 'left', where: 'what stands in the vase' },
    'offering bowls': { at: [124, 182], side: 'left', where: 'the row of small bowls of water' },
  },
};
