import { isLive, opensPlans, type PaidFor, subscriptionStateFor } from '@hedgerow/domain/subscription-state';
import type { FamilyBilling, FamilySubscription } from '#ports/payments.ts';
import type { AttemptRow, MirrorRow } from '../billing.repository.ts';
import type { OwedReturn } from './returns.repository.ts';

/** An order can be paid for a day, and its news may be a day late. What is older was not paid in vain: a person looks at it. */
const freshForMs = 2 * 86_400_000;

type Seen = {
  readonly truth: FamilyBilling;
  readonly current: FamilySubscription | undefined;
  readonly before: MirrorRow | undefined;
  readonly settled: Pick<AttemptRow, 'kind'> | undefined;
  /** Places that are paid for and that nobody has. */
  readonly spare: readonly PaidFor[];
  readonly now: Date;
};

/** What a month of these places costs with the discount that the order had. */
const priceOf = (
  places: readonly PaidFor[],
  items: readonly { readonly planId: string | null; readonly unitPence: number }[],
  discountPercent: number | null,
): number => {
  const full = places.reduce(
    (sum, { planId, quantity }) => sum + quantity * (items.find((item) => item.planId === planId)?.unitPence ?? 0),
    0,
  );
  return full - Math.round((full * (discountPercent ?? 0)) / 100);
};

/** What is paid for besides the spare places. */
const without = (items: FamilySubscription['items'], spare: readonly PaidFor[]): PaidFor[] =>
  items.flatMap(({ planId, quantity }) => {
    const left = quantity - (spare.find((place) => place.planId === planId)?.quantity ?? 0);
    return planId === null || left <= 0 ? [] : [{ planId, quantity: left }];
  });

/** Payments that came for an order which had changed: for places that nobody has, or for a second subscription. */
export const returnsDue = ({ truth, current, before, settled, spare, now }: Seen): readonly OwedReturn[] => {
  const fresh = ({ createdAt }: FamilySubscription): boolean => now.getTime() - createdAt.getTime() < freshForMs;
  const seconds = truth.subscriptions.filter(
    (other) => other.id !== current?.id && isLive(subscriptionStateFor(other)) && other.latestInvoiceId !== null && fresh(other),
  );
  const owed: OwedReturn[] = seconds.map(({ id, latestInvoiceId }) => ({
    invoiceId: latestInvoiceId ?? '',
    facts: { subscriptionId: id, keep: [], pence: null },
  }));
  if (current === undefined || spare.length === 0 || current.latestInvoiceId === null) return owed;
  const begins = fresh(current) && (before?.id !== current.id || !opensPlans(before.state));
  const added = settled?.kind === 'add';
  if (!begins && !added) return owed;
  const keep = without(current.items, spare);
  // The invoice of a child who was added is for that child alone; the first one is for everybody.
  const pence = added || keep.length === 0 ? null : priceOf(spare, current.items, current.discountPercent);
  return [...owed, { invoiceId: current.latestInvoiceId, facts: { subscriptionId: current.id, keep, pence } }];
};
