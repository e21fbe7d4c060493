import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { againWords, comesBackWords, rightWords } from './end-words.ts';

const friday = readCalendarDate('2026-11-20');
if (friday === undefined) throw new Error('no date');
const on = (...days: readonly string[]) => days.map((day, at) => ({ day, title: `Skill ${at + 1}` }));

test('below its name, it is said when it comes back, with the day as a child counts it', () => {
  expect(comesBackWords([], friday)).toBeUndefined();
  expect(comesBackWords(on('2026-11-21'), friday)).toBe('It comes back tomorrow.');
  expect(comesBackWords(on('2026-11-21', '2026-11-21', '2026-11-21'), friday)).toBe('They come back tomorrow.');
  expect(comesBackWords(on('2026-11-24', '2026-11-21', '2026-11-21'), friday)).toBe('2 come back tomorrow and 1 on Tuesday.');
  expect(comesBackWords(on('2026-12-03'), friday)).toBe('It comes back on 3 December 2026.');
});

test('who begins to read is told without the names of objectives, by the first day', () => {
  expect(againWords([], friday)).toBeUndefined();
  expect(againWords(on('2026-11-24', '2026-11-21'), friday)).toBe('We’ll try the tricky ones again tomorrow.');
});

test('the words are about the work, at every score', () => {
  expect([rightWords(5, 5), rightWords(3, 5), rightWords(1, 5), rightWords(0, 5)]).toEqual([
    'All right first time.',
    '3 right first time.',
    '1 right first time.',
    'None was right first time yet. Now you know what to practise.',
  ]);
});
