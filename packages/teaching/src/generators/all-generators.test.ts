import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatorGroups } from '../testing/generator-groups.ts';
import { generatorById, generators } from './all-generators.ts';
import { checkers } from './checkers/all-checkers.ts';

test('every generator has its own id, a year, a title and words to be found by', () => {
  expect(new Set(generators.map(({ id }) => id)).size).toBe(generators.length);
  for (const generator of generators) {
    expect(generatorById(generator.id)).toBe(generator);
    expect(generator.years.length).toBeGreaterThan(0);
    expect(generator.synonyms.length).toBeGreaterThanOrEqual(3);
  }
});

test('every generator has a checker, and every checker a generator', () => {
  expect(Object.keys(checkers).toSorted()).toEqual(generators.map(({ id }) => id).toSorted());
});

test.each(generatorGroups)('the questions of %s have a test file', (group) => {
  expect(existsSync(join(import.meta.dirname, `${group}.test.ts`))).toBe(true);
});
