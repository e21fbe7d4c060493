import { expect, test } from 'vitest';
import { isActive } from './active-minutes.ts';

test('a minute counts while the page is looked at and was used within it', () => {
  expect(isActive({ visible: true, lastUse: 10_000, now: 69_000 })).toBe(true);
});

test('a page left open, or behind another one, counts nothing', () => {
  expect(isActive({ visible: true, lastUse: 10_000, now: 70_000 })).toBe(false);
  expect(isActive({ visible: false, lastUse: 10_000, now: 11_000 })).toBe(false);
});
