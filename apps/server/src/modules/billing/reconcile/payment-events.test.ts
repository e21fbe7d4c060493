import { expect, test } from 'vitest';
import type { PaymentConfig, SubscriptionStarted, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { aWaitingFamily, goodCard, payOnPage, proceed } from '#testing/hosted-page.ts';
import { startTestApp } from '#testing/test-app.ts';
import { confirmInBrowser, pressSubscribe, wizardBody, type ChildRequest } from '#testing/paying.ts';
import { aParent, childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider, type Provider } from '#testing/provider.ts';
import { untilTrue } from '#testing/until-true.ts';
import { billingRepository } from '../billing.repository.ts';
import { reconcileOpenOrders } from './reconcile-all.job.ts';
import { addChildRepository } from '../children/add-child.repository.ts';
import { refundRepository } from '../refunds/refund.repository.ts';
import { outboxRepository } from '../letters/outbox.repository.ts';
import { writeEmail } from '#modules/mail/email-layout.ts';
import { mailRepository } from '#modules/mail/mail.repository.ts';
import { startSendingMail } from '#modules/mail/send-mail.job.ts';
import { noticeWriter } from '../letters/write-notices.ts';

const provider: Provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const oneChild: readonly ChildRequest[] = [{ year: 9, plan: 'secondary_learn' }];
const intentOf = (started: SubscriptionStarted): string => started.paymentIntent?.client_secret.split('_secret_')[0] ?? '';
const statusesOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ status, currentPlan }) => `${status} ${currentPlan}`);
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const confirmationsTo = async (parent: TestParent): Promise<number> =>
  (await testApp().services.mails()).filter(({ to, subject }) => to === parent.email && subject.includes('subscription is confirmed'))
    .length;
const isActive = async (parent: TestParent) => (await statusesOf(parent)).every((status) => status.startsWith('active '));

/** A family whose payment the provider has taken. Whether we have heard of it depends on the road. */
const aFamilyWhosePaymentWasTaken = async (children = oneChild) => {
  const parent = await aParent(testApp());
  const started = (await pressSubscribe(parent, wizardBody(children))).json<SubscriptionStarted>();
  const heard = provider.deliveries.length;
  await provider.stripe().paymentIntents.confirm(intentOf(started));
  await untilTrue(() => provider.deliveries.slice(heard).some(({ type }) => type === 'customer.subscription.updated'));
  return { parent, subscriptionId: started.subscriptionId, news: () => provider.deliveries.slice(heard) };
};
const withRoadClosed = async <T>(work: () => Promise<T>): Promise<T> => {
  provider.road.open = false;
  try {
    return await work();
  } finally {
    provider.road.open = true;
  }
};

test('the news alone open the plans: no page has to be looked at', async () => {
  const { parent } = await aFamilyWhosePaymentWasTaken();
  await untilTrue(() => isActive(parent));
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
});

test('case 7: news that are lost on the way are found by the success page', async () => {
  const { parent } = await withRoadClosed(() => aFamilyWhosePaymentWasTaken());
  expect(await statusesOf(parent)).toEqual(['pending free']);
  const synced = await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect(synced.json()).toEqual({ success: true, status: 'active' });
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
});

test('news that are lost are found when the parent looks at their billing page five minutes later', async () => {
  const { parent } = await withRoadClosed(() => aFamilyWhosePaymentWasTaken());
  expect((await summaryOf(parent)).status).toBe('pending');
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 5 * 60_000);
  // What we know is shown at once, and asked anew behind it.
  await untilTrue(async () => (await summaryOf(parent)).status === 'active', 'the lost news is found');
  testApp().clock.now = before;
});

test('news that are lost are found within minutes when nobody looks: the order is still open here', async () => {
  const { parent } = await withRoadClosed(() => aFamilyWhosePaymentWasTaken());
  const { services, database, clock } = testApp();
  const deps = {
    billing: billingRepository(database.db),
    reconciling: services.reconciling,
    mode: 'sandbox' as const,
    alert: () => undefined,
  };
  const after = (minutes: number) => reconcileOpenOrders(deps, () => new Date(clock.now.getTime() + minutes * 60_000))();
  // The news themselves come sooner, and what lies open for longer is left to the night.
  for (const minutes of [1, 90]) await after(minutes);
  expect(await statusesOf(parent)).toEqual(['pending free']);
  expect((await after(5)).families).toBeGreaterThan(0);
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
});

