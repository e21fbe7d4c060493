import { box, circle, label, line, lines, type Mark, polar, range, sector } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

const seats = (left: number, top: number, across: number, down: number): Mark[] =>
  range(across).flatMap((x) => range(down).map((y) => circle([left + x * 12, top + y * 12], 3.6, { fill: 'line' })));

const areas = ['right', 'centre', 'left'] as const;
const depths = ['upstage', 'centre stage', 'downstage'] as const;
const far = ['far from the audience', 'halfway back', 'near the audience'] as const;
const seen = ['on the left as the audience sees it', 'in the middle', 'on the right as the audience sees it'] as const;
/** "downstage left": the actor's left is on the audience's right. */
const stageAreas = Object.fromEntries(
  depths.flatMap((depth, row) =>
    areas.map((area, column) => [
      row === 1 ? (column === 1 ? 'centre stage' : `stage ${area}`) : `${depth} ${area}`,
      {
        at: [100 + column * 60 + (column === 1 ? -8 : 0), 46 + row * 44 + (column === 1 ? 8 : 0)] as const,
        side: column === 2 ? ('right' as const) : ('left' as const),
        where: `the part of the stage that is ${far[row]}, ${seen[column]}`,
      },
    ]),
  ),
);

export const stagePlan: Diagram = {
  title: 'A stage seen from above, in nine parts. The audience sits along its lower side',
  height: 220,
  marks: [
    box([70, 20], [180, 132], { fill: 'paper', stroke: 'line', width: 3 }),
    lines(
      [
        [
          [130, 20],
          [130, 152],
        ],
        [
          [190, 20],
          [190, 152],
        ],
        [
          [70, 64],
          [250, 64],
        ],
        [
          [70, 108],
          [250, 108],
        ],
      ],
      { stroke: 'faint', width: 1.5 },
    ),
    ...seats(76, 172, 15, 2),
    label([160, 206], 'audience'),
  ],
  parts: stageAreas,
};

export const stageTypes: Diagram = {
  title: 'Four stages seen from above. A box is the stage, and dots are seats',
  height: 250,
  marks: [
    box([64, 16], [80, 44], { fill: 'tint', stroke: 'line' }),
    line([50, 62], [72, 62], { width: 6 }),
    line([136, 62], [158, 62], { width: 6 }),
    ...seats(62, 80, 8, 3),
    box([202, 16], [50, 66], { fill: 'tint', stroke: 'line' }),
    ...seats(180, 24, 2, 5),
    ...seats(262, 24, 2, 5),
    ...seats(191, 94, 7, 2),
    box([78, 166], [52, 42], { fill: 'tint', stroke: 'line' }),
    ...seats(56, 169, 2, 4),
    ...seats(140, 169, 2, 4),
    ...seats(80, 144, 5, 2),
    ...seats(80, 220, 5, 2),
    box([180, 172], [94, 30], { fill: 'tint', stroke: 'line' }),
    ...seats(182, 146, 8, 2),
    ...seats(182, 216, 8, 2),
  ],
  parts: {
    'proscenium arch': { at: [76, 36], side: 'left', where: 'the stage with a frame at its front and all seats on one side' },
    thrust: { at: [240, 40], side: 'right', where: 'the stage with seats on three sides' },
    'theatre in the round': { at: [90, 187], side: 'left', where: 'the stage with seats on all four sides' },
    traverse: { at: [262, 187], side: 'right', where: 'the long stage with seats on two sides that face each other' },
  },
};

const wheelNames = ['red', '', 'yellow', '', 'blue', ''] as const;

export const colourWheel: Diagram = {
  title:
    'A colour wheel in six equal parts. Three have names. Going round from the top with the clock: red, a part without a name, yellow, a part without a name, blue, a part without a name',
  height: 232,
  marks: [
    ...wheelNames.map((name, at): Mark => {
      const start = 60 - at * 60;
      return sector([160, 116], 104, start, start + 60, { fill: name === '' ? 'paper' : 'tint', stroke: 'line', width: 2.5 });
    }),
    ...wheelNames.flatMap((name, at): Mark[] => (name === '' ? [] : [label(polar([160, 116], 66, 90 - at * 60), name, { bold: true })])),
  ],
  parts: {
    orange: { at: polar([160, 116], 76, 30), side: 'right', where: 'the part between red and yellow' },
    green: { at: polar([160, 116], 76, -90), side: 'right', where: 'the part between yellow and blue' },
    purple: { at: polar([160, 116], 76, 150), side: 'left', where: 'the part between blue and red' },
  },
};
