import type { FigureQuestion, MultipleChoice } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { fits, rightWords } from '../practice/given-answer.ts';
import { figureForm, someOnFigures } from './figure-form.ts';
import { judgeOnFigure } from './judge-on-figure.ts';

const shared = {
  id: 'q',
  type: 'on_figure' as const,
  question: 'Show it.',
  explanation: 'Because.',
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'beginner' as const,
  topicId: null,
  objective: null,
  provenance: 'generator' as const,
  sourceId: 'a',
  slips: [],
};
const squared = { from: -5, to: 5, step: 1 };
const paper = { kind: 'graph' as const, x: { ...squared, name: 'x' }, y: { ...squared, name: 'y' }, curves: [] };

test('an arrow in the wrong place is told where it is and what a step is worth', () => {
  const question: FigureQuestion = {
    ...shared,
    figure: { kind: 'number-line', from: 0, to: 20, step: 2, labelled: [0, 10, 20] },
    task: { kind: 'place', snap: 2 },
    right: [4],
    slips: [{ given: [3], note: 'This counts back.' }],
  };
  expect(judgeOnFigure(question, [4])).toEqual({ earned: 1, note: '' });
  expect(judgeOnFigure(question, [7])).toEqual({ earned: 0, note: 'You put it at 14. Each step is 2.' });
  expect(judgeOnFigure(question, [3]).note).toContain('This counts back.');
  for (const odd of [[], [11], [-1], [1, 2], [0.5]]) expect(fits(question, odd)).toBe(false);
});

test('an arrow on a line of thirds is where a fraction is, in its simplest form and with its wholes', () => {
  const question: FigureQuestion = {
    ...shared,
    figure: { kind: 'number-line', from: -1, to: 2, step: 1 / 6, labelled: [-1, 0, 1, 2] },
    task: { kind: 'place', snap: 1 / 6, over: 6 },
    right: [16],
  };
  expect(judgeOnFigure(question, [16])).toEqual({ earned: 1, note: '' });
  expect(rightWords(question)).toBe('1 2/3');
  const told = [0, 4, 6, 9, 12].map((stop) => judgeOnFigure(question, [stop]).note);
  expect(told).toEqual(['−1', '−1/3', '0', '1/2', '1'].map((text) => `You put it at ${text}. Each step is 1/6.`));
});

test('a clock: one hand right is half; the short hand need not be set to a hair, but between its numbers', () => {
  // Half past 3: the short hand stands halfway between the 3 and the 4.
  const question: FigureQuestion = {
    ...shared,
    figure: { kind: 'clock', hour: 12, minute: 0, blank: true },
    task: { kind: 'hands', minutes: 5 },
    right: [18, 6],
  };
  for (const short of [17, 18, 19]) expect(judgeOnFigure(question, [short, 6]).earned).toBe(1);
  const onTheHour = judgeOnFigure(question, [15, 6]);
  expect(onTheHour.earned).toBe(0.5);
  expect(onTheHour.note).toMatch(/^The long hand is right\. You put the short hand at the 3\./);
  expect(judgeOnFigure(question, [30, 3]).earned).toBe(0);
  const oClock = { ...question, right: [15, 0] };
  expect(judgeOnFigure(oClock, [16, 0]).earned).toBe(0.5);
});

test('a point with across and up the wrong way round hears just that', () => {
  const question: FigureQuestion = {
    ...shared,
    figure: paper,
    task: { kind: 'plot', names: ['Point'], snap: [1, 1], join: 'none' },
    right: [7, 4],
  };
  expect(judgeOnFigure(question, [4, 7])).toEqual({ earned: 0, note: 'You put it at (−1, 2). Across comes first, then up.' });
  expect(judgeOnFigure(question, [7, 5]).note).toBe('You put it at (2, 0).');
});

