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
  height: 226,
  marks: [
    path('M44 92H134V168H156V200H214V92H276V220H44Z', { fill: 'tint', width: 2.5 }),
    ...bags(98, 81, 2),
    ...bags(106, 70, 1),
    ...bags(216, 81, 3),
    path('M52 92V64M66 92V66M80 92V64', { width: 2.5 }),
    path('M48 72Q56 62 64 72T80 72T90 72M48 82Q56 74 64 84T80 82T90 82', { stroke: 'three', width: 1.8 }),
    path('M158 196H212M162 200V192M174 200V192M186 200V192M198 200V192M210 200V192', { stroke: 'one', width: 4 }),
    path('M214 146H256V188H214Z', { fill: 'paper', width: 2.5 }),
    path('M220 176H250M224 176V188M246 176V188', { width: 2.5 }),
    circle([146, 108], 8, { fill: 'paper', stroke: 'line' }),
    path('M146 116V146M146 146L139 168M146 146L153 168M146 124L128 110M118 78L150 116', { width: 3.5 }),
  ],
  parts: {
    'barbed wire': { at: [66, 76], side: 'left', where: 'the tangle on posts in front' },
    parapet: { at: [108, 86], side: 'left', where: 'the bags heaped up on the side of the enemy' },
    'fire step': { at: [145, 170], side: 'left', where: 'the ledge on which somebody stands to look out' },
    duckboards: { at: [186, 196], side: 'left', where: 'the boards on the floor' },
    dugout: { at: [240, 164], side: 'right', where: 'the small room cut into the back wall' },
    parados: { at: [250, 86], side: 'right', where: 'the bags on the side away from the enemy' },
  },
};
