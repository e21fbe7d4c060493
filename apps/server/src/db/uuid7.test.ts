import { expect, test } from 'vitest';
import { uuid7, uuid7Maker } from './uuid7.ts';

test('ids sort in the order in which they were made, also within one millisecond', () => {
  const made = [1000, 1000, 1001].flatMap((at) => Array.from({ length: 1000 }, () => uuid7(at)));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('an id says its version, its variant and its time', () => {
  const id = uuid7(Date.UTC(2026, 10, 22));
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 22));
});

test('more than one millisecond has room for are still ids of their own', () => {
  const made = Array.from({ length: 5000 }, () => uuid7(5));
  expect(new Set(made).size).toBe(5000);
});

test('a server whose clock stands still keeps its order while another clock makes ids between them', () => {
  const ours = uuid7Maker();
  const made = Array.from({ length: 200 }, () => {
    uuid7();
    return ours(1000);
  });
  expect(made.toSorted()).toEqual(made);
});

const madeByOneChance = (): readonly string[] => {
  let turn = 0;
  const ours = uuid7Maker(() => {
    turn += 1;
    return (turn * 0.37) % 1;
  });
  return Array.from({ length: 50 }, () => ours(1000));
};

test('of a chance that is given the same ids come again, in their order and whole', () => {
  const made = madeByOneChance();
  expect(madeByOneChance()).toEqual(made);
  expect(made.toSorted()).toEqual(made);
  for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
