import type { Payments } from '#ports/payments.ts';

type Mirror = { readonly id: string; readonly status: string; readonly cancelAtPeriodEnd: boolean };

export type FamilyPaymentsNeeds = {
  readonly subscriptionOf: (familyId: string) => Promise<Mirror | undefined>;
  readonly payments: Pick<Payments, 'cancelAtPeriodEnd' | 'cancelNow'>;
  /** An order that is open cannot be paid any more. */
  readonly leaveOrders: (familyId: string) => Promise<void>;
};

const over = new Set(['canceled', 'incomplete_expired']);

/** What leaving means for the subscription: asked again it changes nothing more. */
export const familyPayments = ({ subscriptionOf, payments, leaveOrders }: FamilyPaymentsNeeds) => ({
  stopRenewing: async (familyId: string): Promise<void> => {
    await leaveOrders(familyId);
    const found = await subscriptionOf(familyId);
    if (found === undefined || over.has(found.status) || found.cancelAtPeriodEnd) return;
    if (found.status === 'incomplete') return payments.cancelNow(found.id, `closing:${found.id}`);
    return payments.cancelAtPeriodEnd({
      subscriptionId: found.id,
      comment: 'The family closed its account.',
      attemptId: `closing:${found.id}`,
    });
  },
  end: async (familyId: string): Promise<void> => {
    await leaveOrders(familyId);
    const found = await subscriptionOf(familyId);
    if (found === undefined || over.has(found.status)) return;
    await payments.cancelNow(found.id, `erase:${found.id}`);
  },
});
