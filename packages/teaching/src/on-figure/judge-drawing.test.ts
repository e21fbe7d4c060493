import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { fitsHandles, givenView, pairsOf, sayGiven } from '@hedgerow/figures/answering/given';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { describeFigure, drawFigure, type FigureOf } from '@hedgerow/figures/figure';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fits } from '../practice/given-answer.ts';
import { judgeOnFigure } from './judge-on-figure.ts';

const shared = {
  type: 'on_figure',
  id: 'q-1',
  question: 'Draw it.',
  slips: [],
  explanation: '',
  stepByStepSolution: [],
  hints: [],
  marks: 2,
  difficulty: 'intermediate',
  topicId: null,
  objective: null,
  provenance: 'generator',
  sourceId: 'maths-any',
} as const satisfies Partial<FigureQuestion>;

const square = { from: -6, to: 6, step: 1 };
const start: [number, number][] = [
  [1, 1],
  [3, 1],
  [1, 2],
  [1, 1],
];
/** Shape A on squared paper; places are counted from the bottom left, where −6 is 0. */
const toDraw = (right: readonly (readonly [number, number])[]): FigureQuestion => ({
  ...shared,
  slips: [],
  stepByStepSolution: [],
  hints: [],
  figure: { kind: 'graph', x: { ...square, name: 'x' }, y: { ...square, name: 'y' }, curves: [{ points: start }] },
  task: { kind: 'plot', names: ['Corner', 'Corner', 'Corner'], snap: [1, 1], join: 'shape' },
  right: right.flatMap(([x, y]) => [x + 6, y + 6]),
});
const given = (...corners: readonly (readonly [number, number])[]): number[] => corners.flatMap(([x, y]) => [x + 6, y + 6]);

describe('a shape that is flipped, turned or enlarged', () => {
  const flipped = toDraw([
    [-1, 1],
    [-3, 1],
    [-1, 2],
  ]);

  test('has half the marks where it is drawn right in a wrong place', () => {
    expect(judgeOnFigure(flipped, given([-2, 1], [-4, 1], [-2, 2]))).toEqual({
      earned: 0.5,
      note: 'Its size and the way it faces are right, and it is in the wrong place.',
    });
  });

  test('has none where it was only copied', () => {
    expect(judgeOnFigure(flipped, given([1, 1], [3, 1], [1, 2])).earned).toBe(0);
    expect(judgeOnFigure(flipped, given([-3, 1], [-1, 1], [-3, 2])).earned).toBe(0.5);
  });

  test('two corners of three are half, and the third is named', () => {
    expect(judgeOnFigure(flipped, given([-1, 2], [-1, 1], [-3, 2]))).toEqual({
      earned: 0.5,
      note: '2 of 3 are right. Look again at (−3, 2).',
    });
  });
});

describe('a shape that is slid', () => {
  // 4 left and 3 down.
  const slid = toDraw([
    [-3, -2],
    [-1, -2],
    [-3, -1],
  ]);

  test.each([
    ['right across and wrong up', given([-3, -3], [-1, -3], [-3, -2]), 0.5],
    ['right up and wrong across', given([-4, -2], [-2, -2], [-4, -1]), 0.5],
    ['wrong both ways', given([-4, -3], [-2, -3], [-4, -2]), 0],
    ['not slid at all', given([1, 1], [3, 1], [1, 2]), 0],
  ] as const)('%s', (_, answer, earned) => {
    expect(judgeOnFigure(slid, answer).earned).toBe(earned);
  });
});

const spots = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), {
  minLength: 3,
  maxLength: 8,
  selector: ([x]) => x,
});

