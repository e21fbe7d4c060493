import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { writeEmail } from '#modules/mail/email-layout.ts';
import type { MirrorRow } from '../billing.repository.ts';
import { confirmationEmail } from './confirmation-email.ts';
import type { NoticeFacts } from './notice-parts.ts';
import { freeWeekEndsEmail } from './free-week-letter.ts';
import { type WrittenKind, writeNotice } from './notice-writing.ts';

const sender = { productName: 'Hedgerow', supportEmail: 'help@hedgerow.example', publicUrl: 'https://learn.example', testMode: false };
const at = (day: string): Date => new Date(`${day}T09:00:00Z`);
const mirror: MirrorRow = {
  familyId: '01a1fd6f-0000-7000-8000-000000000000',
  id: 'sub_1',
  status: 'active',
  state: 'active',
  cancelAt: null,
  cancelAtPeriodEnd: false,
  interval: 'month',
  nextInterval: null,
  periodEnd: at('2026-12-20'),
  firstFailureAt: null,
  latestInvoice: 'in_1',
  startedAt: at('2026-06-20'),
  amountPence: 5000,
  discountPercent: null,
  discountEndsAt: null,
  cardBrand: 'visa',
  cardLast4: '4242',
  cardExpMonth: 12,
  cardExpYear: 2030,
  syncedAt: at('2026-11-22'),
};
const ada = { firstName: 'Ada', planId: 'secondary_learn', leavesOn: null, held: null } as const;
const ben = { firstName: 'Ben', planId: 'primary_scholar', leavesOn: null, held: null } as const;
const base: NoticeFacts = {
  sender,
  firstName: 'Ann',
  email: 'ann@example.test',
  mirror,
  children: [ada, ben],
  leavers: [],
  refundAgain: null,
  facts: {},
  change: null,
  now: at('2026-11-22'),
};
/** The same family, paid by the year: £500 for both. */
const yearly = { ...mirror, interval: 'year', amountPence: 50_000, periodEnd: at('2027-06-20') } as const;
const nextYear = '2027-11-20' as CalendarDate;
const benLeaves = { firstName: 'Ben', on: at('2026-12-20') };
const change = { child: 'Ben', planId: 'primary_scholar', leavesOn: null, held: null, dueNowPence: 0 } as const;

