import { expect, test } from 'vitest';
import { isAgeOfChild } from './account-ages.ts';

test('an age that is typed is a whole one from Reception to Year 13', () => {
  expect([3, 4, 18, 19, 7.5, Number.NaN].map(isAgeOfChild)).toEqual([false, true, true, false, false, false]);
});
