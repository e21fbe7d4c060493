import type { InvoiceSummary } from '#ports/payments.ts';

/** What comes back for a subscription: to the card what the card paid, and the balance as it was before. */
export type RefundSums = { readonly refundedPence: number; readonly restoredPence: number };

const nothing: RefundSums = { refundedPence: 0, restoredPence: 0 };

/**
 * Reads it off the paid invoices. Credit that an invoice used (its total is more than what was due) is given again; credit that a cheaper
 * plan gave (a total below nothing) is taken back, because the card gets that money. `before`: what has gone back already.
 */
export const refundSums = (invoices: readonly InvoiceSummary[], before: RefundSums = nothing): RefundSums => {
  const paid = invoices.filter(({ status }) => status === 'paid');
  return {
    refundedPence: paid.reduce((sum, { amountPaidPence }) => sum + amountPaidPence, -before.refundedPence),
    restoredPence: paid.reduce((sum, { totalPence, amountDuePence }) => sum + totalPence - amountDuePence, -before.restoredPence),
  };
};
