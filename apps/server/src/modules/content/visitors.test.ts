import { expect, test } from 'vitest';
import { contactMessages } from '@hedgerow/contracts/contact';
import { startTestApp } from '../../testing/test-app.ts';
import { emailTo } from '../../testing/emails.ts';
import { aParent, aPupil } from '../../testing/people.ts';

const testApp = startTestApp({
  SUPPORT_EMAIL: 'desk@example.test',
  SOCIAL_LINKS: 'https://bsky.app/profile/us, https://www.youtube.com/@us',
});
const write = (body: object) => testApp().visitor().post('/api/contact', body);
const message = { name: 'Ann Reed', email: 'ann@example.test', topic: 'Payments and plans', message: 'Two lines.\n\nOf <words> & more.' };
const look = (who: { post: (url: string, body: object) => Promise<unknown> }, path: string) => who.post('/api/page-views', { path });
const kept = async () => (await testApp().database.pool.query('select name, email, topic, message from contact_message')).rows;

test('a message is kept and reaches the support mailbox, with the address to answer to', async () => {
  const answer = await write(message);
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: contactMessages.sent }]);
  const letter = await emailTo(testApp(), 'desk@example.test', 'Payments and plans');
  expect(letter.text).toContain('Reply to: ann@example.test');
  expect(letter.text).toContain('Of <words> & more.');
  expect(await kept()).toEqual([message]);
});

test('a machine that fills in the hidden field is thanked, and nothing is kept', async () => {
  const before = (await kept()).length;
  const answer = await write({ ...message, website: 'https://spam.example' });
  expect([answer.statusCode, (await kept()).length]).toEqual([200, before]);
});

test.each([
  [{ name: ' ' }, contactMessages.name],
  [{ email: '' }, contactMessages.email],
  [{ email: 'nowhere' }, contactMessages.badEmail],
  [{ topic: 'Horses' }, contactMessages.topic],
  [{ message: '' }, contactMessages.message],
  [{ message: 'Hi' }, contactMessages.shortMessage],
])('a message with %o is refused: %s', async (part, sentence) => {
  const answer = await write({ ...message, ...part });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, sentence]);
});

test('visitors and parents are counted by day and page, pupils never, nor pages that are not public', async () => {
  const [parent, pupil] = await Promise.all([aParent(testApp()), aPupil(testApp())]);
  await look(testApp().visitor(), '/');
  await look(testApp().visitor(), '/login/');
  await look(parent, '/');
  for (const path of ['/', '/login']) await look(pupil, path);
  for (const path of ['/parent/dashboard', '/blog/never-was', '/nowhere', '/?utm=x']) await look(testApp().visitor(), path);
  expect(await testApp().services.site.pageViews.report(7)).toEqual([
    { day: '2026-11-20', path: '/', views: 2 },
    { day: '2026-11-20', path: '/login', views: 1 },
  ]);
  await look(testApp().visitor(), '/');
  expect((await testApp().services.site.pageViews.report(1))[0]).toEqual({ day: '2026-11-20', path: '/', views: 3 });
});

test('the public pages know where to write to, and our pages elsewhere', async () => {
  expect((await testApp().visitor().get('/api/site')).json()).toEqual({
    supportEmail: 'desk@example.test',
    company: null,
    freeWeek: false,
    schoolPrice: null,
    socialLinks: [
      { name: 'Bluesky', url: 'https://bsky.app/profile/us' },
      { name: 'YouTube', url: 'https://www.youtube.com/@us' },
    ],
  });
});
