import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anAdministrator, anOperator, aParent, aPupil, aTeacher, opensScreens } from '../../testing/people.ts';

const testApp = startTestApp();
type Row = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, operator: number];

/** What an operator hears; everybody else is told apart by whether they are signed in, and by nothing more. */
const rows: readonly Row[] = [
  ['GET', '/api/operator/articles', 200],
  ['POST', '/api/operator/articles', 400],
  ['GET', '/api/operator/articles/:slug', 404],
  ['PUT', '/api/operator/articles/:slug', 400],
  ['DELETE', '/api/operator/articles/:slug', 404],
  ['POST', '/api/operator/faq', 400],
  ['POST', '/api/operator/faq/order', 400],
  ['PUT', '/api/operator/faq/:slug', 400],
  ['DELETE', '/api/operator/faq/:slug', 404],
  ['GET', '/api/operator/resources', 200],
  ['POST', '/api/operator/resources', 400],
  ['POST', '/api/operator/resources/upload', 400],
  ['POST', '/api/operator/resources/preview', 400],
  ['PUT', '/api/operator/resources/:slug', 400],
  ['DELETE', '/api/operator/resources/:slug', 404],
  ['GET', '/api/operator/announcements', 200],
  ['POST', '/api/operator/announcements', 400],
  ['PUT', '/api/operator/announcements/:id', 400],
  ['DELETE', '/api/operator/announcements/:id', 404],
  ['GET', '/api/operator/newsletter', 200],
  ['POST', '/api/operator/newsletter/export', 200],
  ['POST', '/api/operator/newsletter/remove', 400],
  ['GET', '/api/operator/newsletter/issues', 200],
  ['POST', '/api/operator/newsletter/issues', 400],
  ['PUT', '/api/operator/newsletter/issues/:id', 400],
  ['DELETE', '/api/operator/newsletter/issues/:id', 404],
  ['POST', '/api/operator/newsletter/issues/:id/try', 404],
  ['POST', '/api/operator/newsletter/issues/:id/send', 400],
  ['GET', '/api/operator/safeguarding', 200],
  ['PUT', '/api/operator/safeguarding/:id', 404],
  ['POST', '/api/operator/safeguarding/:id/words', 404],
  ['GET', '/api/operator/sales', 200],
  ['PUT', '/api/operator/sales/:id', 400],
  ['GET', '/api/operator/codes', 200],
  ['POST', '/api/operator/codes', 400],
  ['POST', '/api/operator/codes/:code/end', 404],
  ['POST', '/api/operator/support', 400],
  ['GET', '/api/operator/page-views', 400],
  ['GET', '/api/operator/log', 200],
];

let callers: readonly Caller[] = [];
beforeAll(async () => {
  const pupil = await aPupil(testApp());
  const parentWhoLooks = await aParent(testApp());
  const child = await aPupil(testApp(), { parent: parentWhoLooks });
  callers = [
    testApp().visitor(),
    pupil,
    pupil.parent,
    await opensScreens(parentWhoLooks, child.id),
    await aTeacher(testApp()),
    await anAdministrator(testApp()),
    await anOperator(testApp(), { twoFactor: false }),
    await anOperator(testApp()),
  ];
}, 60_000);

test.each(rows)('%s %s is the operator’s alone, with two steps', async (method, path, operator) => {
  const found: number[] = [];
  for (const caller of callers) {
    const url = path.replace(':slug', 'never-was').replace(':code', 'NEVER-WAS').replace(':id', '01a1fd6f-0000-7000-8000-000000000000');
    const body = method === 'GET' || method === 'DELETE' ? {} : { headers: { 'content-type': 'application/json' }, payload: '{}' };
    found.push((await caller.send({ method, url, ...body })).statusCode);
  }
  expect(found).toEqual([401, 403, 403, 403, 403, 403, 403, operator]);
});

test('every call of this area stands above', () => {
  const described = testApp().app.swagger() as { paths: Record<string, Record<string, { 'x-access'?: string }>> };
  const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{.+?\}/g, ':')}`,
      path,
      access: call['x-access'],
    })),
  );
  const ours = calls.filter(({ path }) => path.startsWith('/api/operator/'));
  expect(ours.map(({ call }) => call).toSorted()).toEqual(
    rows.map(([method, path]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`).toSorted(),
  );
  expect(new Set(ours.map(({ access }) => access))).toEqual(new Set(['operator']));
  expect(calls.filter(({ access, path }) => access === 'operator' && !path.startsWith('/api/operator/'))).toEqual([]);
});

test('an operator is nobody’s teacher and nobody’s parent: work and families stay shut', async () => {
  const pupil = await aPupil(testApp());
  const olive = await anOperator(testApp());
  const shut = [
    '/api/teacher/classes',
    '/api/school',
    '/api/parent/children',
    `/api/student/progress/${pupil.id}`,
    `/api/children/${pupil.id}/audit`,
  ];
  for (const path of shut) expect([path, (await olive.get(path)).statusCode]).toEqual([path, 403]);
});

test('nobody becomes an operator by signing up, by an update or by an invitation', async () => {
  const visitor = testApp().visitor();
  const body = { email: 'sly@example.test', password: 'quiet heron 47', firstName: 'Sly', lastName: 'Fox', role: 'operator' };
  const made = await visitor.post('/api/simple-auth/register', body);
  expect(made.json<{ user?: { role: string } }>().user?.role).not.toBe('operator');
  const parent = await aParent(testApp());
  for (const call of ['/api/auth/update-role', '/api/auth/onboard', '/api/auth/update-profile'])
    await parent.post(call, { role: 'operator', firstName: 'Sly', lastName: 'Fox' });
  await parent.put('/api/simple-auth/profile', { role: 'operator' });
  const administrator = await anAdministrator(testApp());
  expect((await administrator.post('/api/school/invitations', { email: 'sly2@example.test', role: 'operator' })).statusCode).toBe(400);
  const { rows: found } = await testApp().database.pool.query(
    `select email from "user" where role = 'operator' and email not like 'operator%'`,
  );
  expect(found).toEqual([]);
});

test('an operator who was removed is signed out at once', async () => {
  const olive = await anOperator(testApp());
  expect((await olive.get('/api/operator/log')).statusCode).toBe(200);
  await testApp().services.desk.operators.remove(olive.email);
  expect((await olive.get('/api/operator/log')).statusCode).toBe(401);
  await expect(testApp().services.desk.operators.remove((await aParent(testApp())).email)).rejects.toThrow('There is no operator');
});
