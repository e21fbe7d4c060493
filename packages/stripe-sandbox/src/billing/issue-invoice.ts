import type { Desk } from '../desk.ts';
import type { BalanceTransaction, Customer, Invoice, InvoicePayment } from '../wire.ts';
import { draftInvoice, type InvoiceFacts } from './draft-invoice.ts';
import { newIntent } from './new-intent.ts';

/** Writes a row of the customer's balance; a negative amount is credit. */
export const moveBalance = (
  desk: Desk,
  customer: Customer,
  amount: number,
  facts: {
    readonly type: BalanceTransaction['type'];
    readonly invoice: string | null;
    readonly description: string | null;
    readonly created: number;
    readonly metadata?: Record<string, string>;
  },
): BalanceTransaction => {
  const ending = customer.balance + amount;
  desk.put({ ...customer, balance: ending, currency: 'gbp' });
  return desk.put<BalanceTransaction>({
    id: desk.newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: facts.created,
    credit_note: null,
    currency: 'gbp',
    customer: customer.id,
    customer_account: null,
    description: facts.description,
    ending_balance: ending,
    invoice: facts.invoice,
    livemode: false,
    metadata: facts.metadata ?? {},
    type: facts.type,
  });
};

const paymentOf = (desk: Desk, invoice: Invoice, intent: string): InvoicePayment => ({
  id: desk.newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: invoice.created,
  currency: 'gbp',
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: intent },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});

/** Makes a finalised invoice: open with a payment waiting, or paid at once where nothing is due. */
export const issueInvoice = async (desk: Desk, facts: InvoiceFacts, paymentMethod: string | null): Promise<Invoice> => {
  const invoice = desk.put(draftInvoice(desk, facts));
  const customer = { ...facts.customer, next_invoice_sequence: (facts.customer.next_invoice_sequence ?? 1) + 1 };
  desk.put(customer);
  const moved = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (moved !== 0)
    moveBalance(desk, customer, moved, { type: 'applied_to_invoice', invoice: invoice.id, description: null, created: facts.now });
  await desk.emit('invoice.created', { ...invoice, status: 'draft' });
  await desk.emit('invoice.finalized', invoice);
  if (invoice.status === 'paid') {
    await desk.emit('invoice.paid', invoice);
    await desk.emit('invoice.payment_succeeded', invoice);
    return invoice;
  }
  const description = facts.reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  const intent = desk.put(
    newIntent(desk, { customer: customer.id, amount: invoice.amount_due, description, paymentMethod, created: facts.now }),
  );
  desk.put(paymentOf(desk, invoice, intent.id));
  await desk.emit('payment_intent.created', intent);
  return invoice;
};