test('points are right in whatever order they are placed, and one that is a step off is not', () => {
  fc.assert(
    fc.property(spots, fc.integer({ min: 0, max: 7 }), fc.constantFrom('none', 'path', 'curve'), (wanted, from, join) => {
      const question: FigureQuestion = {
        ...toDraw([]),
        task: { kind: 'plot', names: wanted.map(() => 'Point'), snap: [1, 1], join },
        right: wanted.flat(),
      };
      const turned = [...wanted.slice(from % wanted.length), ...wanted.slice(0, from % wanted.length)].toReversed();
      expect(judgeOnFigure(question, turned.flat())).toEqual({ earned: 1, note: '' });
      const [first = [0, 0] as const, ...others] = turned;
      const off: readonly (readonly [number, number])[] = [[first[0], first[1] === 12 ? 11 : first[1] + 1], ...others];
      const { earned, note } = judgeOnFigure(question, off.flat());
      expect(earned).toBe(0.5);
      expect(note).toContain(`${wanted.length - 1} of ${wanted.length} are right. Look again at (`);
      // However they were placed, the picture is one: nothing crosses back.
      const marksOf = (answer: number[]) => givenView(question.figure, question.task, answer).marks.filter(({ kind }) => kind === 'path');
      expect(marksOf(turned.flat())).toEqual(marksOf(wanted.flat()));
    }),
    { numRuns: 60 },
  );
});

const half: FigureOf<'grid-shapes'> = {
  kind: 'grid-shapes',
  size: 4,
  shapes: [],
  squares: [
    [2, 1],
    [2, 2],
    [1, 2],
  ],
  mirror: { axis: 'x', at: 2 },
};

describe('the other half of a pattern', () => {
  const question: FigureQuestion = {
    ...shared,
    slips: [{ given: [1, 2, 3], note: 'This is slid.' }],
    stepByStepSolution: [],
    hints: [],
    figure: half,
    task: { kind: 'region' },
    right: [0, 2, 3],
  };
  const handles = handlesOf(half, question.task);

  test('is shaded on the empty side alone, and each square is called by its column and row', () => {
    const names = handles.kind === 'parts' ? handles.parts.map(({ name }) => name) : [];
    expect(names).toHaveLength(8);
    expect(names.slice(0, 3)).toEqual(['Column 3, row 1', 'Column 4, row 1', 'Column 3, row 2']);
    expect(sayGiven(handles, question.right)).toBe('row 1: column 3; row 2: columns 3 and 4');
    expect(describeFigure(half)).toBe(
      'Squared paper, 4 by 4. Columns are counted from the left and rows from the bottom. Shaded squares: row 1: column 2; row 2: columns 1 and 2. A mirror line goes straight up 2 squares from the left.',
    );
    expect(fitsHandles(handles, [8])).toBe(false);
  });

  test.each([
    ['all of it', [3, 0, 2], 1, ''],
    ['one is missing', [0, 2], 0.5, '1 square of the other half is not shaded.'],
    ['one too many', [0, 2, 3, 7], 0.5, '1 square that you shaded has no partner.'],
    ['one in a wrong place', [0, 2, 4], 0.5, '1 square of the other half is not shaded. 1 square that you shaded has no partner.'],
    ['two are missing', [2], 0, '2 squares of the other half are not shaded.'],
    [
      'a slip that is known',
      [3, 2, 1],
      0.5,
      '1 square of the other half is not shaded. 1 square that you shaded has no partner. This is slid.',
    ],
  ] as const)('%s', (_, answer, earned, note) => {
    expect(judgeOnFigure(question, answer)).toEqual({ earned, note });
  });
});

