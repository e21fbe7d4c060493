import { describe, expect, test } from 'vitest';
import { type CheckInAnswer, checkInStep, placedYear, taughtBy } from './check-in.ts';

const topics = [1, 2, 3, 4, 5, 6].flatMap((firstYear) => ['a', 'b'].map((name) => ({ id: `${firstYear}${name}`, firstYear })));
const year = 5;

/** A pupil who knows what is taught up to a year, and says so of the rest. */
const played = (knowsTo: number, says: CheckInAnswer['went'], count = 4) => {
  const answers: CheckInAnswer[] = [];
  for (let at = 0; at < count; at += 1) {
    const step = checkInStep(topics, { year, answers, seed: 3 });
    if (step === undefined) break;
    answers.push({ topicId: step.topic.id, went: step.topic.firstYear <= knowsTo ? 'right' : says });
  }
  return answers;
};

describe('a check-in', () => {
  test('rises with a pupil who knows more, and goes down with one who knows less', () => {
    expect(placedYear(year, played(6, 'wrong'))).toBe(6);
    expect(placedYear(year, played(5, 'wrong'))).toBeGreaterThanOrEqual(4);
    expect(placedYear(year, played(3, 'wrong'))).toBeLessThan(4);
    expect(placedYear(year, played(0, 'wrong'))).toBe(2.5);
  });

  test('takes “I have not done this yet” as not known, and no worse', () => {
    expect(placedYear(year, played(3, 'not done'))).toBe(placedYear(year, played(3, 'wrong')));
  });

  test('of a subject that is called hard begins a year lower, and leads as far up and down as any other', () => {
    for (let seed = 1; seed <= 12; seed += 1)
      expect(checkInStep(topics, { year, begins: year - 1, answers: [], seed })?.topic.firstYear).toBeLessThanOrEqual(4);
    expect(placedYear(year, [], year - 1)).toBe(3.5);
    expect(placedYear(year, played(6, 'wrong'), year - 1)).toBe(6);
    expect(placedYear(year, played(0, 'wrong'), year - 1)).toBe(2.5);
  });

  test('asks nothing that is taught more than a year above, however well it goes', () => {
    const few = [1, 1, 3].map((firstYear, at) => ({ id: `t${at}`, firstYear }));
    for (let seed = 1; seed <= 12; seed += 1)
      expect(checkInStep(few, { year: 1, answers: [{ topicId: 't0', went: 'right' }], seed })?.topic.id).toBe('t1');
  });

  test('asks of what is taught over some years only what is taught by then', () => {
    const money = ['coins', 'sums', 'amounts', 'pounds', 'change'].map((id) => ({ id }));
    const asked = (at: number, years: readonly number[], objectives: readonly { id: string; fromYear?: number }[] = money) =>
      taughtBy(at, objectives, years).map(({ id }) => id);
    expect(asked(0.5, [1, 2])).toEqual(['coins', 'sums']);
    expect(asked(1, [1, 2])).toEqual(['coins', 'sums', 'amounts']);
    expect(asked(2.5, [1, 2])).toHaveLength(5);
    expect(asked(0.5, [2])).toHaveLength(5);
    const dated = [{ id: 'pounds' }, { id: 'change', fromYear: 2 }, { id: 'coins' }];
    expect(asked(1.5, [1, 2], dated)).toEqual(['pounds', 'coins']);
    expect(asked(2, [1, 2], dated)).toEqual(['pounds', 'change', 'coins']);
  });

  test('asks about each topic once', () => {
    const asked = played(4, 'wrong', 12).map(({ topicId }) => topicId);
    expect(new Set(asked).size).toBe(12);
  });

  test('begins below the year, at an easy or middle level, and asks nothing where there are no topics', () => {
    expect(checkInStep(topics, { year, answers: [], seed: 1 })?.topic.firstYear).toBeLessThanOrEqual(5);
    expect(checkInStep([], { year, answers: [], seed: 1 })).toBeUndefined();
  });
});
