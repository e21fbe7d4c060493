import { billingMessages } from '@hedgerow/contracts/billing';
import { manageMessages, type RefundOffer } from '@hedgerow/contracts/billing-changes';
import type { Parent } from '@hedgerow/domain/access';
import { londonDate, longDate } from '@hedgerow/domain/calendar-dates';
import { coolingOffEnds, inCoolingOff, daysCountFrom, refundableAgain, yearBegan } from '@hedgerow/domain/cooling-off';
import { AppError } from '@hedgerow/domain/errors';
import { isLive } from '@hedgerow/domain/subscription-state';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { InvoiceSummary, Payments } from '#ports/payments.ts';
import type { BillingRepository, MirrorRow } from '../billing.repository.ts';
import type { Customer, CustomersService } from '../customers.service.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';
import type { RefundRepository } from './refund.repository.ts';
import { refundAgainFor, yearBefore } from './refund-again.ts';
import { type RefundSums, refundSums } from './refund-sums.ts';
import type { BillingEmails } from '../letters/billing-emails.service.ts';

export type RefundDeps = {
  readonly billing: Pick<BillingRepository, 'mirrorOf'>;
  readonly refunds: RefundRepository;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly reconciling: Pick<ReconcileService, 'reconcileLocked'>;
  readonly payments: Pick<Payments, 'invoices' | 'refundInvoice' | 'refundsOf' | 'moveBalance' | 'cancelNow'>;
  readonly emails: BillingEmails;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

type Paid = { readonly invoices: readonly InvoiceSummary[]; readonly sums: RefundSums; readonly startedAt: Date; readonly begun: boolean };

const answer = ({ refundedPence, restoredPence }: RefundSums) => ({ amount: refundedPence, credit: Math.max(0, restoredPence) });

/** A payment of the year is made a moment after the year begins. */
const slackMs = 60_000;

/** The payments that go back: all of a contract in its first 14 days; later, with a yearly one, those of the year that runs. */
const ofThisContract = (paid: readonly InvoiceSummary[], { interval, periodEnd }: MirrorRow, now: Date): readonly InvoiceSummary[] => {
  const first = paid.at(-1)?.paidAt;
  if (interval === 'month' || periodEnd === null || (first && inCoolingOff(first, now))) return paid;
  const began = yearBegan(periodEnd).getTime() - slackMs;
  return paid.filter(({ createdAt }) => createdAt.getTime() >= began);
};

/** Changing one's mind within 14 days (docs/product/money.md#refunds): every payment of the contract goes back, and it ends at once. */
export const refundService = (deps: RefundDeps) => {
  const { billing, refunds, customers, reconciling, payments, emails, locked, transaction, now } = deps;

  const paidFor = async ({ familyId, customerId }: Customer, mirror: MirrorRow): Promise<Paid> => {
    const all = (await payments.invoices(customerId)).filter(
      ({ subscriptionId, status }) => subscriptionId === mirror.id && status === 'paid',
    );
    const invoices = ofThisContract(all, mirror, now());
    const first = invoices.at(-1)?.paidAt ?? mirror.startedAt ?? now();
    const refunded = (await Promise.all(invoices.map(({ id }) => payments.refundsOf(id)))).flat();
    // What an earlier try of this very refund gave back is part of its sum; what went back for another reason is not.
    const refundedPence = refunded.reduce((sum, { pence, changeOfMind }) => sum + (changeOfMind ? 0 : pence), 0);
    const restoredPence = await refunds.creditReturned(
      familyId,
      invoices.map(({ id }) => id),
    );
    const begun = refunded.some(({ changeOfMind }) => changeOfMind);
    return { invoices, sums: refundSums(invoices, { refundedPence, restoredPence }), startedAt: first, begun };
  };

  const backToCard = async (invoices: readonly InvoiceSummary[]): Promise<void> => {
    for (const { id, amountPaidPence } of invoices) {
      const before = (await payments.refundsOf(id)).reduce((sum, { pence }) => sum + pence, 0);
      if (amountPaidPence > 0 && before < amountPaidPence) await payments.refundInvoice({ invoiceId: id, why: 'change_of_mind' });
    }
  };

  /** Each step is harmless when it is done again: a try that broke off is finished by the next. */
  const giveBack = async (customer: Customer, { id }: MirrorRow, { invoices, sums }: Paid): Promise<void> => {
    const { familyId, customerId } = customer;
    await backToCard(invoices);
    if (sums.restoredPence !== 0)
      await payments.moveBalance({ customerId, pence: -sums.restoredPence, reason: 'Credit as it was before', attemptId: `refund:${id}` });
    await payments.cancelNow(id, `refund:${id}`).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    });
    const letter = { kind: 'refund', objectId: id, facts: sums } as const;
    await transaction(async (runner) => {
      await refunds.keep(runner, familyId, id, sums, now());
      await emails.keep(runner, familyId, letter, now());
    });
    await reconciling.reconcileLocked(customer);
    await emails.deliver(letter);
  };

  return {
    /** What a parent is offered. Nothing is changed. */
    offer: async (actor: Parent): Promise<RefundOffer> => {
      const again = await refundAgainFor(refunds, actor.familyId, now());
      const none = { available: false, until: null, amount: 0, credit: 0, again };
      const [customer, mirror] = await Promise.all([customers.find(actor.familyId), billing.mirrorOf(actor.familyId)]);
      if (customer === undefined || mirror === undefined || !isLive(mirror.state)) return none;
      // Long before the provider is asked: most families are past their 14 days.
      const from = daysCountFrom(mirror);
      if (from !== null && !inCoolingOff(from, new Date(now().getTime() - 2 * 86_400_000))) return none;
      if (again !== null) return none;
      const { sums, startedAt } = await paidFor(customer, mirror);
      const worth = sums.refundedPence > 0 || sums.restoredPence > 0;
      return { available: worth && inCoolingOff(startedAt, now()), until: coolingOffEnds(startedAt), ...answer(sums), again };
    },

    /**
     * Errors: conflict after the 14 days, with the day on which they ended, and where there is nothing to give back. Asked again it answers
     * with what was given back, and nothing more is.
     */
    refund: (actor: Parent): Promise<{ amount: number; credit: number }> =>
      locked(actor.familyId, async () => {
        const { familyId } = actor;
        const customer = await customers.find(familyId);
        if (customer !== undefined) await reconciling.reconcileLocked(customer);
        const mirror = await billing.mirrorOf(familyId);
        if (customer === undefined || mirror === undefined) throw new AppError('conflict', billingMessages.nothingToManage);
        const done = await refunds.find(familyId, mirror.id);
        if (done !== undefined) return answer(done);
        const paid = await paidFor(customer, mirror);
        if (paid.begun) {
          await giveBack(customer, mirror, paid);
          return answer(paid.sums);
        }
        if (!isLive(mirror.state)) throw new AppError('conflict', billingMessages.nothingToManage);
        const before = await refunds.since(familyId, yearBefore(now()));
        if (before !== undefined) {
          const { createdAt } = before;
          throw new AppError('conflict', manageMessages.refundOnce(longDate(londonDate(createdAt)), longDate(refundableAgain(createdAt))));
        }
        if (!inCoolingOff(paid.startedAt, now()))
          throw new AppError('conflict', manageMessages.refundOver(longDate(coolingOffEnds(paid.startedAt))));
        if (paid.sums.refundedPence === 0 && paid.sums.restoredPence <= 0) throw new AppError('conflict', manageMessages.refundNothing);
        await giveBack(customer, mirror, paid);
        return answer(paid.sums);
      }),
  };
};
export type RefundService = ReturnType<typeof refundService>;
