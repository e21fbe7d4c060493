import { AppError } from '@hedgerow/domain/errors';
import { expect, test } from 'vitest';
import { argon2id, longestQueue, passwordHashing } from './password-hashing.ts';

/** A hash that takes until it is let go, and counts how many are made side by side. */
const slow = () => {
  const waiting: (() => void)[] = [];
  const seen = { most: 0 };
  const work = async <T>(answer: T): Promise<T> => {
    const mine = new Promise<void>((go) => {
      waiting.push(go);
    });
    seen.most = Math.max(seen.most, waiting.length);
    await mine;
    return answer;
  };
  const hashing = { hash: () => work('hashed'), verify: () => work(true) };
  return { hashing, seen, letOneGo: () => waiting.shift()?.() };
};

test('a password is hashed at the cost that OWASP asks for, and known again', async () => {
  const kept = await passwordHashing().hash('quiet heron 47');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordHashing().verify(kept, 'quiet heron 47')).toBe(true);
  expect(await passwordHashing().verify(kept, 'quiet heron 48')).toBe(false);
});

test('a password that was kept at another cost still lets its owner in', async () => {
  const kept = await argon2id({ memoryCost: 8, timeCost: 1 }).hash('quiet heron 47');
  expect(await passwordHashing().verify(kept, 'quiet heron 47')).toBe(true);
});

test('a crowd takes turns: never more side by side than cores are given, and each gets an answer', async () => {
  const { hashing, seen, letOneGo } = slow();
  const gate = passwordHashing(hashing, 2);
  const crowd = Array.from({ length: 60 }, () => gate.verify('', ''));
  for (let left = crowd.length; left > 0; left -= 1) {
    letOneGo();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(crowd)).toHaveLength(60);
  expect(seen.most).toBe(2);
});

test('more than can wait are sent away at once, with how long to wait', async () => {
  const { hashing, letOneGo } = slow();
  const gate = passwordHashing(hashing, 1);
  const crowd = Array.from({ length: longestQueue + 11 }, () => gate.hash('x').catch((error: unknown) => error));
  const refused: unknown[] = [];
  for (const one of crowd) void one.then((answer) => answer instanceof AppError && refused.push(answer));
  await new Promise(setImmediate);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({ code: 'busy', details: { retryAfter: 5 } });
  for (let left = longestQueue + 1; left > 0; left -= 1) {
    letOneGo();
    await new Promise(setImmediate);
  }
  expect((await Promise.all(crowd)).filter((answer) => answer === 'hashed')).toHaveLength(longestQueue + 1);
});

test('a hash that fails lets the next one in', async () => {
  const fails = { hash: () => Promise.reject(new Error('no memory')), verify: () => Promise.resolve(true) };
  const gate = passwordHashing(fails, 1);
  await expect(gate.hash('x')).rejects.toThrow('no memory');
  expect(await gate.verify('', '')).toBe(true);
});
