import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test('what is kept is counted as people say it, and what was looked for is named', () => {
  const files = ['file', 'files'] as const;
  expect([0, 1, 1200].map((total) => countWords(total, files, ''))).toEqual(['No files', '1 file', '1,200 files']);
  expect(countWords(2, files, 'rivers')).toBe('2 files with “rivers”');
});
