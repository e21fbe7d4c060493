import { box, circle, line, path } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

export const river: Diagram = {
  title: 'A drawing of a river from the hills at the top to the sea at the bottom, seen from above',
  height: 280,
  marks: [
    box([44, 4], [232, 272], { fill: 'tint', stroke: 'line', round: 8 }),
    path('M66 52L88 16L110 52ZM104 44L126 10L150 44ZM196 48L218 14L240 48Z', { fill: 'four' }),
    path('M128 52Q116 82 140 104Q158 118 150 140', { stroke: 'one', width: 5 }),
    path('M220 54Q206 84 184 104Q160 120 152 138', { stroke: 'one', width: 4 }),
    path('M150 140Q152 152 130 158Q98 164 104 182Q112 198 146 190Q190 180 192 198Q192 214 168 220Q154 228 160 246', {
      stroke: 'one',
      width: 10,
    }),
    path('M46 238Q110 226 160 240T274 236V266Q274 274 266 274H54Q46 274 46 266Z', { fill: 'one' }),
    path('M204 180Q226 172 228 190Q228 206 206 200', { stroke: 'one', width: 7 }),
  ],
  parts: {
    source: { at: [127, 56], side: 'left', where: 'the place in the hills where the water begins' },
    tributary: { at: [205, 84], side: 'right', where: 'a smaller stream that flows in from the right' },
    confluence: { at: [152, 138], side: 'right', where: 'the place where two streams join' },
    meander: { at: [106, 176], side: 'left', where: 'a wide bend in the lower part' },
    'oxbow lake': { at: [226, 186], side: 'right', where: 'a curved piece of water that is cut off beside the river' },
    mouth: { at: [162, 230], side: 'left', where: 'the place where the river meets the sea' },
  },
};

export const waterfall: Diagram = {
  title: 'A drawing of a waterfall cut from the side, with the river flowing from left to right',
  height: 220,
  marks: [
    path('M48 76H170V112H48Z', { fill: 'four' }),
    path('M48 112H140Q128 140 140 176H48Z', { fill: 'tint' }),
    path('M48 176H140Q150 206 186 208Q216 206 224 184H272V216H48Z', { fill: 'tint' }),
    path('M48 60H172Q192 62 192 86V170H272V178H222Q214 202 186 204Q150 202 140 176H172V88Q172 77 166 76H48Z', { fill: 'one' }),
    path('M160 198L168 190L176 198ZM184 202L194 190L202 200Z', { fill: 'four', width: 1.5 }),
    path('M60 84L80 104M96 84L116 104M132 84L152 104', { width: 1.5 }),
    path('M58 128H76M92 140H110M62 156H80', { width: 1.5 }),
    line([66, 38], [110, 38], { stroke: 'one', arrows: 'end', width: 3 }),
  ],
  parts: {
    'hard rock': { at: [92, 98], side: 'left', where: 'the upper layer of rock, over which the river flows' },
    'soft rock': { at: [88, 148], side: 'left', where: 'the lower layer of rock, which is worn back' },
    overhang: { at: [162, 104], side: 'right', where: 'the part of the upper layer that sticks out with nothing below it' },
    'plunge pool': { at: [186, 184], side: 'left', where: 'the deep hollow full of water at the foot' },
    'falling water': { at: [184, 130], side: 'right', where: 'the upright part of the river' },
  },
};

export const headland: Diagram = {
  title: 'A drawing of high land that juts out into the sea, seen from the sea',
  height: 200,
  marks: [
    box([44, 148], [232, 44], { fill: 'one', stroke: 'line' }),
    path('M44 52Q84 44 118 52L156 56Q172 58 174 72L176 152H160Q160 108 146 106Q132 108 132 152H104Q104 128 92 126Q80 128 80 152H44Z', {
      fill: 'four',
      width: 2.5,
    }),
    path('M80 152Q80 128 92 126Q104 128 104 152Z', { fill: 'line' }),
    path('M200 152L204 76Q212 68 220 78L226 152Z', { fill: 'four', width: 2.5 }),
    path('M244 154Q246 138 256 138Q266 140 268 154Z', { fill: 'four', width: 2.5 }),
    path('M62 70V140M120 66V112', { width: 1.5 }),
    path('M58 48V40M76 46V36M98 46V38', { stroke: 'two', width: 3 }),
    path('M60 166Q70 160 80 166M110 178Q120 172 130 178M186 170Q196 164 206 170M230 180Q240 174 250 180', { stroke: 'paper', width: 2 }),
  ],
  parts: {
    headland: { at: [104, 82], side: 'left', where: 'the high land at the left' },
    cave: { at: [92, 140], side: 'left', where: 'a hollow at the foot of the cliff, which does not go through' },
    arch: { at: [146, 120], side: 'right', where: 'an opening that goes right through the high land' },
    stack: { at: [212, 100], side: 'right', where: 'a tall pillar of rock that stands alone in the sea' },
    stump: { at: [256, 148], side: 'right', where: 'a low piece of rock that just shows above the sea' },
  },
};

