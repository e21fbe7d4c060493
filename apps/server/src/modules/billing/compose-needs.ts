import type { Database, Runner } from '#db/client.ts';
import type { FamilyLock } from '#db/family-lock.ts';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { Payments } from '#ports/payments.ts';
import type { Queue } from '#ports/queue.ts';
import type { ChildChangesService } from '#modules/families/child-changes.service.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';
import type { Sender } from './letters/confirmation-email.ts';
import type { Seller } from './invoices/invoice-pages.ts';

/** What billing asks of the rest. */
export type BillingNeeds = {
  readonly db: Database;
  readonly families: Pick<FamiliesService, 'prepareChildren' | 'activateChild' | 'children'>;
  readonly addChild: FamiliesService['addChild'];
  readonly childChanges: Pick<ChildChangesService, 'update'>;
  readonly payments: Payments;
  readonly events: Pick<Events, 'publish'>;
  readonly pages: Pick<PdfRenderer, 'invoicePdf'>;
  /** Whether a family may try a plan for seven days (FREE_WEEK). */
  readonly freeWeekOn: boolean;
  readonly seller: Pick<Seller, 'address' | 'vatNumber'>;
  readonly mail: MailService;
  readonly queue: Queue;
  readonly locked: FamilyLock;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly sender: Omit<Sender, 'testMode'>;
  readonly alert: (message: string) => void;
  /** A keyed hash: tells two texts apart without keeping them. */
  readonly fingerprint: (text: string) => string;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
  readonly now: Clock;
  readonly newId: () => string;
};
