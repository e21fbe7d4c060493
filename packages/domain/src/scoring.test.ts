import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyBand, isAnswered, primaryResultMessage, scoreAnswers, scoreBand } from './scoring.ts';

const choice = (correctAnswer: number) => ({ type: 'multiple_choice', correctAnswer }) as const;

test('an unanswered question is wrong, an essay is neither right nor wrong, and both are counted', () => {
  expect(scoreAnswers([choice(2), choice(0), { type: 'essay' }], [2, -1, 'My essay'])).toEqual({
    score: 50,
    correctAnswers: 1,
    totalQuestions: 3,
  });
});

test('the score is a whole percent of the auto-marked questions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.nat(3), answer: fc.integer({ min: -1, max: 3 }) }), { minLength: 1, maxLength: 20 }),
      (asked) => {
        const { score, correctAnswers } = scoreAnswers(
          asked.map(({ key }) => choice(key)),
          asked.map(({ answer }) => answer),
        );
        const right = asked.filter(({ key, answer }) => key === answer).length;
        return correctAnswers === right && score === Math.round((100 * right) / asked.length) && Number.isInteger(score);
      },
    ),
  );
});

test.each([
  [100, 'Brilliant work'],
  [70, 'Brilliant work'],
  [69, 'Good effort'],
  [50, 'Good effort'],
  [49, 'Keep practising'],
])('%s %% says "%s" to a primary pupil', (score, message) => {
  expect(primaryResultMessage(score)).toBe(message);
});

test('80 is green, 60 amber, below red', () => {
  expect([80, 79, 60, 59].map(scoreBand)).toEqual(['high', 'middle', 'middle', 'low']);
});

test('a pupil’s own list passes from 70, with nothing in red', () => {
  expect([100, 70, 69, 0].map(historyBand)).toEqual(['pass', 'pass', 'practise', 'practise']);
});

test.each([
  [[-1, -1, null], false],
  [[-1, 0], true],
  [['An essay.'], true],
  [[], true],
] as const)('%j: answered, or all of it new', (answers, answered) => {
  expect(isAnswered(answers)).toBe(answered);
});
