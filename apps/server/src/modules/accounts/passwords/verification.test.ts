import { expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { Caller } from '#testing/caller.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, emailsTo, linkIn } from '#testing/emails.ts';
import { aParent } from '#testing/people.ts';

const testApp = startTestApp();
const verifyLink = async (email: string, count = 1) => {
  const { pathname, search } = linkIn(await emailTo(testApp(), email, 'confirm your email', count));
  return `${pathname}${search}`;
};
const isVerified = async (browser: Pick<Caller, 'get'>) =>
  (await browser.get('/api/simple-auth/profile')).json<Profile>().user?.emailVerified;

test('the letter at registration confirms the address and leads home; opening it twice is no harm', async () => {
  const parent = await aParent(testApp());
  expect(await isVerified(parent)).toBe(false);
  const link = await verifyLink(parent.email);
  for (let times = 0; times < 2; times += 1) {
    const answer = await testApp().visitor().get(link);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?verified=true']);
  }
  expect(await isVerified(parent)).toBe(true);
  expect(await emailsTo(testApp(), parent.email)).toHaveLength(1);
});

test('a made-up or old link confirms nothing', async () => {
  const parent = await aParent(testApp());
  const link = await verifyLink(parent.email);
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 4 * 86_400_000);
  const late = await testApp().visitor().get(link);
  testApp().clock.now = before;
  expect(late.headers.location).toBe('/?verified=false');
  expect((await testApp().visitor().get('/api/auth/verify-email?token=abc')).headers.location).toBe('/?verified=false');
  expect((await testApp().visitor().get('/api/auth/verify-email')).headers.location).toBe('/?verified=false');
  expect(await isVerified(parent)).toBe(false);
});

test('a second letter can be asked for, and its link is then the one that works', async () => {
  const parent = await aParent(testApp());
  const first = await verifyLink(parent.email);
  expect((await parent.post('/api/auth/resend-verification')).json()).toEqual({
    message: 'We have sent you a new email. Please open the link in it.',
  });
  const second = await verifyLink(parent.email, 2);
  expect((await testApp().visitor().get(first)).headers.location).toBe('/?verified=false');
  expect((await testApp().visitor().get(second)).headers.location).toBe('/?verified=true');
  expect((await parent.post('/api/auth/resend-verification')).json()).toEqual({ message: 'Your email address is confirmed already.' });
  expect((await testApp().visitor().post('/api/auth/resend-verification')).statusCode).toBe(401);
});
