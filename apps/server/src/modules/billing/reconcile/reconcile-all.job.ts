import type { Clock } from '#ports/clock.ts';
import type { Queue } from '#ports/queue.ts';
import type { BillingRepository, Mode } from '../billing.repository.ts';
import type { ReconcileService } from './reconcile.service.ts';

export type ReconcileAllDeps = {
  readonly billing: Pick<BillingRepository, 'familiesNotEnded' | 'familiesWithOpenOrders'>;
  readonly reconciling: Pick<ReconcileService, 'reconcile'>;
  readonly mode: Mode;
  readonly alert: (message: string) => void;
};
type SliceDeps = Omit<ReconcileAllDeps, 'billing'> & { readonly billing: Pick<ReconcileAllDeps['billing'], 'familiesNotEnded'> };
type OrderDeps = Omit<ReconcileAllDeps, 'billing'> & { readonly billing: Pick<ReconcileAllDeps['billing'], 'familiesWithOpenOrders'> };
type Customer = { readonly familyId: string; readonly customerId: string };
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

/** One that fails does not stop the others. */
const readAgain = async (
  customers: readonly Customer[],
  { reconciling, alert }: Pick<ReconcileAllDeps, 'reconciling' | 'alert'>,
  stopping: AbortSignal | undefined,
): Promise<{ readonly families: number; readonly failed: number }> => {
  let [families, failed] = [0, 0];
  for (let from = 0; from < customers.length; from += atOnce) {
    if (stopping?.aborted === true) break;
    const together = customers.slice(from, from + atOnce);
    const tried = await Promise.allSettled(together.map((customer) => reconciling.reconcile(customer)));
    failed += tried.filter(({ status }) => status === 'rejected').length;
    families += together.length;
  }
  if (failed > 0) alert(`${failed} of ${families} families could not be read from the payment provider.`);
  return { families, failed };
};

/**
 * Reads families that have not ended again: news that were lost are found within a day. A slice that is told to stop leaves the rest to
 * the next one.
 */
export const reconcileSlice =
  (deps: SliceDeps, size = sliceSize) =>
  async (after: string | undefined, stopping?: AbortSignal): Promise<Slice> => {
    const customers = await deps.billing.familiesNotEnded(deps.mode, after, size);
    const { families, failed } = await readAgain(customers, deps, stopping);
    const last = families === 0 ? after : customers[families - 1]?.familyId;
    return { families, failed, next: families === size || families < customers.length ? last : undefined };
  };

/** Before, the news or the page that the payment leads to are quicker; after, a page that still lies open is left to the night. */
const orderAge = { fromMs: 2 * 60_000, toMs: 60 * 60_000 };

/** Somebody paid, the news was lost and the page closed too soon: their child does not wait for the night. */
export const reconcileOpenOrders =
  (deps: OrderDeps, now: Clock) =>
  async (stopping?: AbortSignal): Promise<{ readonly families: number; readonly failed: number }> => {
    const at = now().getTime();
    const since = new Date(at - orderAge.toMs);
    const customers = await deps.billing.familiesWithOpenOrders(deps.mode, since, new Date(at - orderAge.fromMs));
    return readAgain(customers, deps, stopping);
  };

/** At 03:10 UTC the first slice begins; each hands over to the next, so that a restart goes on where the last one ended. */
export const startReconcilingAll = async (
  queue: Pick<Queue, 'repeat' | 'work' | 'send'>,
  deps: ReconcileAllDeps,
  now: Clock,
): Promise<void> => {
  const slice = reconcileSlice(deps);
  const hand = (after: string | undefined): Promise<void> =>
    queue.send(sliceJob, after === undefined ? {} : { after }, { key: after ?? 'first' });
  await queue.work<{ readonly after?: string }>(sliceJob, async ({ after }, stopping) => {
    const { next } = await slice(after, stopping);
    if (next !== undefined) await hand(next);
  });
  await queue.repeat('reconcile-families', '10 3 * * *', () => hand(undefined));
  const orders = reconcileOpenOrders(deps, now);
  await queue.repeat('reconcile-open-orders', '*/5 * * * *', async (stopping) => void (await orders(stopping)));
};
