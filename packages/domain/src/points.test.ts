import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyPointsBand, isWork, learningEnergy, pointsBanner, praiseReached, triedAnswers } from './points.ts';
import { averageBand } from './scoring.ts';
import { streakPicture, streakPower, streakPowers } from './streak-powers.ts';

test('learning energy is points mod 100 + 20, and never above 100', () => {
  expect([0, 35, 79, 80, 81, 99, 100, 1234].map(learningEnergy)).toEqual([20, 55, 99, 100, 100, 100, 20, 54]);
  fc.assert(fc.property(fc.nat(), (points) => learningEnergy(points) >= 20 && learningEnergy(points) <= 100));
});

test('an answer is tried from two seconds on, and work begins at half of the questions', () => {
  expect([triedAnswers(5, 10_000), triedAnswers(5, 9_999), triedAnswers(0, 60_000), triedAnswers(1, 0)]).toEqual([5, 0, 0, 0]);
  expect([isWork(0, 5), isWork(2, 5), isWork(3, 5), isWork(5, 10), isWork(0, 0)]).toEqual([false, false, true, true, false]);
});

test('praise begins at 100, 500 and 1000 points, banners at 500 and 1000', () => {
  expect([0, 99, 100, 499, 500, 999, 1000, 5000].map(praiseReached)).toEqual([undefined, undefined, 100, 100, 500, 500, 1000, 1000]);
  expect([0, 499, 500, 999, 1000].map(pointsBanner)).toEqual([undefined, undefined, 500, 500, 1000]);
});

test('a day has four words: nothing yet, under 50, under 100, 100 or more', () => {
  expect([0, 1, 49, 50, 99, 100].map(dailyPointsBand)).toEqual(['none', 'some', 'some', 'half', 'half', 'full']);
});

test('the words for an average change at 60, 80 and 90', () => {
  expect([0, 59, 60, 79, 80, 89, 90, 100].map(averageBand)).toEqual([
    'growing',
    'growing',
    'good',
    'good',
    'strong',
    'strong',
    'sparkling',
    'sparkling',
  ]);
});

test('a streak has a power from its first day', () => {
  expect([0, 2, 3, 4, 5, 6, 7, 9, 10, 13, 14, 20, 21, 29, 30, 400].map((days) => streakPower(days).name)).toEqual([
    'Spark',
    'Spark',
    'Wind Wings',
    'Wind Wings',
    'Crystal Boost',
    'Crystal Boost',
    'Magic Shield',
    'Magic Shield',
    'Star Power',
    'Star Power',
    'Lightning Strike',
    'Lightning Strike',
    'Dragon Force',
    'Dragon Force',
    'Phoenix Fire',
    'Phoenix Fire',
  ]);
  expect(streakPowers.map(({ from }) => from)).toEqual([0, 3, 5, 7, 10, 14, 21, 30]);
});

test('the streak’s picture grows at 3, 7, 14 and 30 days', () => {
  expect([0, 2, 3, 6, 7, 13, 14, 29, 30].map(streakPicture)).toEqual([
    'seed',
    'seed',
    'sprout',
    'sprout',
    'flower',
    'flower',
    'fruit',
    'fruit',
    'orchard',
  ]);
});
