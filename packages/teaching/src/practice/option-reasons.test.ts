import { expect, test } from 'vitest';
import { named } from './option-reasons.ts';

test('an option is quoted once, and quotation marks within it stay in pairs', () => {
  expect(named('"Sunday"')).toBe('“Sunday”');
  expect(named('age < 16 and day = "Sunday"')).toBe('“age < 16 and day = "Sunday"”');
  expect(named('B')).toBe('B');
});
