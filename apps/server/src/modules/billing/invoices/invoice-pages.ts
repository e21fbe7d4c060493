import type { InvoicePages } from '#ports/pdf-renderer.ts';
import type { InvoiceSummary } from '#ports/payments.ts';
import { londonDate, longDate } from '@hedgerow/domain/calendar-dates';
import { formatPence } from '@hedgerow/domain/money';

/** Who sends invoices. VAT is spoken of only where a number is configured (docs/product/money.md#before-the-button). */
export type Seller = {
  readonly productName: string;
  readonly supportEmail: string;
  readonly address: string | undefined;
  readonly vatNumber: string | undefined;
  readonly testMode: boolean;
};
export type Buyer = { readonly name: string; readonly email: string };

const minus = (pence: number): string => `−${formatPence(pence)}`;
const day = (instant: Date): string => longDate(londonDate(instant));

/** VAT at the standard rate inside a total that includes it, in pence. */
const vatInside = (totalPence: number): number => Math.round(totalPence / 6);

const states: Readonly<Record<InvoiceSummary['status'], string>> = {
  draft: 'Draft',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Void',
};

/** What stands on an invoice: its lines, then what was taken off, paid by credit and paid by card. */
export const invoicePages = (invoice: InvoiceSummary, buyer: Buyer, seller: Seller, refundedPence: number): InvoicePages => {
  const { number, id, createdAt, paidAt, totalPence, amountDuePence, amountPaidPence, status, lines } = invoice;
  const full = lines.reduce((sum, { pence }) => sum + pence, 0);
  const credit = totalPence - amountDuePence;
  const sums: (readonly [string, string])[] = [];
  if (full !== totalPence) sums.push(['Subtotal', formatPence(full)], ['Discount', minus(full - totalPence)]);
  sums.push(['Total', totalPence < 0 ? minus(-totalPence) : formatPence(totalPence)]);
  if (seller.vatNumber !== undefined && totalPence > 0) sums.push(['Includes VAT at 20%', formatPence(vatInside(totalPence))]);
  if (credit > 0) sums.push(['Paid from your credit', minus(credit)]);
  if (totalPence < 0) sums.push(['Added to your credit', formatPence(-totalPence)]);
  if (amountPaidPence > 0) sums.push(['Paid by card', formatPence(amountPaidPence)]);
  if (status === 'open') sums.push(['Still to pay', formatPence(amountDuePence)]);
  if (refundedPence > 0) sums.push(['Refunded to your card', formatPence(refundedPence)]);
  return {
    number: number ?? id,
    productName: seller.productName,
    notice: seller.testMode ? 'TEST MODE: no real money moved.' : null,
    from: [seller.productName, ...(seller.address?.split(/\s*[|\n]\s*/u) ?? []), seller.supportEmail],
    vatNumber: seller.vatNumber ?? null,
    to: [buyer.name, buyer.email],
    facts: [['Date', day(createdAt)], ['Status', states[status]], ...(paidAt === null ? [] : [['Paid on', day(paidAt)] as const])],
    lines: lines.map(({ description, pence }) => [description, pence < 0 ? minus(-pence) : formatPence(pence)]),
    sums,
  };
};
