import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '@hedgerow/domain/errors';
import { startTestApp } from '#testing/test-app.ts';
import { openDatabase } from './client.ts';
import { familyLock } from './family-lock.ts';
import { inTransaction } from './retry.ts';

const testApp = startTestApp();
const impatient = { waitForMs: 0, renewEveryMs: 5000 };

/** What one process has: connections of its own, and its turns. */
const aProcess = (connections = 2, patience?: typeof impatient) => {
  const { pool, close } = openDatabase(testApp().database.address, connections);
  onTestFinished(close);
  return { pool, ...familyLock(pool, patience) };
};
const turnsAtRest = async (): Promise<number> => (await testApp().database.pool.query('select from lease')).rowCount ?? -1;
const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === 'busy';
const family = 'family-1';

test('work for one family runs one after the other, in two processes as in one', async () => {
  const [one, other] = [aProcess(), aProcess()];
  const inside = { now: 0, most: 0, done: 0 };
  const work = async (): Promise<void> => {
    inside.now += 1;
    inside.most = Math.max(inside.most, inside.now);
    await sleep(2);
    inside.now -= 1;
    inside.done += 1;
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).locked(family, work)));
  expect([inside, await turnsAtRest()]).toEqual([{ now: 0, most: 1, done: 20 }, 0]);
});

test('many families wait for another server at once, and no connection waits with them', async () => {
  const { locked, pool } = aProcess(1);
  const answer = Promise.withResolvers<string>();
  const inside = { now: 0 };
  const waiting = Array.from({ length: 12 }, (_, index) =>
    locked(`family-${index}`, () => {
      inside.now += 1;
      return answer.promise;
    }),
  );
  // The only connection there is answers all the while.
  while (inside.now < 12) await pool.query('select 1');
  expect(pool.waitingCount).toBe(0);
  answer.resolve('later');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['later']));
});

test('work that fails lets the next one in', async () => {
  const { locked } = aProcess();
  const failing = locked(family, async () => {
    throw new Error('it failed');
  });
  const next = locked(family, async () => 'went on');
  await expect(failing).rejects.toThrow('it failed');
  expect(await next).toBe('went on');
});

test('who waits too long is asked to come again; what a killed process left is over with its time', async () => {
  const [killed, other] = [aProcess(), aProcess(2, impatient)];
  const never = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const left = killed.locked(family, () => {
    begun.resolve();
    return never.promise;
  });
  await begun.promise;
  const refused = await other.locked(family, async () => 'in').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'busy', details: { retryAfter: 5 } });
  // A process that lives says so before its time is over.
  await killed.pool.query("update lease set ends_at = now() - interval '1 second'");
  await killed.renewAll();
  expect(isBusy(await other.locked(family, async () => 'in').catch((error: unknown) => error))).toBe(true);
  await killed.pool.query("update lease set ends_at = now() - interval '1 second'");
  expect(await other.locked(family, async () => 'in')).toBe('in');
  never.resolve();
  await left;
});

test('whoever was paused past the end of their turn writes nothing more, and who writes is not overtaken', async () => {
  const [one, other] = [aProcess(), aProcess()];
  const { db } = testApp().database;
  const write = (): Promise<string> =>
    inTransaction(db, async (runner) => {
      await one.stillHeld(runner);
      return 'written';
    });
  expect(await write()).toBe('written');
  const results = await one.locked(family, async () => {
    const inTime = await write();
    // Paused, and the other process has had its turn meanwhile.
    await one.pool.query("update lease set ends_at = now() - interval '1 second'");
    await other.locked(family, async () => {});
    return [inTime, isBusy(await write().catch((error: unknown) => error))];
  });
  expect(results).toEqual(['written', true]);

  const order: string[] = [];
  await one.locked(family, async () => {
    await one.pool.query("update lease set ends_at = now() - interval '1 second'");
    const begun = Promise.withResolvers<void>();
    const writing = inTransaction(drizzle(one.pool), async (runner) => {
      await one.stillHeld(runner);
      begun.resolve();
      await runner.execute(sql`select pg_sleep(0.05)`);
      order.push('written');
    });
    await begun.promise;
    await other.locked(family, async () => void order.push('overtaken'));
    await writing;
  });
  expect(order).toEqual(['written', 'overtaken']);
});

test('what goes on behind when a turn is over is not part of it', async () => {
  const { locked, stillHeld } = aProcess();
  const over = Promise.withResolvers<void>();
  const behind = await locked(family, async () => ({
    work: over.promise.then(() => inTransaction(testApp().database.db, stillHeld)),
  }));
  over.resolve();
  await expect(behind.work).resolves.toBeUndefined();
});
