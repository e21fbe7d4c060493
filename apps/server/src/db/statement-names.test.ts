import { expect, test } from 'vitest';
import { namesForRepeated } from './statement-names.ts';

const asked = (name: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => name(text)).at(-1);

test('a statement gets a name when it comes again and again, and keeps it', () => {
  const name = namesForRepeated({ from: 3, most: 2, longest: 100 });
  expect([name('select 1'), name('select 1'), name('select 1'), name('select 1')]).toEqual([undefined, undefined, 'often_0', 'often_0']);
  expect(asked(name, 'select 2', 3)).toBe('often_1');
});

test('what comes once, what is long, and what comes when all names are given away gets none', () => {
  const name = namesForRepeated({ from: 2, most: 1, longest: 20 });
  for (let length = 0; length < 50; length += 1) expect(name(`in (${length})`)).toBeUndefined();
  expect(asked(name, 'select a long list of columns', 5)).toBeUndefined();
  expect(asked(name, 'select 1', 2)).toBe('often_0');
  expect(asked(name, 'select 2', 5)).toBeUndefined();
});
