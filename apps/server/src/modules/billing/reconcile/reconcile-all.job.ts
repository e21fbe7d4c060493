import type { Queue } from '#ports/queue.ts';
import type { BillingRepository, Mode } from '../billing.repository.ts';
import type { ReconcileService } from './reconcile.service.ts';

export type ReconcileAllDeps = {
  readonly billing: Pick<BillingRepository, 'familiesNotEnded'>;
  readonly reconciling: Pick<ReconcileService, 'reconcile'>;
  readonly mode: Mode;
  readonly alert: (message: string) => void;
};
type Slice = {
  readonly families: number;
  readonly failed: number;
  /** Where the next slice begins; undefined after the last. */ readonly next: string | undefined;
};

const sliceJob = 'reconcile-slice';
/** Families of one job: some seconds to a minute with a real provider. */
const sliceSize = 200;
/** Families side by side: each holds one of the eight connections for locks, and parents of this hour need some. */
export const atOnce = 6;

/**
 * Reads families that have not ended again: news that were lost are found within a day. One that fails does not stop the others, and a
 * slice that is told to stop leaves the rest to the next one.
 */
export const reconcileSlice =
  ({ billing, reconciling, mode, alert }: ReconcileAllDeps, size = sliceSize) =>
  async (after: string | undefined, stopping?: AbortSignal): Promise<Slice> => {
    const customers = await billing.familiesNotEnded(mode, after, size);
    let [families, failed, last] = [0, 0, after];
    for (let from = 0; from < customers.length; from += atOnce) {
      if (stopping?.aborted === true) break;
      const together = customers.slice(from, from + atOnce);
      const tried = await Promise.allSettled(together.map((customer) => reconciling.reconcile(customer)));
      failed += tried.filter(({ status }) => status === 'rejected').length;
      families += together.length;
      last = together.at(-1)?.familyId;
    }
    if (failed > 0) alert(`${failed} of ${families} families could not be read from the payment provider tonight.`);
    return { families, failed, next: families === size || families < customers.length ? last : undefined };
  };

/** At 03:10 UTC the first slice begins; each hands over to the next, so that a restart goes on where the last one ended. */
export const startReconcilingAll = async (queue: Pick<Queue, 'repeat' | 'work' | 'send'>, deps: ReconcileAllDeps): Promise<void> => {
  const slice = reconcileSlice(deps);
  const hand = (after: string | undefined): Promise<void> =>
    queue.send(sliceJob, after === undefined ? {} : { after }, { key: after ?? 'first' });
  await queue.work<{ readonly after?: string }>(sliceJob, async ({ after }, stopping) => {
    const { next } = await slice(after, stopping);
    if (next !== undefined) await hand(next);
  });
  await queue.repeat('reconcile-families', '10 3 * * *', () => hand(undefined));
};
