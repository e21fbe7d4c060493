import { expect, test } from 'vitest';
import { paymentEventsRepository } from '../modules/billing/reconcile/payment-events.repository.ts';
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
