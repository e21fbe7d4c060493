import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf } from '../../testing/authenticator.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, parentPassword } from '../../testing/people.ts';

const testApp = startTestApp();
const tokenOf = (cookie: string | undefined) =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie ?? '')?.[1] ?? '').split('.')[0] ?? '';
const keptTokens = async (userId: string) =>
  (await testApp().database.pool.query<{ token: string }>('select token from session where user_id = $1', [userId])).rows.map(
    ({ token }) => token,
  );
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

test('what lies in the database opens nothing: a session is kept by the hash of its token', async () => {
  const parent = await aParent(testApp());
  const token = tokenOf(parent.cookie());
  expect(await keptTokens(parent.id)).toEqual([hashOf(token)]);
  expect((await parent.get('/api/auth/user')).statusCode).toBe(200);
});

test('every way in keeps a hash, and every way out ends the session', async () => {
  const parent = await aParent(testApp());
  const begun = await parent.post('/api/auth/two-factor/begin', { password: parentPassword });
  const { secret } = begun.json<{ secret: string }>();
  expect((await parent.post('/api/auth/two-factor/confirm', { code: codeOf(secret) })).statusCode).toBe(200);
  expect(await keptTokens(parent.id)).toEqual([hashOf(tokenOf(parent.cookie()))]);

  expect((await parent.post('/api/auth/two-factor/turn-off', { password: parentPassword })).statusCode).toBe(200);
  expect(await keptTokens(parent.id)).toEqual([hashOf(tokenOf(parent.cookie()))]);
  await parent.post('/api/simple-auth/logout');
  expect(await keptTokens(parent.id)).toEqual([]);
  expect((await parent.get('/api/auth/user')).statusCode).toBe(401);
});