test('the corners of a shape count in any order, each once, and two of three are half', () => {
  const question: FigureQuestion = {
    ...shared,
    figure: paper,
    task: { kind: 'plot', names: ['Corner', 'Corner', 'Corner'], snap: [1, 1], join: 'shape' },
    right: [1, 1, 4, 1, 1, 3],
  };
  expect(judgeOnFigure(question, [1, 3, 1, 1, 4, 1]).earned).toBe(1);
  expect(judgeOnFigure(question, [1, 1, 1, 1, 1, 1]).earned).toBe(0);
  expect(judgeOnFigure(question, [1, 1, 4, 1, 2, 3])).toMatchObject({ earned: 0.5 });
});

test('any two points of a line draw it; one point twice draws nothing', () => {
  // y = 2x - 1 through (0, -1) and (2, 3).
  const question: FigureQuestion = {
    ...shared,
    figure: paper,
    task: { kind: 'plot', names: ['First point', 'Second point'], snap: [1, 1], join: 'line' },
    right: [5, 4, 7, 8],
  };
  expect(judgeOnFigure(question, [8, 10, 3, 0]).earned).toBe(1);
  expect(judgeOnFigure(question, [5, 4, 5, 4]).note).toBe('Both points are in one place. A line needs two.');
  expect(judgeOnFigure(question, [5, 4, 7, 7])).toEqual({ earned: 0.5, note: '(2, 2) is not on the line.' });
});

test('which parts are shaded is free; how many is not', () => {
  const question: FigureQuestion = {
    ...shared,
    figure: { kind: 'fraction', shape: 'bar', parts: 4, shaded: [] },
    task: { kind: 'shade' },
    right: [0, 1, 2],
  };
  expect(judgeOnFigure(question, [0, 2, 3]).earned).toBe(1);
  expect(judgeOnFigure(question, [3])).toEqual({ earned: 0, note: 'You shaded 1 of 4 equal parts.' });
  expect(fits(question, [1, 1])).toBe(false);
});

test('bars: one of two right is half, and the other is named', () => {
  const bars = [
    { name: 'Cats', values: [0] },
    { name: 'Dogs', values: [0] },
    { name: 'Fish', values: [4] },
  ];
  const question: FigureQuestion = {
    ...shared,
    figure: { kind: 'bar-chart', title: 'Pets', step: 2, top: 12, bars, blank: [0, 1] },
    task: { kind: 'bars', bars: [0, 1], snap: 1 },
    right: [6, 9],
  };
  expect(judgeOnFigure(question, [6, 9]).earned).toBe(1);
  expect(judgeOnFigure(question, [6, 8])).toEqual({
    earned: 0.5,
    note: 'Look again: Bar for Dogs ends at 8. Read each line of the scale.',
  });
});

const aPart: MultipleChoice = {
  ...shared,
  type: 'multiple_choice',
  question: 'What is part B of this flower?',
  figure: { kind: 'parts', of: 'flower', parts: ['petal', 'anther', 'stigma', 'ovary'] },
  options: ['an anther', 'a petal', 'a leaf'],
  correctAnswer: 0,
  optionNotes: ['', '', ''],
  misconceptions: [null, null, null],
};

test('a part that is asked for becomes the whole diagram to label: two of four are half, and the others are named by their letters', () => {
  const question = figureForm(aPart);
  if (question === undefined) throw new Error('it has no form on its figure');
  const words = question.task.kind === 'label' ? question.task.words : [];
  expect(words).toEqual(['anther', 'ovary', 'petal', 'stigma']);
  expect(question.right.map((word) => words[word])).toEqual(['petal', 'anther', 'stigma', 'ovary']);
  expect(judgeOnFigure(question, question.right).earned).toBe(1);
  const [a = 0, b = 0, c = 0, d = 0] = question.right;
  expect(judgeOnFigure(question, [a, b, d, c])).toEqual({ earned: 0.5, note: '2 of 4 are right. Look again at C and D.' });
  expect(judgeOnFigure(question, [a, c, d, b]).note).toMatch(/^1 of 4 is right\. /);
  expect(fits(question, [a, b, c])).toBe(false);
  expect(fits(question, [a, b, c, 4])).toBe(false);
  expect(rightWords(question)).toBe('A: petal; B: anther; C: stigma; D: ovary');
});

