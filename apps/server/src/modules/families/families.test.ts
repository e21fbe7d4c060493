import { expect, test } from 'vitest';
import type { Child, Credentials } from '@hedgerow/contracts/families';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, childrenOf } from '../../testing/people.ts';

const testApp = startTestApp();
const nobody = '01a1fd6f-0000-7000-8000-000000000000';
const actorFor = (parent: { id: string; familyId: string }) => ({
  role: 'parent' as const,
  userId: parent.id,
  familyId: parent.familyId,
  childIds: [],
  carer: false,
});
const noChild = (): never => {
  throw new Error('no child was made');
};
const draft = { firstName: 'Zoë', lastName: "O'Brien", age: 7, yearGroup: 'Year 3' };

test('a prepared child waits for the payment: pending, nobody to sign in as, no password to show', async () => {
  const parent = await aParent(testApp());
  await testApp().services.families.prepareChildren(actorFor(parent), [draft]);
  const [child] = await childrenOf(parent);
  expect(child).toMatchObject({
    firstName: 'Zoë',
    yearGroup: 'Year 3',
    keyStage: 'KS2',
    phase: 'primary',
    status: 'pending',
    currentPlan: 'free',
    studentUsername: null,
  });
  const refused = await parent.post(`/api/parent/child/${child?.id ?? nobody}/credentials`);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'conflict']);
});

test('an activated child has a username from their name, and a password that is shown once', async () => {
  const parent = await aParent(testApp());
  const [made] = await testApp().services.families.prepareChildren(actorFor(parent), [draft]);
  await testApp().services.families.activateChild(testApp().database.db, made ?? noChild());
  const [child] = await childrenOf(parent);
  expect(child?.studentUsername).toMatch(/^zoeobrien\d{4,5}$/);
  expect(child?.credentialsWaiting).toBe(true);

  const first = await parent.post(`/api/parent/child/${made?.id}/credentials`);
  expect(first.json<Credentials>().password).toMatch(/^[a-zA-Z2-9]{8}$/);
  expect((await parent.post(`/api/parent/child/${made?.id}/credentials`)).statusCode).toBe(409);
  expect((await childrenOf(parent))[0]?.credentialsWaiting).toBe(false);
});

test('a new password replaces the old one and signs the child out', async () => {
  const pupil = await aPupil(testApp());
  const { username, password } = (
    await pupil.parent.post(`/api/parent/child/${pupil.id}/credentials`, { renew: true })
  ).json<Credentials>();
  expect((await pupil.get('/api/auth/user')).statusCode).toBe(401);
  expect((await testApp().visitor().post('/api/child-auth/child-login', { username, password })).statusCode).toBe(200);
});

test("another family's child does not exist, and neither does an unknown one", async () => {
  const pupil = await aPupil(testApp());
  const stranger = await aParent(testApp());
  const foreign = await stranger.post(`/api/parent/child/${pupil.id}/credentials`, { renew: true });
  const missing = await stranger.post(`/api/parent/child/${nobody}/credentials`, { renew: true });
  expect([foreign.statusCode, foreign.json()]).toEqual([404, missing.json()]);
  expect((await stranger.post('/api/parent/child/not-an-id/credentials')).statusCode).toBe(400);
});

test('the list is for parents: a visitor is asked to sign in, a pupil is refused', async () => {
  const pupil = await aPupil(testApp());
  expect((await testApp().visitor().get('/api/parent/children')).statusCode).toBe(401);
  expect((await pupil.get('/api/parent/children')).statusCode).toBe(403);
});

test('a family has at most three children, also when six tabs try at once', async () => {
  const parent = await aParent(testApp());
  const two = [draft, { ...draft, firstName: 'Max' }];
  await Promise.allSettled(Array.from({ length: 6 }, () => testApp().services.families.prepareChildren(actorFor(parent), two)));
  const children: Child[] = await childrenOf(parent);
  expect(children).toHaveLength(2);
  await expect(testApp().services.families.prepareChildren(actorFor(parent), [...two, ...two])).rejects.toMatchObject({ code: 'invalid' });
});

test('two children of one name get different usernames', async () => {
  const parent = await aParent(testApp());
  const made = await testApp().services.families.prepareChildren(actorFor(parent), [draft, draft, draft]);
  for (const child of made) await testApp().services.families.activateChild(testApp().database.db, child);
  const names = (await childrenOf(parent)).map(({ studentUsername }) => studentUsername);
  expect(new Set(names).size).toBe(3);
});
