import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { untilTrue } from '../../testing/until-true.ts';
import { openListeningLine } from '../../db/listening-line.ts';
import { bossQueue } from './boss-queue.ts';

const testApp = startTestApp();
const open = async () => {
  const { pool, url } = testApp().database;
  const line = await openListeningLine(url);
  const queue = await bossQueue({ query: (sql, values) => pool.query(sql, values && [...values]), line, works: true, onError: () => {} });
  onTestFinished(async () => {
    await queue.stop();
    await line.close();
  });
  return queue;
};

test('a job lasts as long as its process lives: it is not begun again beside itself, also in a queue of an earlier release', async () => {
  const { pool } = testApp().database;
  await (await open()).send('a-long-job', {});
  await pool.query("update pgboss.queue set expire_seconds = 300, heartbeat_seconds = null where name = 'a-long-job'");
  await (await open()).send('a-long-job', {});
  const { rows } = await pool.query("select expire_seconds, heartbeat_seconds from pgboss.queue where name = 'a-long-job'");
  expect(rows).toEqual([{ expire_seconds: 82_800, heartbeat_seconds: 60 }]);
});

test('a job in hand is told to stop when the process closes', async () => {
  const queue = await open();
  const heard: string[] = [];
  await queue.work('told-to-stop', async (_data, stopping) => {
    heard.push('begun');
    await new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
    heard.push('told');
  });
  await queue.send('told-to-stop', {});
  await untilTrue(() => heard.includes('begun'), 'the job begins');
  await queue.stop();
  expect(heard).toEqual(['begun', 'told']);
});

test('what a crash left is handed over once, and not beside a job that waits or is at work', async () => {
  const queue = await open();
  const left = [{ key: 'letter-1', data: { id: 'letter-1' } }];
  for (let start = 0; start < 3; start += 1) await queue.sendMissing('left-behind', left);
  const { rows } = await testApp().database.pool.query("select singleton_key as key from pgboss.job where name = 'left-behind'");
  expect(rows).toEqual([{ key: 'letter-1' }]);
  const done: string[] = [];
  await queue.work<{ id: string }>('left-behind', async ({ id }) => {
    done.push(id);
  });
  await untilTrue(() => done.length === 1, 'the job is done');
  await untilTrue(async () => {
    await queue.sendMissing('left-behind', left);
    return done.length > 1;
  }, 'a job that is done is no longer in the way');
});

test('who has many jobs waiting does not stand before everybody else', async () => {
  const queue = await open();
  for (const [id, behind] of [
    ['ada-1', 0],
    ['ada-2', 1],
    ['ada-3', 2],
  ] as const)
    await queue.send('in-turns', { id }, { key: id, behind });
  await queue.sendMissing('in-turns', [
    { key: 'ben-1', data: { id: 'ben-1' }, behind: 0 },
    { key: 'ben-2', data: { id: 'ben-2' }, behind: 1 },
  ]);
  const done: string[] = [];
  await queue.work<{ id: string }>('in-turns', async ({ id }) => void done.push(id));
  await untilTrue(() => done.length === 5, 'all are done');
  expect(done).toEqual(['ada-1', 'ben-1', 'ada-2', 'ben-2', 'ada-3']);
});
