import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { soundKey } from './sound-key.ts';
import { spellerOf } from './spelling.ts';

const { spelt } = spellerOf(openBank().index);

test.each([
  ['adding fracshuns same denominater', 'adding fractions same denominator'],
  ['tyfoon hayan', 'typhoon haiyan'],
  ['equasions', 'equations'],
  ['frackshuns', 'fractions'],
  ['moving particals', 'moving particles'],
])('what is written as it is heard is put right: %s', (typed, right) => {
  expect(spelt(typed)).toBe(right);
});

test('a word that the bank itself uses stays, and so does one that nothing sounds like', () => {
  expect(spelt('the mean of the moon')).toBe('the mean of the moon');
  expect(spelt('shabbat')).toBe('shabbat');
  expect(spelt('xyzzy 12')).toBe('xyzzy 12');
});

test('other words are not heard alike', () => {
  expect(soundKey('mode')).not.toBe(soundKey('mole'));
  expect(soundKey('division')).toBe(soundKey('divishun'));
});
