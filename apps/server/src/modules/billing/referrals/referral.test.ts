import { expect, test } from 'vitest';
import type { SubscriptionStarted } from '@hedgerow/contracts/billing';
import type { ReferralOverview } from '@hedgerow/contracts/referrals';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, emailsTo } from '#testing/emails.ts';
import { aFamilyThatPays, confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, aPupil, type TestParent } from '#testing/people.ts';
import { openProvider, type Provider } from '#testing/provider.ts';
import { untilTrue } from '#testing/until-true.ts';

const provider: Provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);
type Said = { readonly error: string; readonly code: string };

const day = 86_400_000;
const one = [{ year: 9, plan: 'secondary_learn' }] as const;
const overviewOf = async (parent: TestParent) => (await parent.get('/api/referrals')).json<ReferralOverview>();
const joinBy = async (parent: TestParent, code: string) => parent.post('/api/referrals/join', { code });
const customerOf = async ({ familyId }: TestParent): Promise<string> => {
  const { rows } = await testApp().database.pool.query<{ customer_id: string }>(
    'select customer_id from billing_customer where family_id = $1',
    [familyId],
  );
  return rows[0]?.customer_id ?? '';
};
const balanceOf = async (parent: TestParent): Promise<number> => {
  const customer = await provider.stripe().customers.retrieve(await customerOf(parent));
  return customer.deleted === true ? 0 : customer.balance;
};
/** The house's clock for everything that says when somebody was here last: accounts and sessions keep the real one. */
const wereHere = async ({ familyId }: TestParent): Promise<void> => {
  const { pool } = testApp().database;
  await pool.query('update "user" set created_at = $2, last_sign_in_at = $2 where family_id = $1', [familyId, testApp().clock.now]);
  await pool.query('update session set updated_at = $2 where user_id in (select id from "user" where family_id = $1)', [
    familyId,
    testApp().clock.now,
  ]);
};
const daysLater = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + days * day);
  try {
    return await work();
  } finally {
    testApp().clock.now = before;
  }
};

/** A family that pays, and a friend who came by its code and pays as well; both have their credit. */
const aFriendWhoPaid = async () => {
  const { parent: referrer } = await aFamilyThatPays(testApp(), { children: one });
  const { code } = await overviewOf(referrer);
  const friend = await aParent(testApp());
  expect((await joinBy(friend, code)).statusCode).toBe(200);
  const { subscriptionId } = await aFamilyThatPays(testApp(), { children: one, parent: friend });
  await untilTrue(async () => (await balanceOf(friend)) === -2000 && (await balanceOf(referrer)) === -2000);
  return { referrer, friend, subscriptionId };
};
const refundTheFirstPayment = async (friend: TestParent, amount?: number): Promise<void> => {
  const stripe = provider.stripe();
  const { data } = await stripe.paymentIntents.list({ customer: await customerOf(friend) });
  const paid = { payment_intent: data.find(({ status }) => status === 'succeeded')?.id ?? '' };
  await stripe.refunds.create(amount === undefined ? paid : { ...paid, amount });
};

test('case 34: a friend pays, and both have £20 of credit, once, however often the news come', async () => {
  const { referrer, friend } = await aFriendWhoPaid();
  for (const parent of [friend, referrer, friend]) await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  await testApp().services.settleReferrals();
  expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([-2000, -2000]);
  for (const { email } of [friend, referrer]) await emailTo(testApp(), email, '£20.00 of credit');
  expect((await emailsTo(testApp(), referrer.email)).filter(({ subject }) => subject.includes('of credit'))).toHaveLength(1);
  await wereHere(referrer);
  expect(await overviewOf(referrer)).toMatchObject({
    invited: 0,
    joined: 1,
    paying: 1,
    earnedPence: 2000,
    leftPence: 2000,
    expiresAt: '2027-11-20T16:00:00.000Z',
    own: null,
  });
  expect(await overviewOf(friend)).toMatchObject({ joined: 0, earnedPence: 2000, leftPence: 2000, own: 'credited' });
});

