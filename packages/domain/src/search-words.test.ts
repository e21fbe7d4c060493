import { expect, test } from 'vitest';
import { excerptOf, wordsOf } from './search-words.ts';
import { subjectsNamed } from './subjects.ts';

test('what was typed is read as its words, eight of them', () => {
  expect(wordsOf('  Longshore   DRIFT ')).toEqual(['longshore', 'drift']);
  expect(wordsOf(undefined)).toEqual([]);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('an excerpt is cut at words and says that there is more', () => {
  const text = `${'Sand moves along the beach. '.repeat(5)}Longshore drift carries it.\n${'Groynes slow it down. '.repeat(8)}`;
  const excerpt = excerptOf(text, 'longshore');
  expect(excerpt).toMatch(/^… (?:the |along |moves |Sand |beach\. )/);
  expect(excerpt).toContain('Longshore drift carries it. Groynes');
  expect(excerpt).toMatch(/(?:it|Groynes|slow|down\.) …$/);
});

test('a short text is given whole, and one that does not say the word gives nothing', () => {
  expect(excerptOf('Swash and backwash', 'backwash')).toBe('Swash and backwash');
  expect(excerptOf('Swash', 'groyne')).toBeNull();
  expect(excerptOf('x'.repeat(300), 'x')).toContain('x');
});

test('a word that begins a name or another name of a subject means it', () => {
  expect(subjectsNamed('Chin')).toEqual(['mandarin']);
  expect(subjectsNamed('math')).toEqual(['maths']);
  expect(subjectsNamed('relig')).toEqual(['religious-studies']);
  expect(subjectsNamed('volcano')).toEqual([]);
});
