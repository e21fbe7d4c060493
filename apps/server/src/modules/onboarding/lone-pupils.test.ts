import { expect, test } from 'vitest';
import type { Child } from '@hedgerow/contracts/families';
import type { LinkedChild } from '@hedgerow/contracts/onboarding';
import { emailTo, linkIn } from '../../testing/emails.ts';
import { aParent, aPupil, parentPassword, opensScreens } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
type Said = { readonly error: string };
const rest = { yearGroup: 'Year 10', school: 'Oak Lane', guardian: true };
let pupils = 0;

/** Somebody of 14, who made an account of their own. */
const aLonePupil = async () => {
  const browser = testApp().visitor();
  const email = `lone${(pupils += 1)}@example.test`;
  const names = { firstName: 'Tam', lastName: 'Rook' };
  const made = await browser.post('/api/simple-auth/register', { ...names, email, password: parentPassword, needsOnboarding: true });
  const { id } = made.json<{ user: { id: string } }>().user;
  const entered = await browser.post('/api/auth/onboard', { ...names, role: 'student', dateOfBirth: '10/2012' });
  expect(entered.json()).toMatchObject({ user: { role: 'student', alone: true } });
  return { ...browser, id, email };
};
const codeOf = async (pupil: Awaited<ReturnType<typeof aLonePupil>>) =>
  (await pupil.post('/api/account/parent-link', {})).json<{ code: string }>().code;

test('a parent takes in a pupil of 14 with everything of theirs, who signs in as before and hears of it', async () => {
  const pupil = await aLonePupil();
  const before = (await pupil.get('/api/student/stats')).json<object>();
  const code = await codeOf(pupil);
  const parent = await aParent(testApp());
  expect((await parent.post('/api/onboarding/child-link/look', { code })).json<LinkedChild>()).toEqual({
    firstName: 'Tam',
    lastName: 'Rook',
    dateOfBirth: '2012-10',
    age: 14,
    yearGroup: 'Year 9',
    hasAccount: true,
  });
  expect((await parent.post('/api/onboarding/child-link', { code, ...rest })).statusCode).toBe(200);
  expect((await parent.get('/api/parent/children')).json<Child[]>()).toMatchObject([
    { id: pupil.id, firstName: 'Tam', school: 'Oak Lane', status: 'active', studentUsername: null, credentialsWaiting: false },
  ]);
  expect((await parent.get(`/api/student/progress/${pupil.id}`)).statusCode).toBe(200);
  expect((await pupil.get('/api/student/stats')).json()).toEqual(before);
  await emailTo(testApp(), pupil.email, 'A parent has joined you');
  const items = [{ childId: pupil.id, planId: 'secondary_learn' }];
  expect((await parent.post('/api/payments/checkout', { items, startNow: true })).statusCode).toBe(200);
  const again = await testApp().visitor().post('/api/simple-auth/login', { email: pupil.email, password: parentPassword });
  expect(again.json()).toMatchObject({ user: { id: pupil.id, alone: false } });
  await testApp().services.audit.settled();
  const { entries } = (await parent.get(`/api/children/${pupil.id}/audit`)).json<{ entries: { what: string }[] }>();
  expect(entries.map(({ what }) => what)).toContain('profile');
});

