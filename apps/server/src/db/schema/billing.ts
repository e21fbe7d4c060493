import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ChildPlanState, SubscriptionState } from '@hedgerow/domain/effective-plan';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import { familyId, instant } from './columns.ts';

/** One customer a family at the payment provider, made from the session and bound once. */
export const billingCustomer = pgTable('billing_customer', {
  familyId: familyId().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  mode: text('mode').$type<'sandbox' | 'test' | 'live'>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Our copy of the provider's truth. Written by reconcile alone. */
export const subscriptionMirror = pgTable(
  'subscription_mirror',
  {
    familyId: familyId(),
    id: text('id').notNull(),
    status: text('status').notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    cancelAt: instant('cancel_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** How often it is paid, and how often from the next payment on where that changes. */
    interval: text('interval').$type<Interval>().notNull().default('month'),
    nextInterval: text('next_interval').$type<Interval>(),
    periodEnd: instant('period_end'),
    firstFailureAt: instant('first_failure_at'),
    latestInvoice: text('latest_invoice'),
    startedAt: instant('started_at'),
    amountPence: integer('amount_pence').notNull().default(0),
    discountPercent: smallint('discount_percent'),
    /** When the discount stops; null while it lasts as long as the subscription. */
    discountEndsAt: instant('discount_ends_at'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpMonth: smallint('card_exp_month'),
    cardExpYear: smallint('card_exp_year'),
    syncedAt: instant('synced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] })],
);

export const subscriptionItemMirror = pgTable(
  'subscription_item_mirror',
  {
    familyId: familyId(),
    id: text('id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    planId: text('plan_id').$type<PaidPlanId>().notNull(),
    quantity: smallint('quantity').notNull(),
    unitPence: integer('unit_pence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] })],
);

/** Which child has which plan: known to us alone, the provider sees only how many of each. */
export const childPlan = pgTable(
  'child_plan',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    planId: text('plan_id').$type<PaidPlanId>().notNull(),
    state: text('state').$type<ChildPlanState>().notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** The parent takes this child off at the end of the month that is paid: nothing is paid for the child from now on. */
    leaving: boolean('leaving').notNull().default(false),
    /** After a change to a cheaper plan: the one that is paid for already, and until when the child keeps it. `planId` is paid from then on. */
    heldPlanId: text('held_plan_id').$type<PaidPlanId>(),
    heldUntil: instant('held_until'),
    /** The plan of the family's free week, and when that ends; it opens what nothing that is paid opens. */
    weekPlanId: text('week_plan_id').$type<PaidPlanId>(),
    weekUntil: instant('week_until'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId] })],
);

/** A family's free week: one, ever. */
export const freeWeek = pgTable(
  'free_week',
  {
    familyId: familyId().primaryKey(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('free_week_ends').on(table.endsAt)],
);

/** Which child was to have which plan, and the card that was to pay; none where the provider's own page asks for it. */
export type AttemptPicks = {
  readonly children: readonly { readonly childId: string; readonly planId: PaidPlanId }[];
  readonly paymentMethodId?: string;
  /** Which pages the provider's checkout page leads back to. */
  readonly returnTo?: 'onboarding' | 'subscription';
  /** How often it is paid; every month where it says nothing. */
  readonly interval?: Interval;
  /** For a change of a running subscription: how many of each plan there shall be afterwards. */
  readonly target?: readonly { readonly planId: PaidPlanId; readonly quantity: number }[];
  /** What the change cost at once, in pence; negative became credit. */
  readonly dueNowPence?: number;
  /** From when the change counts, as the preview said it (an ISO instant). */
  readonly prorationDate?: string;
};

/** What a family tried to buy: the id is the idempotency key, and a family has one open try at a time. */
export const billingAttempt = pgTable(
  'billing_attempt',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    kind: text('kind')
      .$type<'start' | 'checkout' | 'add' | 'move' | 'later' | 'stay' | 'remove' | 'restore' | 'yearly' | 'monthly' | 'stay_yearly'>()
      .notNull(),
    picks: jsonb('picks').$type<AttemptPicks>().notNull(),
    subscriptionId: text('subscription_id'),
    /** The provider's checkout page, for kind checkout. */
    sessionId: text('session_id'),
    /** The partner code that the order was made with. */
    code: text('code'),
    state: text('state').$type<'open' | 'done' | 'failed'>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('billing_attempt_open')
      .on(table.familyId)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** A partner's code, in upper case. A percentage of 0 switches it off. */
export const partnerCode = pgTable('partner_code', {
  code: text('code').primaryKey(),
  /** Whole per cent off every plan. */
  percent: smallint('percent').notNull(),
  partnerName: text('partner_name').notNull(),
  /** For how many months it takes something off; null for as long as the subscription lasts. */
  months: smallint('months'),
  /** How many families may use it; null for any number. */
  maxUses: integer('max_uses'),
  expiresAt: instant('expires_at'),
  /** The same code at the provider, made when it is first used there. */
  promotionCodeId: text('promotion_code_id'),
  promotionMode: text('promotion_mode').$type<'sandbox' | 'test' | 'live'>(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A family's use of a code: chosen, held while a payment is open, used up. */
export const partnerRedemption = pgTable(
  'partner_redemption',
  {
    familyId: familyId(),
    code: text('code').notNull(),
    state: text('state').$type<'applied' | 'held' | 'used'>().notNull(),
    /** Until when a held use counts as taken. */
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.code] }),
    index('partner_redemption_code').on(table.code),
    uniqueIndex('partner_redemption_unfinished')
      .on(table.familyId)
      .where(sql`${table.state} <> 'used'`),
  ],
);

/** Every event that the provider sent, once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    created: instant('created').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
    tries: integer('tries').notNull().default(0),
    error: text('error'),
  },
  (table) => [index('payment_event_customer').on(table.customerId), index('payment_event_received').on(table.receivedAt)],
);

/** What a parent agreed to, when, in which words (docs/product/money.md#before-the-button). */
export const consent = pgTable(
  'consent',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<'immediate_start' | 'adult_and_parent' | 'terms'>().notNull(),
    wording: text('wording').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] })],
);

/** What must happen exactly once for a thing at the provider: a mail, a credit. */
export const billingOutbox = pgTable(
  'billing_outbox',
  {
    kind: text('kind').notNull(),
    objectId: text('object_id').notNull(),
    familyId: familyId(),
    /** What the letter says and our tables do not keep, such as the sum of one refund. */
    facts: jsonb('facts').$type<Readonly<Record<string, string | number>>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was handed over; null while it waits. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    // For the nightly sweep: letters of a day, and what the others named.
    index('billing_outbox_sent').on(table.kind, table.sentAt),
    index('billing_outbox_facts')
      .on(table.sentAt)
      .where(sql`facts is not null`),
  ],
);

/** What was given back for a subscription that was cancelled within the 14 days; once each. */
export const billingRefund = pgTable(
  'billing_refund',
  {
    familyId: familyId(),
    subscriptionId: text('subscription_id').notNull(),
    /** To the card. */
    refundedPence: integer('refunded_pence').notNull(),
    /** Credit that had paid a part and is credit again. */
    restoredPence: integer('restored_pence').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.subscriptionId] })],
);

/** Whose turn it is where work waits for another server: the key is a hash of whom it is for. A row lasts as long as the work. */
export const lease = pgTable('lease', {
  key: bigint('key', { mode: 'bigint' }).primaryKey(),
  holder: uuid('holder').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** The payment sandbox's own world, so that a restart keeps it. Empty where a real account is configured. */
export const sandboxObject = pgTable(
  'sandbox_object',
  {
    id: text('id').primaryKey(),
    object: text('object').notNull(),
    data: jsonb('data').notNull(),
    /** Unix seconds, as the objects themselves say it. */
    created: bigint('created', { mode: 'number' }).notNull(),
  },
  (table) => [index('sandbox_object_kind').on(table.object, table.created)],
);
