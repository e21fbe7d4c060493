import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ReferralMove } from '@hedgerow/domain/referrals';
import { familyId, instant } from './columns.ts';

/** One code a family, made when it is first looked at. */
export const referralCode = pgTable('referral_code', {
  familyId: familyId().primaryKey(),
  code: text('code').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** A family that came by another's code: `family_id` is the friend. A family comes once. */
export const referral = pgTable(
  'referral',
  {
    familyId: familyId().primaryKey(),
    referrerId: uuid('referrer_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** The friend's first invoice that was really paid; its refund is looked for during 14 days. */
    invoiceId: text('invoice_id'),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [unique('referral_pair').on(table.referrerId, table.familyId), index('referral_paid').on(table.paidAt)],
);

/** The ledger: every credit that a family was given for a friend, and what took it back. Each happens once. */
export const referralMove = pgTable(
  'referral_move',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    friendId: uuid('friend_id').notNull(),
    kind: text('kind').$type<ReferralMove>().notNull(),
    /** As on the provider's balance: negative gives. */
    pence: integer('pence').notNull(),
    /** The line of the provider's balance; null while it waits. */
    transactionId: text('transaction_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    unique('referral_move_once').on(table.familyId, table.friendId, table.kind),
  ],
);

/** Who was invited by letter. The address goes when the letter has gone; a keyed fingerprint stays, so that nobody is written to twice. */
export const referralInvitation = pgTable(
  'referral_invitation',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    invitedAt: instant('invited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] }), unique('referral_invited_once').on(table.familyId, table.fingerprint)],
);
