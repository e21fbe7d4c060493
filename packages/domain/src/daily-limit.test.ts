import { expect, test } from 'vitest';
import { isDayOver } from './daily-limit.ts';

test.each([
  [null, 600, false],
  [15, 14, false],
  [15, 15, true],
  [15, 16, true],
])('with a limit of %s, after %i minutes the day is over: %s', (limit, minutes, over) => {
  expect(isDayOver(limit, minutes)).toBe(over);
});
