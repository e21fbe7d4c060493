import type { Desk } from '../desk.ts';
import { badRequest } from '../errors.ts';
import type { Invoice, PaymentIntent, PaymentMethod } from '../wire.ts';
import { confirmIntent } from './confirm.ts';

export const intentOf = async (desk: Desk, invoice: string): Promise<PaymentIntent | null> => {
  const [payment] = await desk.list('invoice_payment', { invoice });
  return payment?.payment.payment_intent === undefined ? null : desk.find('payment_intent', payment.payment.payment_intent);
};

/** Takes an open invoice's money from a card; throws the card's refusal. */
export const payInvoice = async (
  desk: Desk,
  invoice: Invoice,
  method: PaymentMethod | null,
  offSession: boolean,
): Promise<PaymentIntent> => {
  if (invoice.status === 'paid') throw badRequest('Invoice is already paid', 'invoice_already_paid');
  const intent = await intentOf(desk, invoice.id);
  if (invoice.status !== 'open' || intent === null)
    throw badRequest(`This invoice cannot be paid because it is ${invoice.status}.`, 'invoice_not_editable');
  if (method === null)
    throw badRequest(
      "Cannot charge customer that has no active card. The invoice's customer has no default payment method.",
      'invoice_payment_intent_requires_action',
    );
  return confirmIntent(desk, { intent, method, offSession });
};

/** Closes an invoice that nobody will pay any more. */
export const voidInvoice = async (desk: Desk, invoice: Invoice): Promise<Invoice> => {
  if (invoice.status !== 'open')
    throw badRequest(`You can only void open invoices. This invoice is ${invoice.status}.`, 'invoice_not_editable');
  const now = await desk.now(invoice.test_clock);
  const intent = await intentOf(desk, invoice.id);
  if (intent !== null && intent.status !== 'succeeded')
    desk.put<PaymentIntent>({ ...intent, status: 'canceled', canceled_at: now, cancellation_reason: 'void_invoice', next_action: null });
  const voided = desk.put<Invoice>({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  await desk.emit('invoice.voided', voided);
  return voided;
};
