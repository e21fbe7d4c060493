import type { Carers } from '@hedgerow/contracts/carers';
import type { TestApp } from '../../../testing/test-app.ts';
import { expect, test } from 'vitest';
import { emailsTo, emailTo, linkIn } from '../../../testing/emails.ts';
import { aFamilyThatPays } from '../../../testing/paying.ts';
import { aParent, aPupil, parentPassword, type TestParent, opensScreens } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const testApp = startTestApp();
type Said = { readonly error: string };
const names = { firstName: 'Cay', lastName: 'Moss' };
let addresses = 0;
const newAddress = () => `carer${(addresses += 1)}@example.test`;

const confirmed = async (parent: TestParent) => {
  await testApp().database.pool.query('update "user" set email_verified = true where id = $1', [parent.id]);
  return parent;
};
const anOwner = async () => confirmed((await aPupil(testApp())).parent);

/** The letter's token. */
const invited = async (owner: TestParent, email: string): Promise<string> => {
  const answer = await owner.post('/api/family/carers/invite', { email });
  expect(answer.json()).toEqual({ message: 'Your invitation is on its way. The link in it works for 14 days.' });
  return linkIn(await emailTo(testApp(), email, 'invited to look after a family')).searchParams.get('token') ?? '';
};
const aCarer = async (owner: TestParent) => {
  const email = newAddress();
  const token = await invited(owner, email);
  const browser = testApp().visitor();
  const answer = await browser.post('/api/family/carers/register', { ...names, password: parentPassword, token });
  expect(answer.statusCode).toBe(200);
  return { ...browser, email, id: answer.json<{ user: { id: string } }>().user.id };
};
const carersOf = async (who: { get: TestParent['get'] }) => (await who.get('/api/family/carers')).json<Carers>();
const membersOf = async (house: TestApp, familyId: string) =>
  (await house.database.pool.query<{ email: string }>('select email from "user" where family_id = $1', [familyId])).rows.length;

test('an invited carer makes an account, sees the children, sets work and changes how they learn; the owner hears of it', async () => {
  const pupil = await aPupil(testApp());
  const owner = await confirmed(pupil.parent);
  const email = newAddress();
  const token = await invited(owner, email);
  expect((await testApp().visitor().get(`/api/family/carers/invitation?token=${token}`)).json()).toEqual({
    ownerName: 'Ann Lee',
    email,
    hasAccount: false,
  });
  expect((await carersOf(owner)).invitation?.email).toBe(email);

  const carer = testApp().visitor();
  const entered = await carer.post('/api/family/carers/register', { ...names, password: parentPassword, token });
  expect(entered.json()).toMatchObject({ user: { role: 'parent', email, emailVerified: true, carer: true, needsOnboarding: false } });
  expect((await carer.get('/api/parent/children')).json()).toMatchObject([{ id: pupil.id }]);
  expect((await carer.get(`/api/student/progress/${pupil.id}`)).statusCode).toBe(200);
  const work = { title: 'Fractions', topic: 'Fractions', subject: 'maths', difficulty: 'beginner', numQuestions: 5, childIds: [pupil.id] };
  expect((await carer.post('/api/assignments', work)).statusCode).toBe(200);
  expect((await carer.patch(`/api/parent/child/${pupil.id}`, { dailyLimit: 60 })).statusCode).toBe(200);
  expect((await carer.post(`/api/auth/view-as-child/${pupil.id}`)).statusCode).toBe(200);
  await emailTo(testApp(), owner.email, `${email} now looks after your family`);
  expect(await carersOf(owner)).toEqual({
    isOwner: true,
    owner: { firstName: 'Ann', lastName: 'Lee', email: owner.email },
    carer: { ...names, email },
    invitation: null,
  });
});

