import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import {
  codeMessages,
  type DeskCode,
  type NewsletterList,
  type PageViewsReport,
  type SalesRequest,
  type SupportFamily,
} from '@hedgerow/contracts/operator-desk';
import { emailTo } from '../../testing/emails.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anOperator, aParent, aPupil, aTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
const said = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ error: string }>().error];
const deeds = async (operator: Awaited<ReturnType<typeof anOperator>>) =>
  (await operator.get('/api/operator/log')).json<{ entries: { deed: string; about: string }[] }>().entries;

test('an operator finds an address on the newsletter’s list, takes the list along as a file, and takes somebody off it', async () => {
  const olive = await anOperator(testApp());
  for (const [email, name] of [
    ['ann@example.test', 'Ann "A" Reed'],
    ['cat@example.test', '=1+1'],
    ['b_b@example.test', ''],
  ] as const)
    await testApp().visitor().post('/api/newsletter/signup', { email, name });
  await testApp().database.pool.query('update newsletter_signup set confirmed_at = created_at');
  const found = async (words: string) =>
    (await olive.get(`/api/operator/newsletter?words=${encodeURIComponent(words)}`)).json<NewsletterList>();
  expect(await found('')).toMatchObject({ total: 3, found: 3 });
  expect(await found('REED')).toMatchObject({ total: 3, found: 1, entries: [{ email: 'ann@example.test', name: 'Ann "A" Reed' }] });
  expect((await found('_')).entries.map(({ email }) => email)).toEqual(['b_b@example.test']);
  const file = await olive.post('/api/operator/newsletter/export');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('"ann@example.test","Ann ""A"" Reed",');
  expect(file.body).toContain(`"cat@example.test","'=1+1",`);
  expect((await olive.post('/api/operator/newsletter/remove', { email: 'Ann@example.test' })).statusCode).toBe(200);
  expect(said(await olive.post('/api/operator/newsletter/remove', { email: 'ann@example.test' }))).toEqual([
    404,
    'This address is not on the list.',
  ]);
  expect((await found('')).total).toBe(2);
  expect(JSON.stringify(await deeds(olive))).not.toContain('ann@');
});

test('a school’s request waits until somebody notes that they answered, and can be opened again', async () => {
  const [olive, teacher] = await Promise.all([anOperator(testApp()), aTeacher(testApp())]);
  await teacher.post('/api/contact-sales', { message: 'A licence for 200 pupils, please.' });
  const first = async () => (await olive.get('/api/operator/sales')).json<SalesRequest[]>()[0];
  expect(await first()).toMatchObject({ email: teacher.email, school: 'Oak Lane Primary', answeredAt: null });
  const path = `/api/operator/sales/${(await first())?.id}`;
  await olive.put(path, { answered: true });
  expect(await first()).toMatchObject({ answeredBy: 'Olive Park', answeredAt: testApp().clock.now.toISOString() });
  await olive.put(path, { answered: false });
  expect(await first()).toMatchObject({ answeredBy: null, answeredAt: null });
});

test('a partner code that is made here works for a family, and ends when it is ended', async () => {
  const [olive, parent] = await Promise.all([anOperator(testApp()), aParent(testApp())]);
  const wish = { code: 'oak-25', percent: 25, partner: 'Oak Lane Books', months: 3, uses: 10, expires: '2027-01-31' };
  expect((await olive.post('/api/operator/codes', wish)).json()).toEqual({ code: 'OAK-25' });
  expect(said(await olive.post('/api/operator/codes', wish))).toEqual([409, 'There is a code OAK-25 already.']);
  const drawn = await olive.post('/api/operator/codes', { percent: 100, partner: 'Oak', months: null, uses: null, expires: null });
  expect(drawn.json<{ code: string }>().code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  const valid = () => parent.post('/api/payments/validate-partner-code', { code: 'OAK-25' });
  expect((await valid()).statusCode).toBe(200);
  await olive.post('/api/operator/codes/OAK-25/end');
  expect((await valid()).statusCode).toBe(400);
  const codes = (await olive.get('/api/operator/codes')).json<DeskCode[]>();
  expect(codes.find(({ code }) => code === 'OAK-25')).toMatchObject({ percent: 25, uses: 10, used: 0, state: 'over' });
});

test.each([
  [{ percent: 0 }, codeMessages.percent],
  [{ percent: 12.5 }, codeMessages.percent],
  [{ partner: '' }, codeMessages.partner],
  [{ months: 37 }, codeMessages.months],
  [{ code: 'A B' }, codeMessages.code],
  [{ expires: '2026-11-01' }, codeMessages.expires],
])('a code with %o is refused: %s', async (part, sentence) => {
  const wish = { percent: 25, partner: 'Oak', months: null, uses: null, expires: null, ...part };
  expect(said(await (await anOperator(testApp())).post('/api/operator/codes', wish))).toEqual([400, sentence]);
});

test('support sees a family’s account without any work in it, and the parent reads who looked', async () => {
  const olive = await anOperator(testApp());
  const parent = await aParent(testApp());
  const pupil = await aPupil(testApp(), { parent, plan: 'secondary_revise' });
  await emailTo(testApp(), parent.email, 'confirm');
  const family = (await olive.post('/api/operator/support', { email: parent.email.toUpperCase() })).json<SupportFamily>();
  expect(family.adults).toMatchObject([{ name: 'Ann Lee', email: parent.email, emailVerified: false }]);
  expect(family.children).toMatchObject([{ firstName: 'Sam', status: 'active', plan: 'secondary_revise', planState: 'active' }]);
  expect(family.letters.map(({ kind }) => kind)).toContain('verify-email');
  expect(Object.keys(family.children[0] ?? {}).toSorted()).toEqual(
    ['firstName', 'lastSignIn', 'plan', 'planEnds', 'planState', 'status', 'yearGroup'].toSorted(),
  );
  const { entries } = (await parent.get(`/api/children/${pupil.id}/audit`)).json<{
    entries: { what: string; who: string; role: string }[];
  }>();
  expect(entries.find(({ what }) => what === 'support')).toMatchObject({ who: 'Olive Park', role: 'operator' });
  expect((await deeds(olive)).find(({ deed }) => deed === 'family-looked-at')).toMatchObject({ about: parent.email });
  const { rows } = await testApp().database.pool.query("select about from operator_log where deed = 'family-looked-at'");
  expect(rows).toEqual([{ about: parent.familyId }]);
});

test('support finds no teacher, no pupil and no stranger', async () => {
  const olive = await anOperator(testApp());
  const teacher = await aTeacher(testApp());
  for (const email of [teacher.email, 'nobody@example.test'])
    expect(said(await olive.post('/api/operator/support', { email }))).toEqual([404, 'There is no family with this address.']);
  expect((await olive.post('/api/operator/support', { email: 'Sam' })).statusCode).toBe(400);
});

test('an operator reads how often pages were opened', async () => {
  const olive = await anOperator(testApp());
  await testApp().visitor().post('/api/page-views', { path: '/about' });
  expect((await olive.get('/api/operator/page-views?days=7')).json<PageViewsReport>()).toEqual([
    { day: '2026-11-20', path: '/about', views: 1 },
  ]);
  expect((await olive.get('/api/operator/page-views?days=all')).statusCode).toBe(400);
});
