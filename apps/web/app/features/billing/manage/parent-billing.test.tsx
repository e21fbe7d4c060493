import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../testing/answers.ts';
import { aUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { ParentBilling } from './parent-billing.tsx';

const max = {
  childId: '01a1fd6f-0000-7000-8000-000000000002',
  childName: 'Max Lee',
  planId: 'secondary_learn',
  planName: 'Learn',
  status: 'active',
  pence: 2000,
  next: null,
} as const;
const monthly: SubscriptionSummary = {
  hasActiveSubscription: true,
  tier: 'premium',
  status: 'active',
  currentPlans: [max],
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
  renewalDate: '2026-12-20T16:00:00.000Z',
  amount: 2000,
  interval: 'month',
  nextInterval: null,
  discountEndsAt: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
};
const yearly: SubscriptionSummary = { ...monthly, currentPlans: [{ ...max, pence: 20_000 }], amount: 20_000, interval: 'year' };
const nextYear = '2027-11-20T16:00:00.000Z';
const backToMonths: SubscriptionSummary = { ...yearly, nextInterval: { interval: 'month', amount: 2000, from: nextYear } };
const ending: SubscriptionSummary = { ...monthly, status: 'ending', cancelAtPeriodEnd: true, endsAt: '2026-12-20T16:00:00.000Z' };
const ended: SubscriptionSummary = { ...monthly, hasActiveSubscription: false, status: 'ended', currentPlans: [], amount: 0 };

const read = 'GET /api/stripe/subscription';
const offer = { available: true, until: '2026-12-04', amount: 3000, credit: 0, again: null };
const quote = {
  dueNow: 18_700,
  nextAmount: 20_000,
  nextDate: nextYear,
  startsAt: null,
  prorationDate: '2026-11-20T16:00:00.000Z',
  lines: [],
};
const done = { json: { status: 'done', subscriptionId: 'sub_1', clientSecret: null } };

/** What the server says of the subscription, each time that it is asked. */
const open = (...summaries: readonly SubscriptionSummary[]) => {
  answer(read, ...summaries.map((json) => ({ json })));
  return show(<ParentBilling user={aUser()} startTab="overview" startChild={undefined} />).person;
};
const press = async (person: ReturnType<typeof open>, name: string | RegExp): Promise<void> =>
  person.click(await screen.findByRole('button', { name }));

test('by the year: what it costs stands there first, the order has that sum, and then it is so', async () => {
  answer('POST /api/stripe/preview-interval', { json: quote });
  answer('POST /api/stripe/change-interval', done);
  const person = open(monthly, yearly);
  await press(person, 'Pay by the year');
  expect(document.activeElement?.textContent).toBe('Pay by the year');
  expect(await screen.findByText(/We take off what you have paid for the rest of this month/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeTruthy();
  await press(person, 'Pay by the year and pay £187.00 now');
  expect(await screen.findByText('You pay by the year.')).toBeTruthy();
  expect(await screen.findByText('Learn, £200.00 a year')).toBeTruthy();
  expect(sentTo('POST /api/stripe/change-interval')).toEqual([
    { interval: 'year', dueNow: 18_700, prorationDate: quote.prorationDate, attemptId: expect.any(String) as string },
  ]);
});

test('a year is not offered while the server would refuse it, and the day from which it can be had stands there', async () => {
  const next = { planId: 'secondary_learn', planName: 'Learn', pence: 2000, from: '2026-12-20T16:00:00.000Z' } as const;
  open({ ...monthly, currentPlans: [{ ...max, planId: 'secondary_revise', planName: 'Revise', pence: 3500, next }] });
  expect(await screen.findByText(/You can change to a year once Max Lee is on Learn, from 20 December 2026\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay by the year' })).toBeNull();
});

test('a discount that ends is told with its day and what is paid from then on', async () => {
  open({ ...monthly, amount: 1500, discountEndsAt: '2027-02-28T12:00:00.000Z' });
  expect((await screen.findByText(/^Your discount takes £5\.00 off each month/)).textContent).toContain(
    'It lasts until 28\u00A0February\u00A02027. From then on you pay £20.00 a month.',
  );
  expect(screen.getByText(/You can change to a year once it ends, on 28 February 2027\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay by the year' })).toBeNull();
});

test('who had a payment back this year is promised no other before they pay for a year', async () => {
  answer('GET /api/stripe/refund', { json: { ...offer, available: false, again: '2999-11-29' } });
  answer('POST /api/stripe/preview-interval', { json: quote });
  const person = open(monthly);
  await press(person, 'Pay by the year');
  expect(await screen.findByText(/we cannot refund a payment before 29 November 2999/)).toBeTruthy();
  expect(screen.queryByText(/get this payment back/)).toBeNull();
});

test('who cancels reads that the work of a child whom they removed is not kept', async () => {
  const person = open({
    ...monthly,
    currentPlans: [max, { ...max, childId: '01a1fd6f-0000-7000-8000-000000000003', childName: 'Bo Lee', status: 'ending' }],
  });
  await press(person, 'Cancel subscription');
  expect(screen.getByText(/^Bo Lee still leaves your account/)).toBeTruthy();
});

test('back to months from when the year ends; until then no plan changes, and it can be taken back', async () => {
  answer('POST /api/stripe/preview-interval', { json: { ...quote, dueNow: 0, nextAmount: 2000, startsAt: nextYear } });
  answer('POST /api/stripe/change-interval', done);
  const person = open(yearly, backToMonths, yearly);
  await press(person, 'Pay every month instead');
  await press(person, 'Pay every month from 20\u00A0November\u00A02027');
  expect(await screen.findByText(/^From 20 November 2027 you pay £20\.00 a month/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change Plan/ })).toBeNull();
  await press(person, 'Keep paying by the year');
  expect(await screen.findByText('You pay nothing today.')).toBeTruthy();
  await press(person, 'Keep paying by the year');
  expect(await screen.findByText('You pay once a year.')).toBeTruthy();
});

test('a card that is declined leaves all as it was, says so where it is read, and the sum is asked anew', async () => {
  answer('POST /api/stripe/preview-interval', { json: quote }, { json: { ...quote, dueNow: 18_600 } });
  answer(
    'POST /api/stripe/change-interval',
    refusal(402, 'Your card was declined. Nothing has changed and nothing was charged.', 'card_declined'),
  );
  const person = open(monthly);
  await press(person, 'Pay by the year');
  await press(person, 'Pay by the year and pay £187.00 now');
  const trouble = await screen.findByRole('alert');
  expect(trouble.textContent).toContain('Your card was declined.');
  expect(document.activeElement).toBe(trouble);
  expect(await screen.findByRole('button', { name: 'Pay by the year and pay £186.00 now' })).toBeTruthy();
});

test('it ends with two presses, and one keeps it', async () => {
  answer('GET /api/stripe/refund', { json: { ...offer, available: false } });
  answer('POST /api/stripe/cancel-subscription', { json: ending });
  answer('POST /api/stripe/keep-subscription', { json: monthly });
  const person = open(monthly, ending, monthly);
  await press(person, 'Cancel subscription');
  expect(screen.getByText(/^Are you sure you want to cancel your subscription\?/)).toBeTruthy();
  expect(sentTo('POST /api/stripe/cancel-subscription')).toEqual([]);
  await press(person, 'Cancel subscription');
  expect(await screen.findByText(/^Scheduled for cancellation at the end of the billing period\./)).toBeTruthy();
  expect(await screen.findByText('Ending Soon')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End and get a refund' })).toBeNull();
  await press(person, 'Keep my plan');
  expect(await screen.findByText('Your plan goes on')).toBeTruthy();
  expect(screen.queryByText('Ending Soon')).toBeNull();
});

test('who cancels for two children reads that both plans end, and how one alone does', async () => {
  const two = [max, { ...max, childId: '01a1fd6f-0000-7000-8000-000000000003', childName: 'Ivy Lee' }];
  const person = open({ ...monthly, currentPlans: two });
  await press(person, 'Cancel subscription');
  expect(
    await screen.findByText(/This ends the plans of Max Lee and Ivy Lee\. To end the plan of one child alone, remove that child/),
  ).toBeTruthy();
});

test('what cannot be cancelled now stays, and that is said', async () => {
  answer('POST /api/stripe/cancel-subscription', 'no network');
  const person = open(monthly);
  await press(person, 'Cancel subscription');
  await press(person, 'Cancel subscription');
  expect(await screen.findByText('Cancellation Failed')).toBeTruthy();
  expect(screen.getByText(/^Are you sure/)).toBeTruthy();
});

test('within fourteen days the payment comes back: the sum first, and then it has ended', async () => {
  answer('GET /api/stripe/refund', { json: offer });
  answer('POST /api/stripe/refund', { json: { amount: 3000, credit: 0 } });
  const person = open(monthly, ended);
  await press(person, 'End and get a refund');
  expect((await screen.findByRole('region', { name: 'What you get back' })).textContent).toContain('£30.00');
  await press(person, 'End now and refund £30.00');
  expect(await screen.findByText('Your payment is on its way back')).toBeTruthy();
  expect(await screen.findByText('No active subscription to manage')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose Your Plan' }).getAttribute('href')).toBe('/subscription/subscribe');
});

/** Orders Revise for Max, at the sum that stands on the button. */
const orderRevise = async (...summaries: readonly SubscriptionSummary[]) => {
  const person = open(...summaries);
  await press(person, 'Change Plan for Max Lee');
  expect(document.activeElement?.textContent).toBe('Change Plan for Max Lee');
  await person.click(await screen.findByRole('radio', { name: /^Revise/ }));
  await press(person, 'Change plan and pay £12.34');
  return person;
};

describe('another plan for a child', () => {
  const config = { mode: 'sandbox', publishableKey: 'pk_1', standIn: true, wallets: false };
  const dearer = { ...quote, dueNow: 1234, nextAmount: 3500, nextDate: '2026-12-20T16:00:00.000Z' };
  const revise: SubscriptionSummary = {
    ...monthly,
    currentPlans: [{ ...max, planId: 'secondary_revise', planName: 'Revise', pence: 3500 }],
  };
  const proof = { json: { status: 'requires_action', subscriptionId: 'sub_1', clientSecret: 'pi_1_secret_2' } };
  const confirmCardPayment = vi.fn<(secret: string) => Promise<{ readonly error?: { readonly message: string } }>>();

  const before = window.Stripe;
  beforeEach(() => {
    confirmCardPayment.mockReset();
    // The provider's library finds its script here already, and brings no other.
    Object.assign(window, { Stripe: () => ({ confirmCardPayment }) });
    answer('GET /api/payments/config', { json: config });
    answer('POST /api/stripe/preview-change', { json: dearer });
    answer('POST /api/payments/sync-subscription/01a1fd6f-0000-7000-8000-000000000001', { json: { success: true, status: 'active' } });
  });
  afterEach(() => {
    Object.assign(window, { Stripe: before });
  });

  test('a declined card leaves the plan as it was, and says so where it is read', async () => {
    answer(
      'POST /api/stripe/change-plan',
      refusal(402, 'Your card was declined. Nothing has changed and nothing was charged.', 'card_declined'),
    );
    const person = await orderRevise(monthly);
    const trouble = await screen.findByRole('alert');
    expect(trouble.textContent).toContain('Your plan was not changed');
    expect(trouble.textContent).toContain('Your card was declined. Nothing has changed and nothing was charged.');
    expect(document.activeElement).toBe(trouble);
    await press(person, 'Back');
    expect(await screen.findByText('Learn, £20.00 a month')).toBeTruthy();
  });

  test('the bank’s question refused changes nothing and is given up; answered, the plan is changed', async () => {
    answer('POST /api/stripe/change-plan', proof);
    answer('POST /api/stripe/give-up-change', { json: { status: 'dropped' } });
    confirmCardPayment.mockResolvedValueOnce({ error: { message: 'The bank said no.' } }).mockResolvedValueOnce({});
    const person = await orderRevise(monthly, monthly, revise);
    expect((await screen.findByRole('alert')).textContent).toContain('The bank said no. Nothing has changed and nothing was charged.');
    await press(person, 'Change plan and pay £12.34');
    expect(await screen.findByText('Max Lee is on Revise now.')).toBeTruthy();
    expect(await screen.findByText('Revise, £35.00 a month')).toBeTruthy();
    expect(confirmCardPayment.mock.calls).toEqual([['pi_1_secret_2'], ['pi_1_secret_2']]);
    // What was refused is over: the second press is another try.
    const [first, second] = sentTo('POST /api/stripe/change-plan') as readonly { readonly attemptId: string }[];
    expect(sentTo('POST /api/stripe/give-up-change')).toEqual([{ attemptId: first?.attemptId }]);
    expect(second?.attemptId).not.toBe(first?.attemptId);
  });

  test('a bank that refused after it had been paid all the same is paid', async () => {
    answer('POST /api/stripe/change-plan', proof);
    answer('POST /api/stripe/give-up-change', { json: { status: 'done' } });
    confirmCardPayment.mockResolvedValue({ error: { message: 'Too late.' } });
    await orderRevise(monthly, revise);
    expect(await screen.findByText('Max Lee is on Revise now.')).toBeTruthy();
  });
});
