import { expect, test } from 'vitest';
import { breakAfterMinutes, breakMinutes, isBreakDue, minuteOn, restedSpell, type WorkSpell } from './breaks.ts';

const after = (minutes: readonly boolean[]): WorkSpell => minutes.reduce(minuteOn, restedSpell);
const many = (times: number, active: boolean): readonly boolean[] => Array.from({ length: times }, () => active);

test('a break is due after 45 minutes of work and not before', () => {
  expect(breakAfterMinutes).toBe(45);
  expect([isBreakDue(after(many(44, true))), isBreakDue(after(many(45, true)))]).toEqual([false, true]);
});

test('short pauses do not count as a break, ten minutes away do', () => {
  const nearly = [...many(44, true), ...many(breakMinutes - 1, false)];
  expect(isBreakDue(after([...nearly, true]))).toBe(true);
  expect(isBreakDue(after([...nearly, false, true]))).toBe(false);
});
