import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';

const testApp = startTestApp({ RATE_LIMIT_FACTOR: '1' });
type Said = { error: string };

const guess = (email: string, password = 'not this one 1') => testApp().visitor().post('/api/simple-auth/login', { email, password });
const guessMany = async (email: string, times: number): Promise<void> => {
  for (let attempt = 0; attempt < times; attempt += 1) await guess(email);
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

test('a class-mate who goes on guessing never keeps the owner out of their own device', async () => {
  const { email } = await aParent(testApp());
  const own = testApp().visitor();
  const enter = (password: string) => own.post('/api/simple-auth/login', { email, password });
  await wait(email, 0);
  expect((await enter(parentPassword)).statusCode).toBe(200);
  for (let window = 0; window < 3; window += 1) {
    await guessMany(email, 12);
    expect((await guess(email, parentPassword)).statusCode).toBe(429);
    expect((await enter(parentPassword)).statusCode).toBe(200);
    await wait(email, 900);
  }
  await guessMany(email, 1);
  for (let times = 0; times < 10; times += 1) expect((await enter('not this one 1')).statusCode).toBe(401);
  expect((await enter(parentPassword)).statusCode).toBe(429);
});

test('being known on a device is for one account and cannot be made up', async () => {
  const [guessed, mine] = [await aParent(testApp()), await aParent(testApp())];
  const browser = testApp().visitor();
  await wait(guessed.email, 0);
  await browser.post('/api/simple-auth/login', { email: mine.email, password: parentPassword });
  await guessMany(guessed.email, 10);
  expect((await browser.post('/api/simple-auth/login', { email: guessed.email, password: parentPassword })).statusCode).toBe(429);
  const forged = await testApp()
    .visitor()
    .send({
      method: 'POST',
      url: '/api/simple-auth/login',
      headers: { 'content-type': 'application/json', cookie: 'hedgerow.known=aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaa' },
      payload: JSON.stringify({ email: guessed.email, password: parentPassword }),
    });
  expect(forged.statusCode).toBe(429);
});

test('a school behind one address signs in as often as it likes: only wrong tries count, and the message says the wait', async () => {
  const { email } = await aParent(testApp());
  await wait(email, 0);
  const { pool } = testApp().database;
  for (let pupil = 0; pupil < 60; pupil += 1) expect((await guess(email, parentPassword)).statusCode).toBe(200);
  const { rows } = await pool.query<{ hits: number }>(`select hits from rate_limit where key like 'sign-in-address:%'`);
  expect(rows.map(({ hits }) => hits)).toEqual([0]);
  await pool.query(`update rate_limit set hits = 300 where key like 'sign-in-address:%'`);
  const stopped = await guess(email, parentPassword);
  expect([stopped.statusCode, stopped.json<Said>().error]).toEqual([429, 'Too many attempts. Please wait 5 minutes before trying again.']);
});

test('whether a username is taken is told ten times an hour', async () => {
  await wait('', 0);
  const pupil = await aPupil(testApp());
  const ask = (username: string) => pupil.parent.post(`/api/parent/child/${pupil.id}/username`, { username });
  for (let number = 0; number < 10; number += 1) expect((await ask(`quietheron${4000 + number}`)).statusCode).toBe(200);
  expect((await ask('quietheron4999')).statusCode).toBe(429);
});
