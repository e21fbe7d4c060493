import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, inject, onTestFinished, test } from 'vitest';
import { straightTo } from './address.ts';
import { poolAt } from './pool.ts';

const open = (prepares: boolean) => {
  const pool = poolAt({ ...straightTo(inject('postgresUrl')), prepares }, 1);
  onTestFinished(() => pool.end());
  const kept = async (text: string): Promise<number> =>
    (await pool.query<{ many: number }>(`select count(*)::int as many from pg_prepared_statements where statement like '%${text}%'`))
      .rows[0]?.many ?? 0;
  return { pool, db: drizzle(pool), kept };
};

test('a statement answers the same the first time and the eighth, and a connection keeps it once at most', async () => {
  const { db, kept } = open(true);
  const answers = [];
  for (let time = 0; time < 8; time += 1) answers.push((await db.execute(sql`select ${time}::int + 1 as often_asked`)).rows[0]);
  expect(answers).toEqual(Array.from({ length: 8 }, (_, time) => ({ often_asked: time + 1 })));
  expect(await kept('often_asked')).toBeLessThanOrEqual(1);
});

test('lists of every length leave nothing behind', async () => {
  const { db, kept } = open(true);
  for (let length = 1; length < 40; length += 1)
    await db.execute(
      sql`select 1 as listed where 1 in (${sql.join(
        Array.from({ length }, (_, at) => sql`${at}::int`),
        sql`, `,
      )})`,
    );
  expect(await kept('listed')).toBe(0);
});

test('behind a pooler that keeps none, none is prepared', async () => {
  const { db, pool, kept } = open(false);
  for (let time = 0; time < 8; time += 1) await db.execute(sql`select ${time}::int as never_kept`);
  await pool.query({ name: 'never_kept', text: 'select $1::int as never_kept', values: [1] });
  expect(await kept('never_kept')).toBe(0);
});
