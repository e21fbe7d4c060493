import { expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { Credentials } from '@hedgerow/contracts/families';
import { aFamilyThatPays, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, aPupil, childrenOf } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
const lapsed = async (parent: Awaited<ReturnType<typeof aParent>>) =>
  (await parent.get('/api/simple-auth/profile')).json<Profile>().user?.lapsed;

/** A family that paid, and took its money back. */
const aLapsedFamily = async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: [{ year: 4, plan: 'primary_scholar', firstName: 'Kit' }] });
  expect(await lapsed(parent)).toBe(false);
  expect((await parent.post('/api/stripe/refund')).statusCode).toBe(200);
  return { parent, childId: children[0]?.id ?? '' };
};

test('a parent whose plan has ended reads what the child did, the calendar too', async () => {
  const { parent, childId } = await aLapsedFamily();
  expect(await lapsed(parent)).toBe(true);
  expect((await childrenOf(parent))[0]).toMatchObject({ currentPlan: 'free', hadPlan: true });
  for (const address of [
    `/api/student/recent-activity/${childId}`,
    `/api/student/progress/${childId}`,
    `/api/student/calendar/${childId}`,
    `/api/assessments/user/${childId}`,
    `/api/revision-guides/user/${childId}`,
    `/api/files/user/${childId}`,
    `/api/parent/child/${childId}/insight`,
  ])
    expect([address, (await parent.get(address)).statusCode]).toEqual([address, 200]);
});

test('a child who forgot the password gets a new one and signs in to read; making is closed', async () => {
  const { parent, childId } = await aLapsedFamily();
  const made = await parent.post(`/api/parent/child/${childId}/credentials`, { renew: true });
  const { username, password } = made.json<Credentials>();
  const kit = testApp().visitor();
  expect((await kit.post('/api/child-auth/child-login', { username, password })).statusCode).toBe(200);
  expect((await kit.get('/api/assessments')).statusCode).toBe(200);
  const guide = await kit.post('/api/revision-guides/generate', { subject: 'maths', topic: 'fractions' });
  expect(guide.statusCode).toBe(402);
});

test('a family that never had a plan has none to read back, and meets the gate as before', async () => {
  expect(await lapsed(await aParent(testApp()))).toBe(false);
  const { parent } = await aPupil(testApp(), { plan: 'free' });
  expect(await lapsed(parent)).toBe(false);
  const waiting = await aParent(testApp());
  await pressSubscribe(waiting, wizardBody([{ year: 9, plan: 'secondary_learn' }], { card: 'pm_card_threeDSecure2Required' }));
  expect(await lapsed(waiting)).toBe(false);
});
