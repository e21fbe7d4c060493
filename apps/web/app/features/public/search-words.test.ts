import { expect, test } from 'vitest';
import { type Findable, findIn } from './search-words.ts';

const things: readonly Findable[] = [
  { to: '/blog/a', title: 'Spaced practice', about: 'Why little and often wins.', kind: 'Article' },
  { to: '/b', title: 'Fractions', about: 'Practice for Year 4.', kind: 'Resource' },
  { to: '/privacy', title: 'Privacy Policy', about: '', kind: 'Page' },
];

test('words of the title come before words of the description, and beginnings count', () => {
  expect(findIn(things, 'pract').map(({ to }) => to)).toEqual(['/blog/a', '/b']);
  expect(findIn(things, 'PRIVACY').map(({ to }) => to)).toEqual(['/privacy']);
});

test('every word has to be found, and nothing asked finds nothing', () => {
  expect(findIn(things, 'fractions privacy')).toEqual([]);
  expect(findIn(things, '  ')).toEqual([]);
});
