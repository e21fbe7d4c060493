import type { Database, Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { Payments } from '#ports/payments.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { BillingService } from './billing.service.ts';
import type { ChangeAttemptsRepository } from './changes/change-attempts.repository.ts';
import { changeIntervalService } from './changes/change-interval.service.ts';
import { changePlansService } from './changes/change-plans.service.ts';
import type { Sender } from './letters/confirmation-email.ts';
import type { CustomersService } from './customers.service.ts';
import { familyOverviewService } from './family-overview.service.ts';
import type { Seller } from './invoices/invoice-pages.ts';
import { invoiceService } from './invoices/invoice.service.ts';
import { portalService } from './invoices/portal.service.ts';
import type { ReconcileService } from './reconcile/reconcile.service.ts';
import { refundRepository } from './refunds/refund.repository.ts';
import { refundService } from './refunds/refund.service.ts';
import { salesRepository } from './sales/sales.repository.ts';
import { salesService } from './sales/sales.service.ts';
import type { BillingEmails } from './letters/billing-emails.service.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';

export type ManagingNeeds = {
  readonly db: Database;
  readonly rows: BillingRepository;
  readonly attempts: ChangeAttemptsRepository;
  readonly billing: Pick<BillingService, 'subscription'>;
  readonly families: Pick<FamiliesService, 'children'>;
  readonly customers: CustomersService;
  readonly reconciling: ReconcileService;
  readonly payments: Payments;
  readonly pages: Pick<PdfRenderer, 'invoicePdf'>;
  readonly mail: MailService;
  readonly sender: Sender;
  readonly seller: Pick<Seller, 'address' | 'vatNumber'>;
  readonly emails: BillingEmails;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** What a parent does with a running subscription, and a teacher with their school's licence. */
export const composeManaging = (needs: ManagingNeeds) => {
  const { db, rows, customers, payments, pages, mail, transaction, sender, seller, now, newId } = needs;
  const shared = { ...needs, billing: rows };
  const sales = salesRepository(db);
  const changePlans = changePlansService(shared);
  return {
    changePlans,
    changeInterval: changeIntervalService({ ...shared, changePlans }),
    portal: portalService({ customers, payments, publicUrl: sender.publicUrl }),
    refunds: refundService({ ...shared, refunds: refundRepository(db) }),
    invoices: invoiceService({ billing: rows, customers, payments, pages, seller: { ...sender, ...seller } }),
    familyOverview: familyOverviewService(needs),
    sales: salesService({ sales, mail, supportEmail: sender.supportEmail, transaction, now, newId }),
  };
};
