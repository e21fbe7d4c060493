import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, emailsTo, linkIn } from '#testing/emails.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';

const testApp = startTestApp();
const newPassword = 'slow otter 83';
type Said = { error: string; message: string; valid: boolean };

const askFor = (email: string) => testApp().visitor().post('/api/auth/reset-password', { email });
const linkFor = async (email: string, count = 1) => {
  await askFor(email);
  const link = linkIn(await emailTo(testApp(), email, 'Set a new password', count));
  const token = link.searchParams.get('token') ?? '';
  return { link, token, joined: `${token}&email=${link.searchParams.get('email')}` };
};
const confirm = (token: string, password = newPassword) =>
  testApp().visitor().post('/api/auth/confirm-password-reset', { token, newPassword: password });
const validate = async (token: unknown) => (await testApp().visitor().post('/api/auth/validate-reset-token', { token })).json<Said>();
const signIn = async (email: string, password: string) =>
  (await testApp().visitor().post('/api/simple-auth/login', { email, password })).statusCode;

test('a parent sets a new password by the link in the letter, once, and every device is signed out', async () => {
  const parent = await aParent(testApp());
  const { link, joined } = await linkFor(parent.email);
  expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/auth/reset-password');
  expect(await validate(joined)).toEqual({ valid: true });
  expect((await confirm(joined)).json<Said>().message).toBe('Your password has been updated. You can now log in.');
  expect((await parent.get('/api/auth/user')).statusCode).toBe(401);
  expect([await signIn(parent.email, parentPassword), await signIn(parent.email, newPassword)]).toEqual([401, 200]);

  const again = await confirm(joined, 'other otter 94');
  expect([again.statusCode, again.json<Said>().error]).toEqual([400, 'This password reset link has expired or is invalid.']);
  await emailTo(testApp(), parent.email, 'password was changed');
});

test('a known and an unknown address get the same answer, and only the known one a letter', async () => {
  const parent = await aParent(testApp());
  const [known, unknown] = [await askFor(parent.email), await askFor('nobody.here@example.test')];
  expect([known.statusCode, known.json()]).toEqual([200, unknown.json()]);
  expect(known.json<Said>().message).toBe('Check your email for password reset instructions.');
  await emailTo(testApp(), parent.email, 'Set a new password');
  expect(await emailsTo(testApp(), 'nobody.here@example.test')).toHaveLength(0);
});

test.each([
  ['', 'Please enter your email address'],
  [
    'zoeobrien4821',
    'Password reset is only available for parent and teacher accounts. Students should contact their parent or teacher for password assistance.',
  ],
])('"%s" in place of an address is refused in the words of the specification', async (email, sentence) => {
  const answer = await askFor(email);
  expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, sentence]);
});

test("a pupil's inner address gets no letter", async () => {
  const pupil = await aPupil(testApp());
  const address = `${pupil.id}@pupil.invalid`;
  expect((await askFor(address)).statusCode).toBe(200);
  await linkFor(pupil.parent.email);
  expect(await emailsTo(testApp(), address)).toHaveLength(0);
});

test('only the newest link works', async () => {
  const { email } = await aParent(testApp());
  const [older, newer] = [await linkFor(email), await linkFor(email, 2)];
  expect((await validate(older.joined)).valid).toBe(false);
  expect((await confirm(older.joined)).statusCode).toBe(400);
  expect((await confirm(newer.joined)).statusCode).toBe(200);
});

test('a link is over after an hour', async () => {
  const { email } = await aParent(testApp());
  const { joined } = await linkFor(email);
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 61 * 60_000);
  const [valid, answer] = [await validate(joined), await confirm(joined)];
  testApp().clock.now = before;
  expect(valid).toEqual({ valid: false, error: 'This password reset link has expired or is invalid.' });
  expect(answer.statusCode).toBe(400);
});

test("a token opens its own account alone, whatever stands behind '&email='", async () => {
  const [owner, other] = [await aParent(testApp()), await aParent(testApp())];
  const { token } = await linkFor(owner.email);
  const wrong = [
    `${token}&email=${other.email}`,
    `${token}&email=${owner.email}&email=${other.email}`,
    `${token}&email=${other.email}&email=${owner.email}`,
    `${token}&email=`,
    `${token}&email=%E0%A4%A`,
    `${token.slice(0, -1)}&email=${owner.email}`,
    token,
  ];
  for (const text of wrong) expect([text, (await confirm(text)).statusCode]).toEqual([text, 400]);
  expect((await confirm(`${token}&email=${encodeURIComponent(owner.email.toUpperCase())}`)).statusCode).toBe(200);
});

test('a weak new password is refused and the link stays good', async () => {
  const { email } = await aParent(testApp());
  const { joined } = await linkFor(email);
  const refusals = [
    ['abc1', 'Password must be at least 8 characters long.'],
    ['password1', 'This password is easy to guess. Please choose another.'],
    ['annlee12', 'This password is easy to guess. Please choose another.'],
  ] as const;
  for (const [password, sentence] of refusals) expect((await confirm(joined, password)).json<Said>().error).toBe(sentence);
  expect((await confirm(joined)).statusCode).toBe(200);
});

test('odd tokens are answered, not crashed on', async () => {
  for (const token of ['', '&email=', 'x'.repeat(601), '\u0000', 7, null, { a: 1 }]) {
    const answer = await testApp().visitor().post('/api/auth/confirm-password-reset', { token, newPassword });
    expect(answer.statusCode).toBe(400);
  }
});

test('one link used twice at the same moment sets one password', async () => {
  const { email } = await aParent(testApp());
  const { joined } = await linkFor(email);
  const answers = await Promise.all([confirm(joined), confirm(joined, 'other otter 94')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('no secret of a link lies in the database', async () => {
  const { email } = await aParent(testApp());
  const { token } = await linkFor(email);
  const { rows } = await testApp().database.pool.query<{ text: string }>(
    'select t::text as text from account_token t union all select m::text from mail_outbox m union all select j.data::text from pgboss.job j',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ text }) => text.includes(token))).toBe(false);
});

test('changing the password asks for the old one and ends the other sessions', async () => {
  const parent = await aParent(testApp());
  const elsewhere = testApp().visitor();
  await elsewhere.post('/api/simple-auth/login', { email: parent.email, password: parentPassword });
  const change = (currentPassword: string) => parent.post('/api/auth/change-password', { currentPassword, newPassword });
  const wrong = await change('not mine 12');
  expect([wrong.statusCode, wrong.json<Said>().error]).toEqual([403, 'This is not your current password.']);
  const before = parent.cookie();
  expect((await change(parentPassword)).statusCode).toBe(200);
  expect(parent.cookie()).not.toBe(before);
  expect([(await parent.get('/api/auth/user')).statusCode, (await elsewhere.get('/api/auth/user')).statusCode]).toEqual([200, 401]);
});
