import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { howFresh, openReader } from './replica.ts';

const testApp = startTestApp();
const nowhere = 'postgres://hedgerow@127.0.0.1:9/hedgerow';

/** A second pool on the same database stands for a replica that is never behind. */
const open = (url: string) => {
  const changes: boolean[] = [];
  const opened = openReader({
    primary: testApp().database.pool,
    replica: { url, connections: 2 },
    onChange: (follows) => changes.push(follows),
  });
  onTestFinished(opened.close);
  return { ...opened, changes };
};
const seven = sql<{ seven: number }>`select 7 as seven`;

test('reads go to the replica once it was seen to keep up, and are counted there', async () => {
  const { reader, counts, look, changes } = open(testApp().database.url);
  await look();
  const answers = await Promise.all([reader.execute(seven), reader.execute(seven)]);
  expect(answers.map(({ rows }) => rows)).toEqual([[{ seven: 7 }], [{ seven: 7 }]]);
  expect([counts, changes]).toEqual([{ replica: 2, primary: 0 }, [true]]);
});

test('a replica that is away costs nobody an answer: the primary reads', async () => {
  const { reader, counts, look, changes } = open(nowhere);
  await look();
  expect((await reader.execute(seven)).rows).toEqual([{ seven: 7 }]);
  expect([counts, changes]).toEqual([{ replica: 0, primary: 1 }, []]);
});

test('one that goes away in the middle is left at once, and asked again when it is back', async () => {
  const { reader, counts, look, changes } = open(testApp().database.url);
  await look();
  const { pool } = testApp().database;
  const cut = await reader.execute(sql`select pg_terminate_backend(pg_backend_pid())`).then(
    ({ rows }) => rows.length,
    () => 0,
  );
  expect([cut, counts.replica]).toEqual([0, 0]);
  expect((await pool.query('select 7 as seven')).rows).toEqual([{ seven: 7 }]);
  await look();
  await reader.execute(seven);
  expect(counts.replica).toBe(1);
  expect(changes).toEqual([true, false, true]);
});

test('what the statement itself does wrong is said, and not tried twice', async () => {
  const { reader, counts, look } = open(testApp().database.url);
  await look();
  await expect(reader.execute(sql`select nothing_of_this_name`)).rejects.toThrow('nothing_of_this_name');
  expect(counts).toEqual({ replica: 0, primary: 0 });
});

test('nothing is written there', async () => {
  const { reader, look } = open(testApp().database.url);
  await look();
  await expect(reader.execute(sql`insert into family (id) values (gen_random_uuid())`)).rejects.toThrow('insert into family');
});

test('a replica is fresh while it has come as far as the primary was three seconds ago', () => {
  const marks = [
    { at: 0, position: 100 },
    { at: 1000, position: 200 },
    { at: 2000, position: 300 },
    { at: 4000, position: 500 },
  ];
  expect(howFresh(marks, 3000, 100).fresh).toBe(true);
  expect(howFresh(marks, 3000, 99).fresh).toBe(false);
  expect(howFresh(marks, 4000, 150).fresh).toBe(false);
  expect(howFresh(marks, 4000, 200)).toMatchObject({ fresh: true, marks: marks.slice(1) });
  expect(howFresh(marks, 5000, 300).fresh).toBe(true);
  expect(howFresh(marks, 5001, 300).fresh).toBe(false);
  expect(howFresh([], 0, 500).fresh).toBe(false);
});
