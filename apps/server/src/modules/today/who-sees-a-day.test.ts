import type { Today } from '@hedgerow/contracts/today';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { aParent, aPupil, aTeacher, opensScreens } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();

const dayOf = async (caller: Caller, of = '') => (await caller.get(`/api/student/today${of}`)).json<Today>();
const ids = ({ steps }: Today) => steps.map(({ id }) => id);

test('the parent, who writes nothing by looking; another family finds nobody', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  const seen = await dayOf(pupil.parent, `/${pupil.id}`);
  expect(ids(await dayOf(await opensScreens(pupil.parent, pupil.id)))).toEqual(ids(seen));
  const stored = () => testApp().database.pool.query('select 1 from daily_plan where child_id = $1', [pupil.id]);
  expect((await stored()).rows).toEqual([]);
  expect(ids(await dayOf(pupil))).toEqual(ids(seen));
  expect((await stored()).rows).toHaveLength(1);
  const stranger = await aParent(testApp());
  expect((await stranger.get(`/api/student/today/${pupil.id}`)).statusCode).toBe(404);
  expect((await (await aPupil(testApp())).get(`/api/student/today/${pupil.id}`)).statusCode).toBe(404);
});

test('nobody without a session, no teacher by this call, and nobody without a plan', async () => {
  expect((await testApp().visitor().get('/api/student/today')).statusCode).toBe(401);
  expect((await (await aTeacher(testApp())).get('/api/student/today')).statusCode).toBe(403);
  expect((await (await aPupil(testApp(), { year: 4, plan: 'free' })).get('/api/student/today')).statusCode).toBe(402);
  expect((await (await aPupil(testApp())).get('/api/student/today/nobody')).statusCode).toBe(400);
});

test('a plan whose stored day cannot be read is made anew', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  await dayOf(pupil);
  await testApp().database.pool.query(`update daily_plan set steps = '[{"id": 1}]' where child_id = $1`, [pupil.id]);
  expect((await dayOf(pupil)).steps).toHaveLength(4);
});
