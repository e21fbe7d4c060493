import { expect, test } from 'vitest';
import { drawFigure, type Figure } from '../figure.ts';
import { completedFigure } from './completed.ts';

const completed = (figure: Figure, answer: string): Figure | undefined => completedFigure(figure, answer);

test('a ten frame is filled up', () => {
  expect(completed({ kind: 'ten-frame', first: 2 }, '8')).toEqual({ kind: 'ten-frame', first: 2, second: 8 });
  expect(completed({ kind: 'ten-frame', first: 3, boxes: 5 }, '2')).toEqual({ kind: 'ten-frame', first: 3, second: 2, boxes: 5 });
  expect(completed({ kind: 'ten-frame', first: 4 }, '4')).toBeUndefined();
});

test('what is to be found in a whole and its parts is written there, where it fits', () => {
  expect(completed({ kind: 'part-whole', whole: '8', parts: ['3', '?'] }, '5')).toEqual({
    kind: 'part-whole',
    whole: '8',
    parts: ['3', '5'],
  });
  expect(completed({ kind: 'part-whole', whole: '?', parts: ['29', '53'] }, '82')).toMatchObject({ whole: '82' });
  expect(completed({ kind: 'part-whole', whole: '8', parts: ['3', '?'] }, '6')).toBeUndefined();
});

const bar = (parts: readonly { share: number; text: string }[], whole?: string): Figure => ({
  kind: 'bar-model',
  bars: [{ parts: [...parts], ...(whole === undefined ? {} : { whole }) }],
});

test('a bar has its missing part, its whole, or the number of each equal part', () => {
  const parts = [
    { share: 6, text: '6' },
    { share: 3, text: '?' },
  ];
  expect(completed(bar(parts, '9'), '3')).toEqual(bar([parts[0] as (typeof parts)[0], { share: 3, text: '3' }], '9'));
  expect(
    completed(
      bar(
        [
          { share: 18, text: '18' },
          { share: 10, text: '10' },
        ],
        '?',
      ),
      '28',
    ),
  ).toMatchObject({ bars: [{ whole: '28' }] });
  const halves = [
    { share: 1, text: '?' },
    { share: 1, text: '' },
  ];
  expect(completed(bar(halves, '32'), '16')).toEqual(
    bar(
      halves.map(({ share }) => ({ share, text: '16' })),
      '32',
    ),
  );
  expect(completed(bar(halves, '32'), '8')).toBeUndefined();
});

test('a number line says where the arrow or the jump ends', () => {
  const line = { kind: 'number-line', from: 0, to: 20, step: 1 } as const;
  expect(completed({ ...line, labelled: [0, 20], marked: 7 }, '7')).toMatchObject({ markedText: '7' });
  expect(completed({ ...line, labelled: [5, 12], texts: { 12: '?' }, jumps: [{ from: 5, to: 12, text: '+7' }] }, '12')).toEqual({
    ...line,
    labelled: [5, 12],
    texts: {},
    jumps: [{ from: 5, to: 12, text: '+7' }],
  });
  expect(completed({ ...line, labelled: [0, 3, 20], jumps: [{ from: 3, to: 7, text: '+4' }] }, '7')).toMatchObject({
    labelled: [0, 3, 20, 7],
  });
  expect(completed({ ...line, labelled: [0, 20], marked: 7 }, '8')).toBeUndefined();
});

test('a pattern has its piece, and a compass its letter', () => {
  const row = ['duck', 'ball', 'duck', '?'] as const;
  expect(completed({ kind: 'pattern', row: [...row], choices: ['star', 'ball'] }, 'B')).toMatchObject({
    row: ['duck', 'ball', 'duck', 'ball'],
  });
  expect(completed({ kind: 'pattern', row: ['red counter', '?'] }, 'red')).toMatchObject({ row: ['red counter', 'red counter'] });
  expect(completed({ kind: 'compass', points: 4, shown: [0], asked: 2 }, 'east')).toEqual({ kind: 'compass', points: 4, shown: [0, 2] });
});

test('things that were counted have their numbers, those that are crossed out have none', () => {
  const balls = { kind: 'objects', groups: [{ thing: 'ball', count: 4 }] } as const satisfies Figure;
  expect(completed(balls, '4')).toEqual({ ...balls, counted: true });
  const left = { kind: 'objects', groups: [{ thing: 'ball', count: 4, crossedOut: 1 }] } as const satisfies Figure;
  expect(completed(left, '3')).toEqual({ ...left, counted: true });
  const numbers = drawFigure({ ...left, counted: true }).marks.flatMap((mark) => (mark.kind === 'label' ? [mark.text] : []));
  expect(numbers).toEqual(['1', '2', '3']);
  const seven = { kind: 'objects', groups: [{ thing: 'ball', count: 7 }] } as const satisfies Figure;
  expect(completed(seven, '8')).toEqual({ kind: 'objects', groups: [{ thing: 'ball', count: 8 }], counted: true });
});

test('it stays as large as it was, so that nothing below it moves', () => {
  const five = { kind: 'objects', groups: [{ thing: 'ball', count: 5 }] } as const satisfies Figure;
  expect(completed(five, '6')).toBeUndefined();
});

test('an answer of another kind completes nothing', () => {
  expect(completed({ kind: 'ten-frame', first: 2 }, 'eight')).toBeUndefined();
  expect(completed({ kind: 'clock', hour: 3, minute: 0 }, '3')).toBeUndefined();
});
