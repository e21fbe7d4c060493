import type { Desk } from '../desk.ts';
import type { Subscription, SubscriptionSchedule } from '../wire.ts';
import { voidInvoice } from './pay-invoice.ts';

type Reason = NonNullable<Subscription['cancellation_details']>['reason'];

/** Ends a subscription now. What is still open on it is not collected any more. */
export const endSubscription = async (desk: Desk, subscription: Subscription, reason: Reason, at: number): Promise<Subscription> => {
  const status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
  const { waiting: _waiting, owed: _owed, ...inside } = subscription.sandbox ?? {};
  const ended = desk.put<Subscription>({
    ...subscription,
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, ...subscription.cancellation_details, reason },
    ended_at: at,
    pending_update: null,
    schedule: null,
    status,
    sandbox: inside,
  });
  const schedule = subscription.schedule === null ? null : await desk.find('subscription_schedule', subscription.schedule);
  if (schedule?.status === 'active')
    desk.put<SubscriptionSchedule>({ ...schedule, canceled_at: at, current_phase: null, status: 'canceled', subscription: null });
  const invoices = await desk.list('invoice', { parent: { subscription_details: { subscription: subscription.id } }, status: 'open' });
  if (status === 'incomplete_expired' || subscription.sandbox?.waiting !== undefined)
    for (const invoice of invoices) await voidInvoice(desk, invoice);
  else for (const invoice of invoices) desk.put({ ...invoice, auto_advance: false, next_payment_attempt: null });
  await desk.emit(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', ended);
  return ended;
};
