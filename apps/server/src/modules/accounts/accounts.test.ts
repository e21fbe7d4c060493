import { expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import { agreedWording } from '@hedgerow/contracts/terms';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, parentPassword } from '../../testing/people.ts';

const testApp = startTestApp();
const details = { email: 'New.Parent@Example.test', password: 'quiet heron 47', firstName: ' Ann ', lastName: 'Lee' };

test('a visitor makes an account and is signed in, with an HttpOnly cookie and no token in the answer', async () => {
  const browser = testApp().visitor();
  const answer = await browser.post('/api/simple-auth/register', details);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    user: { email: 'new.parent@example.test', firstName: 'Ann', role: 'parent', subscriptionPlan: 'free', childrenSetupComplete: false },
  });
  expect(answer.headers['set-cookie']).toContain('HttpOnly');
  expect(answer.headers['set-cookie']).toContain('SameSite=Lax');
  const token = browser.cookie()?.split('=')[1]?.split('.')[0] ?? '';
  expect(token).not.toBe('');
  expect(answer.body).not.toContain(token);
  expect((await browser.get('/api/simple-auth/profile')).json()).toMatchObject({
    authenticated: true,
    user: { firstName: 'Ann' },
    children: [],
  });
});

test('logging out leaves nothing on the device, and of a pupil nothing in the browser’s stores either', async () => {
  const pupil = await aPupil(testApp());
  const left = await pupil.post('/api/simple-auth/logout');
  expect(left.headers['clear-site-data']).toBe('"cache", "storage"');
  expect((await pupil.parent.post('/api/simple-auth/logout')).headers['clear-site-data']).toBe('"cache"');
});

test.each(['Win £500 at https://evil.example', 'www.evil.example', 'evil.example', 'a@b', '<b>Ann</b>'])(
  'a name with a link or an offer in it (%s) is refused: our letters would carry it to strangers',
  async (firstName) => {
    const answer = await testApp()
      .visitor()
      .post('/api/simple-auth/register', { ...details, email: 'linked@example.test', firstName });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, 'Please enter a name without links or signs.']);
  },
);

test.each(['Mary-Jane', 'J. R.', 'D’Arcy', 'Аня', 'St. John', 'Núñez Jr.'])('%s is a name', async (firstName) => {
  const email = `named${firstName.length}${firstName.charCodeAt(0)}@example.test`;
  expect(
    (
      await testApp()
        .visitor()
        .post('/api/simple-auth/register', { ...details, email, firstName })
    ).statusCode,
  ).toBe(200);
});

test('a second account with the same e-mail is refused in the words of the specification', async () => {
  const { email } = await aParent(testApp());
  const answer = await testApp()
    .visitor()
    .post('/api/simple-auth/register', { ...details, email: email.toUpperCase() });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
    409,
    'An account with this email already exists. Please sign in instead.',
  ]);
});

test.each([
  ['no e-mail', { email: 'ann' }, 'Please enter a valid email address.'],
  ['a short password', { password: 'abc1' }, 'Password must be at least 8 characters long.'],
  ['a password without a number', { password: 'quiet heron' }, 'Password must contain at least one letter and one number.'],
  ['a common password', { password: 'password1' }, 'This password is easy to guess. Please choose another.'],
  ['their own name as password', { password: 'annlee12' }, 'This password is easy to guess. Please choose another.'],
  ['no first name', { firstName: '  ' }, 'Please enter your first and last name'],
])('%s is refused with a clear sentence', async (_what, change, sentence) => {
  const answer = await testApp()
    .visitor()
    .post('/api/simple-auth/register', { ...details, email: 'other@example.test', ...change });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, sentence]);
});

test('nobody becomes a teacher or an operator by asking', async () => {
  for (const role of ['teacher', 'administrator', 'operator', 'student']) {
    const answer = await testApp()
      .visitor()
      .post('/api/simple-auth/register', { ...details, email: `${role}@example.test`, role });
    expect(answer.statusCode).toBe(400);
  }
});

