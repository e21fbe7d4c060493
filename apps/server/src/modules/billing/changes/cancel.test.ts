import { expect, test } from 'vitest';
import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { startTestApp } from '#testing/test-app.ts';
import { aFamilyThatPays } from '#testing/paying.ts';
import { aParent } from '#testing/people.ts';

const testApp = startTestApp();

test('a parent cancels to the end of the paid period, and takes it back, with nothing charged', async () => {
  const { parent } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  const cancelled = (await parent.post('/api/stripe/cancel-subscription', { userId: parent.id })).json<SubscriptionSummary>();
  expect(cancelled).toMatchObject({ cancelAtPeriodEnd: true, status: 'ending', hasActiveSubscription: true });
  expect(cancelled.endsAt).not.toBeNull();
  expect((await parent.post('/api/stripe/cancel-subscription', {})).json<SubscriptionSummary>().status).toBe('ending');
  const kept = (await parent.post('/api/stripe/keep-subscription', {})).json<SubscriptionSummary>();
  expect(kept).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' });
  const history = (await parent.get('/api/stripe/billing-history')).json<unknown[]>();
  expect(history).toHaveLength(1);
});

test('without a subscription there is nothing to cancel, and nobody cancels for somebody else', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  const stranger = await aParent(testApp());
  expect((await stranger.post('/api/stripe/cancel-subscription', {})).statusCode).toBe(409);
  expect((await stranger.post('/api/stripe/cancel-subscription', { userId: parent.id })).statusCode).toBe(404);
  expect((await testApp().visitor().post('/api/stripe/cancel-subscription', {})).statusCode).toBe(401);
  expect(children).toHaveLength(1);
  expect((await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>().cancelAtPeriodEnd).toBe(false);
});