test('what is paid, who is in the family and the account itself stay the owner’s, in clear words', async () => {
  const pupil = await aPupil(testApp());
  const carer = await aCarer(await confirmed(pupil.parent));
  const answers = await Promise.all([
    carer.get('/api/stripe/subscription'),
    carer.get('/api/parent/family-overview'),
    carer.get('/api/referrals'),
    carer.post('/api/stripe/cancel-subscription', {}),
    carer.post('/api/stripe/refund', {}),
    carer.post('/api/stripe/change-plan', {}),
    carer.post('/api/stripe/create-portal-session', {}),
    carer.post('/api/payments/checkout', {}),
    carer.post('/api/create-subscription', {}),
    carer.post('/api/payments/create-subscription-payment', {}),
    carer.delete(`/api/parent/child/${pupil.id}`),
    carer.post('/api/parent/child', {}),
    carer.post('/api/onboarding/complete', {}),
    carer.post('/api/family/carers/invite', { email: newAddress() }),
    carer.post('/api/family/carers/remove', {}),
  ]);
  for (const answer of answers) {
    expect([answer.statusCode, answer.json<Said>().error]).toEqual([
      403,
      'Only the parent who opened this family’s account can do this. Please ask them.',
    ]);
  }
  const closing = await carer.post('/api/account/delete', { password: parentPassword });
  expect([closing.statusCode, closing.json<Said>().error]).toEqual([
    409,
    'You look after somebody else’s family here. Leave it first, under Family. Then you can delete your own account.',
  ]);
  expect((await pupil.parent.get('/api/parent/children')).json()).toHaveLength(1);
});

test('a carer’s own name and address are their own: the owner’s stay as they are', async () => {
  const owner = await anOwner();
  const carer = await aCarer(owner);
  expect((await carer.put('/api/simple-auth/profile', { firstName: 'Kay' })).statusCode).toBe(200);
  expect((await carersOf(owner)).owner.firstName).toBe('Ann');
  expect((await carersOf(owner)).carer?.firstName).toBe('Kay');
});

test('a parent who has an account already joins with it, and goes back to their own when they leave', async () => {
  const owner = await anOwner();
  const other = await aParent(testApp());
  const token = await invited(owner, other.email);
  expect((await testApp().visitor().get(`/api/family/carers/invitation?token=${token}`)).json<{ hasAccount: boolean }>().hasAccount).toBe(
    true,
  );
  const fresh = { ...names, password: parentPassword, token };
  expect((await testApp().visitor().post('/api/family/carers/register', fresh)).json<Said>().error).toBe(
    'An account with this email already exists. Please sign in instead.',
  );
  // Somebody else with the same link is refused, and the link stays good.
  const stranger = await aParent(testApp());
  expect((await stranger.post('/api/family/carers/accept', { token })).statusCode).toBe(403);

  expect((await other.post('/api/family/carers/accept', { token })).statusCode).toBe(200);
  expect((await other.get('/api/parent/children')).json()).toHaveLength(1);
  expect((await other.post('/api/family/carers/accept', { token })).statusCode).toBe(400);

  expect((await other.post('/api/family/carers/leave', {})).statusCode).toBe(200);
  expect((await other.get('/api/auth/user')).statusCode).toBe(401);
  await emailTo(testApp(), owner.email, `${other.email} no longer looks after your family`);
  const again = testApp().visitor();
  const user = await again.post('/api/simple-auth/login', { email: other.email, password: parentPassword });
  expect(user.json()).toMatchObject({ user: { carer: false } });
  expect((await again.get('/api/parent/children')).json()).toEqual([]);
  expect(await membersOf(testApp(), other.familyId)).toBe(1);
});

test('the owner ends it: signed out at once, also while looking as a child, and the record says who and when', async () => {
  const pupil = await aPupil(testApp());
  const owner = await confirmed(pupil.parent);
  const carer = await aCarer(owner);
  const looking = await opensScreens(carer, pupil.id);
  expect((await looking.get('/api/student/stats')).statusCode).toBe(200);
  expect((await owner.post('/api/family/carers/remove', {})).statusCode).toBe(200);
  expect((await looking.get('/api/student/stats')).statusCode).toBe(401);
  expect((await carer.get('/api/parent/children')).statusCode).toBe(401);
  expect((await owner.post('/api/family/carers/remove', {})).statusCode).toBe(404);
  await emailTo(testApp(), carer.email, 'You no longer look after a family');
  const back = testApp().visitor();
  await back.post('/api/simple-auth/login', { email: carer.email, password: parentPassword });
  expect((await back.get(`/api/student/progress/${pupil.id}`)).statusCode).toBe(404);
  await testApp().services.audit.settled();
  const { entries } = (await owner.get(`/api/children/${pupil.id}/audit`)).json<{ entries: { what: string; who: string }[] }>();
  const deeds = entries.map(({ what, who }) => [what, who]);
  expect(deeds).toEqual(
    expect.arrayContaining([
      ['carer-invited', 'Ann Lee'],
      ['carer-joined', 'Cay Moss'],
      ['carer-left', 'Ann Lee'],
    ]),
  );
});

