import { expect, test } from 'vitest';
import { goalWords, resultSentence, tallyOf, verdictOf } from './verdicts.ts';

const question = { type: 'multiple_choice', correctAnswer: 2 } as const;

test('an answer is right, wrong or missing; an essay is neither', () => {
  expect([2, 0, -1, null, undefined].map((answer) => verdictOf(question, answer))).toEqual([
    'right',
    'wrong',
    'unanswered',
    'unanswered',
    'unanswered',
  ]);
  expect(verdictOf({ type: 'essay', correctAnswer: null }, 'Because of the enzymes')).toBe('essay');
});

test('essays stand beside the score, not in it', () => {
  const common = { id: '', question: '', options: [], hints: [], marks: 1 };
  const questions = [
    { ...common, type: 'multiple_choice' as const },
    { ...common, type: 'multiple_choice' as const },
    { ...common, type: 'essay' as const },
  ];
  expect(tallyOf({ questions, correctAnswers: 1 })).toEqual({ correct: 1, marked: 2, essays: 1 });
});

test('the sentence changes at 50 and at 70', () => {
  expect(new Set([0, 49].map(resultSentence)).size).toBe(1);
  expect(new Set([49, 50, 69, 70].map(resultSentence)).size).toBe(3);
});

test('a goal that was reached with a low result is not cheered over it', () => {
  expect([49, 20, 0].map(goalWords)).not.toContain('Daily goal reached!');
  expect([null, 50, 100].map(goalWords)).toEqual(Array.from({ length: 3 }, () => 'Daily goal reached!'));
});
