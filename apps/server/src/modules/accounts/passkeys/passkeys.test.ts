import { expect, test } from 'vitest';
import type { Passkey } from '@hedgerow/contracts/passkeys';
import { codeOf } from '#testing/authenticator.ts';
import type { Caller } from '#testing/caller.ts';
import { emailTo } from '#testing/emails.ts';
import { aPasskeyDevice } from '#testing/passkey.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
type Said = { readonly error: string; readonly details?: { readonly reason?: string; readonly field?: string } };
type Device = ReturnType<typeof aPasskeyDevice>;
type Options = { readonly challenge: string };

const add = async (adult: Caller, device: Device, name?: string) => {
  const begun = await adult.post('/api/auth/passkeys/begin', {});
  if (begun.statusCode !== 200) return begun;
  return adult.post('/api/auth/passkeys', { ...(name === undefined ? {} : { name }), response: device.create(begun.json<Options>()) });
};
const signIn = async (device: Device, browser = testApp().visitor()) => {
  const options = (await browser.post('/api/auth/passkeys/sign-in/begin')).json<Options>();
  return { browser, answer: await browser.post('/api/auth/passkeys/sign-in', { response: device.get(options) }) };
};
const keysOf = async (adult: Caller) => (await adult.get('/api/auth/passkeys')).json<Passkey[]>();
const signedInLongAgo = (userId: string) =>
  testApp().database.pool.query("update session set created_at = $2::timestamptz - interval '11 minutes' where user_id = $1", [
    userId,
    testApp().clock.now,
  ]);

test('a parent adds a passkey, has a letter of it, and signs in with it alone', async () => {
  const parent = await aParent(testApp());
  const device = aPasskeyDevice();
  expect((await add(parent, device, 'My phone')).statusCode).toBe(200);
  expect((await keysOf(parent)).map(({ name }) => name)).toEqual(['My phone']);
  expect((await emailTo(testApp(), parent.email, 'passkey was added')).text).toContain('My phone');
  const { browser, answer } = await signIn(device);
  expect([answer.statusCode, answer.json<{ user: { email: string } }>().user.email]).toEqual([200, parent.email]);
  expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
});

test('with two-step sign-in a passkey asks for no code: it is both steps', async () => {
  const parent = await aParent(testApp());
  const { secret } = (await parent.post('/api/auth/two-factor/begin', { password: parentPassword })).json<{ secret: string }>();
  expect((await parent.post('/api/auth/two-factor/confirm', { code: codeOf(secret) })).statusCode).toBe(200);
  const device = aPasskeyDevice();
  await add(parent, device);
  const { browser } = await signIn(device);
  expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
});

test('a device that asks for no finger, face or PIN is not taken, neither to be added nor to sign in', async () => {
  const parent = await aParent(testApp());
  expect((await add(parent, aPasskeyDevice({ verifies: false }))).statusCode).toBe(400);
  expect(await keysOf(parent)).toEqual([]);
  expect((await signIn(aPasskeyDevice())).answer.statusCode).toBe(401);
});

test('another site’s answer, an answer sent twice and one for another browser open nothing', async () => {
  const parent = await aParent(testApp());
  expect((await add(parent, aPasskeyDevice({ origin: 'http://evil.example' }))).statusCode).toBe(400);
  const device = aPasskeyDevice();
  await add(parent, device);
  const [one, other] = [testApp().visitor(), testApp().visitor()];
  const options = (await one.post('/api/auth/passkeys/sign-in/begin')).json<Options>();
  await other.post('/api/auth/passkeys/sign-in/begin');
  const response = device.get(options);
  expect((await other.post('/api/auth/passkeys/sign-in', { response })).statusCode).toBe(401);
  expect((await one.post('/api/auth/passkeys/sign-in', { response })).statusCode).toBe(200);
  expect((await one.post('/api/auth/passkeys/sign-in', { response })).statusCode).toBe(401);
});

test('who signed in a while ago gives the password first, to add and to remove', async () => {
  const parent = await aParent(testApp());
  await add(parent, aPasskeyDevice());
  await signedInLongAgo(parent.id);
  const asked = await parent.post('/api/auth/passkeys/begin', {});
  expect([asked.statusCode, asked.json<Said>().details]).toEqual([403, { reason: 'recent_sign_in', field: 'password' }]);
  expect((await parent.post('/api/auth/passkeys/begin', { password: 'wrong-1' })).statusCode).toBe(403);
  expect((await parent.post('/api/auth/passkeys/begin', { password: parentPassword })).statusCode).toBe(200);
  const [key] = await keysOf(parent);
  const path = `/api/auth/passkeys/${key?.id ?? ''}/remove`;
  expect((await parent.post(path, {})).statusCode).toBe(403);
  expect((await parent.post(path, { password: parentPassword })).statusCode).toBe(200);
  await emailTo(testApp(), parent.email, 'passkey was removed');
});

test('a removed passkey opens nothing any more, and nobody removes another’s', async () => {
  const [parent, stranger] = [await aParent(testApp()), await aParent(testApp())];
  const device = aPasskeyDevice();
  await add(parent, device);
  const [key] = await keysOf(parent);
  const path = `/api/auth/passkeys/${key?.id ?? ''}/remove`;
  expect((await stranger.post(path, {})).statusCode).toBe(404);
  expect((await parent.post(path, {})).statusCode).toBe(200);
  expect((await signIn(device)).answer.statusCode).toBe(401);
});

test('what is no passkey’s answer is a clear refusal, and an eleventh key too', async () => {
  const parent = await aParent(testApp());
  const nonsense = {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'AA', attestationObject: 'AA' },
  };
  await parent.post('/api/auth/passkeys/begin', {});
  expect((await parent.post('/api/auth/passkeys', { response: nonsense })).statusCode).toBe(400);
  expect((await parent.post('/api/auth/passkeys', { response: { id: '<x>' } })).statusCode).toBe(400);
  await testApp().database.pool.query(
    "insert into passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up, created_at) select gen_random_uuid(), $1, 'x', gen_random_uuid()::text, 0, 'singleDevice', false, now() from generate_series(1, 10)",
    [parent.id],
  );
  expect((await parent.post('/api/auth/passkeys/begin', {})).statusCode).toBe(409);
});

test('pupils have none, and an account that waits to be deleted is not opened by one', async () => {
  const pupil = await aPupil(testApp());
  expect((await pupil.post('/api/auth/passkeys/begin', {})).statusCode).toBe(403);
  const parent = await aParent(testApp());
  const device = aPasskeyDevice();
  await add(parent, device);
  expect((await parent.post('/api/account/delete', { password: parentPassword })).statusCode).toBe(200);
  expect((await signIn(device)).answer.statusCode).toBe(403);
});
