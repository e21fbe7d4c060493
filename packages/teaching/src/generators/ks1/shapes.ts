import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';

const shapes: readonly (readonly [FigureOf<'flat-shapes'>['shapes'][number], number])[] = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
];

export const shapeSides = makeGenerator(
  {
    id: 'maths-shape-sides',
    title: 'Sides of flat shapes',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['2d shapes', 'shapes', 'sides', 'corners', 'vertices', 'triangle', 'pentagon', 'hexagon'],
  },
  ({ int, pick, some, level }) => {
    const [[one, sides], [other, more]] = some(level(shapes.slice(0, 5), [...shapes], [...shapes]), 2) as [
      (typeof shapes)[number],
      (typeof shapes)[number],
    ];
    const count = level(1, 1, int(2, 3));
    const isAlone = level(pick([true, true, false]), false, false);
    const what = level(pick(['sides', 'corners']), pick(['sides', 'corners']), pick(['sides', 'corners']));
    const key = count * sides + more;
    const shown = [...Array.from({ length: count }, () => one), other];
    const article = other === 'octagon' ? 'an' : 'a';
    if (isAlone)
      return {
        stem: `How many ${what} does a ${one} have?`,
        figure: { kind: 'flat-shapes', shapes: [one] },
        key: sides,
        slips: [
          [sides + 1, 'This counts one too many. Mark where you start.'],
          [sides - 1, 'This counts one too few. Mark where you start.'],
          [sides + 2, 'This counts some of them twice. Mark where you start.'],
        ],
        show: plain,
        why: `Count around the ${one}: it has ${sides} ${what}.`,
        steps: [
          'Put a finger where you start.',
          `Count each of the ${what} once: ${Array.from({ length: sides }, (_, at) => at + 1).join(', ')}.`,
        ],
        hints: ['Look at the picture.', 'Count around the shape once, and mark where you start.'],
        drawn: { shapes: [one], what },
      };
    return {
      stem: `${count === 1 ? `${one === 'octagon' ? 'An' : 'A'} ${one}` : `${count === 2 ? 'Two' : 'Three'} ${one}s`} and ${article} ${other} are on the table. How many ${what} do they have altogether?`,
      figure: { kind: 'flat-shapes', shapes: shown },
      key,
      slips: [
        [
          count > 1 ? sides + more : key + 1,
          count > 1 ? `This counts only one ${one}.` : 'This counts one too many. Mark where you start.',
        ],
        [key - 1, 'This counts one too few. Mark where you start.'],
        [Math.max(sides, more), `This counts the ${what} of one shape only.`],
      ],
      show: plain,
      why: `A ${one} has ${sides} ${what} and ${article} ${other} has ${more}: ${[...Array.from({ length: count }, () => sides), more].join(' + ')} = ${key}.`.replace(
        'A octagon',
        'An octagon',
      ),
      steps: [
        `Each ${one} has ${sides} ${what}.`,
        `The ${other} has ${more}.`,
        `${[...Array.from({ length: count }, () => sides), more].join(' + ')} = ${key}`,
      ],
      hints: ['Look at one shape at a time.', 'Count around each shape once, and mark where you start.'],
      drawn: { shapes: shown, what },
    };
  },
);
