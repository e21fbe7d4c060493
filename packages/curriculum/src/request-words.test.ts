import { expect, test } from 'vitest';
import { phraseWords } from './request-words.ts';

test.each([
  ['mixing colours', ['mixing', 'colour']],
  ['keeps mixing up b and d', ['b', 'd']],
  ['she mixes her verbs up', ['verb']],
])('“%s” is about %j', (text, words) => {
  expect(phraseWords(text)).toEqual(words);
});
