import { box, circle, path, range } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

export const motteAndBailey: Diagram = {
  title: 'A drawing of a castle of earth and wood, seen from the side',
  height: 220,
  marks: [
    path('M44 168H64Q66 168 68 176Q74 190 82 176L84 168H276V214H44Z', { fill: 'two', width: 2 }),
    path('M84 168Q96 96 116 84H160Q178 96 190 168Z', { fill: 'four', width: 2.5 }),
    path('M122 84V36H128V30H134V36H140V30H146V36H152V84Z', { fill: 'tint', width: 2.5 }),
    path('M134 84V68H142V84Z', { fill: 'line' }),
    path(
      range(9)
        .map((at) => `M${192 + at * 9} 168V144L${195 + at * 9} 138L${198 + at * 9} 144V168Z`)
        .join(''),
      { fill: 'paper', width: 1.5 },
    ),
    path('M204 168V134L228 114L252 134V168Z', { fill: 'tint', width: 2.5 }),
    path('M222 168V148H234V168Z', { fill: 'line' }),
    path('M160 88Q178 110 194 150', { stroke: 'three', width: 4 }),
  ],
  parts: {
    motte: { at: [106, 130], side: 'left', where: 'the steep mound of earth' },
    keep: { at: [126, 52], side: 'left', where: 'the tower on the top' },
    bailey: { at: [244, 150], side: 'right', where: 'the yard at the foot, with a hall in it' },
    palisade: { at: [194, 156], side: 'right', where: 'the fence of pointed stakes' },
    ditch: { at: [74, 176], side: 'left', where: 'the hollow dug in the ground in front' },
  },
};

const bags = (left: number, top: number, count: number) =>
  range(count).map((at) => box([left + at * 17, top], [17, 11], { fill: 'four', stroke: 'line', round: 5, width: 1.5 }));

export const trench: Diagram = {
  title: 'A drawing of a trench of the First World War cut from the side, with the enemy to the left',
  height: 172,
  marks: [
    path('M44 38H134V114H156V146H214V38H276V166H44Z', { fill: 'tint', width: 2.5 }),
    ...bags(98, 27, 2),
    ...bags(106, 16, 1),
    ...bags(216, 27, 3),
    path('M52 38V10M66 38V12M80 38V10', { width: 2.5 }),
    path('M48 18Q56 8 64 18T80 18T90 18M48 28Q56 20 64 30T80 28T90 28', { stroke: 'three', width: 1.8 }),
    path('M158 142H212M162 146V138M174 146V138M186 146V138M198 146V138M210 146V138', { stroke: 'one', width: 4 }),
    path('M214 92H256V134H214Z', { fill: 'paper', width: 2.5 }),
    path('M220 122H250M224 122V134M246 122V134', { width: 2.5 }),
    circle([146, 54], 8, { fill: 'paper', stroke: 'line' }),
    path('M146 62V92M146 92L139 114M146 92L153 114M146 70L128 56M118 24L150 62', { width: 3.5 }),
  ],
  parts: {
    'barbed wire': { at: [66, 22], side: 'left', where: 'the tangle on posts in front' },
    parapet: { at: [108, 32], side: 'left', where: 'the bags heaped up on the side of the enemy' },
    'fire step': { at: [145, 116], side: 'left', where: 'the ledge on which somebody stands to look out' },
    duckboards: { at: [186, 142], side: 'left', where: 'the boards on the floor' },
    dugout: { at: [240, 110], side: 'right', where: 'the small room cut into the back wall' },
    parados: { at: [250, 32], side: 'right', where: 'the bags on the side away from the enemy' },
  },
};
