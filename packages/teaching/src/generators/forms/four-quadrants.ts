import type { FigureOf } from '@hedgerow/figures/figure';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { plain } from '../written.ts';
import { form, type FormsOf } from './form.ts';

type At = readonly [x: number, y: number];

const at = ([x, y]: At): string => `(${plain(x)}, ${plain(y)})`;

const axis = { from: -6, to: 6, step: 1 };

const grid = (points: readonly (readonly [At, string])[]): FigureOf<'graph'> => ({
  kind: 'graph',
  x: { ...axis, name: 'x' },
  y: { ...axis, name: 'y' },
  curves: [],
  points: points.map(([[x, y], name]) => ({ at: [x, y], name })),
});

const somewhere = ({ int, pick, level }: Draw): At => {
  const [left, below] = pick(
    level(
      [
        [-1, 1],
        [1, -1],
      ] as const,
      [
        [-1, 1],
        [-1, -1],
        [1, -1],
      ] as const,
      [
        [-1, 1],
        [-1, -1],
        [1, -1],
      ] as const,
    ),
  );
  return [int(1, 5) * left, int(1, 5) * below];
};

const quadrantOf = (a: number, b: number): string => `${a < 0 ? 'left' : 'right'} of the y-axis, ${b < 0 ? 'below' : 'above'} the x-axis`;

const whereItLies = form<string>('where', (draw) => {
  const [x, y] = somewhere(draw);
  const tell = (a: number, b: number): string => `This is where a point like ${at([a, b])} lies.`;
  return {
    stem: `In which of the four quadrants is the point ${at([x, y])}?`,
    key: quadrantOf(x, y),
    slips: [
      [quadrantOf(-x, y), tell(-x, y)],
      [quadrantOf(x, -y), tell(x, -y)],
      [quadrantOf(-x, -y), tell(-x, -y)],
    ],
    show: (text) => text,
    why: `The first number, ${plain(x)}, is ${x < 0 ? 'negative: left' : 'positive: right'}. The second, ${plain(y)}, is ${y < 0 ? 'negative: down' : 'positive: up'}.`,
    steps: [`Across: ${plain(x)}`, `Up or down: ${plain(y)}`],
    hints: [
      'Start where the axes cross.',
      'The first number goes across. Negative is to the left.',
      'The second number goes up or down. Negative is down.',
    ],
    drawn: { asks: 'where', point: [x, y] },
  };
});

const moves = form<At>('moves', (draw) => {
  const [x, y] = somewhere(draw);
  const [across, up] = [draw.int(2, 7) * -Math.sign(x), draw.int(2, 7) * -Math.sign(y)];
  const to: At = [x + across, y + up];
  if (Math.abs(to[0]) > 6 || Math.abs(to[1]) > 6 || (Math.sign(to[0]) === Math.sign(x) && Math.sign(to[1]) === Math.sign(y)))
    return undefined;
  const way = `${Math.abs(across)} to the ${across > 0 ? 'right' : 'left'} and ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}`;
  return {
    stem: `On a grid with four quadrants, a counter is at ${at([x, y])}. It moves ${way}. Where is it now?`,
    illustration: grid([[[x, y], 'A']]),
    key: to,
    slips: [
      [[x + up, y + across], 'This goes up by what should go across.'],
      [[x - across, y + up], 'This goes across in the wrong direction.'],
      [[x + across, y - up], 'This goes up or down in the wrong direction.'],
      [[to[1], to[0]], 'This has across and up the wrong way round. Across comes first.'],
      [[Math.abs(to[0]), Math.abs(to[1])], 'This loses the minus signs.'],
    ],
    show: at,
    why: `Across: from ${plain(x)} it goes ${Math.abs(across)} to the ${across > 0 ? 'right' : 'left'}. Up or down: from ${plain(y)} it goes ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}.`,
    steps: [
      `Across: ${plain(x)} ${across > 0 ? '+' : '−'} ${Math.abs(across)} = ${plain(to[0])}`,
      `Up or down: ${plain(y)} ${up > 0 ? '+' : '−'} ${Math.abs(up)} = ${plain(to[1])}`,
    ],
    hints: ['Deal with across first.', 'Count along a number line, through 0 if you have to.', 'Then do the same up or down.'],
    drawn: { asks: 'moves', from: [x, y], by: [across, up] },
  };
});

const fourthCorner = form<At>('corner', (draw) => {
  const [left, right] = [-draw.int(1, 5), draw.int(1, 5)];
  const [low, high] = draw.level([draw.int(1, 2), draw.int(4, 5)], [-draw.int(1, 5), draw.int(1, 5)], [-draw.int(1, 5), draw.int(1, 5)]);
  const corners: readonly At[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  const missing = draw.int(0, 3);
  const shown = corners.filter((_, place) => place !== missing);
  const [x, y] = corners[missing] ?? [0, 0];
  if (Math.abs(x) === Math.abs(y)) return undefined;
  return {
    stem: 'A, B and C are three corners of a rectangle. What are the coordinates of the fourth corner? It may be in another quadrant.',
    figure: grid(shown.map((corner, place) => [corner, 'ABC'[place] ?? ''] as const)),
    key: [x, y],
    slips: [
      [[y, x], 'This has across and up the wrong way round. Across comes first.'],
      [[-x, y], 'This is on the wrong side of the y-axis.'],
      [[x, -y], 'This is on the wrong side of the x-axis.'],
      [[-x, -y], 'This has both signs wrong.'],
    ],
    show: at,
    why: `It is as far across as one neighbour, at ${plain(x)}, and as far up as the other, at ${plain(y)}.`,
    steps: [`Across, as the corner above or below it: ${plain(x)}`, `Up or down, as the corner beside it: ${plain(y)}`],
    hints: [
      'Draw the rectangle in your mind. Where is a corner missing?',
      'Which corner is straight above or below it?',
      'Which corner is level with it?',
    ],
    drawn: { asks: 'corner' },
  };
});

const misread = form<string>('misread', (draw) => {
  const [x, y] = somewhere(draw);
  if (Math.abs(x) === Math.abs(y)) return undefined;
  const says = {
    swapped: 'Across and up have changed places.',
    left: 'The first number has the wrong sign.',
    down: 'The second number has the wrong sign.',
    both: 'Both signs are wrong.',
  };
  const read = { swapped: [y, x], left: [-x, y], down: [x, -y], both: [-x, -y] } as const;
  const kinds = ['swapped', 'left', 'down', 'both'] as const;
  const kind = draw.pick(kinds);
  const letter = draw.pick(['A', 'B', 'P', 'Q']);
  return {
    stem: `${draw.pick(names)} says that the coordinates of point ${letter} are ${at(read[kind])}. What went wrong?`,
    figure: grid([[[x, y], letter]]),
    key: says[kind],
    slips: kinds.filter((one) => one !== kind).map((one) => [says[one], `This would give ${at(read[one])}.`] as const),
    show: (text) => text,
    why: `The point is at ${at([x, y])}: ${plain(Math.abs(x))} to the ${x < 0 ? 'left' : 'right'} and ${Math.abs(y)} ${y < 0 ? 'down' : 'up'}.`,
    steps: [`Across: ${plain(x)}`, `Up or down: ${plain(y)}`],
    hints: ['Read the point yourself first.', 'Is each number the right size?', 'Is each number on the right side of 0?'],
    drawn: { asks: 'misread' },
  };
});

export const quadrantForms: FormsOf = {
  'maths-four-quadrants': [whereItLies, moves, fourthCorner, misread],
};
