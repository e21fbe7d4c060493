import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { comesBackWords, rightWords } from './end-words.ts';

const friday = readCalendarDate('2026-11-20');
if (friday === undefined) throw new Error('no date');
const onDays = (days: readonly string[], isNamed: boolean) =>
  comesBackWords(
    days.map((day, at) => ({ day, title: `Skill ${at + 1}` })),
    friday,
    isNamed,
  );

test('below its name, it is said when it comes back, with the day as a child counts it', () => {
  expect(onDays([], true)).toBeUndefined();
  expect(onDays(['2026-11-21'], true)).toBe('It comes back tomorrow.');
  expect(onDays(['2026-11-21', '2026-11-21', '2026-11-21'], true)).toBe('They come back tomorrow.');
  expect(onDays(['2026-11-24', '2026-11-21', '2026-11-21'], true)).toBe('2 come back tomorrow and 1 on Tuesday.');
  expect(onDays(['2026-12-03'], true)).toBe('It comes back on 3 December 2026.');
});

test('where nothing is named above it, what comes back is named', () => {
  expect(onDays([], false)).toBeUndefined();
  expect(onDays(['2026-11-21'], false)).toBe('Back tomorrow: Skill 1.');
  expect(onDays(['2026-11-24', '2026-11-24'], false)).toBe('Back on Tuesday: Skill 1 and Skill 2.');
  expect(onDays(['2026-11-21', '2026-11-21', '2026-11-21'], false)).toBe('3 come back tomorrow.');
});

test('names that are too long for one line are counted', () => {
  const title = 'Read words with sh, ch, th, ng, ai, ee, igh, oa, oo, ar, or, ur and ow';
  expect(comesBackWords([{ day: '2026-11-21', title }], friday, false)).toBe('1 comes back tomorrow.');
});

test('the words are about the work, at every score', () => {
  expect([rightWords(5, 5), rightWords(3, 5), rightWords(1, 5), rightWords(0, 5)]).toEqual([
    'All right first time.',
    '3 right first time.',
    '1 right first time.',
    'None was right first time yet. Now you know what to practise.',
  ]);
});
