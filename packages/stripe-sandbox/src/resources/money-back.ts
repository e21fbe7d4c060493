import { moveBalance } from '../billing/issue-invoice.ts';
import { badRequest, missingParameter } from '../errors.ts';
import { pounds } from '../billing/lines.ts';
import { page, paging, route, type Route } from '../route.ts';
import { metadata, needed, oneOf, text, whole } from '../rules.ts';
import type { Refund } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';

export const moneyBack: readonly Route[] = [
  route(
    'POST',
    '/v1/refunds',
    {
      payment_intent: text(),
      charge: text(),
      amount: whole(1),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    },
    async ({ desk, params }) => {
      const intent =
        params.payment_intent === undefined ? null : await given(desk, 'payment_intent', params.payment_intent, 'payment_intent');
      const chargeId = params.charge ?? intent?.latest_charge;
      if (chargeId === undefined) throw missingParameter('payment_intent');
      if (chargeId === null || (intent !== null && intent.status !== 'succeeded'))
        throw badRequest('This PaymentIntent does not have a successful charge to refund.', undefined, 'payment_intent');
      const charge = await given(desk, 'charge', chargeId, 'charge');
      const left = charge.amount_captured - charge.amount_refunded;
      if (left === 0) throw badRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
      const amount = params.amount ?? left;
      if (amount > left)
        throw badRequest(
          `Refund amount (${pounds(amount)}) is greater than unrefunded amount on charge (${pounds(left)})`,
          undefined,
          'amount',
        );
      const refund = desk.put<Refund>({
        id: desk.newId('re'),
        object: 'refund',
        amount,
        balance_transaction: null,
        charge: charge.id,
        created: await desk.now(),
        currency: 'gbp',
        customer: charge.customer,
        customer_account: null,
        metadata: mergedMetadata({}, params.metadata),
        payment_intent: charge.payment_intent,
        payment_method: charge.payment_method,
        reason: params.reason ?? null,
        receipt_number: null,
        source_transfer_reversal: null,
        status: 'succeeded',
        transfer_reversal: null,
      });
      const refunded = desk.put({ ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left });
      await desk.emit('refund.created', refund);
      await desk.emit('charge.refunded', refunded);
      return refund;
    },
  ),
  route('GET', '/v1/refunds', { ...paging, payment_intent: text(), charge: text() }, async ({ desk, params }) =>
    page(await desk.list('refund', wanted({ payment_intent: params.payment_intent, charge: params.charge })), '/v1/refunds', params),
  ),
  route('GET', '/v1/refunds/:id', {}, ({ desk, path }) => named(desk, 'refund', path['id'])),
  route(
    'POST',
    '/v1/customers/:id/balance_transactions',
    { amount: needed(whole()), currency: needed(oneOf('gbp')), description: text(350), metadata },
    async ({ desk, params, path }) => {
      const customer = await named(desk, 'customer', path['id']);
      const row = moveBalance(desk, customer, params.amount, {
        type: 'adjustment',
        invoice: null,
        description: params.description ?? null,
        created: await desk.now(customer.test_clock ?? null),
        metadata: mergedMetadata({}, params.metadata),
      });
      const moved = await desk.find('customer', customer.id);
      if (moved !== null) await desk.emit('customer.updated', moved, { balance: customer.balance });
      return row;
    },
  ),
  route('GET', '/v1/customers/:id/balance_transactions', paging, async ({ desk, params, path }) => {
    const { id } = await named(desk, 'customer', path['id']);
    return page(await desk.list('customer_balance_transaction', { customer: id }), `/v1/customers/${id}/balance_transactions`, params);
  }),
];
