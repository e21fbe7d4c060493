import { expect, test } from 'vitest';
import { typedDate, typedFrom } from './typed-date.ts';

const typing = (keys: string): string => keys.split('').reduce((text, key) => typedDate(text, text + key), '');

test.each([
  ['01112018', '01/11/2018'],
  ['01/11/2018', '01/11/2018'],
  ['1/2/2018', '1/2/2018'],
  ['1/11/2018', '1/11/2018'],
  ['27.03.2018', '27/03/2018'],
  ['27-3-2018', '27/3/2018'],
  ['1 11 2018', '1/11/2018'],
])('the keys %s make %s', (keys, text) => expect(typing(keys)).toBe(text));

test('what is pasted whole gets its strokes, and words stay words', () => {
  expect(typedDate('', '01112018')).toBe('01/11/2018');
  expect(typedDate('', '2018-11-01')).toBe('2018-11-01');
  expect(typedDate('', 'tomorrow')).toBe('tomorrow');
});

test('a stroke that is deleted stays away until the next number', () => {
  expect(typedDate('01/', '01')).toBe('01');
  expect(typedDate('01', '011')).toBe('01/1');
});

test('the calendar’s own date is shown as it is typed', () => {
  expect(typedFrom('2018-11-01')).toBe('01/11/2018');
  expect(typedFrom('')).toBe('');
});
