import { expect, test } from 'vitest';
import { sizeWords, stateWords } from './state-words.ts';

test('a file says how far it has been read', () => {
  expect([stateWords('queued', 0), stateWords('reading', 1), stateWords('reading', 40)]).toEqual([
    'Waiting to be read',
    'Reading',
    'Reading 40%',
  ]);
});

test('sizes are in KB, and no file has none', () => {
  expect([10, 2048, 5_300_000].map(sizeWords)).toEqual(['1 KB', '2 KB', '5,176 KB']);
});