test('what a part does, or where its name stands already, is asked as it was', () => {
  expect(figureForm({ ...aPart, question: 'Where is pollen made?' })).toBeUndefined();
  expect(figureForm({ ...aPart, options: ['it makes pollen', 'a petal', 'a leaf'] })).toBeUndefined();
  expect(
    figureForm({ ...aPart, figure: { kind: 'parts', of: 'flower', parts: ['petal', 'anther', 'ovary'], named: true } }),
  ).toBeUndefined();
});

test('several questions on one diagram are one where it is labelled', () => {
  const made = someOnFigures([aPart, { ...aPart, id: 'other', question: 'What is part A?', options: ['a petal', 'an anther', 'a leaf'] }]);
  expect(made.map(({ type }) => type)).toEqual(['on_figure', 'multiple_choice']);
});

test('a test that was asked for as drawing or labelling begins with what is answered on a picture', () => {
  const words = { ...aPart, id: 'words', question: 'Where is pollen made?' };
  const typesOf = (asked?: string): readonly string[] => someOnFigures([words, aPart], asked).map(({ type }) => type);
  expect(typesOf('Label a flower')).toEqual(['on_figure', 'multiple_choice']);
  expect(typesOf('Flowers')).toEqual(['multiple_choice', 'on_figure']);
});

const filling: FigureQuestion = {
  ...shared,
  figure: {
    kind: 'table',
    head: ['', 'Bus', 'Walk', 'Total'],
    rows: [
      ['Year 3', '12', '_', '20'],
      ['Year 4', '_', '5', '_'],
    ],
  },
  task: { kind: 'fill', keys: 'digits' },
  right: [],
  cells: [
    { expected: { kind: 'number', value: '8' }, answer: '8', slips: [{ expected: { kind: 'number', value: '32' }, note: 'This adds.' }] },
    { expected: { kind: 'number', value: '1/2' }, answer: '1/2', slips: [] },
    { expected: { kind: 'words', answers: ['bus'] }, answer: 'bus', slips: [] },
  ],
};

test('cells are judged one by one by what they mean, and those that are off are named with what went wrong', () => {
  expect(judgeOnFigure(filling, '8|1/2|bus').earned).toBe(1);
  expect(judgeOnFigure(filling, ' 8.0 |0.5|Bus').earned).toBe(1);
  expect(judgeOnFigure(filling, '32|2/4|bus')).toEqual({ earned: 0.5, note: '2 of 3 are right. Look again at “Year 3, Walk”. This adds.' });
  expect(judgeOnFigure(filling, '8||tram')).toEqual({
    earned: 0,
    note: '1 of 3 is right. Look again at “Year 4, Bus”, which is blank and “Year 4, Total”.',
  });
  expect(rightWords(filling)).toBe('Year 3, Walk: 8; Year 4, Bus: 1/2; Year 4, Total: bus');
  for (const odd of ['8|1/2', '8|1/2|bus|9', '||', '8|1234567890123|x', [8, 2, 3], 8]) expect(fits(filling, odd)).toBe(false);
});

test('regions: all that belong and no other; of several one may be off for half the marks', () => {
  const question: FigureQuestion = {
    ...shared,
    figure: { kind: 'venn', left: 'A', right: 'B', onlyLeft: '', both: '', onlyRight: '', neither: '' },
    task: { kind: 'region' },
    right: [0, 2],
  };
  expect(judgeOnFigure(question, [2, 0]).earned).toBe(1);
  expect(judgeOnFigure(question, [2])).toEqual({ earned: 0.5, note: 'You shaded: Only B.' });
  expect(judgeOnFigure(question, [0, 1, 2]).earned).toBe(0.5);
  expect(judgeOnFigure(question, [1, 3])).toEqual({ earned: 0, note: 'You shaded: Only A and Both A and B.' });
  expect(judgeOnFigure({ ...question, right: [1] }, [1, 3]).earned).toBe(0);
});
