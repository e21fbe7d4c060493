import type { InvoiceSummary } from '#ports/payments.ts';

/** What comes back for a subscription: to the card what the card paid, and the balance as it was before. */
export type RefundSums = { readonly refundedPence: number; readonly restoredPence: number };

/**
 * Reads it off the paid invoices. Credit that an invoice used (its total is more than what was due) is given again; credit that a cheaper
 * plan gave (a total below nothing) is taken back, because the card gets that money.
 */
export const refundSums = (invoices: readonly InvoiceSummary[]): RefundSums => {
  const paid = invoices.filter(({ status }) => status === 'paid');
  return {
    refundedPence: paid.reduce((sum, { amountPaidPence }) => sum + amountPaidPence, 0),
    restoredPence: paid.reduce((sum, { totalPence, amountDuePence }) => sum + totalPence - amountDuePence, 0),
  };
};
