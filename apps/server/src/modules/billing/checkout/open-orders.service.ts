import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Payments } from '#ports/payments.ts';
import type { AttemptRow, BillingRepository } from '../billing.repository.ts';
import type { ChangeAttemptsRepository } from '../changes/change-attempts.repository.ts';
import type { CheckoutPages } from './checkout-pages.service.ts';
import type { Customer, CustomersService } from '../customers.service.ts';
import type { ReconcileService, Standing } from '../reconcile/reconcile.service.ts';

export type OpenOrdersDeps = {
  readonly billing: Pick<BillingRepository, 'openForWaiting'>;
  readonly attempts: Pick<ChangeAttemptsRepository, 'note'>;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly pages: Pick<CheckoutPages, 'close' | 'settle'>;
  readonly reconciling: Pick<ReconcileService, 'reconcileLocked'>;
  readonly payments: Pick<Payments, 'dropUnpaid' | 'dropWaitingChange'>;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
};

/** What an order is about. */
export type OrderedChild = AttemptRow['picks']['children'][number];

/**
 * An order is bound to its children and plans. Before any of that changes it is made unpayable at the provider, which alone knows
 * which came first: the payment or the change. What was paid counts.
 */
export const openOrdersService = (deps: OpenOrdersDeps) => {
  const { billing, attempts, customers, pages, reconciling, payments, locked, transaction } = deps;

  const closePage = (customer: Customer): Promise<void> =>
    pages.close(customer).catch((error: unknown) => {
      // Somebody has just paid on it: the next look finds the subscription.
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    });

  /** For callers that hold the family's lock. Nobody can pay any more for what the family had ordered; answers how it stands then. */
  const leaveLocked = async (customer: Customer): Promise<Standing> => {
    const before = await reconciling.reconcileLocked(customer);
    const open = await billing.openForWaiting(customer.familyId);
    if (open === undefined && before.unpaidIds.length === 0) return before;
    await closePage(customer);
    for (const id of before.unpaidIds) await payments.dropUnpaid(id);
    if (open?.kind === 'add' && open.subscriptionId !== null) await payments.dropWaitingChange(open.subscriptionId);
    const after = await reconciling.reconcileLocked(customer);
    const left = await billing.openForWaiting(customer.familyId);
    if (left !== undefined)
      await transaction(async (runner) => {
        if (left.kind === 'add') await attempts.note(runner, left.familyId, left.id, 'failed');
        else await pages.settle(runner, { attempt: left, outcome: 'failed' });
      });
    return after;
  };

  return {
    leaveLocked,

    /** Changes children who wait for a payment. `touches` says whether an order that is open names somebody who changes. */
    changeWaiting: <T>(
      { familyId }: Pick<Parent, 'familyId'>,
      touches: (ordered: readonly OrderedChild[]) => boolean | Promise<boolean>,
      work: () => Promise<T>,
    ): Promise<T> =>
      locked(familyId, async () => {
        const open = await billing.openForWaiting(familyId);
        const customer = open === undefined ? undefined : await customers.find(familyId);
        if (open !== undefined && customer !== undefined && (await touches(open.picks.children))) await leaveLocked(customer);
        return work();
      }),

    /** A family goes: nothing of what it ordered can be paid any more. */
    leaveAll: (familyId: string): Promise<void> =>
      locked(familyId, async () => {
        if ((await billing.openForWaiting(familyId)) === undefined) return;
        const customer = await customers.find(familyId);
        if (customer !== undefined) await leaveLocked(customer);
      }),
  };
};
export type OpenOrdersService = ReturnType<typeof openOrdersService>;
