import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Payments } from '#ports/payments.ts';
import type { Notice } from '../letters/notices-due.ts';
import { refundSums } from './refund-sums.ts';
import type { Customer } from '../customers.service.ts';
import type { OwedReturn, ReturnsRepository } from './returns.repository.ts';
import type { BillingEmails } from '../letters/billing-emails.service.ts';

export type ReturnsDeps = {
  readonly rows: ReturnsRepository;
  readonly payments: Pick<Payments, 'invoices' | 'refundInvoice' | 'refundsOf' | 'moveBalance' | 'cancelNow' | 'changeFromNextInvoice'>;
  readonly emails: BillingEmails;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  /** Tells whoever runs the product that a person should look. */
  readonly alert: (message: string) => void;
  readonly now: Clock;
};

/** Money that came for an order which had changed: it goes back at once, and the parent has a letter. */
export const returnsService = ({ rows, payments, emails, transaction, alert, now }: ReturnsDeps) => {
  /** Each step is harmless when it is done again: a try that broke off is finished by the next look at the family. */
  const giveBack = async ({ familyId, customerId }: Customer, { invoiceId, facts }: OwedReturn): Promise<void> => {
    const { subscriptionId, keep, pence } = facts;
    if (keep.length > 0) await payments.changeFromNextInvoice({ subscriptionId, items: keep, attemptId: `return:${invoiceId}` });
    else
      await payments.cancelNow(subscriptionId, `return:${invoiceId}`).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      });
    const paid = (await payments.invoices(customerId)).filter(({ id, status }) => id === invoiceId && status === 'paid');
    const all = refundSums(paid);
    const card = Math.min(pence ?? all.refundedPence, all.refundedPence);
    const credit = pence === null ? Math.max(0, all.restoredPence) : pence - card;
    const before = (await payments.refundsOf(invoiceId)).reduce((sum, refund) => sum + refund.pence, 0);
    if (card > 0 && before + card <= all.refundedPence)
      await payments.refundInvoice({ invoiceId, why: 'order_changed', ...(pence === null ? {} : { pence: card }) });
    if (credit > 0)
      await payments.moveBalance({ customerId, pence: -credit, reason: 'Credit as it was before', attemptId: `return:${invoiceId}` });
    const letter: Notice = {
      kind: 'order_returned',
      objectId: invoiceId,
      facts: { refundedPence: card, restoredPence: credit, ended: keep.length > 0 ? 0 : 1 },
    };
    await transaction(async (runner) => {
      await rows.done(runner, invoiceId, now());
      await emails.keep(runner, familyId, letter, now());
    });
    alert(`Family ${familyId} had paid for an order that had changed: ${card} pence of invoice ${invoiceId} went back.`);
    await emails.deliver(letter);
  };

  return {
    /** In the transaction that sees the payment: a crash before the money goes back does not forget it. */
    owe: rows.owe,

    /** For callers that hold the family's lock. True when something went back: the family stands otherwise than a moment ago. */
    settle: async (customer: Customer): Promise<boolean> => {
      const owed = await rows.waiting(customer.familyId);
      for (const one of owed) await giveBack(customer, one);
      return owed.length > 0;
    },
  };
};
export type ReturnsService = ReturnType<typeof returnsService>;
