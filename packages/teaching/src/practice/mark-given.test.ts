import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { markGiven, onceShown } from './mark-given.ts';

const order: Extract<PracticeQuestion, { type: 'order' }> = {
  ...bareQuestion,
  type: 'order',
  question: 'Oldest first.',
  items: ['b', 'a', 'd', 'c'],
  rightOrder: [1, 0, 3, 2],
};

test.each([
  [[1, 2, 0, 3], '1 of 4 is in the right place.'],
  [[1, 0, 2, 3], '2 of 4 are in the right place.'],
  [[0, 1, 2, 3], '0 of 4 are in the right place.'],
])('%j: what is in its place is told by its number', (given, note) => {
  expect(markGiven(order, given).note).toBe(note);
});

test('of what is sorted or matched one that is wrong is named, so that it can be mended', () => {
  const { type: _, items: __, rightOrder: ___, ...shared } = order;
  const sort: PracticeQuestion = {
    ...shared,
    type: 'sort',
    items: ['$x^2 = 4$', '$x^3 = 8$'],
    groups: ['quadratic', 'not'],
    places: [0, 1],
  };
  expect(markGiven(sort, [0, 0]).note).toBe('1 of 2 is in the right group. Look again at “$x^3 = 8$”.');
  const match: PracticeQuestion = { ...shared, type: 'match', left: ['je', 'tu'], right: ['suis', 'es'], partners: [0, 1] };
  expect(markGiven(match, [1, 0]).note).toBe('0 of 2 are matched. Look again at “je”.');
});

test.each([
  ['Part of it is right: 3 of 4 marks. Look again at part (b).', 'Part of it is right: 3 of 4 marks.'],
  ['1 of 2 is matched. Look again at “St. Lucia”.', '1 of 2 is matched.'],
  ['1 of 3 is right. Look again at B and C. This adds 10.', '1 of 3 is right. This adds 10.'],
  ['Not this time. Look again at the sign.', 'Not this time. Look again at the sign.'],
])('once the answer is shown, nobody is sent to look again: %s', (said, after) => {
  expect(onceShown(said)).toBe(after);
});