test('case 1: the same news twice, and all news backwards, come to the same', async () => {
  const { parent, news } = await withRoadClosed(() => aFamilyWhosePaymentWasTaken());
  for (const delivery of news().toReversed()) expect(await provider.deliver(delivery)).toBe(200);
  const first = await summaryOf(parent);
  expect(first).toMatchObject({ status: 'active', amount: 2000 });
  const [again] = news();
  if (again === undefined) throw new Error('there was no news');
  const answer = await testApp().app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { ...again.headers },
    payload: again.body,
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true, duplicate: true }]);
  expect(await summaryOf(parent)).toEqual(first);
  await untilTrue(async () => (await confirmationsTo(parent)) > 0);
  expect(await confirmationsTo(parent)).toBe(1);
});

test('case 2: a late "active" does not bring a plan back that has ended, and the pupil is free', async () => {
  const { parent, subscriptionId, news } = await aFamilyWhosePaymentWasTaken();
  await untilTrue(() => isActive(parent));
  const late = news().find(({ type }) => type === 'customer.subscription.updated');
  await provider.stripe().subscriptions.cancel(subscriptionId);
  await untilTrue(async () => (await summaryOf(parent)).status === 'ended');
  expect(await statusesOf(parent)).toEqual(['active free']);
  const body = (late?.body ?? '').replace(/"id": "evt_[^"]+"/u, '"id": "evt_late"');
  expect(await provider.deliver({ headers: provider.sign(body), body })).toBe(200);
  expect(await summaryOf(parent)).toMatchObject({ status: 'ended', hasActiveSubscription: false, tier: 'free', amount: 0 });
});

test('cancelled for the end of the month: the plan goes on until then, and taken back it simply goes on', async () => {
  const { parent, subscriptionId } = await aFamilyWhosePaymentWasTaken();
  await untilTrue(() => isActive(parent));
  await provider.stripe().subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  await untilTrue(async () => (await summaryOf(parent)).status === 'ending');
  expect(await summaryOf(parent)).toMatchObject({ cancelAtPeriodEnd: true, endsAt: '2026-12-20T16:00:00.000Z', renewalDate: null });
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
  await provider.stripe().subscriptions.update(subscriptionId, { cancel_at_period_end: false });
  await untilTrue(async () => (await summaryOf(parent)).status === 'active');
  expect(await summaryOf(parent)).toMatchObject({ endsAt: null, renewalDate: '2026-12-20T16:00:00.000Z' });
});

test('fewer are paid for than hold the plan: the eldest entry keeps it', async () => {
  const { parent, subscriptionId } = await aFamilyWhosePaymentWasTaken([
    { year: 9, plan: 'secondary_learn' },
    { year: 8, plan: 'secondary_learn' },
  ]);
  await untilTrue(() => isActive(parent));
  const { items } = await provider.stripe().subscriptions.retrieve(subscriptionId);
  await provider.stripe().subscriptions.update(subscriptionId, { items: [{ id: items.data[0]?.id ?? '', quantity: 1 }] });
  await untilTrue(async () => (await statusesOf(parent)).includes('active free'));
  expect(await statusesOf(parent)).toEqual(['active secondary_learn', 'active free']);
});

/** The plan that the server gives a child on another day; sessions made today are over by then. */
const planOn = async (date: Date, familyId: string, childId: string): Promise<string> => {
  const before = testApp().clock.now;
  testApp().clock.now = date;
  try {
    return (await testApp().services.families.standingOf(familyId, childId)).plan;
  } finally {
    testApp().clock.now = before;
  }
};

