import { circle, line, path } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

export const brain: Diagram = {
  title: 'A drawing of a brain seen from the side, with the face to the left',
  height: 216,
  marks: [
    path('M150 36Q92 26 66 64Q48 98 64 124Q92 138 122 122L150 104Q160 70 150 36Z', { fill: 'tint', width: 2.5 }),
    path('M150 36Q208 30 238 70L212 112L150 104Q160 70 150 36Z', { fill: 'four', width: 2.5 }),
    path('M238 70Q268 102 254 140Q230 148 208 136L212 112Z', { fill: 'paper', width: 2.5 }),
    path('M122 122L150 104L212 112L208 136Q192 160 146 164Q108 162 110 140Q112 128 122 122Z', { fill: 'two', width: 2.5 }),
    path('M208 136Q230 148 254 140Q258 170 226 178Q198 178 192 152Z', { fill: 'three', width: 2.5 }),
    path('M174 161L192 152Q198 174 196 208H174Q180 182 174 161Z', { fill: 'tint', width: 2.5 }),
    path('M86 62Q98 74 92 90M112 48Q120 62 112 76M176 56Q190 62 188 78M206 66Q214 80 206 94', { width: 1.5 }),
  ],
  parts: {
    'frontal lobe': { at: [82, 100], side: 'left', where: 'the large part at the front, behind the forehead' },
    'parietal lobe': { at: [200, 54], side: 'right', where: 'the part at the top, behind the front' },
    'occipital lobe': { at: [240, 106], side: 'right', where: 'the part at the very back' },
    'temporal lobe': { at: [134, 144], side: 'left', where: 'the part low down at the side, near the ear' },
    cerebellum: { at: [230, 162], side: 'right', where: 'the small separate part below the back' },
    'brain stem': { at: [185, 192], side: 'left', where: 'the stalk that leads down' },
  },
};

const sacs = [
  [124, 88],
  [160, 80],
  [196, 88],
] as const;
const freed = [
  [132, 130],
  [150, 137],
  [168, 129],
  [190, 136],
] as const;

export const synapse: Diagram = {
  title: 'A drawing of the end of one nerve cell above the beginning of the next, with a narrow space between them',
  height: 220,
  marks: [
    path('M140 6V52Q96 58 84 94Q82 116 100 118H220Q238 116 236 94Q224 58 180 52V6Z', { fill: 'tint', width: 2.5 }),
    ...sacs.flatMap(([x, y]) => [
      circle([x, y], 13, { fill: 'paper', stroke: 'line' }),
      ...[
        [-4, -3],
        [4, -3],
        [0, 5],
      ].map(([dx, dy]) => circle([x + (dx ?? 0), y + (dy ?? 0)], 2.6, { fill: 'three' })),
    ]),
    ...freed.map((at) => circle(at, 3.4, { fill: 'three' })),
    path('M84 156H236Q240 190 196 198V216H124V198Q80 190 84 156Z', { fill: 'four', width: 2.5 }),
    path('M112 156V148H120V152H128V148H136V156M152 156V148H160V152H168V148H176V156M192 156V148H200V152H208V148H216V156', {
      fill: 'one',
      width: 1.5,
    }),
    line([160, 12], [160, 44], { stroke: 'line', width: 3, arrows: 'end' }),
  ],
  parts: {
    'end of the first neuron': { at: [104, 70], side: 'left', where: 'the wide end of the upper cell, to which the arrow leads' },
    vesicle: { at: [202, 80], side: 'right', where: 'one of the small bags inside the upper cell' },
    neurotransmitter: { at: [190, 136], side: 'right', where: 'one of the dots between the two cells' },
    'synaptic gap': { at: [98, 136], side: 'left', where: 'the space between the two cells' },
    receptor: { at: [208, 150], side: 'right', where: 'one of the cups on the surface of the lower cell' },
    'next neuron': { at: [110, 180], side: 'left', where: 'the lower cell' },
  },
};
