import { expect, test } from 'vitest';
import { answersToSend, type AskedQuestion } from './answer-rules.ts';
import { attemptReducer, beginAttempt, canGoOn, countHints, isLast, type Attempt, type AttemptAction } from './attempt.ts';

const questions: AskedQuestion[] = [
  { id: 'a', type: 'multiple_choice', hints: ['one', 'two'] },
  { id: 'b', type: 'multiple_choice', hints: [] },
  { id: 'c', type: 'essay', hints: ['plan'] },
];

const fresh = beginAttempt({ questions, userAnswers: [-1, -1, -1], currentQuestionIndex: 0 });
const after = (attempt: Attempt, ...actions: readonly AttemptAction[]): Attempt => actions.reduce(attemptReducer, attempt);

test('nobody goes on without an answer, and is told so', () => {
  expect(after(fresh, { type: 'next' })).toMatchObject({ index: 0, nudged: true });
  expect(after(fresh, { type: 'next' }, { type: 'answer', value: 2 })).toMatchObject({ index: 0, nudged: false });
  expect(after(fresh, { type: 'answer', value: 0 }, { type: 'next' })).toMatchObject({ index: 1, answers: [0, -1, -1] });
});

test('going back keeps every answer', () => {
  const second = after(fresh, { type: 'answer', value: 1 }, { type: 'next' }, { type: 'answer', value: 3 }, { type: 'back' });
  expect(second).toMatchObject({ index: 0, answers: [1, 3, -1] });
  expect(after(second, { type: 'back' }).index).toBe(0);
});

test('an essay needs ten characters that are not blanks', () => {
  const essay = beginAttempt({ questions, userAnswers: [0, 0, -1], currentQuestionIndex: 2 });
  expect(canGoOn(after(essay, { type: 'answer', value: '   too few   ' }))).toBe(false);
  expect(canGoOn(after(essay, { type: 'answer', value: 'just enough' }))).toBe(true);
  expect(isLast(essay)).toBe(true);
});

test('a resumed attempt opens at its saved question with its saved answers, and a wrong index stays inside', () => {
  expect(beginAttempt({ questions, userAnswers: [2], currentQuestionIndex: 1 })).toMatchObject({ index: 1, answers: [2, -1, -1] });
  expect(beginAttempt({ questions, userAnswers: [], currentQuestionIndex: 9 }).index).toBe(2);
});

test('hints are counted, and end where there are no more', () => {
  const asked = after(fresh, { type: 'hint' }, { type: 'hint' }, { type: 'hint' });
  expect(asked.hintsShown).toEqual({ a: 2 });
  expect(countHints(asked)).toBe(2);
});

test('what was not answered is handed in as -1, and an essay that was begun goes along', () => {
  expect(answersToSend(questions, [1])).toEqual([1, -1, -1]);
  expect(answersToSend(questions, [1, -1, '  '])).toEqual([1, -1, -1]);
  expect(answersToSend(questions, [1, null, 'Short'])).toEqual([1, -1, 'Short']);
});
