import { expect, test } from 'vitest';
import { changesBetween, partsIn, wordAt } from './sentence-changes.ts';

const texts = (sentence: string): string[] => partsIn(sentence).map(({ text }) => text);

test.each([
  ['“Come here,” said Mum.', '"Come here," said Mum.'],
  ['‘Come here,’ said Mum.', '"Come here," said Mum.'],
  ['The dog — my dog — barked.', 'The dog - my dog - barked.'],
  ['The dog–my dog -- barked.', 'The dog-my dog – barked.'],
  ['Well…  I don’t know .', "Well... I don't know."],
  ['« Bonjour », dit-il.', '"Bonjour", dit-il.'],
])('%s is written as %s is', (one, other) => {
  expect(texts(one)).toEqual(texts(other));
});

test('an apostrophe belongs to its word, and a hyphen joins one', () => {
  expect(texts("The girls' coats weren't dog-eared.")).toEqual(['The', "girls'", 'coats', "weren't", 'dog-eared', '.']);
});

test.each([
  ['we was late', 'We were late.', ['we', 'late']],
  ['In June we swim.', 'In June, we swim.', ['June']],
  ['come here said Mum.', '"Come here," said Mum.', ['come', 'here']],
  ['The the cat sat.', 'The cat sat.', ['the']],
  ['I saw cat.', 'I saw a cat.', ['saw']],
])('“%s” differs from “%s” at %j', (one, other, words) => {
  const [from, to] = [partsIn(one), partsIn(other)];
  expect(changesBetween(from, to).map((change) => wordAt(from, change))).toEqual(words);
});
