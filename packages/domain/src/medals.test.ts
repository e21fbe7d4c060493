import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReached, medalProgress, medals, medalsFor, type Reached } from './medals.ts';
import { milestoneId, milestonesReached, readMilestone } from './milestones.ts';

const nothing: Reached = { longestStreak: 0, level: 1, lifetimePoints: 0, lessons: 0, assessments: 0 };
const earnedBy = (reached: Partial<Reached>) =>
  medals.filter((medal) => isReached(medal, { ...nothing, ...reached })).map(({ name }) => name);

test('whoever begins has earned nothing yet', () => {
  expect(earnedBy({})).toEqual([]);
  expect(medals.filter((medal) => medalProgress(medal, nothing) > 0)).toEqual([]);
  expect(milestonesReached(nothing)).toEqual([]);
});

test.each([
  [{ longestStreak: 2 }, []],
  [{ longestStreak: 3 }, ['Streak Star']],
  [{ longestStreak: 7 }, ['Streak Star', '7-day streak']],
  [{ longestStreak: 10 }, ['Streak Star', 'Streak Wizard', '7-day streak']],
  [{ level: 2 }, ['Level Master']],
  [{ level: 5 }, ['Level Master', 'Learning Royalty', 'Level 5']],
  [{ lifetimePoints: 99 }, []],
  [{ lifetimePoints: 100 }, ['Point Collector']],
  [{ lifetimePoints: 1000 }, ['Point Collector', 'Point Legend']],
  [{ lessons: 5 }, ['Learning Hero']],
  [{ assessments: 3 }, ['Quiz Champion']],
  [{ assessments: 5 }, ['Quiz Champion', '5 quizzes']],
  [{ lessons: 4, assessments: 2 }, []],
  [{ lessons: 8, assessments: 2 }, ['Learning Hero', '10 activities']],
] as const)('%o earns %o', (reached, names) => {
  expect(earnedBy(reached)).toEqual(names);
});

const anyReached = fc.record({
  longestStreak: fc.nat(60),
  level: fc.integer({ min: 1, max: 30 }),
  lifetimePoints: fc.nat(30_000),
  lessons: fc.nat(40),
  assessments: fc.nat(40),
});

test('more work never takes a medal or progress away', () => {
  fc.assert(
    fc.property(anyReached, anyReached, (before, more) => {
      const after = {
        longestStreak: before.longestStreak + more.longestStreak,
        level: before.level + more.level,
        lifetimePoints: before.lifetimePoints + more.lifetimePoints,
        lessons: before.lessons + more.lessons,
        assessments: before.assessments + more.assessments,
      };
      return medals.every(
        (medal) =>
          medalProgress(medal, after) >= medalProgress(medal, before) &&
          medalProgress(medal, after) <= medal.target &&
          (!isReached(medal, before) || isReached(medal, after)),
      );
    }),
  );
});

test('what a parent switched off is not among the medals, even when it was earned', () => {
  const seen = medalsFor({ streaks: false, lessons: true, assessments: true }, () => true);
  expect(seen.filter(({ measure }) => measure === 'streak')).toEqual([]);
  expect(seen).toHaveLength(medals.length - 3);
});

test.each([
  ['lessons', ['Learning Hero']],
  ['assessments', ['Quiz Champion', '5 quizzes']],
] as const)('a medal for %s is offered where there are any to do, and kept where it was earned', (measure, names) => {
  const choice = { streaks: true, lessons: true, assessments: true, [measure]: false };
  const namesIf = (isEarned: boolean) => medalsFor(choice, () => isEarned).map(({ name }) => name);
  expect(medals.map(({ name }) => name).filter((name) => !namesIf(false).includes(name))).toEqual(names);
  expect(namesIf(true)).toHaveLength(medals.length);
});

test('a milestone is found again by its name', () => {
  fc.assert(
    fc.property(anyReached, (reached) => {
      const found = milestonesReached(reached);
      expect(found.map((each) => readMilestone(milestoneId(each)))).toEqual(found);
      expect(new Set(found.map(milestoneId)).size).toBe(found.length);
    }),
  );
  expect(readMilestone('something else')).toBeUndefined();
});
