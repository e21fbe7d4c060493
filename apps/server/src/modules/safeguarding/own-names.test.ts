import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { ownNames } from './own-names.ts';

const { index } = openBank();
const isOurs = ownNames({ index });

test('how pupils ask by our own words, and every question of ours, is ours: none of it is ever refused', () => {
  const topics = index.flatMap(({ title, synonyms, objectives, vocabulary, asks }) => [
    title,
    ...synonyms,
    ...vocabulary,
    ...objectives.flatMap(({ text, names }) => [text, ...names]),
    ...Object.values(asks ?? {}).flat(),
  ]);
  const pages = index.flatMap(({ printed }) => printed ?? []);
  expect(topics.length).toBeGreaterThan(30_000);
  expect(pages.length).toBeGreaterThan(20_000);
  // In letters alone: signs are nobody's words, and never a call for help.
  expect([...topics, ...pages].filter((text) => /\p{L}/u.test(text) && !isOurs(text))).toEqual([]);
});

test.each([
  ['how can i work out 6 x 7 if i know 5 x 7', true],
  ['People who keep me safe!', true],
  ['what if i dont make any friends in year 7\n\nself-harm help', true],
  ['my dad hits me', false],
  ['what if i dont make any friends in year 7\nmy dad hits me', false],
  ['我想死', false],
  ['', false],
])('whether “%s” is ours: %s', (text, ours) => expect(isOurs(text)).toBe(ours));
