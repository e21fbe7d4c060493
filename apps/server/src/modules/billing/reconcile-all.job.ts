import type { Queue } from '#ports/queue.ts';
import type { Mode } from './billing.repository.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { ReconcileService } from './reconcile.service.ts';

export type ReconcileAllDeps = {
  readonly billing: Pick<BillingRepository, 'familiesNotEnded'>;
  readonly reconciling: Pick<ReconcileService, 'reconcile'>;
  readonly mode: Mode;
  readonly alert: (message: string) => void;
};

/** Reads every family that has not ended again: news that were lost are found within a day (payments.md 6). One that fails does not stop the others. */
export const reconcileAll =
  ({ billing, reconciling, mode, alert }: ReconcileAllDeps) =>
  async (): Promise<{ readonly families: number; readonly failed: number }> => {
    const customers = await billing.familiesNotEnded(mode);
    let failed = 0;
    for (const customer of customers)
      await reconciling.reconcile(customer).catch(() => {
        failed += 1;
      });
    if (failed > 0) alert(`${failed} of ${customers.length} families could not be read from the payment provider tonight.`);
    return { families: customers.length, failed };
  };

/** At 03:10 UTC. */
export const startReconcilingAll = (queue: Pick<Queue, 'repeat'>, deps: ReconcileAllDeps): Promise<void> =>
  queue.repeat('reconcile-families', '10 3 * * *', async () => void (await reconcileAll(deps)()));