/** Each letter about money in each of its forms: a kind without one does not compile. */
const forms: Readonly<Record<WrittenKind, Readonly<Record<string, Partial<NoticeFacts>>>>> = {
  plan_change: {
    added: { change: { ...change, kind: 'add', dueNowPence: 1234 } },
    changed: { change: { ...change, kind: 'move', dueNowPence: 500 } },
    // Another child still has the better plan to the end of the month, and the discount ends.
    waiting: {
      children: [{ ...ada, held: { planId: 'secondary_revise', until: at('2026-12-20') } }, ben],
      mirror: { ...mirror, amountPence: 3750, discountPercent: 25, discountEndsAt: at('2027-02-20') },
      change: { ...change, kind: 'move', dueNowPence: 500 },
    },
    later: {
      children: [ada, { ...ben, planId: 'primary_explorer' }],
      mirror: { ...mirror, amountPence: 4000 },
      change: { ...change, kind: 'later', planId: 'primary_explorer', held: { planId: 'primary_scholar', until: at('2026-12-20') } },
    },
    stays: { change: { ...change, kind: 'stay' } },
    // The plan that is named is that of the child who goes, not of the one who stays.
    removed: {
      children: [ada, { ...ben, leavesOn: at('2026-12-20') }],
      mirror: { ...mirror, amountPence: 2000 },
      change: { ...change, kind: 'remove', leavesOn: at('2026-12-20') },
    },
  },
  ending: {
    usual: { mirror: { ...mirror, cancelAtPeriodEnd: true } },
    early: { mirror: { ...mirror, cancelAtPeriodEnd: true, startedAt: at('2026-11-20') } },
    year: { mirror: { ...yearly, cancelAtPeriodEnd: true, startedAt: at('2025-11-20'), periodEnd: at('2027-11-20') } },
    // Somebody was removed before: their work does go.
    leaver: { mirror: { ...mirror, cancelAtPeriodEnd: true }, leavers: [benLeaves] },
  },
  kept: {
    usual: {},
    changes: {
      children: [
        { ...ada, held: { planId: 'secondary_revise', until: at('2026-12-20') } },
        { ...ben, leavesOn: at('2026-12-20') },
      ],
      mirror: { ...mirror, amountPence: 2000 },
      leavers: [benLeaves],
    },
  },
  ended: { asked: { facts: { why: 'asked' } }, unpaid: { facts: { why: 'unpaid' } } },
  renewal_failed: {
    usual: { mirror: { ...mirror, firstFailureAt: at('2026-11-20') } },
    year: { mirror: { ...yearly, firstFailureAt: at('2026-11-20') } },
  },
  refund: {
    usual: { facts: { refundedPence: 4000, restoredPence: 1000 } },
    leaver: { facts: { refundedPence: 4000, restoredPence: 0 }, leavers: [benLeaves] },
  },
  order_returned: { ended: { facts: { refundedPence: 2000, ended: 1 } }, part: { facts: { restoredPence: 2000 } } },
  dispute: { usual: { facts: { pence: 2000 } }, refunded: { facts: { pence: 2000 }, refundAgain: nextYear } },
  dispute_support: { usual: { facts: { pence: 2000, disputeId: 'dp_1' } } },
  half_year: { usual: {}, discount: { mirror: { ...mirror, amountPence: 4500, discountPercent: 25 } } },
  year_renews: { usual: { mirror: yearly }, monthly: { mirror: { ...yearly, nextInterval: 'month' } } },
  interval_change: {
    yearly: { mirror: yearly, facts: { to: 'yearly', dueNowPence: 47_500 } },
    refunded: { mirror: yearly, facts: { to: 'yearly', dueNowPence: 47_500 }, refundAgain: nextYear },
    monthly: { mirror: { ...yearly, nextInterval: 'month' }, facts: { to: 'monthly', dueNowPence: 0 } },
    stays: { mirror: yearly, facts: { to: 'stay_yearly', dueNowPence: 0 } },
  },
  discount_ends: { usual: { facts: { on: '2026-12-20' } } },
  price_change: {
    usual: { facts: { planId: 'secondary_learn', from: '2027-01-20', pence: 2500 } },
    year: { mirror: yearly, facts: { planId: 'secondary_learn', from: '2027-01-20', pence: 2500 } },
  },
  referral_credit: { usual: { facts: { pence: 2000 } } },
};
const rows = Object.entries(forms).flatMap(([kind, ways]) =>
  Object.entries(ways).map(([form, facts]) => ({ kind: kind as keyof typeof forms, form, facts })),
);

test.each(rows)('the words of $kind ($form) are those of its file', async ({ kind, form, facts }) => {
  const draft = writeNotice(kind, { ...base, ...facts });
  if (draft === undefined) throw new Error('nothing to say');
  const words = `To: ${draft.to}\n${draft.subject}\n\n${writeEmail({ ...draft, productName: 'Hedgerow' }).text}\n`;
  await expect(words).toMatchFileSnapshot(`as-sent/${kind}${form === 'usual' ? '' : `.${form}`}.txt`);
});

test.each([
  ['confirmation', sender, null, 'month', null],
  ['confirmation.trial', { ...sender, testMode: true }, at('2027-01-20'), 'month', null],
  ['confirmation.year', sender, null, 'year', null],
  ['confirmation.refunded', sender, null, 'month', nextYear],
] as const)('the words of %s are those of its file', async (name, from, discountEndsAt, interval, refundAgain) => {
  const totalPence = interval === 'year' ? 50_000 : 5000;
  const facts = { to: 'ann@example.test', firstName: 'Ann', children: [ada, ben], interval, totalPence, discountEndsAt, refundAgain };
  const { subject, ...draft } = confirmationEmail(from, {
    ...facts,
    startedAt: at('2026-11-22'),
    renewsAt: at(interval === 'year' ? '2027-11-22' : '2026-12-22'),
  });
  await expect(`${subject}\n\n${writeEmail({ ...draft, productName: 'Hedgerow' }).text}\n`).toMatchFileSnapshot(`as-sent/${name}.txt`);
});

test('the words about the end of a free week are those of its file', async () => {
  const { subject, ...draft } = freeWeekEndsEmail(sender, {
    to: 'ann@example.test',
    firstName: 'Ann',
    children: [ada, ben],
    endsAt: at('2026-11-27'),
  });
  await expect(`${subject}\n\n${writeEmail({ ...draft, productName: 'Hedgerow' }).text}\n`).toMatchFileSnapshot(
    'as-sent/free_week_ends.txt',
  );
});
