import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { PaymentEvent, Payments } from '#ports/payments.ts';
import type { BillingRepository } from '../billing.repository.ts';
import type { NoticesService } from '../letters/notices.service.ts';
import type { PaymentEventsRepository } from './payment-events.repository.ts';
import type { ReconcileService } from './reconcile.service.ts';

export type ReceiveEventDeps = {
  readonly paymentEvents: PaymentEventsRepository;
  readonly billing: Pick<BillingRepository, 'familyOf'>;
  readonly payments: Pick<Payments, 'verifyEvent' | 'config' | 'customerOfPayment'>;
  readonly notices: Pick<NoticesService, 'disputed'>;
  readonly reconciling: Pick<ReconcileService, 'reconcile'>;
  readonly alert: (message: string) => void;
  readonly now: Clock;
};

/** Events after which something of a family may have changed (docs/product/money.md#states); others are kept and left. */
const matters = (type: string): boolean =>
  type.startsWith('customer.subscription.') ||
  [
    'checkout.session.completed',
    'checkout.session.expired',
    'invoice.paid',
    'invoice.payment_failed',
    'invoice.payment_action_required',
    'customer.updated',
    'payment_method.attached',
    'refund.created',
    'charge.dispute.created',
  ].includes(type);

/** Kept with the event: our own words, or the kind of error. A failed query's text would carry the family's data along. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AppError) return error.message;
  return error instanceof Error ? error.name : typeof error;
};

/** Deliveries of the provider: a bad signature is refused, a known one is thanked for, one that failed comes again. */
export const receiveEventService = ({ paymentEvents, billing, payments, reconciling, notices, alert, now }: ReceiveEventDeps) => {
  const process = async ({ id, type, customerId: named, dispute }: PaymentEvent): Promise<void> => {
    if (!matters(type)) return;
    const customerId = named ?? (dispute === null ? null : await payments.customerOfPayment(dispute.paymentIntentId));
    if (customerId === null) return;
    const familyId = await billing.familyOf(customerId);
    if (familyId === undefined) return alert(`Event ${id} (${type}) is about a customer we do not know.`);
    await reconciling.reconcile({ familyId, customerId });
    if (dispute !== null) await notices.disputed(familyId, dispute);
  };

  return {
    /** Throws `invalid` for a bad signature or another mode's event, and whatever went wrong, so that it is delivered again. */
    receive: async (rawBody: Buffer, signature: string): Promise<'processed' | 'duplicate'> => {
      const event = payments.verifyEvent(rawBody, signature);
      if (event.livemode !== (payments.config().mode === 'live')) throw new AppError('invalid', 'This event is of another mode.');
      const { id, type, customerId, created } = event;
      if ((await paymentEvents.receive({ id, type, customerId, created, receivedAt: now() })) === 'processed') return 'duplicate';
      try {
        await process(event);
      } catch (error) {
        await paymentEvents.noteFailure(id, reasonOf(error)).catch(() => {});
        throw error;
      }
      await paymentEvents.noteProcessed(id, now());
      return 'processed';
    },
  };
};
export type ReceiveEventService = ReturnType<typeof receiveEventService>;
