import { type BillingHistory, billingMessages, type PaymentConfig, type SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { Parent } from '@hedgerow/domain/access';
import type { SubscriptionState } from '@hedgerow/domain/effective-plan';
import { AppError } from '@hedgerow/domain/errors';
import { planPence, plans } from '@hedgerow/domain/plans';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { Clock } from '#ports/clock.ts';
import type { InvoiceSummary, Payments } from '#ports/payments.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { Customer, CustomersService } from './customers.service.ts';
import type { ReconcileService } from './reconcile/reconcile.service.ts';
import { subscriptionView } from './subscription-view.ts';

export type BillingDeps = {
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf'>;
  readonly customers: Pick<CustomersService, 'find' | 'ensure'>;
  readonly reconciling: Pick<ReconcileService, 'reconcile'>;
  readonly payments: Pick<Payments, 'config' | 'invoices' | 'cancelAtPeriodEnd' | 'keep'>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** How old our copy may be when a parent looks at their billing page: 5 minutes (docs/product/money.md#states). */
const freshForMs = 5 * 60_000;

/** docs/product/accounts.md#who-may-see-what: an id that a client sends must be the session's own; anybody else's does not exist. */
const checkOwn = (actor: Parent, userId: string | undefined): void => {
  if (userId !== undefined && userId !== actor.userId) throw new AppError('not_found', 'Not found');
};

/** What stands between the lines of a bill and what was paid, as on its invoice: without it they do not add up. */
const takenOff = ({ lines, totalPence, amountDuePence }: Pick<InvoiceSummary, 'lines' | 'totalPence' | 'amountDuePence'>) => {
  const discount = lines.reduce((sum, { pence }) => sum + pence, 0) - totalPence;
  const credit = totalPence - amountDuePence;
  return [
    ...(discount === 0 ? [] : [{ description: 'Discount', pence: -discount }]),
    ...(credit > 0 ? [{ description: 'Paid from your credit', pence: -credit }] : []),
  ];
};

export const billingService = ({ billing, customers, reconciling, payments, now, newId }: BillingDeps) => {
  const asking = new Set<string>();
  /** Once for a family at a time. Open pages hear of what it finds; a provider that is away is asked again by the next look. */
  const askBehind = (customer: Customer): void => {
    if (asking.has(customer.familyId)) return;
    asking.add(customer.familyId);
    void reconciling
      .reconcile(customer)
      .catch(() => {})
      .finally(() => asking.delete(customer.familyId));
  };

  /** An old copy is shown at once, and the provider is asked behind it. Without a copy its answer is waited for. */
  const refresh = async (familyId: string): Promise<void> => {
    const customer = await customers.find(familyId);
    if (customer === undefined) return;
    const before = await billing.mirrorOf(familyId);
    if (before !== undefined) {
      if (now().getTime() - before.syncedAt.getTime() >= freshForMs) askBehind(customer);
      return;
    }
    await reconciling.reconcile(customer).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
    });
  };

  const summaryOf = async (familyId: string): Promise<SubscriptionSummary> => {
    const [row, children] = await Promise.all([billing.mirrorOf(familyId), billing.childrenOf(familyId)]);
    return subscriptionView(row, children, now());
  };

  /** Asks the provider to do something with the family's live subscription, then reads what has become of it. */
  const moveOn = async (actor: Parent, act: (subscriptionId: string) => Promise<void>): Promise<SubscriptionSummary> => {
    const [customer, mirror] = await Promise.all([customers.find(actor.familyId), billing.mirrorOf(actor.familyId)]);
    if (customer === undefined || mirror === undefined || !opensPlans(mirror.state))
      throw new AppError('conflict', billingMessages.nothingToManage);
    await act(mirror.id);
    await reconciling.reconcile(customer);
    return summaryOf(actor.familyId);
  };

  return {
    config: (): PaymentConfig => payments.config(),

    /** Keyed by id (docs/product/money.md#the-billing-page). The price id is ours: what a client sends back is read as a plan, never as a price. */
    plans: () =>
      Object.fromEntries(
        plans.map(({ id, name, phase, pence, ageRange, description, features, popular }) => [
          id,
          {
            id,
            name,
            price: pence,
            interval: 'month' as const,
            yearPrice: planPence(id, 'year'),
            features: [...features],
            keyStage: phase,
            ageRange,
            description,
            priceId: id,
            popular,
          },
        ]),
      ),

    customer: async (actor: Parent): Promise<{ customerId: string }> => ({ customerId: (await customers.ensure(actor)).customerId }),

    subscription: async (actor: Parent, userId: string | undefined): Promise<SubscriptionSummary> => {
      checkOwn(actor, userId);
      await refresh(actor.familyId);
      return summaryOf(actor.familyId);
    },

    /** Ends with the period that is paid for (docs/product/money.md#changes); cancelling twice changes nothing. */
    cancel: async (actor: Parent, userId: string | undefined): Promise<SubscriptionSummary> => {
      checkOwn(actor, userId);
      return moveOn(actor, (subscriptionId) => payments.cancelAtPeriodEnd({ subscriptionId, attemptId: newId() }));
    },

    /** Takes a cancellation back while the period lasts; nothing is charged. */
    keep: async (actor: Parent, userId: string | undefined): Promise<SubscriptionSummary> => {
      checkOwn(actor, userId);
      return moveOn(actor, (subscriptionId) => payments.keep(subscriptionId, newId()));
    },

    /** What the success page calls: a payment whose news has not arrived is found by asking. */
    sync: async (actor: Parent, userId: string): Promise<{ success: boolean; status: SubscriptionState }> => {
      checkOwn(actor, userId);
      const customer = await customers.find(actor.familyId);
      if (customer === undefined) return { success: false, status: 'none' };
      const { state } = await reconciling.reconcile(customer);
      return { success: opensPlans(state), status: state };
    },

    history: async (actor: Parent, userId: string | undefined): Promise<BillingHistory> => {
      checkOwn(actor, userId);
      const customer = await customers.find(actor.familyId);
      if (customer === undefined) return [];
      const invoices = await payments.invoices(customer.customerId);
      return invoices
        .filter(({ status }) => status !== 'draft' && status !== 'void')
        .map(({ id, createdAt, amountPaidPence, status, totalPence, amountDuePence, lines }) => ({
          id,
          created: Math.floor(createdAt.getTime() / 1000),
          amount_paid: amountPaidPence,
          status,
          line_items: [...lines, ...takenOff({ lines, totalPence, amountDuePence })].map(({ description, pence }) => ({
            description,
            amount: pence,
          })),
        }));
    },
  };
};
export type BillingService = ReturnType<typeof billingService>;
