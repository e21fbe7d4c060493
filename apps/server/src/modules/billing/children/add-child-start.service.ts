import { billingMessages } from '@hedgerow/contracts/billing';
import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { isLive } from '@hedgerow/domain/subscription-state';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Payments, PaymentStep } from '#ports/payments.ts';
import type { BillingRepository } from '../billing.repository.ts';
import type { CustomersService } from '../customers.service.ts';
import type { OpenOrdersService } from '../checkout/open-orders.service.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';
import type { StartConsent } from '../refunds/start-consent.ts';

export type AddChildStartDeps = {
  readonly billing: Pick<BillingRepository, 'attempt' | 'openAttempt' | 'noteAttempt'>;
  readonly customers: Pick<CustomersService, 'ensureLocked'>;
  readonly openOrders: Pick<OpenOrdersService, 'leaveLocked'>;
  readonly reconciling: Pick<ReconcileService, 'reconcileLocked'>;
  readonly payments: Pick<Payments, 'startSubscription' | 'dropUnpaid'>;
  readonly consentTo: StartConsent;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};
export type FirstChildOrder = {
  readonly childId: string;
  readonly planId: PaidPlanId;
  readonly attemptId: string;
  readonly paymentMethodId?: string | undefined;
  readonly agreed: boolean;
};

/** The first plan of a family that has no running subscription: one begins, for this child. */
export const startWithChild =
  ({ billing, customers, openOrders, reconciling, payments, consentTo, locked, transaction, now, newId }: AddChildStartDeps) =>
  (actor: Parent, { childId, planId, attemptId, paymentMethodId, agreed }: FirstChildOrder): Promise<PaymentStep> =>
    locked(actor.familyId, async () => {
      const { familyId } = actor;
      const customer = await customers.ensureLocked(actor);
      const known = await billing.attempt(familyId, attemptId);
      const { state, unpaidIds } = await (known === undefined ? openOrders.leaveLocked : reconciling.reconcileLocked)(customer);
      if (isLive(state)) throw new AppError('conflict', billingMessages.alreadySubscribed);
      const card = paymentMethodId === undefined ? {} : { paymentMethodId };
      if (known === undefined) {
        const picks = { children: [{ childId, planId }], ...card };
        const consent = agreed ? await consentTo(actor, newId()) : undefined;
        await transaction((runner) => billing.openAttempt(runner, { familyId, id: attemptId, picks, createdAt: now() }, consent));
      }
      const items = [{ planId, quantity: 1 }];
      const step = await payments
        .startSubscription({ customerId: customer.customerId, items, interval: 'month', attemptId, ...card })
        .catch(async (error: unknown) => {
          if (error instanceof AppError && error.code === 'payment_failed')
            await billing.noteAttempt(familyId, attemptId, { state: 'failed' });
          throw error;
        });
      await billing.noteAttempt(familyId, attemptId, { subscriptionId: step.subscriptionId });
      // An unpaid subscription of an earlier try must not be paid later from another tab.
      for (const id of unpaidIds) if (id !== step.subscriptionId) await payments.dropUnpaid(id);
      await reconciling.reconcileLocked(customer);
      return step;
    });
