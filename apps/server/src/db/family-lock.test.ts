import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { familyLock } from './family-lock.ts';

const open = () => {
  const lock = familyLock(inject('postgresUrl'));
  onTestFinished(lock.close);
  return lock.locked;
};
const family = 'family-1';

test('work for one family runs one after the other, in two processes as in one', async () => {
  const [one, other] = [open(), open()];
  const inside = { now: 0, most: 0, done: 0 };
  const work = async (): Promise<void> => {
    inside.now += 1;
    inside.most = Math.max(inside.most, inside.now);
    await sleep(2);
    inside.now -= 1;
    inside.done += 1;
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other)(family, work)));
  expect(inside).toEqual({ now: 0, most: 1, done: 20 });
});

test('families do not wait for each other', async () => {
  const locked = open();
  const first = Promise.withResolvers<string>();
  const waiting = locked(family, () => first.promise);
  expect(await locked('family-2', async () => 'at once')).toBe('at once');
  first.resolve('later');
  expect(await waiting).toBe('later');
});

test('work that fails lets the next one in', async () => {
  const locked = open();
  const failing = locked(family, async () => {
    throw new Error('it failed');
  });
  const next = locked(family, async () => 'went on');
  await expect(failing).rejects.toThrow('it failed');
  expect(await next).toBe('went on');
});
