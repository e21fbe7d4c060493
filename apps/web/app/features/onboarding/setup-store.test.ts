import { expect, test } from 'vitest';
import { emptyChild } from './setup-draft.ts';
import { readSetup, writeSetup } from './setup-store.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), kept };
};
const noon = Date.UTC(2026, 10, 21, 12);
const children = [{ ...emptyChild, firstName: 'Zoë' }];
const nothing = { step: 1, children: [emptyChild] };

test('what was typed and the step are there after a reload', () => {
  const storage = memory();
  writeSetup(storage, { owner: 'ann', cachedAt: noon, step: 2, children });
  expect(readSetup(storage, 'ann', noon + 1000)).toEqual({ step: 2, children });
});

test('another parent in the same tab sees nothing of it, and after a day nobody does', () => {
  const storage = memory();
  writeSetup(storage, { owner: 'ann', cachedAt: noon, step: 2, children });
  expect(readSetup(storage, 'bob', noon)).toEqual(nothing);
  expect(readSetup(storage, 'ann', noon + 24 * 3_600_000)).toEqual(nothing);
});

test('a draft that cannot be read is an empty one, and a browser that keeps nothing is no reason to stop', () => {
  expect(readSetup({ getItem: () => '{"owner":"ann"' }, 'ann', noon)).toEqual(nothing);
  expect(readSetup({ getItem: () => '{"owner":"ann","children":[]}' }, 'ann', noon)).toEqual(nothing);
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  expect(readSetup(forbidden, 'ann', noon)).toEqual(nothing);
  expect(() => writeSetup(forbidden, { owner: 'ann', cachedAt: noon, step: 1, children })).not.toThrow();
});
