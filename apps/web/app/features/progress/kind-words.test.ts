import { expect, test } from 'vitest';
import { averageWords, dailyPointsWords, goalPercent, streakWords } from './kind-words.ts';

test('a streak is told without fear of losing it', () => {
  expect([0, 1, 4].map(streakWords)).toEqual(['Ready when you are', '1 day of learning', '4 days of learning']);
});

test('without scores nobody has an average of 0 %', () => {
  expect(averageWords({ hasScores: false, averageScore: '0' })).toBe('No scores yet');
  expect(averageWords({ hasScores: true, averageScore: '0' })).toBe('0%');
  expect(averageWords({ hasScores: true, averageScore: '71.6' })).toBe('72%');
});

test('the words for a day change at 0, 50 and 100 points', () => {
  expect(new Set([0, 1, 49, 50, 99, 100].map(dailyPointsWords)).size).toBe(4);
  expect(dailyPointsWords(49)).toBe(dailyPointsWords(1));
  expect(dailyPointsWords(50)).toBe(dailyPointsWords(99));
});

test('a goal is never more than whole', () => {
  expect(goalPercent({ id: 'points', goalType: 'points', currentValue: 90, targetValue: 30, isCompleted: true })).toBe(100);
});
