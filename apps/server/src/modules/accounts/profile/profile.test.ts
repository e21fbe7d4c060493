import { expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { Caller } from '#testing/caller.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, emailsTo, linkIn } from '#testing/emails.ts';
import { aParent, aPupil, parentPassword, type TestParent } from '#testing/people.ts';

const testApp = startTestApp();
type Said = { error: string; message: string; code: string; details?: { reason?: string } };
const who = async (browser: Pick<Caller, 'get'>) => (await browser.get('/api/simple-auth/profile')).json<Profile>().user;
/** Somebody who came in without saying who they are, as with Google. */
const aNewcomer = async (): Promise<TestParent> => {
  const parent = await aParent(testApp());
  await testApp().database.pool.query('update "user" set needs_onboarding = true where id = $1', [parent.id]);
  return parent;
};

test('a parent changes names, school and letters by either call, and reads them back', async () => {
  const parent = await aParent(testApp());
  const put = await parent.put('/api/simple-auth/profile', { firstName: ' Zoë ', school: 'Home' });
  expect([put.statusCode, put.json<{ user: unknown }>().user]).toEqual([
    200,
    expect.objectContaining({ firstName: 'Zoë', lastName: 'Lee', school: 'Home', notifications: true }),
  ]);
  await parent.post('/api/auth/update-profile', { lastName: "O'Brien", email: parent.email, school: '', notifications: false });
  expect(await who(parent)).toMatchObject({ firstName: 'Zoë', lastName: "O'Brien", school: null, notifications: false });
});

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ email: 'nowhere' }, 'Invalid email address'],
])('%o is refused with "%s"', async (change, sentence) => {
  const parent = await aParent(testApp());
  const answer = await parent.post('/api/auth/update-profile', change);
  expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, sentence]);
});

test('role, plan and family are not among what a profile write takes', async () => {
  const parent = await aParent(testApp());
  await parent.put('/api/simple-auth/profile', {
    role: 'operator',
    familyId: 'x',
    subscriptionPlan: 'secondary_practice',
    emailVerified: true,
  });
  expect(await who(parent)).toMatchObject({ role: 'parent', subscriptionPlan: 'free', emailVerified: false });
});

test('a child of a family cannot change their own details by any call', async () => {
  const pupil = await aPupil(testApp());
  const details = { firstName: 'Max', lastName: 'Power', role: 'student', dateOfBirth: '01/01/2012' };
  const answers = await Promise.all([
    pupil.put('/api/simple-auth/profile', details),
    pupil.post('/api/auth/update-profile', details),
    pupil.post('/api/auth/onboard', details),
    pupil.post('/api/auth/update-role', { role: 'parent' }),
    pupil.post('/api/auth/apply-pending-profile', { pendingRole: 'parent', pendingProfileData: details }),
  ]);
  for (const answer of answers)
    expect([answer.statusCode, answer.json<Said>().error]).toEqual([
      403,
      'Only your parent or guardian can update your personal information. Please ask them to log into their account to make changes.',
    ]);
  expect(await who(pupil)).toMatchObject({ firstName: 'Sam', role: 'student' });
});

