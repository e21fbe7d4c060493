import type { Stripe } from 'stripe';
import type { Payments } from '#ports/payments.ts';
import { inOurWords } from './errors.ts';
import { idOf } from './family.ts';

/** Refunds to the card, and credit on the customer's balance. */
export const moneyBack = (stripe: Stripe): Pick<Payments, 'refundInvoice' | 'moveBalance'> => ({
  refundInvoice: (invoiceId) =>
    inOurWords(async () => {
      const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
      const paid = (payments?.data ?? []).filter(({ status }) => status === 'paid');
      let refundedPence = 0;
      for (const { payment } of paid) {
        const intent = idOf(payment.payment_intent);
        if (intent === null) continue;
        const refund = await stripe.refunds.create(
          { payment_intent: intent, reason: 'requested_by_customer' },
          { idempotencyKey: `refund:${invoiceId}:${intent}` },
        );
        refundedPence += refund.amount;
      }
      return { refundedPence };
    }),
  moveBalance: ({ customerId, pence, reason, attemptId }) =>
    inOurWords(async () => {
      const facts = { amount: pence, currency: 'gbp', description: reason };
      return (await stripe.customers.createBalanceTransaction(customerId, facts, { idempotencyKey: `${attemptId}:balance` })).id;
    }),
});
