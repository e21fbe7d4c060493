import type { Desk } from '../desk.ts';
import { withItems } from './with-items.ts';
import type { Invoice, InvoicePayment, PaymentIntent, PaymentMethod, Subscription } from '../wire.ts';

interface Trail {
  readonly payment: InvoicePayment;
  readonly invoice: Invoice;
  readonly subscription: Subscription | null;
}

const trailOf = async (desk: Desk, intent: PaymentIntent): Promise<Trail | null> => {
  const [payment] = await desk.list('invoice_payment', { payment: { payment_intent: intent.id } });
  const invoice = payment === undefined ? null : await desk.find('invoice', payment.invoice);
  if (payment === undefined || invoice === null) return null;
  const id = invoice.parent?.subscription_details?.subscription;
  return { payment, invoice, subscription: id === undefined ? null : await desk.find('subscription', id) };
};

const changedTo = ({ items, billing_cycle_anchor }: Subscription) => ({ items, billing_cycle_anchor });

/** A subscription after one of its invoices was paid: it starts, recovers, or takes the change that waited. */
const afterPayment = async (desk: Desk, subscription: Subscription, invoice: string, method: string | null): Promise<Subscription> => {
  const waiting = subscription.sandbox?.waiting?.invoice === invoice ? subscription.sandbox.waiting : undefined;
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription' && method !== null;
  const { waiting: _done, ...inside } = subscription.sandbox ?? {};
  const next: Subscription = {
    ...subscription,
    status: subscription.status === 'incomplete' || subscription.status === 'past_due' ? 'active' : subscription.status,
    default_payment_method: saves ? method : subscription.default_payment_method,
    ...(waiting === undefined ? {} : { ...changedTo(withItems(subscription, waiting.items)), pending_update: null, sandbox: inside }),
  };
  if (JSON.stringify(next) === JSON.stringify(subscription)) return subscription;
  desk.put(next);
  await desk.emit('customer.subscription.updated', next, { status: subscription.status });
  return next;
};

export const invoicePaid = async (desk: Desk, intent: PaymentIntent, method: PaymentMethod): Promise<void> => {
  const trail = await trailOf(desk, intent);
  if (trail === null) return;
  const now = await desk.now(trail.invoice.test_clock);
  desk.put<InvoicePayment>({
    ...trail.payment,
    amount_paid: intent.amount,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now },
  });
  const invoice = desk.put<Invoice>({
    ...trail.invoice,
    amount_paid: intent.amount,
    amount_remaining: 0,
    attempt_count: trail.invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...trail.invoice.status_transitions, paid_at: now },
  });
  await desk.emit('invoice.paid', invoice);
  await desk.emit('invoice.payment_succeeded', invoice);
  if (trail.subscription !== null) await afterPayment(desk, trail.subscription, invoice.id, method.id);
};

export const invoiceFailed = async (desk: Desk, intent: PaymentIntent): Promise<void> => {
  const trail = await trailOf(desk, intent);
  if (trail === null) return;
  const invoice = desk.put<Invoice>({ ...trail.invoice, attempt_count: trail.invoice.attempt_count + 1, attempted: true });
  await desk.emit('invoice.payment_failed', invoice);
};

export const invoiceNeedsAction = async (desk: Desk, intent: PaymentIntent): Promise<void> => {
  const trail = await trailOf(desk, intent);
  if (trail === null) return;
  const invoice = desk.put<Invoice>({ ...trail.invoice, attempted: true });
  await desk.emit('invoice.payment_action_required', invoice);
};
