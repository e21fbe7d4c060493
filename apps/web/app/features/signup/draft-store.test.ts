import { expect, test } from 'vitest';
import { emptyDraft, ownedBy, type SignupDraft, withCategory, withPlan } from './draft.ts';
import { readDraft, writeDraft } from './draft-store.ts';

const memory = (start: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const typed: SignupDraft = {
  ...emptyDraft,
  account: { firstName: 'Sam', lastName: 'Ash', email: 'sam@example.org' },
  children: [{ firstName: 'Robin', lastName: 'Ash', age: '9', yearGroup: 'Year 5' }],
};

test('a reload loses nothing that was typed', () => {
  const storage = memory();
  writeDraft(storage, withPlan(typed, 'primary_scholar'));
  expect(readDraft(storage)).toEqual({ ...typed, category: 'primary', planId: 'primary_scholar' });
});

test('a password or a card never reaches the browser’s memory, even if somebody hands one over', () => {
  const storage = memory();
  const careless = { ...typed, card: '4242424242424242', account: { ...typed.account, password: 'hedge-and-path-7' } };
  writeDraft(storage, careless);
  expect([...storage.kept.values()].join('')).toContain('sam@example.org');
  expect([...storage.kept.values()].join('')).not.toMatch(/4242|hedge-and-path/);
});

test('a memory that cannot be read is an empty draft', () => {
  for (const text of ['{', 'null', '{"children":[]}', '[]']) expect(readDraft(memory({ 'hedgerow.sign-up': text }))).toEqual(emptyDraft);
});

test('a browser that keeps nothing is no reason to stop', () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => writeDraft(full, typed)).not.toThrow();
});

test('what a visitor typed goes with them into their account, and is not shown to another account', () => {
  const mine = ownedBy(typed, 'me');
  expect(mine).toEqual({ ...typed, owner: 'me' });
  expect(ownedBy(mine, 'somebody else')).toEqual({ ...emptyDraft, owner: 'somebody else' });
});

test('another school stage lets go of a plan that does not fit it', () => {
  const chosen = withPlan(typed, 'primary_scholar');
  expect(withCategory(chosen, 'primary').planId).toBe('primary_scholar');
  expect(withCategory(chosen, 'secondary').planId).toBeUndefined();
});
