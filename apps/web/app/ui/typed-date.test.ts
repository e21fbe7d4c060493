import { expect, test } from 'vitest';
import { typedFrom, typedMonth } from './typed-date.ts';

const typing = (keys: string): string => keys.split('').reduce((text, key) => typedMonth(text, text + key), '');

test.each([
  ['112018', '11/2018'],
  ['11/2018', '11/2018'],
  ['3/2018', '3/2018'],
  ['03.2018', '03/2018'],
  ['3-2018', '3/2018'],
  ['3 2018', '3/2018'],
])('the keys %s make %s', (keys, text) => expect(typing(keys)).toBe(text));

test('what is pasted whole gets its stroke; words and whole dates stay as they are', () => {
  expect(typedMonth('', '112018')).toBe('11/2018');
  expect(typedMonth('', '2018-11')).toBe('2018-11');
  expect(typedMonth('', '14/03/2018')).toBe('14/03/2018');
  expect(typedMonth('', 'March 2018')).toBe('March 2018');
});

test('a stroke that is deleted stays away until the next number', () => {
  expect(typedMonth('11/', '11')).toBe('11');
  expect(typedMonth('11', '112')).toBe('11/2');
});

test('the calendar’s own month, and one of the server, is shown as it is typed', () => {
  expect(typedFrom('2018-11')).toBe('11/2018');
  expect(typedFrom('')).toBe('');
});