test('the link works once, in one family, and only for whoever says that they are the parent', async () => {
  const pupil = await aLonePupil();
  const code = await codeOf(pupil);
  const [parent, stranger] = [await aParent(testApp()), await aParent(testApp())];
  expect((await parent.post('/api/onboarding/child-link', { code, ...rest, guardian: false })).statusCode).toBe(400);
  const both = await Promise.all([parent, stranger].map((each) => each.post('/api/onboarding/child-link', { code, ...rest })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect((await stranger.post('/api/onboarding/child-link/look', { code })).statusCode).toBe(400);
  expect((await pupil.post('/api/account/parent-link', {})).statusCode).toBe(403);
  // From now on the account is the parent's to close.
  expect((await pupil.post('/api/account/delete', { password: parentPassword })).statusCode).toBe(403);
  expect((await pupil.get('/api/account/export')).statusCode).toBe(403);
});

test('a family of three and a code that was altered: refused, and the pupil stays as they are', async () => {
  const pupil = await aLonePupil();
  const code = await codeOf(pupil);
  const { parent } = await aPupil(testApp());
  await aPupil(testApp(), { parent, firstName: 'Ivy' });
  await aPupil(testApp(), { parent, firstName: 'Max' });
  const full = await parent.post('/api/onboarding/child-link', { code, ...rest });
  expect([full.statusCode, full.json<Said>().error]).toEqual([409, 'A family can have up to 3 children.']);
  const other = await aParent(testApp());
  expect((await other.post('/api/onboarding/child-link/look', { code: `${code.slice(0, -4)}zzzz` })).statusCode).toBe(400);
  expect((await pupil.get('/api/student/stats')).statusCode).toBe(200);
});

test('somebody who came alone changes their password and takes their data along', async () => {
  const pupil = await aLonePupil();
  const newPassword = 'loud heron 47';
  expect((await pupil.post('/api/auth/change-password', { currentPassword: 'not this 1', newPassword })).statusCode).toBe(403);
  const changed = await pupil.post('/api/auth/change-password', { currentPassword: parentPassword, newPassword });
  expect(changed.statusCode).toBe(200);
  await emailTo(testApp(), pupil.email, 'password was changed');
  const copy = (await pupil.get('/api/account/export')).json<{ data: { user: { email: string }[] } }>();
  expect(copy.data.user.map(({ email }) => email)).toEqual([pupil.email]);
});

test('they leave, come back by the letter’s link or by the password, and are gone after 30 days', async () => {
  const pupil = await aLonePupil();
  expect((await pupil.post('/api/account/delete', { password: 'not this 1' })).statusCode).toBe(403);
  expect((await pupil.post('/api/account/delete', { password: parentPassword })).statusCode).toBe(200);
  expect((await pupil.get('/api/student/stats')).statusCode).toBe(401);
  const letter = await emailTo(testApp(), pupil.email, 'will be deleted on');
  const token = linkIn(letter).searchParams.get('keep') ?? '';
  expect((await testApp().visitor().post('/api/account/undo-deletion', { token })).statusCode).toBe(200);
  const back = testApp().visitor();
  expect((await back.post('/api/simple-auth/login', { email: pupil.email, password: parentPassword })).statusCode).toBe(200);
  await back.post('/api/account/delete', { password: parentPassword });
  const words = { email: pupil.email, password: parentPassword };
  expect((await testApp().visitor().post('/api/account/undo-deletion', words)).statusCode).toBe(200);
  await back.post('/api/simple-auth/login', words);
  await back.post('/api/account/delete', { password: parentPassword });
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 40 * 86_400_000);
  await testApp().services.closing.eraseDue();
  testApp().clock.now = before;
  const { rows } = await testApp().database.pool.query('select id from "user" where id = $1', [pupil.id]);
  expect(rows).toEqual([]);
});

test('a child of a family cannot: their parent does it; nor a parent who looks through their eyes', async () => {
  const pupil = await aPupil(testApp());
  const wish = { currentPassword: 'any 1 word', newPassword: 'loud heron 47' };
  expect((await pupil.post('/api/auth/change-password', wish)).json<Said>().error).toContain('Only your parent or guardian');
  expect((await pupil.get('/api/account/export')).statusCode).toBe(403);
  expect((await pupil.post('/api/account/delete', { password: 'any 1 word' })).statusCode).toBe(403);
  expect((await pupil.post('/api/account/parent-link', {})).statusCode).toBe(403);
  const looking = await opensScreens(pupil.parent, pupil.id);
  expect((await looking.get('/api/account/export')).statusCode).toBe(403);
  expect((await looking.post('/api/account/parent-link', {})).statusCode).toBe(403);
});
