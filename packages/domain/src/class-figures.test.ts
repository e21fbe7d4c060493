import { expect, test } from 'vitest';
import type { CalendarDate } from './calendar-dates.ts';
import { classWords, engagementOf, examReadiness, figureMeanings, isTopPerformer, mondayOf } from './class-figures.ts';

test('engagement is what was handed in of what was expected, and is not there where nothing was', () => {
  expect(engagementOf(0, 0)).toBeNull();
  expect([engagementOf(4, 0), engagementOf(4, 3), engagementOf(3, 2), engagementOf(4, 4)]).toEqual([0, 75, 67, 100]);
});

test('readiness needs three scored assessments, and turns at 50 and at 70 percent', () => {
  expect(examReadiness(95, 2)).toBeNull();
  expect(examReadiness(null, 0)).toBeNull();
  expect([70, 69, 50, 49].map((average) => examReadiness(average, 3))).toEqual(['ready', 'nearly', 'nearly', 'building']);
});

test('a top performer hands work in and does well: 85 % engagement and an average of 60 % or more', () => {
  expect(isTopPerformer(85, 60)).toBe(true);
  expect(isTopPerformer(84, 99)).toBe(false);
  expect(isTopPerformer(100, 59)).toBe(false);
  expect(isTopPerformer(null, null)).toBe(false);
});

test('a week begins on its Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) => mondayOf(day as CalendarDate))).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ]);
});

test('who sits no GCSE has no exam to be ready for, and is no performer', () => {
  for (const keyStage of ['EYFS', 'KS1', 'KS2', 'KS3'] as const) {
    const { label, top, levels } = classWords(keyStage);
    expect([label, top, ...Object.values(levels), ...Object.values(figureMeanings(keyStage))].join(' ')).not.toMatch(
      /exam|ready|performer/i,
    );
  }
  expect(classWords('KS4')).toMatchObject({ label: 'Exam readiness', top: 'Top performer' });
});
