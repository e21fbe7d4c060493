import { expect, test } from 'vitest';
import { expectedTheta } from './expectation.ts';
import { type Answer, afterTopicAnswer, masteryIn, newLearner } from './learner-model.ts';
import { learnerOf } from './stored-learner.ts';

const plain = { hintsUsed: 0, tries: 1, optionsShown: 4 } as const;
const after = (signs: Answer['signs'], correct = true): number =>
  masteryIn(afterTopicAnswer(newLearner(1, 3), { topic: 0, level: 1, correct, day: 1, ...(signs === undefined ? {} : { signs }) }), 0);
const before = masteryIn(newLearner(1, 3), 0);

test('hints and a second try take from what a right answer shows, and never turn it round', () => {
  const [alone, hinted, helped, again] = [plain, { ...plain, hintsUsed: 1 }, { ...plain, hintsUsed: 3 }, { ...plain, tries: 2 }].map(
    (signs) => after(signs),
  );
  expect([alone, hinted, helped, again].every((mastery) => (mastery ?? 0) > before)).toBe(true);
  expect(alone).toBeGreaterThan(hinted ?? 1);
  expect(hinted).toBeGreaterThan(helped ?? 1);
  expect(hinted).toBeGreaterThan(again ?? 1);
});

test('a wrong answer says the same with help and without', () => {
  expect(after({ ...plain, hintsUsed: 2 }, false)).toBe(after(plain, false));
});

test('a typed answer shows more than one of two, because nobody guesses it', () => {
  expect(after({ ...plain, optionsShown: 0 })).toBeGreaterThan(after({ ...plain, optionsShown: 4 }));
  expect(after({ ...plain, optionsShown: 4 })).toBeGreaterThan(after({ ...plain, optionsShown: 2 }));
  expect(after(undefined)).toBe(after(plain));
});

test('what was taught years ago is expected to be known better than what comes next year', () => {
  const thetas = [2, 5, 6, 7].map((topicYear) => expectedTheta(6, topicYear));
  expect(thetas).toEqual(thetas.toSorted((a, b) => b - a));
  expect(new Set(thetas).size).toBe(4);
  const model = learnerOf(undefined, ['long ago', 'this year'], [expectedTheta(6, 3), expectedTheta(6, 6)]);
  expect(masteryIn(model, 0)).toBeGreaterThan(masteryIn(model, 1));
});

test('answers outweigh what was expected', () => {
  const expected = newLearner(1, 3, [expectedTheta(6, 1)]);
  const wrong = Array.from({ length: 5 }).reduce<typeof expected>(
    (model) => afterTopicAnswer(model, { topic: 0, level: 1, correct: false, day: 1 }),
    expected,
  );
  expect(masteryIn(wrong, 0)).toBeLessThan(before);
});