test('case 34: the friend’s refund within 14 days takes both credits back, once', async () => {
  const { referrer, friend } = await aFriendWhoPaid();
  await daysLater(13, async () => {
    await refundTheFirstPayment(friend);
    await untilTrue(async () => (await balanceOf(friend)) === 0 && (await balanceOf(referrer)) === 0);
    await friend.post(`/api/payments/sync-subscription/${friend.id}`);
  });
  expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([0, 0]);
  expect(await overviewOf(referrer)).toMatchObject({ joined: 1, paying: 0, earnedPence: 0, leftPence: 0, expiresAt: null });
  expect((await overviewOf(friend)).own).toBe('reversed');
});

test('a part of the first payment that goes back leaves the credit; the rest of it, too, within 14 days takes it', async () => {
  const { referrer, friend } = await aFriendWhoPaid();
  await refundTheFirstPayment(friend, 500);
  for (const parent of [friend, referrer]) await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  await testApp().services.settleReferrals();
  expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([-2000, -2000]);
  expect((await overviewOf(friend)).own).toBe('credited');
  await refundTheFirstPayment(friend);
  await untilTrue(async () => (await balanceOf(friend)) === 0 && (await balanceOf(referrer)) === 0);
});

test('a refund on the fifteenth day leaves the credit', async () => {
  const { referrer, friend } = await aFriendWhoPaid();
  await daysLater(14.5, async () => {
    await refundTheFirstPayment(friend);
    await friend.post(`/api/payments/sync-subscription/${friend.id}`);
    await testApp().services.settleReferrals();
  });
  expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([-2000, -2000]);
});

