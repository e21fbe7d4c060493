import type { Celebration } from '@hedgerow/contracts/progress';
import { expect, test } from 'vitest';
import { celebrationAbout, celebrationTitle } from './celebration-words.ts';

const points: Celebration = { id: 'points-100', kind: 'points', points: 100 };
const collector: Celebration = { id: 'point-collector', kind: 'medal', medal: 'point-collector' };
const champion: Celebration = { id: 'quiz-champion', kind: 'medal', medal: 'quiz-champion' };
const bee: Celebration = { id: 'level-2', kind: 'level', level: 2 };

test('several things at once are one celebration: the level leads, then medals, then points', () => {
  expect(celebrationTitle([collector, bee, points], 'playful')).toBe('You are now a Busy Bee!');
  expect(celebrationTitle([collector, champion, points], 'playful')).toBe('You earned 2 medals!');
  expect(celebrationTitle([collector, points], 'plain')).toBe('You earned a badge');
  expect(celebrationTitle([points], 'playful')).toBe('100 points!');
});

test('every medal is named, and the work is praised', () => {
  expect(celebrationAbout([collector, champion, points])).toBe('Point Collector and Quiz Champion. That is your own work.');
  expect(celebrationAbout([bee])).toBe('That is your own work.');
});
