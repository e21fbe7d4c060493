import { describe, expect, test } from 'vitest';
import { afterBlock, afterTopicAnswer, newLearner, type LearnerModel } from './learner-model.ts';
import { learnerOf, levels, storedFrom } from './stored-learner.ts';
import { daysToFinish, nextSession, usualMinute } from './study-time.ts';

const practised = (answers: number, day: number): LearnerModel => {
  let model = newLearner(3, levels);
  for (let turn = 0; turn < answers; turn += 1) model = afterTopicAnswer(model, { topic: 1, level: 1, correct: true, day });
  return afterBlock(model, 1, day);
};

describe('the next session', () => {
  test('is at half past four while nothing is known, today or tomorrow', () => {
    const fresh = newLearner(3, levels);
    expect(usualMinute([], 'primary')).toBe(990);
    expect(nextSession(fresh, 100.5, 990)).toBeCloseTo(100 + 990 / 1440);
    expect(nextSession(fresh, 100.9, 990)).toBeCloseTo(101 + 990 / 1440);
  });

  test('is at the pupil’s own usual time, but never late in the evening', () => {
    expect(usualMinute([1020, 1080, 900], 'primary')).toBe(1020);
    expect(usualMinute([1320, 1330, 1310], 'primary')).toBe(19 * 60);
    expect(usualMinute([1320, 1330, 1310], 'secondary')).toBe(20 * 60 + 30);
  });
});

test('fewer days are left when more is practised, and when more is done a day', () => {
  const fresh = newLearner(3, levels);
  expect(daysToFinish(fresh, null, 'primary')).toBe(3);
  expect(daysToFinish(practised(10, 5), null, 'primary')).toBeLessThanOrEqual(3);
  expect(daysToFinish(fresh, 60, 'primary')).toBe(1);
});

describe('a stored model', () => {
  const model = practised(6, 10);
  const stored = storedFrom(undefined, ['a', 'b', 'c'], model);

  test('comes back as it was, whatever the order of the topics', () => {
    expect(learnerOf(JSON.parse(JSON.stringify(stored)), ['b', 'a']).topics[0]).toEqual(model.topics[1]);
    expect(learnerOf(stored, ['a', 'b', 'c'])).toEqual(model);
  });

  test('keeps what today’s list does not have', () => {
    const later = storedFrom(stored, ['x'], newLearner(1, levels));
    expect(learnerOf(later, ['b']).topics[0]).toEqual(model.topics[1]);
  });

  test('reads anything as a fresh start', () => {
    for (const broken of [null, 3, 'x', [], { topics: 4 }, { topics: { a: 'no' } }])
      expect(learnerOf(broken, ['a', 'b', 'c'])).toEqual(newLearner(3, levels));
  });
});
