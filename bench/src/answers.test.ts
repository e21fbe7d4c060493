import { expect, test } from 'vitest';
import { openAnswers } from './answers.ts';

test('seconds with a refusal and seconds without an acknowledged call are counted apart, for each phase', () => {
  const clock = { at: 0 };
  const answers = openAnswers(() => clock.at);
  answers.phase('quiet');
  answers.acknowledged(0);
  answers.phase('kill');
  for (const [at, refused] of [
    [1000, false],
    [1500, true],
    [2100, true],
    [2900, true],
    [5000, false],
  ] as const) {
    clock.at = at;
    if (refused) answers.refused('503');
    else answers.acknowledged(at - 100);
  }
  expect(answers.of('quiet')).toEqual({ seconds: 1, refused: 0, withRefusal: 0, withNone: 0 });
  expect(answers.of('kill')).toEqual({ seconds: 5, refused: 3, withRefusal: 2, withNone: 3 });
  expect(answers.of('never')).toEqual({ seconds: 0, refused: 0, withRefusal: 0, withNone: 0 });
  expect([...answers.statuses()]).toEqual([
    ['200', 3],
    ['503', 3],
  ]);
});

test('a call that was under way before says nothing of now', () => {
  const answers = openAnswers(() => 0);
  answers.acknowledged(700);
  answers.acknowledged(400);
  expect(answers.begunAt()).toBe(700);
});