test('only from a confirmed address, never to oneself, one carer a family, and a newer invitation ends the older', async () => {
  const unconfirmed = (await aPupil(testApp())).parent;
  expect((await unconfirmed.post('/api/family/carers/invite', { email: newAddress() })).statusCode).toBe(409);
  const owner = await confirmed(unconfirmed);
  expect((await owner.post('/api/family/carers/invite', { email: owner.email })).statusCode).toBe(400);
  expect((await owner.post('/api/family/carers/invite', { email: 'nobody' })).statusCode).toBe(400);
  expect((await owner.post('/api/family/carers/invite', {})).statusCode).toBe(400);
  const older = await invited(owner, newAddress());
  await aCarer(owner);
  const body = { ...names, password: parentPassword };
  expect(
    (
      await testApp()
        .visitor()
        .post('/api/family/carers/register', { ...body, token: older })
    ).statusCode,
  ).toBe(400);
  expect((await testApp().visitor().get('/api/family/carers/invitation?token=made-up')).statusCode).toBe(400);
  expect((await owner.post('/api/family/carers/invite', { email: newAddress() })).json<Said>().error).toBe(
    'Your family has a second carer already. End their access first, then invite somebody else.',
  );
  expect((await owner.post('/api/family/carers/leave', {})).statusCode).toBe(409);
});

test('a link is over after 14 days, when it is taken back, and when the family is about to go', async () => {
  const owner = await anOwner();
  const register = (token: string, password = parentPassword) =>
    testApp()
      .visitor()
      .post('/api/family/carers/register', { ...names, password, token });
  const taken = await invited(owner, newAddress());
  await owner.post('/api/family/carers/withdraw', {});
  expect((await register(taken)).statusCode).toBe(400);
  const token = await invited(owner, newAddress());
  expect((await register(token, 'password1')).statusCode).toBe(400);
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 15 * 86_400_000);
  const late = await register(token);
  testApp().clock.now = before;
  expect(late.statusCode).toBe(400);
  await owner.post('/api/account/delete', { password: parentPassword });
  expect((await register(token)).statusCode).toBe(400);
});

test('somebody with a family of their own keeps it: they cannot join another one', async () => {
  const owner = await anOwner();
  const other = (await aPupil(testApp())).parent;
  const token = await invited(owner, other.email);
  const answer = await other.post('/api/family/carers/accept', { token });
  expect([answer.statusCode, answer.json<Said>().error.includes('children or a subscription of its own')]).toEqual([409, true]);
  expect((await other.get('/api/parent/children')).json()).toHaveLength(1);
});

test('one link used twice at the same moment makes one carer', async () => {
  const owner = await anOwner();
  const token = await invited(owner, newAddress());
  const body = { ...names, password: parentPassword, token };
  const answers = await Promise.all([0, 1].map(() => testApp().visitor().post('/api/family/carers/register', body)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await carersOf(owner)).carer).not.toBeNull();
});

test('the owner’s goodbye leaves the carer’s account, and a carer takes only their own data along', async () => {
  const pupil = await aPupil(testApp());
  const owner = await confirmed(pupil.parent);
  const carer = await aCarer(owner);
  const copy = (await carer.get('/api/account/export')).json<{ data: Record<string, { email?: string }[]> }>().data;
  expect(copy['user']?.map(({ email }) => email)).toEqual([carer.email]);
  expect(JSON.stringify(copy)).not.toContain(pupil.id);
  expect(JSON.stringify(copy)).not.toContain(owner.email);
  expect((await owner.post('/api/account/delete', { password: parentPassword })).statusCode).toBe(200);
  await emailTo(testApp(), carer.email, 'You no longer look after a family');
  expect((await emailsTo(testApp(), carer.email)).filter(({ subject }) => subject.includes('will be deleted'))).toEqual([]);
  const back = testApp().visitor();
  expect((await back.post('/api/simple-auth/login', { email: carer.email, password: parentPassword })).statusCode).toBe(200);
  const gone = await back.post('/api/account/delete', { password: parentPassword });
  expect(gone.statusCode).toBe(200);
});

test('letters about money go to the owner alone, also where the carer’s account is the older one', async () => {
  const older = await aParent(testApp());
  const { parent: owner } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  const token = await invited(await confirmed(owner), older.email);
  await older.post('/api/family/carers/accept', { token });
  const lettersBefore = (await emailsTo(testApp(), older.email)).length;
  await owner.post('/api/stripe/cancel-subscription', {});
  await emailTo(testApp(), owner.email, 'ends on');
  expect(await emailsTo(testApp(), older.email)).toHaveLength(lettersBefore);
});
