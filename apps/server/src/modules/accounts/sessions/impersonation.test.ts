import { expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { Caller } from '#testing/caller.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';

const testApp = startTestApp();
const look = (browser: Pick<Caller, 'post'>, childId: string) => browser.post(`/api/auth/view-as-child/${childId}`);
const who = async (browser: Pick<Caller, 'get'>) => (await browser.get('/api/simple-auth/profile')).json<Profile>().user;

test("a parent opens a child's screens, sees that they only look, and comes back", async () => {
  const { id, parent } = await aPupil(testApp());
  expect((await parent.post(`/api/auth/view-as-child/${id}`)).json()).toMatchObject({ redirectUrl: '/student/dashboard' });
  expect(await who(parent)).toMatchObject({ id, role: 'student', viewedByParent: true });
  expect((await parent.post('/api/auth/return-to-parent')).json()).toEqual({
    message: 'Switched to Parent View',
    redirectUrl: '/parent/dashboard',
  });
  expect(await who(parent)).toMatchObject({ id: parent.id, role: 'parent', viewedByParent: false });
  expect((await parent.post('/api/auth/return-to-parent')).statusCode).toBe(200);
});

test('while looking nothing can be changed, paid or seen that is the parent’s own', async () => {
  const { id, parent } = await aPupil(testApp());
  await parent.post(`/api/auth/view-as-child/${id}`);
  const refused = await Promise.all([
    parent.get('/api/parent/children'),
    parent.post(`/api/parent/child/${id}/credentials`, { renew: true }),
    parent.put('/api/simple-auth/profile', { firstName: 'Mole' }),
    parent.post('/api/auth/change-password', { currentPassword: parentPassword, newPassword: 'slow otter 83' }),
    parent.get('/api/auth/sessions'),
    parent.get('/api/stripe/billing-history'),
    parent.post('/api/account/delete', { password: parentPassword }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
});

test('looking belongs to one session, and ends after two hours and at sign-out', async () => {
  const { id, parent } = await aPupil(testApp());
  const elsewhere = testApp().visitor();
  await elsewhere.post('/api/simple-auth/login', { email: parent.email, password: parentPassword });
  await parent.post(`/api/auth/view-as-child/${id}`);
  expect((await who(elsewhere))?.role).toBe('parent');
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 121 * 60_000);
  const later = await who(parent);
  testApp().clock.now = before;
  expect(later?.role).toBe('parent');
  await parent.post('/api/simple-auth/logout');
  expect(await who(parent)).toBeNull();
});

test("another family's child does not exist; a pupil and a visitor cannot look at all", async () => {
  const { id, ...pupil } = await aPupil(testApp());
  const stranger = await aParent(testApp());
  const [foreign, missing] = [await look(stranger, id), await look(stranger, '01a1fd6f-0000-7000-8000-000000000000')];
  expect([foreign.statusCode, foreign.json()]).toEqual([404, missing.json()]);
  expect((await look(stranger, 'abc')).statusCode).toBe(400);
  expect((await look(pupil, id)).statusCode).toBe(403);
  expect((await look(testApp().visitor(), id)).statusCode).toBe(401);
  expect((await pupil.post('/api/auth/return-to-parent')).statusCode).toBe(403);
});

test('a child who waits for the payment has no screens yet', async () => {
  const parent = await aParent(testApp());
  const actor = { role: 'parent' as const, userId: parent.id, familyId: parent.familyId, childIds: [], carer: false };
  const [child] = await testApp().services.families.prepareChildren(actor, [
    { firstName: 'Zoë', lastName: 'Lee', age: 7, yearGroup: 'Year 3' },
  ]);
  expect((await parent.post(`/api/auth/view-as-child/${child?.id}`)).statusCode).toBe(409);
});
