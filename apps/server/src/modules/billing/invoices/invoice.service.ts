import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { Payments } from '#ports/payments.ts';
import type { BillingRepository } from '../billing.repository.ts';
import type { CustomersService } from '../customers.service.ts';
import { invoicePages, type Seller } from './invoice-pages.ts';

export type InvoiceDeps = {
  readonly billing: Pick<BillingRepository, 'payer'>;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly payments: Pick<Payments, 'invoices' | 'refundsOf'>;
  readonly pages: Pick<PdfRenderer, 'invoicePdf'>;
  readonly seller: Seller;
};

/** Invoices to keep. Another family's answers like one that does not exist. */
export const invoiceService = ({ billing, customers, payments, pages, seller }: InvoiceDeps) => ({
  pdf: async (actor: Parent, invoiceId: string): Promise<{ readonly name: string; readonly body: Buffer }> => {
    const customer = await customers.find(actor.familyId);
    const invoices = customer === undefined ? [] : await payments.invoices(customer.customerId);
    const invoice = invoices.find(({ id, status }) => id === invoiceId && status !== 'draft');
    const payer = await billing.payer(actor.userId);
    if (invoice === undefined || payer === undefined) throw new AppError('not_found', 'Not found');
    const refunded = invoice.amountPaidPence > 0 ? await payments.refundsOf(invoiceId) : [];
    const refundedPence = refunded.reduce((sum, { pence }) => sum + pence, 0);
    const body = await pages.invoicePdf(invoicePages(invoice, payer, seller, refundedPence));
    return { name: `${seller.productName} invoice ${invoice.number ?? invoiceId}.pdf`, body };
  },
});
export type InvoiceService = ReturnType<typeof invoiceService>;
