import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ChildPlanState, SubscriptionState } from '@hedgerow/domain/effective-plan';
import type { PaidPlanId } from '@hedgerow/domain/plans';
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
    periodEnd: instant('period_end'),
    firstFailureAt: instant('first_failure_at'),
    latestInvoice: text('latest_invoice'),
    amountPence: integer('amount_pence').notNull().default(0),
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
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId] })],
);

/** Which child was to have which plan, and the card that was to pay. */
export type AttemptPicks = {
  readonly children: readonly { readonly childId: string; readonly planId: PaidPlanId }[];
  readonly paymentMethodId: string;
};

/** What a family tried to buy: the id is the idempotency key, and a family has one open try at a time. */
export const billingAttempt = pgTable(
  'billing_attempt',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'start' | 'add' | 'move' | 'remove'>().notNull(),
    picks: jsonb('picks').$type<AttemptPicks>().notNull(),
    subscriptionId: text('subscription_id'),
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
  (table) => [index('payment_event_customer').on(table.customerId)],
);

/** What a parent agreed to, when, in which words (payments.md 5). */
export const consent = pgTable(
  'consent',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<'immediate_start' | 'adult_and_parent'>().notNull(),
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
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was handed over; null while it waits. */
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.objectId] })],
);

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
