import { expect, test } from 'vitest';
import type { Announcement, FaqItem } from '@hedgerow/contracts/content';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
type Said = { error: string; message: string };

test('a visitor reads questions and answers of several categories, some of them popular', async () => {
  const items = (await testApp().visitor().get('/api/cms/faq')).json<FaqItem[]>();
  expect(items.length).toBeGreaterThanOrEqual(10);
  expect(new Set(items.map(({ category }) => category)).size).toBeGreaterThan(2);
  expect(items.some(({ helpful }) => helpful)).toBe(true);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('an announcement that is active is shown, an old one is not', async () => {
  expect((await testApp().visitor().get('/api/cms/announcements')).json()).toEqual([]);
  await testApp().database.pool.query(
    `insert into announcement (id, title, message, type, active) values
     ('01a1fd6f-0000-7000-8000-000000000001', 'New', 'Spanish is here.', 'info', true),
     ('01a1fd6f-0000-7000-8000-000000000002', 'Old', 'Maths week is over.', 'info', false)`,
  );
  const shown = (await testApp().visitor().get('/api/cms/announcements')).json<Announcement[]>();
  expect(shown).toEqual([
    { id: '01a1fd6f-0000-7000-8000-000000000001', title: 'New', message: 'Spanish is here.', type: 'info', active: true },
  ]);
});

test('a visitor signs up for the newsletter, once, however often they ask', async () => {
  const signUp = (body: object) => testApp().visitor().post('/api/newsletter/signup', body);
  const first = await signUp({ email: ' Ann@Example.test ', name: 'Ann' });
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { message: 'Thank you. Please open the link in our email. Then you are on our list.' },
  ]);
  expect((await signUp({ email: 'ann@example.test' })).json()).toEqual(first.json());
  const { rows } = await testApp().database.pool.query("select email, name, confirmed_at from newsletter_signup where email like 'ann@%'");
  expect(rows).toEqual([{ email: 'ann@example.test', name: 'Ann', confirmed_at: null }]);
});

test('an address for which nobody said yes is forgotten after thirty days', async () => {
  const { database, clock, services } = testApp();
  await testApp().visitor().post('/api/newsletter/signup', { email: 'silent@example.test' });
  const kept = async () => (await database.pool.query("select 1 from newsletter_signup where email = 'silent@example.test'")).rowCount;
  await services.publicContent.forgetUnansweredNewsletter();
  expect(await kept()).toBe(1);
  const monthAgo = new Date(clock.now.getTime() - 31 * 86_400_000);
  await database.pool.query("update newsletter_signup set created_at = $1 where email = 'silent@example.test'", [monthAgo]);
  await services.publicContent.forgetUnansweredNewsletter();
  expect(await kept()).toBe(0);
});

test.each([
  [{}, 'Please enter your email address'],
  [{ email: ' ' }, 'Please enter your email address'],
  [{ email: 'nowhere' }, 'Please enter a valid email address.'],
])('%o is refused: %s', async (body, sentence) => {
  const answer = await testApp().visitor().post('/api/newsletter/signup', body);
  expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, sentence]);
});