test('a new address needs the password, and counts from its confirmation on; the old address is told', async () => {
  const parent = await aParent(testApp());
  const email = `moved.${parent.email}`;
  const ask = (password?: string) => parent.post('/api/auth/update-profile', { email, password });
  expect((await ask()).statusCode).toBe(400);
  const wrong = await ask('not mine 12');
  expect([wrong.statusCode, wrong.json<Said>().error]).toEqual([403, 'This is not your current password.']);
  expect((await ask(parentPassword)).json<Said>().message).toContain('new address');
  expect((await who(parent))?.email).toBe(parent.email);

  const { pathname, search } = linkIn(await emailTo(testApp(), email, 'confirm your new address'));
  const opened = await testApp().visitor().get(`${pathname}${search}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/login?email=changed']);
  expect(await who(parent)).toMatchObject({ email, emailVerified: true });
  await emailTo(testApp(), parent.email, 'address was changed');
  expect((await testApp().visitor().get(`${pathname}${search}`)).headers.location).toBe('/login?email=expired');
});

test("somebody else's address is not told apart, and not taken", async () => {
  const [parent, other] = [await aParent(testApp()), await aParent(testApp())];
  const before = (await emailsTo(testApp(), other.email)).length;
  const answer = await parent.post('/api/auth/update-profile', { email: other.email, password: parentPassword });
  expect([answer.statusCode, (await who(parent))?.email]).toEqual([200, parent.email]);
  await emailTo(testApp(), other.email, 'confirm your email');
  expect((await emailsTo(testApp(), other.email)).length - before).toBeLessThanOrEqual(1);
});

test('a newcomer becomes a parent or a home educator by saying so, once', async () => {
  const newcomer = await aNewcomer();
  expect((await newcomer.post('/api/auth/update-role', { role: 'home_educator' })).statusCode).toBe(200);
  const done = await newcomer.post('/api/auth/onboard', { firstName: 'Ina', lastName: 'Weir', role: 'home_educator' });
  expect(done.json<Profile>().user).toMatchObject({ firstName: 'Ina', role: 'home_educator', needsOnboarding: false });
  const again = await newcomer.post('/api/auth/update-role', { role: 'parent' });
  expect([again.statusCode, again.json<Said>().code]).toEqual([403, 'forbidden']);
});

test('nobody becomes a teacher without an invitation, nor anything that is no role', async () => {
  for (const person of [await aNewcomer(), await aParent(testApp())]) {
    const names = { firstName: 'Tim', lastName: 'Lot' };
    expect((await person.post('/api/auth/update-role', { role: 'teacher' })).statusCode).toBe(403);
    expect((await person.post('/api/auth/onboard', { ...names, role: 'teacher' })).statusCode).toBe(403);
    expect((await person.post('/api/auth/apply-pending-profile', { pendingRole: 'teacher' })).statusCode).toBe(403);
    for (const role of ['operator', 'administrator', '', null, 7])
      expect((await person.post('/api/auth/update-role', { role })).statusCode).toBe(400);
    expect((await who(person))?.role).toBe('parent');
  }
});

test('a pupil of thirteen comes alone: year and key stage follow from the month of birth, not from what is claimed', async () => {
  const newcomer = await aNewcomer();
  await newcomer.post('/api/auth/update-role', { role: 'student' });
  const answer = await newcomer.post('/api/auth/onboard', {
    firstName: 'Kim',
    lastName: 'Vale',
    role: 'student',
    dateOfBirth: '10/2012',
    age: 40,
    keyStage: 'KS1',
  });
  expect(answer.json<Profile>().user).toMatchObject({ role: 'student', age: 14, yearGroup: 9, keyStage: 'KS3', email: null });
  expect((await who(newcomer))?.role).toBe('student');
  expect((await newcomer.get('/api/parent/children')).statusCode).toBe(403);
});

const comesAlone = async (dateOfBirth: string): Promise<number> => {
  const newcomer = await aNewcomer();
  const answer = await newcomer.post('/api/auth/onboard', { firstName: 'Kim', lastName: 'Vale', role: 'student', dateOfBirth });
  return answer.statusCode;
};

test('in the month of the thirteenth birthday a pupil still brings a parent: no day is asked, and nobody is taken for older', async () => {
  expect([await comesAlone('11/2013'), await comesAlone('20/11/2013'), await comesAlone('10/2013')]).toEqual([403, 403, 200]);
});

test('no day of birth is kept, whatever was typed', async () => {
  const newcomer = await aNewcomer();
  await newcomer.post('/api/auth/onboard', { firstName: 'Kim', lastName: 'Vale', role: 'student', dateOfBirth: '14/03/2012' });
  const { rows } = await testApp().database.pool.query('select birth_month from child where id = $1', [newcomer.id]);
  expect([rows, (await who(newcomer))?.dateOfBirth]).toEqual([[{ birth_month: '2012-03' }], '2012-03']);
});

test('a pupil under thirteen is asked to bring a parent, and nothing is kept', async () => {
  const newcomer = await aNewcomer();
  const letters = () => testApp().database.pool.query('select id from mail_outbox where "to" = $1', [newcomer.email]);
  expect((await letters()).rows).toHaveLength(1);
  const answer = await newcomer.post('/api/auth/onboard', {
    firstName: 'Pip',
    lastName: 'Vale',
    role: 'student',
    dateOfBirth: '2015-05-01',
  });
  expect([answer.statusCode, answer.json<Said>().details?.reason]).toEqual([403, 'parent_needed']);
  expect(await who(newcomer)).toBeNull();
  const { rows } = await testApp().database.pool.query(
    'select id from "user" where id = $1 union all select id from family where id = $2',
    [newcomer.id, newcomer.familyId],
  );
  expect(rows).toHaveLength(0);
  expect((await letters()).rows).toHaveLength(0);
});

test('who makes an account at /login says who they are next; the sign-up wizard knows it already', async () => {
  const details = { password: parentPassword, firstName: 'Kim', lastName: 'Vale' };
  const registered = async (email: string, more: object) => {
    const answer = await testApp()
      .visitor()
      .post('/api/simple-auth/register', { ...details, email, ...more });
    return answer.json<{ user: unknown }>().user;
  };
  expect(await registered('kim.login@example.test', { needsOnboarding: true })).toMatchObject({ needsOnboarding: true, role: 'parent' });
  expect(await registered('kim.wizard@example.test', {})).toMatchObject({ needsOnboarding: false });
});

test.each([
  ['', 'Please enter the month and year you were born'],
  ['31/02/2010', 'Please enter a valid month and year in MM/YYYY format'],
  ['2010', 'Please enter a valid month and year in MM/YYYY format'],
  ['01/01/1899', 'Please enter a valid month and year in MM/YYYY format'],
  ['24/12/2026', 'Your month of birth cannot be in the future'],
  ['01/01/2024', 'Student must be at least 3 years old'],
  ['20/10/2007', 'Student must be under 19 years old'],
])('the month of birth "%s" is refused: %s', async (dateOfBirth, sentence) => {
  const newcomer = await aNewcomer();
  const answer = await newcomer.post('/api/auth/onboard', { firstName: 'Kim', lastName: 'Vale', role: 'student', dateOfBirth });
  expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, sentence]);
});

test('names and a role are asked for in the words of the specification', async () => {
  const newcomer = await aNewcomer();
  const said = async (body: object) => (await newcomer.post('/api/auth/onboard', body)).json<Said>().error;
  expect(await said({ firstName: '', lastName: 'Vale', role: 'parent' })).toBe('Please enter your first and last name');
  expect(await said({ firstName: 'Kim', lastName: 'Vale' })).toBe('Please select your role');
});

test('what was chosen before there was an account is applied once, and nothing to apply is no error', async () => {
  const newcomer = await aNewcomer();
  const body = { pendingRole: 'home_educator', pendingProfileData: { firstName: 'Ina', lastName: 'Weir' } };
  const applied = await newcomer.post('/api/auth/apply-pending-profile', body);
  expect(applied.json<Profile>().user).toMatchObject({ role: 'home_educator', firstName: 'Ina', needsOnboarding: false });
  expect((await newcomer.post('/api/auth/apply-pending-profile', body)).statusCode).toBe(200);
  expect((await newcomer.post('/api/auth/apply-pending-profile', {})).statusCode).toBe(200);
});
