import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { modelUseRepository } from '../modules/ai-log/model-use.repository.ts';
import { outboxRepository } from '../modules/billing/letters/outbox.repository.ts';
import { paymentEventsRepository } from '../modules/billing/reconcile/payment-events.repository.ts';
import { digestRepository } from '../modules/digest/digest.repository.ts';
import { aPupil } from './people.ts';
import { startTestApp } from './test-app.ts';

const testApp = startTestApp();
const count = async (sql: string, ...values: readonly unknown[]): Promise<number> =>
  (await testApp().database.pool.query<{ many: number }>(`select count(*)::int as many from ${sql}`, [...values])).rows[0]?.many ?? -1;

test('of what a pupil was asked the newest 400 are kept, and of nobody else anything goes', async () => {
  const { pool } = testApp().database;
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  for (const { familyId, id } of [pupil, other])
    await pool.query(
      `insert into asked_question select $1, $2, 'old-' || k, timestamptz '2026-11-01' + k * interval '1 minute' from generate_series(1, 450) k`,
      [familyId, id],
    );
  const wish = { subject: 'maths', topic: 'fractions', difficulty: 'intermediate', numQuestions: 5 };
  expect((await pupil.post('/api/assessments/generate', wish)).statusCode).toBe(200);
  expect(await count('asked_question where child_id = $1', pupil.id)).toBe(400);
  expect(await count(`asked_question where child_id = $1 and fingerprint in ('old-1', 'old-40')`, pupil.id)).toBe(0);
  expect(await count('asked_question where child_id = $1', other.id)).toBe(450);
});

test('plans of days that nobody looks back at go when a new one is made', async () => {
  const { pool } = testApp().database;
  const pupil = await aPupil(testApp());
  await pool.query(`insert into daily_plan select $1, $2, date '2026-11-20' - k, '[]', now() from generate_series(1, 100) k`, [
    pupil.familyId,
    pupil.id,
  ]);
  expect((await pupil.get('/api/student/today')).statusCode).toBe(200);
  expect(await count('daily_plan where child_id = $1', pupil.id)).toBe(61);
});

test('what the payment provider told us goes after its time', async () => {
  const { db, pool } = testApp().database;
  await pool.query(
    `insert into payment_event (id, type, created, received_at) values ('evt_old', 'x', now(), '2026-08-01'), ('evt_new', 'x', now(), '2026-11-01')`,
  );
  await paymentEventsRepository(db).sweep(new Date('2026-09-01'));
  expect(await count(`payment_event where id in ('evt_old', 'evt_new')`)).toBe(1);
});

test('uses of a model leave the log after their time, and so does what it wrote for nobody', async () => {
  const { db, pool } = testApp().database;
  const { familyId, id } = await aPupil(testApp());
  await pool.query(
    `insert into model_use (family_id, id, child_id, at, purpose, what, model, outcome, input_tokens, output_tokens, milliseconds, kept, dropped)
     select $1, gen_random_uuid(), $2, at, 'guide', 'a guide', 'm', 'written', 1, 1, 1, 1, 0 from unnest(array['2025-10-01', '2026-10-01']::timestamptz[]) at`,
    [familyId, id],
  );
  await pool.query(`insert into model_cache values ('old', '1', '2026-08-01'), ('new', '1', '2026-11-01')`);
  await modelUseRepository(db).sweep(new Date('2025-11-29'), new Date('2026-08-31'));
  expect(await count('model_use where child_id = $1', id)).toBe(1);
  expect(await count(`model_cache where key in ('old', 'new')`)).toBe(1);
});

test('what a weekly letter said goes after a year', async () => {
  const { db, pool } = testApp().database;
  const { familyId, id } = await aPupil(testApp());
  for (const week of ['2025-11-17', '2026-11-16']) {
    await pool.query(`insert into weekly_digest values ($1, $2, $3, gen_random_uuid(), now())`, [familyId, id, week]);
    await pool.query(`insert into weekly_digest_child values ($1, $2, $3, $2, '[]')`, [familyId, id, week]);
  }
  await digestRepository(db).sweep(londonDate(new Date('2025-11-29')));
  for (const table of ['weekly_digest', 'weekly_digest_child']) expect(await count(`${table} where parent_id = $1`, id)).toBe(1);
});

test('letters about money forget what they named, and none can be sent a second time for it', async () => {
  const { db, pool } = testApp().database;
  const { familyId } = await aPupil(testApp());
  const rows = [
    ['confirmation', 'old', '2025-10-01'],
    ['refund', 'old', '2025-10-01'],
    ['year_renews', 'old', '2025-10-01'],
    ['refund', 'new', '2026-10-01'],
    ['year_renews', 'new', '2026-10-01'],
    ['year_renews', 'waits', null],
  ];
  for (const [kind, object, at] of rows)
    await pool.query(
      `insert into billing_outbox (kind, object_id, family_id, facts, created_at, sent_at) values ($1, $2, $3, '{"pence": 100}', '2025-10-01', $4)`,
      [kind, object, familyId, at],
    );
  await outboxRepository(db).sweep(new Date('2025-11-29'));
  const { rows: left } = await pool.query<{ left: string }>(
    `select kind || ' ' || object_id || coalesce(' ' || facts::text, '') as left from billing_outbox where family_id = $1 order by 1`,
    [familyId],
  );
  const facts = '{"pence": 100}';
  expect(left.map((row) => row.left)).toEqual([
    'confirmation old',
    `refund new ${facts}`,
    'refund old',
    `year_renews new ${facts}`,
    `year_renews waits ${facts}`,
  ]);
});

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('people read the same times', () => {
  const page = read('apps/web/app/features/public/texts/privacy.ts');
  for (const words of [
    'the sums that our emails about it named after a year',
    'what it said about a child with the figures behind it for a year',
    'each use in a log for a year',
    'about a topic alone we keep for 90 days',
  ])
    expect(page).toContain(words);
  const record = read('docs/privacy/record-of-processing.md');
  expect(record).toMatch(/^\| weekly letter .*\| a year \|$/m);
  expect(record).toMatch(/^\| log of model use .*\| a year \|$/m);
  expect(record).toMatch(/^\| texts of a model .*\| 90 days \|$/m);
  expect(record).toMatch(/^\| payments .*what letters about money named a year/m);
});
