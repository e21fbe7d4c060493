import { expect, test } from 'vitest';
import type { LookedAt, Profile } from '@hedgerow/contracts/accounts';
import { type Caller, lookingAs } from '#testing/caller.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aParent, aPupil, opensScreens, parentPassword } from '#testing/people.ts';

const testApp = startTestApp();
const look = (browser: Pick<Caller, 'post'>, childId: string) => browser.post(`/api/auth/view-as-child/${childId}`);
const told = async ({ get }: Pick<Caller, 'get'>) => (await get('/api/student/looked-at')).json<LookedAt>().looking;
const who = async (browser: Pick<Caller, 'get'>) => (await browser.get('/api/simple-auth/profile')).json<Profile>().user;

test("a parent opens a child's screens in one page, sees that they only look, and comes back", async () => {
  const { id, parent } = await aPupil(testApp());
  const page = lookingAs(parent, id);
  expect((await look(parent, id)).json()).toMatchObject({ redirectUrl: '/student/dashboard' });
  expect(await who(page)).toMatchObject({ id, role: 'student', viewedByParent: true });
  expect((await parent.get('/api/simple-auth/profile')).json<Profile>().user?.planPrice).toBeNull();
  expect((await page.post('/api/auth/return-to-parent')).json()).toEqual({
    message: 'Switched to Parent View',
    redirectUrl: '/parent/dashboard',
  });
  expect(await who(page)).toBeNull();
  expect((await page.get('/api/student/stats')).statusCode).toBe(401);
  expect((await parent.post('/api/auth/return-to-parent')).statusCode).toBe(200);
});

test("the parent's other pages go on as the parent's, and know what stands open beside them", async () => {
  const { id, parent } = await aPupil(testApp());
  const profile = async () => (await parent.get('/api/simple-auth/profile')).json<Profile>();
  expect(await profile()).not.toHaveProperty('looksAt');
  const page = await opensScreens(parent, id);
  expect(await profile()).toMatchObject({ user: { id: parent.id, role: 'parent', viewedByParent: false }, looksAt: id });
  expect((await parent.get('/api/parent/children')).json()).toMatchObject([{ id }]);
  expect((await parent.put('/api/simple-auth/profile', { firstName: 'Mole' })).statusCode).toBe(200);
  expect(await who(page)).toMatchObject({ role: 'student' });
  await page.post('/api/auth/return-to-parent');
  expect(await profile()).not.toHaveProperty('looksAt');
});

test('the child is told while a parent looks, and nobody else’s child is', async () => {
  const pupil = await aPupil(testApp());
  const sister = await aPupil(testApp(), { parent: pupil.parent, firstName: 'Mia' });
  expect(await told(pupil)).toBe(false);
  const page = await opensScreens(pupil.parent, pupil.id);
  expect([await told(pupil), await told(sister)]).toEqual([true, false]);
  await page.post('/api/auth/return-to-parent');
  expect(await told(pupil)).toBe(false);
  await opensScreens(pupil.parent, pupil.id);
  const { clock } = testApp();
  const before = clock.now;
  clock.now = new Date(before.getTime() + 2 * 3_600_000 + 1000);
  expect(await told(pupil)).toBe(false);
  clock.now = before;
  await pupil.parent.post('/api/simple-auth/logout');
  expect(await told(pupil)).toBe(false);
});

test('a page looks at the child that was opened, and at nobody else', async () => {
  const parent = await aParent(testApp());
  const [kit, max] = [await aPupil(testApp(), { parent }), await aPupil(testApp(), { parent })];
  expect((await lookingAs(parent, kit.id).get('/api/student/stats')).statusCode).toBe(401);
  const first = await opensScreens(parent, kit.id);
  const second = await opensScreens(parent, max.id);
  expect([await who(first), await who(second)]).toMatchObject([null, { id: max.id }]);
  expect((await lookingAs(kit, max.id).get('/api/student/stats')).statusCode).toBe(401);
  expect((await lookingAs(kit, kit.id).get('/api/student/stats')).statusCode).toBe(401);
  expect((await parent.get('/as/abc/api/student/stats')).statusCode).toBe(404);
});

test('another site cannot write through a page that looks', async () => {
  const { id, parent } = await aPupil(testApp());
  const page = await opensScreens(parent, id);
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  const forged = await page.send({ method: 'POST', url: '/api/auth/return-to-parent', headers, payload: '{}' });
  expect(forged.statusCode).toBe(403);
  expect(await who(page)).toMatchObject({ id });
});

test('before the card with the password was seen the screens open all the same', async () => {
  const parent = await aParent(testApp());
  const actor = { role: 'parent' as const, userId: parent.id, familyId: parent.familyId, childIds: [], carer: false };
  const made = await testApp().services.families.addChild(actor, { firstName: 'Una', lastName: 'Lee', age: 8, yearGroup: 'Year 4' });
  await testApp().services.families.activateChild(testApp().database.db, made);
  expect((await parent.get('/api/parent/children')).json()).toMatchObject([{ credentialsWaiting: true }]);
  expect(await who(await opensScreens(parent, made.id))).toMatchObject({ id: made.id });
  expect((await parent.get('/api/parent/children')).json()).toMatchObject([{ credentialsWaiting: true }]);
});

test('while looking nothing can be changed, paid or seen that is the parent’s own', async () => {
  const { id, parent } = await aPupil(testApp());
  const page = await opensScreens(parent, id);
  const refused = await Promise.all([
    page.get('/api/parent/children'),
    page.post(`/api/parent/child/${id}/credentials`, { renew: true }),
    page.put('/api/simple-auth/profile', { firstName: 'Mole' }),
    page.post('/api/auth/change-password', { currentPassword: parentPassword, newPassword: 'slow otter 83' }),
    page.get('/api/auth/sessions'),
    page.get('/api/stripe/billing-history'),
    page.post('/api/account/delete', { password: parentPassword }),
    page.post(`/api/auth/view-as-child/${id}`),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
});

test('looking belongs to one session, and ends after two hours and at sign-out', async () => {
  const { id, parent } = await aPupil(testApp());
  const elsewhere = testApp().visitor();
  await elsewhere.post('/api/simple-auth/login', { email: parent.email, password: parentPassword });
  const page = await opensScreens(parent, id);
  expect(await who(lookingAs(elsewhere, id))).toBeNull();
  expect((await who(elsewhere))?.role).toBe('parent');
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 121 * 60_000);
  const later = [await who(page), await who(parent)];
  testApp().clock.now = before;
  expect(later).toMatchObject([null, { role: 'parent' }]);
  await parent.post('/api/simple-auth/logout');
  expect([await who(page), await who(parent)]).toEqual([null, null]);
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
