import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { MirrorRow } from '../billing.repository.ts';

/** Letters about money, each sent once for what it is about (docs/product/money.md#changes). */
export const noticeKinds = [
  'confirmation',
  'plan_change',
  'ending',
  'kept',
  'ended',
  'renewal_failed',
  'refund',
  'order_returned',
  'dispute',
  'dispute_support',
  'half_year',
  'year_renews',
  'interval_change',
  'discount_ends',
  'price_change',
  'referral_credit',
  'free_week_ends',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export type Notice = {
  readonly kind: NoticeKind;
  /** What it is about, such as a subscription or an invoice: a second letter of the kind about the same is never sent. */
  readonly objectId: string;
  readonly facts?: Readonly<Record<string, string | number>>;
};

/** What a parent must hear now that our copy of their subscription goes from `before` to `after`. */
export const noticesDue = (before: MirrorRow | undefined, after: MirrorRow, now: Date): readonly Notice[] => {
  const same = before?.id === after.id ? before : undefined;
  const about = `${after.id}:${now.toISOString()}`;
  const due: Notice[] = [];
  if (opensPlans(after.state)) due.push({ kind: 'confirmation', objectId: after.id });
  if (after.state === 'ending' && same?.state !== 'ending') due.push({ kind: 'ending', objectId: about });
  if (after.state === 'active' && same?.state === 'ending') due.push({ kind: 'kept', objectId: about });
  if (after.state === 'past_due') due.push({ kind: 'renewal_failed', objectId: after.latestInvoice ?? after.id });
  const ranOut = same?.state === 'ending' || same?.state === 'past_due' || same?.state === 'suspended';
  if (after.state === 'ended' && ranOut) {
    const why = same.state === 'ending' ? 'asked' : 'unpaid';
    due.push({ kind: 'ended', objectId: after.id, facts: { why } });
  }
  return due;
};
