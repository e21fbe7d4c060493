import { lt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { deleteInSlices, inSlices, updateInSlices } from './in-slices.ts';
import { modelCache } from './schema/model.ts';

const testApp = startTestApp();
const before = new Date('2026-06-01');

const fill = async (): Promise<void> => {
  await testApp().database.pool.query('delete from model_cache');
  await testApp().database.pool.query(
    `insert into model_cache select 'old-' || k, '1'::jsonb, timestamptz '2026-01-01' from generate_series(1, 5) k union all select 'new', '1', '2026-11-01'`,
  );
};
const left = async (): Promise<readonly string[]> =>
  (await testApp().database.pool.query<{ key: string }>(`select key from model_cache where value = '1' order by key`)).rows.map(
    ({ key }) => key,
  );

test('what is old goes in slices, and nothing else', async () => {
  await fill();
  expect(await deleteInSlices(testApp().database.db, modelCache, lt(modelCache.madeAt, before), { most: 2 })).toBe(5);
  expect(await left()).toEqual(['new']);
});

test('a new value is filled in slices', async () => {
  await fill();
  const { db } = testApp().database;
  const old = sql`${modelCache.madeAt} < ${before.toISOString()} and ${modelCache.value} <> '2'`;
  expect(await updateInSlices(db, modelCache, sql`value = '2'`, old, { most: 5 })).toBe(5);
  expect(await left()).toEqual(['new']);
});

test('a job that is told to stop ends after its slice, and the next one goes on there', async () => {
  const stop = new AbortController();
  let rows = 10;
  const slice = async (most: number): Promise<number> => {
    const now = Math.min(most, rows);
    rows -= now;
    if (rows === 4) stop.abort();
    return now;
  };
  expect(await inSlices(slice, { most: 3, stopping: stop.signal })).toBe(6);
  expect(await inSlices(slice, { most: 3 })).toBe(4);
});
