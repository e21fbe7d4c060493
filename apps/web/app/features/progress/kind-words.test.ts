import { expect, test } from 'vitest';
import {
  averageMessage,
  averageWords,
  dailyPointsWords,
  goalPercent,
  goalWords,
  praiseWords,
  streakFigures,
  streakWords,
} from './kind-words.ts';

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

test('the youngest finish a quiz, older pupils an assessment', () => {
  const goal = { id: 'assessments', goalType: 'assessments', currentValue: 0, targetValue: 1, isCompleted: false } as const;
  expect([goalWords(goal, 'playful'), goalWords(goal, 'plain')]).toEqual(['Finish 1 quiz', 'Finish 1 assessment']);
});

test('older pupils see their streak in figures, and none is not a zero', () => {
  expect([streakFigures(0, 0), streakFigures(1, 4), streakFigures(0, 4)]).toEqual(['No days yet', '1 day, best 4', '0 days, best 4']);
});

test('the words beside an average change at 60, 80 and 90, and wait for a first score', () => {
  const said = [0, 59, 60, 80, 90].map((averageScore) =>
    averageMessage({ hasScores: true, averageScore: String(averageScore) }, 'playful'),
  );
  expect(new Set(said).size).toBe(4);
  expect(said[0]).toBe(said[1]);
  expect(averageMessage({ hasScores: false, averageScore: '0' }, 'plain')).toBe('Shows after your first assessment');
});

test('praise begins at 100 points and says what is true', () => {
  expect([0, 99].map((points) => praiseWords(points, 'playful'))).toEqual([undefined, undefined]);
  expect([100, 101, 500, 1000, 4000].map((points) => praiseWords(points, 'playful')?.title)).toEqual([
    '100 points!',
    'More than 100 points!',
    '500 points!',
    '1,000 points!',
    'More than 1,000 points!',
  ]);
});
