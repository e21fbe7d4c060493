import { paperBelow, viewOf } from '@hedgerow/figures/shape/cubes';
import type { FigureOf } from '@hedgerow/figures/figure';
import { isKind, type Turned } from './form.ts';

const views = ['plan', 'front', 'side'] as const;
type View = (typeof views)[number];
const called: Record<View, string> = {
  plan: 'plan, from above, with the front of the solid at the bottom',
  front: 'front elevation',
  side: 'side elevation, from the right',
};
const notes: Record<View, string> = {
  plan: 'This is the plan, from above.',
  front: 'This is the front elevation.',
  side: 'This is the side elevation.',
};

/** The squares of a view on the paper, from its bottom left corner. */
const squaresIn = (rows: FigureOf<'cubes'>['rows'], view: View): number[] => {
  const { columns } = paperBelow(rows);
  return viewOf(rows, view)
    .toReversed()
    .flatMap((line, row) => line.flatMap((is, column) => (is ? [row * columns + column] : [])));
};

/** A view of a solid is drawn on squared paper. */
export const drawView: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'cubes') || figure.show !== 'solid') return undefined;
  // A row without a tower is nothing that can be seen.
  const rows = figure.rows.filter((row) => row.some((height) => height > 0));
  const asked = views.find((view) => question.question.includes(`its ${view === 'plan' ? 'plan' : `${view} elevation`}`));
  const view = asked ?? views[seed % views.length] ?? 'front';
  const right = squaresIn(rows, view);
  return {
    question: `Draw the ${called[view]}: shade its squares. Begin in the bottom left corner of the paper.`,
    figure: { kind: 'cubes', rows, show: 'solid', paper: true },
    task: { kind: 'region' },
    right,
    marks: 2,
    slips: views.flatMap((other) => (other === view ? [] : [{ given: squaresIn(rows, other), note: notes[other] }])),
    explanation:
      view === 'plan'
        ? 'From above every tower is one square, however high it is.'
        : 'From that side only the tallest tower of each line can be seen, so each column of squares is as high as it.',
    steps:
      view === 'plan'
        ? [`From above you see ${right.length} towers: one square for each.`, 'The row at the front is at the bottom.']
        : [
            `Look from ${view === 'front' ? 'the front' : 'the right, so that the front is on your left'}.`,
            'Shade as many squares in each column as the tallest tower of its line has cubes.',
          ],
    hints: [
      view === 'plan' ? 'From above you cannot see how high a tower is.' : 'Which tower of each line is the tallest?',
      'How many columns of squares will there be?',
    ],
  };
};
