import { expect, test } from 'vitest';
import { finishedByDay, weekWords } from './insight.ts';

const now = new Date('2026-11-21T18:00:00Z');
const done = (timestamp: string) => ({ status: 'completed' as const, timestamp });

test('the week is said in one sentence, and a child who has not started is not judged', () => {
  const week = [done('2026-11-20T16:00:00Z'), done('2026-11-20T17:00:00Z'), done('2026-11-18T16:00:00Z')];
  expect(weekWords('Maya', week, now)).toBe('Maya learned on 2 days of the last seven and finished 3 activities.');
  expect(weekWords('Maya', week.slice(0, 1), now)).toBe('Maya learned on 1 day of the last seven and finished 1 activity.');
  expect(weekWords('Maya', [done('2026-11-02T16:00:00Z')], now)).toBe('Maya has not finished anything in the last seven days.');
  expect(weekWords('Isla', [], now)).toBe('Isla has not started yet. It shows here when Isla finishes something.');
});

test('days are London days, and unfinished things do not count', () => {
  const days = finishedByDay([done('2026-11-20T23:59:00Z'), { status: 'in-progress', timestamp: '2026-11-21T10:00:00Z' }], now);
  expect(days).toHaveLength(7);
  expect(days.at(-2)).toMatchObject({ count: 1 });
  expect(days.at(-1)).toMatchObject({ count: 0 });
});
