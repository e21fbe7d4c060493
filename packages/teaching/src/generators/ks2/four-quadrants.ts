import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';

type At = readonly [x: number, y: number];

const quadrants = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

export const fourQuadrants = makeGenerator<At | string>(
  {
    id: 'maths-four-quadrants',
    title: 'Coordinates in four quadrants',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['four quadrants', 'all four quadrants', 'negative coordinates', 'coordinates with negative numbers', 'quadrants'],
    kinds: [asking(/\bplot/, /Which point is at/), asking(/\bread(?:ing)?\b|\bwrit(?:e|ing)\b/, /What are the coordinates/)],
  },
  ({ int, pick, some, level }) => {
    const [across, up] = [int(1, 5), int(1, 5)];
    const [left, below] = pick(level([quadrants[1], quadrants[3]], quadrants.slice(1), [...quadrants]));
    const [x, y] = [across * left, up * below];
    if (across === up) return undefined;
    const show = (value: At | string): string => (typeof value === 'string' ? value : `(${plain(value[0])}, ${plain(value[1])})`);
    const axis = { from: -6, to: 6, step: 1 };
    const others: readonly (readonly [At, string])[] = [
      [[y, x], 'This has across and up the wrong way round. Across comes first.'],
      [[-x, y], 'This is on the wrong side of the upright axis.'],
      [[x, -y], 'This is on the wrong side of the level axis.'],
      [[-x, -y], 'This has both signs wrong.'],
    ];
    const graph = (points: { at: [number, number]; name: string }[]): FigureOf<'graph'> => ({
      kind: 'graph',
      x: { ...axis, name: 'x' },
      y: { ...axis, name: 'y' },
      curves: [],
      points,
    });
    const steps = [
      `Across: ${plain(x)}. ${x < 0 ? 'Left of 0 is negative.' : 'Right of 0 is positive.'}`,
      `Up or down: ${plain(y)}. ${y < 0 ? 'Below 0 is negative.' : 'Above 0 is positive.'}`,
    ];
    const hints = ['Across comes first, then up or down.', 'Left of 0 and below 0 the numbers are negative.'];
    const why = `From the middle it is ${across} to the ${x < 0 ? 'left' : 'right'} and ${up} ${y < 0 ? 'down' : 'up'}.`;
    if (level(false, false, true)) {
      const letters = some(['A', 'B', 'C', 'D', 'E', 'F'], 4);
      const chosen = others.slice(0, 3);
      return {
        stem: `Which point is at (${plain(x)}, ${plain(y)})?`,
        figure: graph([
          { at: [x, y], name: letters[0] ?? '' },
          ...chosen.map(([at], index) => ({ at: [at[0], at[1]] as [number, number], name: letters[index + 1] ?? '' })),
        ]),
        key: letters[0] ?? '',
        slips: chosen.map(([, slip], index) => [letters[index + 1] ?? '', slip] as const),
        show,
        why,
        steps,
        hints,
        keyStandsInFigure: true,
        drawn: { asks: 'point' },
      };
    }
    const letter = pick(['A', 'B', 'C', 'P', 'Q']);
    return {
      stem: `What are the coordinates of point ${letter}?`,
      figure: graph([{ at: [x, y], name: letter }]),
      key: [x, y],
      slips: others,
      show,
      why,
      steps,
      hints,
      drawn: { asks: 'read' },
    };
  },
);
