import type { Desk } from '../desk.ts';
import type { Subscription } from '../wire.ts';
import { voidInvoice } from './pay-invoice.ts';

/** Gives up a change that waits for its payment: its invoice is void, the family keeps what it has. */
export const dropWaiting = async (desk: Desk, subscription: Subscription): Promise<Subscription> => {
  const { waiting, ...inside } = subscription.sandbox ?? {};
  if (waiting === undefined) return subscription;
  const invoice = await desk.find('invoice', waiting.invoice);
  if (invoice?.status === 'open') await voidInvoice(desk, invoice);
  const free = desk.put<Subscription>({ ...subscription, pending_update: null, sandbox: inside });
  await desk.emit('customer.subscription.pending_update_expired', free);
  return free;
};
