import { expect, test } from 'vitest';
import { codeOf } from '#testing/authenticator.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo } from '#testing/emails.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';

const testApp = startTestApp();
type Said = { error: string; code: string; details?: { reason?: string } };
type Begun = { uri: string; secret: string; recoveryCodes: string[] };

const aCarefulParent = async () => {
  const parent = await aParent(testApp());
  const begun = (await parent.post('/api/auth/two-factor/begin', { password: parentPassword })).json<Begun>();
  const before = parent.cookie();
  const confirmed = await parent.post('/api/auth/two-factor/confirm', { code: codeOf(begun.secret) });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return { parent, before, ...begun };
};
const half = async (email: string) => {
  const browser = testApp().visitor();
  const answer = await browser.post('/api/simple-auth/login', { email, password: parentPassword });
  return { browser, answer };
};

test('a parent turns two steps on: the session is renewed, a letter tells of it, and the profile says so', async () => {
  const { parent, before, uri, recoveryCodes } = await aCarefulParent();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Hedgerow:/);
  expect(new Set(recoveryCodes).size).toBe(10);
  // They are copied by hand: no sign looks like another.
  for (const code of recoveryCodes) expect(code).toMatch(/^[^\W_0O1lI]{5}-[^\W_0O1lI]{5}$/);
  expect(parent.cookie()).not.toBe(before);
  expect((await parent.get('/api/auth/two-factor')).json()).toEqual({ enabled: true, required: false, hasPassword: true });
  await emailTo(testApp(), parent.email, 'turned on');
  expect((await parent.post('/api/auth/two-factor/begin', { password: parentPassword })).statusCode).toBe(409);
});

test('the password alone then opens nothing; with the code of the app the parent is in', async () => {
  const { parent, secret } = await aCarefulParent();
  const { browser, answer } = await half(parent.email);
  expect([answer.statusCode, answer.json<Said>().error, answer.json<Said>().details?.reason]).toEqual([
    401,
    'Please enter the code from your authenticator app.',
    'two_factor',
  ]);
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
  expect((await browser.post('/api/auth/two-factor/sign-in', { code: '000000' })).statusCode).toBe(401);
  const code = codeOf(secret);
  const entered = await browser.post('/api/auth/two-factor/sign-in', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect([entered.statusCode, entered.json<{ user: { email: string } }>().user.email]).toEqual([200, parent.email]);
  expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
});

test('a code works once: whoever saw it typed is not let in with it', async () => {
  const { parent, secret } = await aCarefulParent();
  const [owner, other] = [await half(parent.email), await half(parent.email)];
  const code = codeOf(secret);
  expect((await owner.browser.post('/api/auth/two-factor/sign-in', { code })).statusCode).toBe(200);
  expect((await other.browser.post('/api/auth/two-factor/sign-in', { code })).statusCode).toBe(401);
  expect((await other.browser.get('/api/auth/user')).statusCode).toBe(401);
  expect((await owner.browser.get('/api/auth/user')).statusCode).toBe(200);
});

test('a lock after many wrong codes says so, with its time', async () => {
  const { parent, secret } = await aCarefulParent();
  for (let round = 0; round < 3; round += 1) {
    const { browser } = await half(parent.email);
    for (let tries = 0; tries < 4; tries += 1) await browser.post('/api/auth/two-factor/sign-in', { code: '000000' });
  }
  const { browser } = await half(parent.email);
  const locked = await browser.post('/api/auth/two-factor/sign-in', { code: codeOf(secret) });
  expect([locked.statusCode, locked.json<Said>().error]).toEqual([
    429,
    'Too many wrong codes. Please wait 15 minutes before trying again.',
  ]);
  expect(Number(locked.headers['retry-after'])).toBe(900);
});

test('a recovery code works once', async () => {
  const { parent, recoveryCodes } = await aCarefulParent();
  const use = async () =>
    (await (await half(parent.email)).browser.post('/api/auth/two-factor/recovery', { code: recoveryCodes[0] })).statusCode;
  expect([await use(), await use()]).toEqual([200, 401]);
});

test('guessing codes is stopped after five tries of one sign-in', async () => {
  const { parent, secret } = await aCarefulParent();
  const { browser } = await half(parent.email);
  for (let tries = 0; tries < 6; tries += 1) await browser.post('/api/auth/two-factor/sign-in', { code: '000000' });
  expect((await browser.post('/api/auth/two-factor/sign-in', { code: codeOf(secret) })).statusCode).toBe(401);
});

test('a code opens nothing without the password before it, and nobody else’s account', async () => {
  const [careful, other] = [await aCarefulParent(), await aParent(testApp())];
  expect(
    (
      await testApp()
        .visitor()
        .post('/api/auth/two-factor/sign-in', { code: codeOf(careful.secret) })
    ).statusCode,
  ).toBe(401);
  expect((await other.post('/api/auth/two-factor/sign-in', { code: codeOf(careful.secret) })).statusCode).toBe(401);
});

test('setting up, new recovery codes and turning off ask for the password', async () => {
  const parent = await aParent(testApp());
  const wrong = { password: 'not mine 12' };
  expect((await parent.post('/api/auth/two-factor/begin', wrong)).json<Said>().error).toBe('This is not your current password.');
  await parent.post('/api/auth/two-factor/begin', { password: parentPassword });
  const refused = await parent.post('/api/auth/two-factor/confirm', { code: '000000' });
  expect([refused.statusCode, refused.json<Said>().error]).toEqual([400, 'This code is wrong or too old. Please try the newest one.']);
  expect((await parent.get('/api/auth/two-factor')).json()).toEqual({ enabled: false, required: false, hasPassword: true });

  const { parent: careful, recoveryCodes } = await aCarefulParent();
  expect((await careful.post('/api/auth/two-factor/recovery-codes', wrong)).statusCode).toBe(403);
  const renewed = await careful.post('/api/auth/two-factor/recovery-codes', { password: parentPassword });
  expect(renewed.json<Begun>().recoveryCodes).not.toContain(recoveryCodes[0]);
  expect((await careful.post('/api/auth/two-factor/turn-off', wrong)).statusCode).toBe(403);
  expect((await careful.post('/api/auth/two-factor/turn-off', { password: parentPassword })).statusCode).toBe(200);
  expect((await half(careful.email)).answer.statusCode).toBe(200);
});

test('two steps are for adults in their own account', async () => {
  const pupil = await aPupil(testApp());
  expect((await pupil.post('/api/auth/two-factor/begin', { password: 'x' })).statusCode).toBe(403);
  expect((await testApp().visitor().get('/api/auth/two-factor')).statusCode).toBe(401);
  expect((await pupil.parent.post('/api/auth/two-factor/begin', {})).statusCode).toBe(400);
});