test('a renewal that fails leaves seven days; after them the pupil is free, and a payment opens the plan again', async () => {
  const stripe = provider.stripe();
  const parent = await aParent(testApp());
  const start = testApp().clock.now;
  const day = (count: number) => new Date(start.getTime() + count * 86_400_000);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start.getTime() / 1000 });
  const until = (date: Date) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: date.getTime() / 1000 });
  const { id: customer } = await stripe.customers.create({ test_clock: clock.id, email: parent.email });
  const { pool } = testApp().database;
  await pool.query("insert into billing_customer (family_id, customer_id, mode) values ($1, $2, 'sandbox')", [parent.familyId, customer]);
  const started = (await pressSubscribe(parent, wizardBody(oneChild))).json<SubscriptionStarted>();
  await stripe.paymentIntents.confirm(intentOf(started));
  await untilTrue(() => isActive(parent));

  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(started.subscriptionId, { default_payment_method: bad.id });
  await until(day(30.5));
  await untilTrue(async () => (await summaryOf(parent)).status === 'past_due');
  const [child] = await childrenOf(parent);
  const plan = (date: Date) => planOn(date, parent.familyId, child?.id ?? '');
  expect(await plan(day(36))).toBe('secondary_learn');
  expect(await plan(day(38))).toBe('free');

  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.subscriptions.update(started.subscriptionId, { default_payment_method: good.id });
  await until(day(34));
  await untilTrue(async () => (await summaryOf(parent)).status === 'active');
  expect(await plan(day(38))).toBe('secondary_learn');
});

test('case 5: a signature that is wrong, missing, old, of a time to come, or of another body is refused and nothing is kept', async () => {
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'invoice.paid',
    created: 1,
    livemode: false,
    data: { object: {} },
  });
  const good = provider.sign(body);
  const old = new Date(testApp().clock.now.getTime() - 6 * 60_000);
  const ahead = new Date(testApp().clock.now.getTime() + 3_600_000);
  const attempts = [
    { headers: { ...good, 'stripe-signature': `${good['stripe-signature'] ?? ''}0` }, body },
    { headers: { 'content-type': 'application/json' }, body },
    { headers: provider.sign(body, old), body },
    { headers: provider.sign(body, ahead), body },
    { headers: good, body: JSON.stringify(JSON.parse(body), null, 1) },
  ];
  for (const attempt of attempts) expect(await provider.deliver(attempt)).toBe(400);
  const live = body.replace('"livemode":false', '"livemode":true');
  expect(await provider.deliver({ headers: provider.sign(live), body: live })).toBe(400);
  const { rows } = await testApp().database.pool.query("select 1 from payment_event where id = 'evt_forged'");
  expect(rows).toEqual([]);
});

test('news of a customer we do not know are taken and left', async () => {
  const data = { object: { id: 'sub_other', object: 'subscription', customer: 'cus_other' } };
  const body = JSON.stringify({
    id: 'evt_other',
    object: 'event',
    type: 'customer.subscription.updated',
    created: 1,
    livemode: false,
    data,
  });
  expect(await provider.deliver({ headers: provider.sign(body), body })).toBe(200);
});

test('case 6: when the database fails while news are processed they are refused, and brought again', async () => {
  const { parent, news } = await withRoadClosed(() => aFamilyWhosePaymentWasTaken());
  const paid = news().find(({ type }) => type === 'invoice.paid');
  if (paid === undefined) throw new Error('there was no news');
  const { pool } = testApp().database;
  await pool.query('alter table subscription_mirror rename to subscription_mirror_away');
  try {
    expect(await provider.deliver(paid)).toBe(500);
  } finally {
    await pool.query('alter table subscription_mirror_away rename to subscription_mirror');
  }
  expect(await statusesOf(parent)).toEqual(['pending free']);
  expect(await provider.deliver(paid)).toBe(200);
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
});