describe.each(['dial', 'jug', 'thermometer'] as const)('a %s that is set', (instrument) => {
  const figure: FigureOf<'gauge'> = { kind: 'gauge', instrument, from: 0, to: 400, step: 100, marks: 4, value: 0, unit: 'ml', blank: true };
  const question: FigureQuestion = {
    ...shared,
    slips: [],
    stepByStepSolution: [],
    hints: [],
    figure,
    task: { kind: 'place', snap: 25 },
    right: [7],
  };

  test('stops at its marks and is right at one of them', () => {
    expect(judgeOnFigure(question, [7]).earned).toBe(1);
    expect(judgeOnFigure(question, [8])).toEqual({ earned: 0, note: 'You put it at 200 ml. Each space is worth 25 ml.' });
    expect(fits(question, [17])).toBe(false);
  });

  test('shows no value until it is set, and then the right one as the same instrument shows it', () => {
    const filled = { ...figure, value: 175, blank: false };
    expect(drawFigure(figure)).toEqual(drawFigure({ ...figure, value: 175 }));
    expect(describeFigure(figure)).not.toMatch(/\bis at\b|175|comes up|ends/);
    expect(drawFigure(figure).marks.length).toBeLessThan(drawFigure(filled).marks.length);
    expect(givenView(figure, question.task, [7]).words).toContain('Answer: 175 ml.');
  });

  test('is heard as others count its marks', () => {
    const handles = handlesOf(figure, question.task);
    const heard = handles.kind === 'slide' ? handles.handles.flatMap(({ stops }) => stops.map((stop) => stop.heard)) : [];
    expect(heard[7]).toBe('at the third mark after 100');
    expect(heard).toHaveLength(17);
    expect(pairsOf([7])).toEqual([]);
  });
});

/** Any other figure that is drawn on. */
const drawnOn = (
  more: Pick<FigureQuestion, 'figure' | 'task' | 'right'> & { readonly cells?: FigureQuestion['cells'] },
): FigureQuestion => ({
  ...shared,
  slips: [],
  stepByStepSolution: [],
  hints: [],
  ...more,
});

test('three of the five values of a box plot are half, and the others are named with where they are', () => {
  const plot = drawnOn({
    figure: { kind: 'box-plot', from: 0, to: 60, step: 10, name: 'Marks', plots: [{ name: '', five: [0, 0, 0, 0, 0] }], blank: true },
    task: { kind: 'five', snap: 2 },
    right: [2, 6, 12, 20, 25],
  });
  expect(judgeOnFigure(plot, [2, 6, 12, 20, 25]).earned).toBe(1);
  expect(judgeOnFigure(plot, [2, 6, 13, 20, 24])).toEqual({
    earned: 0.5,
    note: 'Look again: Median is at 26. Highest value is at 48. Read each thin line of the scale.',
  });
  expect(judgeOnFigure(plot, [2, 7, 13, 21, 25]).earned).toBe(0);
});

const cell = (answer: string) => ({ expected: { kind: 'words' as const, answers: [answer] }, answer, slips: [] });

test('leaves count with and without spaces, in order; leaves in the wrong order are told as that', () => {
  const stems = drawnOn({
    figure: {
      kind: 'stem-and-leaf',
      rows: [
        { stem: 1, leaves: [] },
        { stem: 2, leaves: [] },
      ],
      key: '1 | 4 means 14',
      blank: [0, 1],
    },
    task: { kind: 'fill', keys: 'digits' },
    right: [],
    cells: [cell('0 3 5'), cell('4')],
  });
  for (const typed of ['0 3 5|4', '035|4', '0,3,5|4']) expect(judgeOnFigure(stems, typed).earned).toBe(1);
  expect(judgeOnFigure(stems, '305|4')).toEqual({
    earned: 0.5,
    note: '1 of 2 is right. Look again at “Leaves of stem 1”. The leaves of a stem go up in order.',
  });
  expect(judgeOnFigure(stems, '35|4').note).toContain('Count your leaves');
});

test('a view may stand anywhere on its paper', () => {
  const view = drawnOn({
    figure: { kind: 'cubes', rows: [[2, 1]], show: 'solid', paper: true },
    task: { kind: 'region' },
    right: [0, 1, 4],
  });
  expect(judgeOnFigure(view, [0, 1, 4]).earned).toBe(1);
  expect(judgeOnFigure(view, [6, 7, 10]).earned).toBe(1);
  expect(judgeOnFigure(view, [0, 1, 4, 8])).toEqual({ earned: 0.5, note: '1 square that you shaded does not belong to it.' });
  expect(judgeOnFigure(view, [0, 1, 5]).earned).toBe(0.5);
});
