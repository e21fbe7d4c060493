import { expect, test } from 'vitest';
import type { OwnSession } from '@hedgerow/contracts/accounts';
import { startTestApp } from '#testing/test-app.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';

const testApp = startTestApp();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

const signInElsewhere = async (email: string) => {
  const browser = testApp().visitor();
  const payload = JSON.stringify({ email, password: parentPassword });
  const headers = { 'content-type': 'application/json', 'user-agent': firefox };
  await browser.send({ method: 'POST', url: '/api/simple-auth/login', headers, payload });
  return browser;
};

test('a parent sees where they are signed in, and ends one of them', async () => {
  const parent = await aParent(testApp());
  const elsewhere = await signInElsewhere(parent.email);
  const list = (await parent.get('/api/auth/sessions')).json<OwnSession[]>();
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Firefox on Windows', false],
    ['A device', true],
  ]);
  const other = list.find(({ current }) => !current);
  expect((await parent.delete(`/api/auth/sessions/${other?.id}`)).statusCode).toBe(200);
  expect([(await elsewhere.get('/api/auth/user')).statusCode, (await parent.get('/api/auth/user')).statusCode]).toEqual([401, 200]);
  expect((await parent.delete(`/api/auth/sessions/${other?.id}`)).statusCode).toBe(404);
});

test('signing out everywhere ends every device, this one too', async () => {
  const parent = await aParent(testApp());
  const elsewhere = await signInElsewhere(parent.email);
  expect((await parent.post('/api/auth/sign-out-everywhere')).statusCode).toBe(200);
  expect([(await elsewhere.get('/api/auth/user')).statusCode, (await parent.get('/api/auth/user')).statusCode]).toEqual([401, 401]);
});

test('signing in gives a new session and ends the one that the browser brought', async () => {
  const parent = await aParent(testApp());
  const before = parent.cookie() ?? '';
  await parent.post('/api/simple-auth/login', { email: parent.email, password: parentPassword });
  expect(parent.cookie()).not.toBe(before);
  const stolen = await testApp()
    .visitor()
    .send({ method: 'GET', url: '/api/auth/user', headers: { cookie: before } });
  expect(stolen.statusCode).toBe(401);
  expect((await parent.get('/api/auth/sessions')).json()).toHaveLength(1);
});

test("somebody else's session does not exist; pupils and visitors have no list", async () => {
  const [parent, stranger] = [await aParent(testApp()), await aParent(testApp())];
  const [own] = (await parent.get('/api/auth/sessions')).json<OwnSession[]>();
  expect((await stranger.delete(`/api/auth/sessions/${own?.id}`)).statusCode).toBe(404);
  expect((await parent.get('/api/auth/user')).statusCode).toBe(200);
  expect((await stranger.delete('/api/auth/sessions/abc')).statusCode).toBe(400);
  expect((await (await aPupil(testApp())).get('/api/auth/sessions')).statusCode).toBe(403);
  expect((await testApp().visitor().get('/api/auth/sessions')).statusCode).toBe(401);
});
