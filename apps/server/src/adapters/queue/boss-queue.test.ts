import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { untilTrue } from '../../testing/until-true.ts';
import { bossQueue } from './boss-queue.ts';

const testApp = startTestApp();
const open = async () => {
  const queue = await bossQueue({ databaseUrl: testApp().database.url, works: true, onError: () => {} });
  onTestFinished(() => queue.stop());
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