test('case 34: nobody refers themselves, and the code of a friend counts before the first payment alone', async () => {
  const parent = await aParent(testApp());
  const { code } = await overviewOf(parent);
  const own = await joinBy(parent, code);
  expect([own.statusCode, own.json<Said>().error]).toEqual([400, 'This is your own code. It is for your friends.']);
  const unknown = await joinBy(parent, 'AAAA2222');
  expect([unknown.statusCode, unknown.json<Said>().code]).toEqual([404, 'not_found']);
  expect((await joinBy(parent, 'x'.repeat(41))).statusCode).toBe(400);

  const [friend, other] = [await aParent(testApp()), await aParent(testApp())];
  expect((await joinBy(friend, ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `)).json()).toMatchObject({ code });
  expect((await joinBy(friend, code)).statusCode).toBe(200);
  const another = await joinBy(friend, (await overviewOf(other)).code);
  expect([another.statusCode, another.json<Said>().code]).toEqual([409, 'conflict']);
  const { parent: payer } = await aFamilyThatPays(testApp(), { children: one });
  expect((await joinBy(payer, code)).json<Said>().error).toBe('You can only use a referral code before your family’s first payment.');
});

test('a friend who has not paid yet brings nothing, and a declined card is no payment', async () => {
  const referrer = await aParent(testApp());
  const friend = await aParent(testApp());
  await joinBy(friend, (await overviewOf(referrer)).code);
  await pressSubscribe(friend, wizardBody(one, { card: 'pm_card_chargeCustomerFail' }));
  await testApp().services.settleReferrals();
  expect(await overviewOf(referrer)).toMatchObject({ joined: 1, paying: 0, earnedPence: 0, leftPence: 0 });
  expect((await overviewOf(friend)).own).toBe('waiting');
});

test('a family that never paid keeps its credit until it does, and then the first month is free', async () => {
  const referrer = await aParent(testApp());
  const friend = await aParent(testApp());
  await joinBy(friend, (await overviewOf(referrer)).code);
  await aFamilyThatPays(testApp(), { children: one, parent: friend });
  await untilTrue(async () => (await overviewOf(referrer)).earnedPence === 2000);
  await referrer.post('/api/create-stripe-customer');
  await testApp().services.settleReferrals();
  await untilTrue(async () => (await balanceOf(referrer)) === -2000);
  const started = (await pressSubscribe(referrer, wizardBody(one))).json<SubscriptionStarted>();
  expect(started).toMatchObject({ requiresAction: false, paymentIntent: null, status: 'active' });
  expect(await confirmInBrowser(referrer, started)).toBeNull();
  expect(await overviewOf(referrer)).toMatchObject({ earnedPence: 2000, leftPence: 0, expiresAt: null });
});

test('credit ends after twelve months in which nobody of the family came, and not while the family pays', async () => {
  const { referrer, friend, subscriptionId } = await aFriendWhoPaid();
  await provider.stripe().subscriptions.cancel(subscriptionId);
  await untilTrue(async () => (await friend.get('/api/stripe/subscription')).json<{ status: string }>().status === 'ended');
  for (const parent of [friend, referrer]) await wereHere(parent);
  await daysLater(364, () => testApp().services.expireReferralCredit());
  expect(await balanceOf(friend)).toBe(-2000);
  await daysLater(366, async () => {
    await testApp().services.expireReferralCredit();
    await testApp().services.expireReferralCredit();
  });
  expect([await balanceOf(friend), await balanceOf(referrer)]).toEqual([0, -2000]);
  expect(await overviewOf(friend)).toMatchObject({ earnedPence: 2000, leftPence: 0, expiresAt: null });
});

/** A parent who has pressed the link of our first letter. */
const aConfirmedParent = async () => {
  const parent = await aParent(testApp());
  await testApp().database.pool.query('update "user" set email_verified = true where id = $1', [parent.id]);
  return parent;
};

test('nobody is written to for a parent whose own address is not confirmed', async () => {
  const parent = await aParent(testApp());
  const email = `stranger-of-${parent.id}@example.test`;
  const refused = await parent.post('/api/referrals/invite', { email });
  expect([refused.statusCode, refused.json<Said>().error]).toEqual([409, expect.stringContaining('confirm your own email address')]);
  expect(await overviewOf(parent)).toMatchObject({ invited: 0 });
});

test('an invitation is really mailed, once to an address, and the address is forgotten', async () => {
  const parent = await aConfirmedParent();
  const { code } = await overviewOf(parent);
  const email = `friend-of-${parent.id}@example.test`;
  const sent = await parent.post('/api/referrals/invite', { email: email.toUpperCase() });
  expect(sent.json()).toEqual({ sent: true, message: 'Your invitation is on its way.', invited: 1 });
  const letter = await emailTo(testApp(), email, 'Ann invites your family to Hedgerow');
  expect(letter.links).toContain(`http://localhost:3000/family-signup?ref=${code}`);
  expect((await parent.post('/api/referrals/invite', { email })).json()).toMatchObject({ sent: false, invited: 1 });
  expect(await emailsTo(testApp(), email)).toHaveLength(1);
  const { rows } = await testApp().database.pool.query('select * from referral_invitation where family_id = $1', [parent.familyId]);
  expect(rows).toHaveLength(1);
  const outbox = await testApp().database.pool.query(`select * from mail_outbox where content ->> 'kind' = 'referral-invitation'`);
  expect(JSON.stringify(outbox.rows)).not.toContain('friend-of');
  expect(JSON.stringify(rows)).not.toContain('friend-of');
});

test('an invitation tells nobody who has an account, and one cannot invite oneself', async () => {
  const [parent, other] = [await aConfirmedParent(), await aParent(testApp())];
  expect((await parent.post('/api/referrals/invite', { email: other.email })).json()).toMatchObject({ sent: true, invited: 1 });
  const own = await parent.post('/api/referrals/invite', { email: parent.email });
  expect([own.statusCode, own.json<Said>().error]).toEqual([400, 'This is your own address. Please enter your friend’s.']);
  expect((await parent.post('/api/referrals/invite', { email: 'no address' })).statusCode).toBe(400);
  expect((await emailsTo(testApp(), other.email)).filter(({ subject }) => subject.includes('invites'))).toEqual([]);
});

test('codes and credit are for parents: a visitor is asked to sign in, a pupil is refused', async () => {
  const pupil = await aPupil(testApp());
  for (const [who, status] of [
    [testApp().visitor(), 401],
    [pupil, 403],
  ] as const) {
    expect((await who.get('/api/referrals')).statusCode).toBe(status);
    expect((await who.post('/api/referrals/join', { code: 'AAAA2222' })).statusCode).toBe(status);
    expect((await who.post('/api/referrals/invite', { email: 'a@example.test' })).statusCode).toBe(status);
  }
});
