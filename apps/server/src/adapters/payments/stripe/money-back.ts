import type { Stripe } from 'stripe';
import type { Payments, RefundReason } from '#ports/payments.ts';
import { inOurWords } from './errors.ts';
import { dateOf, idOf } from './family.ts';

type MoneyBack = Pick<Payments, 'refundInvoice' | 'moveBalance' | 'refundsOf' | 'balanceLines'>;

/** The payments by card that an invoice was settled with. */
const cardPayments = async (stripe: Stripe, invoiceId: string): Promise<readonly string[]> => {
  const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const paid = (payments?.data ?? []).filter(({ status }) => status === 'paid');
  return paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
};

/** Refunds to the card, and credit on the customer's balance. */
export const moneyBack = (stripe: Stripe): MoneyBack => ({
  refundInvoice: ({ invoiceId, pence, why }) =>
    inOurWords(async () => {
      let refundedPence = 0;
      const part = pence === undefined ? {} : { amount: pence };
      for (const intent of await cardPayments(stripe, invoiceId)) {
        const refund = await stripe.refunds.create(
          { payment_intent: intent, reason: 'requested_by_customer', metadata: { why }, ...part },
          { idempotencyKey: `refund:${invoiceId}:${intent}${pence === undefined ? '' : `:${pence}`}` },
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
  refundsOf: (invoiceId) =>
    inOurWords(async () => {
      const intents = await cardPayments(stripe, invoiceId);
      const lists = await Promise.all(intents.map((intent) => stripe.refunds.list({ payment_intent: intent, limit: 100 })));
      const real = lists.flatMap(({ data }) => data).filter(({ status }) => status !== 'failed' && status !== 'canceled');
      return real
        .toSorted((one, other) => one.created - other.created)
        .map(({ amount, created, metadata }) => ({
          pence: amount,
          at: dateOf(created),
          changeOfMind: metadata?.['why'] === ('change_of_mind' satisfies RefundReason),
        }));
    }),
  balanceLines: (customerId) =>
    inOurWords(async () => {
      const lines: { id: string; pence: number }[] = [];
      for await (const { id, amount } of stripe.customers.listBalanceTransactions(customerId, { limit: 100 }))
        lines.push({ id, pence: amount });
      return lines.toReversed();
    }),
});