export const spit: Diagram = {
  title: 'A map of a coast: land at the top, sea at the bottom, wind from the lower left',
  height: 210,
  marks: [
    box([44, 4], [232, 202], { fill: 'paper', stroke: 'line', round: 8 }),
    path('M46 6H274V84Q230 92 206 66Q190 56 184 80L168 108Q120 116 46 112Z', { fill: 'two', width: 2 }),
    path('M46 112Q120 116 168 108Q212 104 240 116Q250 106 254 100Q258 122 244 130Q210 122 168 124Q110 130 46 126Z', {
      fill: 'four',
      width: 2,
    }),
    path('M62 176L80 132L94 172L110 132L124 170L140 130', { stroke: 'three', width: 2.5 }),
    line([132, 154], [140, 131], { stroke: 'three', width: 2.5, arrows: 'end' }),
    line([166, 190], [206, 156], { stroke: 'one', width: 4, arrows: 'end' }),
    path('M200 84Q220 92 232 96M204 92Q220 100 228 102', { stroke: 'two', width: 3 }),
  ],
  parts: {
    beach: { at: [62, 119], side: 'left', where: 'the strip of sand along the land' },
    swash: { at: [71, 154], side: 'left', where: 'a slanting line that goes up the sand' },
    backwash: { at: [101, 153], side: 'left', where: 'a line that comes straight back down from the sand' },
    spit: { at: [216, 115], side: 'right', where: 'the strip of sand that reaches out across the mouth of the bay' },
    'salt marsh': { at: [212, 94], side: 'right', where: 'the sheltered water behind the strip of sand' },
    'prevailing wind': { at: [184, 175], side: 'right', where: 'the thick arrow over the sea' },
  },
};

export const volcano: Diagram = {
  title: 'A drawing of a volcano cut in half',
  height: 230,
  marks: [
    path('M48 176L140 70H180L272 176Z', { fill: 'tint', width: 2.5 }),
    path('M66 176L144 86M90 176L148 102M254 176L176 86M230 176L172 102', { width: 1.5 }),
    box([48, 176], [224, 50], { fill: 'four', stroke: 'line' }),
    path('M154 70H166V186Q206 188 206 206Q204 222 160 222Q116 222 114 206Q114 188 154 186Z', { fill: 'three' }),
    path('M140 70H180Q196 84 214 110Q202 108 190 94Q184 78 160 78Q148 78 140 70Z', { fill: 'three' }),
    path('M152 62Q116 58 124 36Q136 16 156 24Q174 4 194 24Q212 36 196 52Q184 64 168 62Z', { fill: 'paper', width: 2 }),
  ],
  parts: {
    'ash cloud': { at: [150, 38], side: 'left', where: 'the cloud above the top' },
    crater: { at: [146, 71], side: 'left', where: 'the hollow at the very top' },
    vent: { at: [160, 140], side: 'left', where: 'the upright pipe in the middle' },
    lava: { at: [200, 99], side: 'right', where: 'the melted rock that runs down the outside' },
    'magma chamber': { at: [180, 206], side: 'right', where: 'the store of melted rock below the ground' },
    'layers of ash and lava': { at: [230, 152], side: 'right', where: 'the sloping layers of which the mountain is made' },
  },
};

export const earthLayers: Diagram = {
  title: 'A drawing of the Earth with a piece cut out, so that its layers show',
  height: 220,
  marks: [
    circle([160, 110], 102, { fill: 'two', stroke: 'line', width: 2.5 }),
    path('M160 110L160 8A102 102 0 0 1 248 161Z', { fill: 'line' }),
    path('M160 110L160 16A94 94 0 0 1 241.4 157Z', { fill: 'three' }),
    path('M160 110L160 56A54 54 0 0 1 206.8 137Z', { fill: 'four' }),
    path('M160 110L160 84A26 26 0 0 1 182.5 123Z', { fill: 'paper' }),
    path('M78 78Q96 50 120 58Q132 78 114 92Q92 96 78 78ZM100 130Q128 116 138 146Q128 182 108 172Q96 152 100 130Z', {
      fill: 'four',
      width: 1.5,
    }),
  ],
  parts: {
    crust: { at: [243, 52], side: 'right', where: 'the thin layer on the outside' },
    mantle: { at: [222, 90], side: 'right', where: 'the thickest layer, below the thin one' },
    'outer core': { at: [196, 108], side: 'right', where: 'the layer round the centre' },
    'inner core': { at: [170, 108], side: 'left', where: 'the ball at the very centre' },
  },
};
