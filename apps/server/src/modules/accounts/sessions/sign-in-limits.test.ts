import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, linkIn } from '#testing/emails.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';

const testApp = startTestApp({ RATE_LIMIT_FACTOR: '1' });
type Said = { error: string; code: string; details?: { retryAfter?: number } };

const guess = (email: string, password = 'not this one 1') => testApp().visitor().post('/api/simple-auth/login', { email, password });
const guessMany = async (email: string, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) statuses.push((await guess(email)).statusCode);
  return statuses;
};
/** Everybody's limit per address begins anew; whoever guessed at this account has waited so many seconds. */
const wait = async (email: string, seconds: number): Promise<void> => {
  const { pool } = testApp().database;
  await pool.query(`delete from rate_limit where key like 'sign-in-address:%'`);
  await pool.query(`update rate_limit set ends_at = ends_at - make_interval(secs => $2) where key = $1`, [
    `sign-in-account:${email}`,
    seconds,
  ]);
};

test('guessing one account is stopped after ten wrong tries, with the time to wait, and other accounts go on', async () => {
  const [guessed, other] = [await aParent(testApp()), await aParent(testApp())];
  expect(new Set(await guessMany(guessed.email, 10))).toEqual(new Set([401]));
  const stopped = await guess(guessed.email.toUpperCase(), parentPassword);
  expect([stopped.statusCode, stopped.json<Said>().code, stopped.json<Said>().error]).toEqual([
    429,
    'too_many_requests',
    'Too many attempts. Please wait 5 minutes before trying again.',
  ]);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(290);
  expect((await guess(other.email, parentPassword)).statusCode).toBe(200);
});

test('each further wrong guess makes the wait longer, up to a quarter of an hour; the right password ends it', async () => {
  const { email } = await aParent(testApp());
  await wait(email, 0);
  await guessMany(email, 10);
  const waits: number[] = [];
  for (const seconds of [300, 600, 900]) {
    await wait(email, seconds);
    expect((await guess(email)).statusCode).toBe(401);
    waits.push(Number((await guess(email)).headers['retry-after']));
  }
  expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([10, 15, 15]);
  await wait(email, 900);
  expect((await guess(email, parentPassword)).statusCode).toBe(200);
  expect(new Set(await guessMany(email, 10))).toEqual(new Set([401]));
});

test('signing in and out all day is no guessing, and a day of quiet is forgotten', async () => {
  const { email } = await aParent(testApp());
  await wait(email, 0);
  for (let day = 0; day < 12; day += 1) expect((await guess(email, parentPassword)).statusCode).toBe(200);
  await guessMany(email, 10);
  await wait(email, 86_400 + 300);
  expect(new Set(await guessMany(email, 10))).toEqual(new Set([401]));
});

test('ten guesses at the same moment are ten, not more', async () => {
  const { email } = await aParent(testApp());
  await wait(email, 0);
  const answers = await Promise.all(Array.from({ length: 14 }, () => guess(email)));
  expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(10);
});

test('whoever is kept out by somebody else’s guesses sets a new password and is in', async () => {
  const { email } = await aParent(testApp());
  await wait(email, 0);
  await guessMany(email, 10);
  expect((await guess(email, parentPassword)).statusCode).toBe(429);
  await testApp().visitor().post('/api/auth/reset-password', { email });
  const link = linkIn(await emailTo(testApp(), email, 'Set a new password')).searchParams;
  const token = `${link.get('token') ?? ''}&email=${encodeURIComponent(link.get('email') ?? '')}`;
  expect((await testApp().visitor().post('/api/auth/confirm-password-reset', { token, newPassword: 'brave otter 58' })).statusCode).toBe(
    200,
  );
  expect((await guess(email, 'brave otter 58')).statusCode).toBe(200);
});

test('a child who guessed too often comes in with the new password that the parent makes; making many is limited', async () => {
  const { username, id, parent } = await aPupil(testApp());
  const enter = (password: string) => testApp().visitor().post('/api/child-auth/child-login', { username, password });
  await wait(username, 0);
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await enter('not this one')).statusCode).toBe(401);
  expect((await enter('not this one')).statusCode).toBe(429);
  const renew = () => parent.post(`/api/parent/child/${id}/credentials`, { renew: true });
  const { password } = (await renew()).json<{ password: string }>();
  expect((await enter(password)).statusCode).toBe(200);
  const { pool } = testApp().database;
  await pool.query(`update rate_limit set hits = 20 where key = $1`, [`credentials:${parent.familyId}`]);
  const stopped = await renew();
  expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
});

const register = (email: string) =>
  testApp().visitor().post('/api/simple-auth/register', { email, password: parentPassword, firstName: 'Ann', lastName: 'Lee' });

test('a hall full of parents behind one address makes its accounts; which addresses are taken is said ten times', async () => {
  const addresses = Array.from({ length: 12 }, (_, at) => `hall.${at}@example.test`);
  for (const email of addresses) expect((await register(email)).statusCode).toBe(200);
  const again: number[] = [];
  for (const email of addresses) again.push((await register(email)).statusCode);
  expect(again).toEqual([...Array.from({ length: 10 }, () => 409), 429, 429]);
});

test('a staff room behind one address signs in with passkeys: the thirtieth asks as well as the first', async () => {
  const statuses: number[] = [];
  for (let one = 0; one < 30; one += 1) statuses.push((await testApp().visitor().post('/api/auth/passkeys/sign-in/begin')).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
