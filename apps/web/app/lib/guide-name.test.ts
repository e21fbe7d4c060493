import { expect, test } from 'vitest';
import { guideName } from './guide-name.ts';

test.each([
  [{ title: 'The Black Death and medieval society', topic: 'the blak death', coverage: 'exact' }, 'The Black Death and medieval society'],
  [{ title: 'notes.pdf', topic: 'the water cycle', coverage: 'source' }, 'The water cycle'],
  [{ title: 'zebras', topic: 'zebras', coverage: 'subject' }, 'Zebras'],
] as const)('%j', (guide, name) => {
  expect(guideName(guide)).toBe(name);
});