test('a wrong password and an unknown e-mail answer alike', async () => {
  const { email } = await aParent(testApp());
  const wrong = await testApp().visitor().post('/api/simple-auth/login', { email, password: 'not this one 1' });
  const unknown = await testApp().visitor().post('/api/simple-auth/login', { email: 'nobody@example.test', password: 'not this one 1' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual(unknown.json());
  expect(unknown.json()).toMatchObject({ error: 'Invalid login credentials', message: 'Invalid login credentials' });
});

test('signing out ends the session on the server, not only in the browser', async () => {
  const { email } = await aParent(testApp());
  const browser = testApp().visitor();
  await browser.post('/api/simple-auth/login', { email, password: parentPassword });
  const kept = browser.cookie() ?? '';
  expect((await browser.post('/api/simple-auth/logout')).statusCode).toBe(200);
  const later = await testApp()
    .visitor()
    .send({ method: 'GET', url: '/api/simple-auth/profile', headers: { cookie: kept } });
  expect(later.json()).toMatchObject({ authenticated: false, user: null });
});

test('a pupil signs in with the username in any case, and sees year, key stage and plan worked out by the server', async () => {
  const pupil = await aPupil(testApp(), { year: 3, plan: 'primary_scholar' });
  expect((await pupil.get('/api/simple-auth/profile')).json<Profile>().user).toMatchObject({
    role: 'student',
    email: null,
    gradeLevel: 'year3',
    yearGroup: 3,
    keyStage: 'KS2',
    phase: 'primary',
    subscriptionPlan: 'primary_scholar',
    primarySubscription: 'primary_scholar',
    secondarySubscription: null,
  });
});

test("a child's wrong password is refused in the child's words", async () => {
  const { username } = await aPupil(testApp());
  const answer = await testApp().visitor().post('/api/child-auth/child-login', { username: username.toUpperCase(), password: 'wrong' });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([401, 'Invalid username or password']);
});

test("a pupil's password opens the pupils' door alone", async () => {
  const pupil = await aPupil(testApp());
  const { password } = (await pupil.parent.post(`/api/parent/child/${pupil.id}/credentials`, { renew: true })).json<{ password: string }>();
  const browser = testApp().visitor();
  const answer = await browser.post('/api/simple-auth/login', { email: `${pupil.id}@pupil.invalid`, password });
  expect([answer.statusCode, browser.cookie()]).toEqual([401, undefined]);
});

test('an account that is made by two tabs at once is made once', async () => {
  const once = { ...details, email: 'twice@example.test' };
  const answers = await Promise.all([1, 2, 3].map(() => testApp().visitor().post('/api/simple-auth/register', once)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    error: 'An account with this email already exists. Please sign in instead.',
  });
});

test('a forged or altered cookie is nobody', async () => {
  const { cookie } = await aParent(testApp());
  const altered = (cookie() ?? '').replace(/\.[^.]{4}/, '.AAAA');
  for (const value of [altered, 'hedgerow.session_token=abc.def', 'hedgerow.session_token=%E0%A4%A', '=;;=']) {
    const answer = await testApp()
      .visitor()
      .send({ method: 'GET', url: '/api/simple-auth/profile', headers: { cookie: value } });
    expect(answer.json()).toMatchObject({ authenticated: false });
  }
});

test("another site's page cannot write with our visitor's cookie", async () => {
  const parent = await aParent(testApp());
  const from = (headers: Record<string, string>) =>
    parent.send({
      method: 'POST',
      url: '/api/simple-auth/logout',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    });
  expect((await from({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await from({ origin: 'http://localhost:3000.evil.example' })).statusCode).toBe(403);
  expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await from({})).statusCode).toBe(200);
});

test('an idle session ends: a pupil after 12 hours, a parent after 7 days', async () => {
  const pupil = await aPupil(testApp());
  const started = testApp().clock.now;
  const signedInAfter = async (hours: number, browser: { get: typeof pupil.get }) => {
    testApp().clock.now = new Date(Date.now() + hours * 3_600_000);
    const { authenticated } = (await browser.get('/api/simple-auth/profile')).json<Profile>();
    testApp().clock.now = started;
    return authenticated;
  };
  expect(await signedInAfter(13, pupil)).toBe(false);
  expect(await signedInAfter(6 * 24, pupil.parent)).toBe(true);
  expect(await signedInAfter(14 * 24, pupil.parent)).toBe(false);
});

test('making an account agrees to the terms of a version, which is kept', async () => {
  const { familyId } = await aParent(testApp());
  const { rows } = await testApp().database.pool.query('select kind, wording from consent where family_id = $1', [familyId]);
  expect(rows).toEqual([{ kind: 'terms', wording: agreedWording }]);
});
