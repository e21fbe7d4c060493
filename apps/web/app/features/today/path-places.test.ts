import { expect, test } from 'vitest';
import { columnOf, stageOf, wayThrough } from './path-places.ts';

test('a stop grows by what is known, and shows nothing where nobody can say', () => {
  const stages = (['unmet', 'begun', 'held', 'due', 'secure', null] as const).map((standing) => stageOf({ standing }));
  expect(stages).toEqual(['seed', 'sprout', 'flower', 'flower', 'fruit', undefined]);
});

test('the way winds from stop to stop, and no two neighbours stand below one another', () => {
  expect(wayThrough(3)).toBe('M59 -70C59 -35 50 0 50 66C50 150 73 134 73 218C73 302 50 286 50 370');
  for (let at = 1; at < 8; at += 1) expect(columnOf(at)).not.toBe(columnOf(at - 1));
});
