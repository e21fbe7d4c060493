import { describe, expect, test } from 'vitest';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { askedOf, type CheckInAnswer, checkInStep, placedYear, taughtBy } from './check-in.ts';

const topicIn = (firstYear: YearGroup, name: string) => ({ id: `${firstYear}${name}`, firstYear, keyStage: keyStageForYear(firstYear) });
const topicsOver = (years: readonly YearGroup[]) => years.flatMap((firstYear) => ['a', 'b'].map((name) => topicIn(firstYear, name)));
const topics = topicsOver([1, 2, 3, 4, 5, 6]);
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
    const few = ([1, 1, 3] as const).map((firstYear, at) => ({ ...topicIn(firstYear, 't'), id: `t${at}` }));
    for (let seed = 1; seed <= 12; seed += 1)
      expect(checkInStep(few, { year: 1, answers: [{ topicId: 't0', went: 'right' }], seed })?.topic.id).toBe('t1');
  });

  test('asks a Year 9 nothing of GCSE, a Year 6 nothing of the next school and a Year 1 nothing of Year 2, however well it goes', () => {
    const all = topicsOver([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    // Some schools begin a GCSE topic in Year 9.
    const early = { id: 'early', firstYear: 9, keyStage: 'KS4' } as const;
    const asked = (of: YearGroup) => {
      const answers: CheckInAnswer[] = [];
      return [0, 1, 2, 3].flatMap((seed) => {
        const step = checkInStep([...all, early], { year: of, answers, seed });
        if (step === undefined) return [];
        answers.push({ topicId: step.topic.id, went: 'right' });
        return [step];
      });
    };
    for (const of of [1, 2, 6, 9, 11] as const)
      for (const { topic, at } of asked(of)) {
        expect(topic.firstYear).toBeLessThanOrEqual(of);
        expect(at).toBeLessThanOrEqual(of);
        expect(topic.id).not.toBe('early');
      }
    expect(asked(5).some(({ topic }) => topic.firstYear === 6)).toBe(true);
  });

  test('of Year 1 begins with the beginning of Year 1, not with Reception', () => {
    for (let seed = 1; seed <= 12; seed += 1)
      expect(checkInStep(topicsOver([0, 1, 2]), { year: 1, answers: [], seed })).toMatchObject({
        topic: { firstYear: 1 },
        level: 'beginner',
      });
  });

  test('asks nothing of a story or a poet within a topic that everybody learns', () => {
    const genres = { id: 'english.ks3.genres-of-fiction', objectives: [{ id: 'gothic' }, { id: 'speckled-band' }, { id: 'ghost' }] };
    expect(askedOf(9, { ...genres, years: [7, 8, 9] })).toEqual([{ id: 'gothic' }, { id: 'ghost' }]);
    expect(askedOf(6, { id: 'english.ks2.classic-stories', objectives: [{ id: 'oliver' }], years: [4, 5, 6] })).toEqual([]);
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