test('a letter that a crash left waiting is sent at the next start, and one that was sent is not', async () => {
  const [waits, has] = [await aFamilyWhosePaymentWasTaken(), await aFamilyWhosePaymentWasTaken()];
  const { services, database, clock } = testApp();
  const emailsTo = ({ parent }: typeof waits) => confirmationsTo(parent);
  await untilTrue(async () => (await emailsTo(waits)) === 1 && (await emailsTo(has)) === 1);
  await database.pool.query('delete from mailbox_message');
  await database.pool.query('update billing_outbox set sent_at = null where object_id = $1', [waits.subscriptionId]);
  const content = {
    kind: 'billing-notice',
    familyId: waits.parent.familyId,
    notice: 'confirmation',
    objectId: waits.subscriptionId,
  } as const;
  const letters = mailRepository(database.db);
  await letters.keep(database.db, { id: services.learningNeeds.newId(), to: '', content }, clock.now);
  const sender = { productName: 'Hedgerow', supportEmail: 'help@hedgerow.example', publicUrl: 'http://localhost:3000', testMode: true };
  const writing = { ...sender, writeEmail, tokenOf: (id: string) => id, wayOut: () => '' };
  const { queue, mailer, locked } = services;
  const now = () => clock.now;
  const { db } = database;
  const rows = {
    outbox: outboxRepository(db),
    billing: billingRepository(db),
    refunds: refundRepository(db),
    removals: addChildRepository(db),
  };
  await startSendingMail({ letters, mailer, queue, writing, notices: noticeWriter({ ...rows, sender, now }), locked, now });
  await untilTrue(async () => (await emailsTo(waits)) === 1);
  expect(await emailsTo(has)).toBe(0);
});

test('case 40: nothing about a child is ever sent to the provider', async () => {
  const children: readonly ChildRequest[] = [
    { year: 3, plan: 'primary_scholar', firstName: 'Zephyrine' },
    { year: 12, plan: 'secondary_revise', firstName: 'Thaddeus' },
  ];
  const { parent } = await aFamilyWhosePaymentWasTaken(children);
  await untilTrue(() => isActive(parent));
  await parent.get('/api/stripe/billing-history');
  const { parent: waits, children: waiting } = await aWaitingFamily(testApp(), [{ year: 3, firstName: 'Zephyrine' }]);
  await testApp().services.codes.create({ code: 'OAK-40', percent: 25, partnerName: 'Oak Lane Books' });
  await waits.post('/api/payments/apply-partner-code', { code: 'OAK-40' });
  await payOnPage(waits, await proceed(waits, { planIds: ['primary_scholar'] }), goodCard);
  const ids = [...(await childrenOf(parent)), ...waiting].map(({ id }) => id);
  for (const call of ['subscriptions', 'checkout/sessions', 'promotion_codes'])
    expect(provider.asked.some((request) => request.startsWith(`POST /v1/${call} `))).toBe(true);
  for (const request of provider.asked) {
    for (const secret of ['Zephyrine', 'Thaddeus', 'Year 3', 'Year 12', ...ids]) expect(request).not.toContain(secret);
  }
});

test('with keys of its own the browser is told them', async () => {
  const config = (await testApp().visitor().get('/api/payments/config')).json<PaymentConfig>();
  expect(config).toEqual({ mode: 'sandbox', standIn: true, wallets: false, publishableKey: provider.settings['STRIPE_PUBLISHABLE_KEY'] });
});

test('the pages of a sandbox that runs on its own are shown on our origin, and a browser can pay there', async () => {
  const parent = await aParent(testApp());
  const script = await parent.get('/sandbox/stripe.js');
  expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  const card = await parent.get('/sandbox/card');
  expect(card.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const started = (await pressSubscribe(parent, wizardBody(oneChild))).json<SubscriptionStarted>();
  expect(await confirmInBrowser(parent, started)).toMatchObject({ status: 'succeeded' });
});

test('case 38: a provider that does not answer: nothing is begun, the parent is told, and what is paid stays open', async () => {
  const { parent: paying } = await aFamilyWhosePaymentWasTaken();
  await untilTrue(() => isActive(paying));
  const parent = await aParent(testApp());
  await provider.goAway();
  const refused = await pressSubscribe(parent, wizardBody(oneChild));
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
    503,
    'The payment service did not answer. Please try again.',
  ]);
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 60 * 60_000);
  const summary = await summaryOf(paying);
  testApp().clock.now = before;
  expect(summary).toMatchObject({ status: 'active', tier: 'premium' });
});
