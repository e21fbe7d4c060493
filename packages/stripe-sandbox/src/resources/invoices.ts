import { changeFacts } from '../billing/change-items.ts';
import { restartLines, restarts } from '../billing/with-items.ts';
import { discountShape, reductionsFor, running } from '../billing/discounts.ts';
import { draftInvoice } from '../billing/draft-invoice.ts';
import { priceFor } from '../billing/items.ts';
import { previewStart } from '../billing/preview-start.ts';
import { periodLines, pricedItem } from '../billing/lines.ts';
import { methodFor, usualMethod } from '../billing/methods.ts';
import { intervalOf, nextPeriodEnd } from '../billing/months.ts';
import { payInvoice, voidInvoice } from '../billing/pay-invoice.ts';
import { itemChanges, plannedItems } from '../billing/planned-items.ts';
import { dropWaiting } from '../billing/waiting.ts';
import type { Desk } from '../desk.ts';
import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { hash, metadata, oneOf, text, whole, yesNo } from '../rules.ts';
import type { Customer, Subscription } from '../wire.ts';
import { given, named, wanted } from './found.ts';

const details = hash({
  items: itemChanges,
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
  proration_date: whole(0),
  cancel_at_period_end: yesNo,
});
type Details = ReturnType<typeof details.read>;
type Discounts = readonly { readonly id: string; readonly coupon: Parameters<typeof draftInvoice>[1]['discounts'][number]['coupon'] }[];

/** What a change would cost now (`always_invoice`), or what the next invoice will be. */
const previewChange = async (
  desk: Desk,
  customer: Customer,
  subscription: Subscription,
  asked: Details | undefined,
  discounts: Discounts,
): Promise<object> => {
  const now = await desk.now(subscription.test_clock);
  const at = asked?.proration_date ?? now;
  const items = asked?.items === undefined ? subscription.items.data : await plannedItems(desk, subscription, asked.items, now);
  const own = discounts.length > 0 ? discounts : await running(desk, subscription.discounts, at);
  const change = await changeFacts(desk, { subscription, customer, items, at });
  const prorated = asked?.proration_behavior === 'none' ? [] : change.lines;
  if (asked?.proration_behavior === 'always_invoice')
    return draftInvoice(desk, { ...change, lines: prorated, discounts: own, reason: 'upcoming' });
  if (restarts(subscription, items)) {
    const [first] = items;
    const newPeriod = { start: first?.current_period_start ?? now, end: first?.current_period_end ?? now };
    const lines = asked?.proration_behavior === 'none' ? await restartLines(desk, subscription, items) : change.lines;
    return draftInvoice(desk, { ...change, lines, discounts: own, reason: 'upcoming', period: newPeriod });
  }
  const start = subscription.items.data[0]?.current_period_end ?? now;
  const period = { start, end: nextPeriodEnd(subscription.billing_cycle_anchor, start, intervalOf(items)) };
  const next = await periodLines(desk, subscription.id, items.map(pricedItem), period);
  return draftInvoice(desk, { ...change, lines: [...prorated, ...next], discounts: own, reason: 'upcoming', period });
};

export const invoices: readonly Route[] = [
  route(
    'GET',
    '/v1/invoices',
    { ...paging, customer: text(), subscription: text(), status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void') },
    async ({ desk, params }) =>
      page(
        await desk.list(
          'invoice',
          wanted({
            customer: params.customer,
            status: params.status,
            parent: params.subscription === undefined ? undefined : { subscription_details: { subscription: params.subscription } },
          }),
        ),
        '/v1/invoices',
        params,
      ),
  ),
  route('GET', '/v1/invoices/:id', {}, ({ desk, path }) => named(desk, 'invoice', path['id'])),
  route('POST', '/v1/invoices/:id', { description: text(), metadata }, async ({ desk, params, path }) => {
    const old = await named(desk, 'invoice', path['id']);
    return desk.put({ ...old, description: params.description ?? old.description, metadata: { ...old.metadata, ...params.metadata } });
  }),
  route('GET', '/v1/invoices/:id/lines', paging, async ({ desk, params, path }) => {
    const invoice = await named(desk, 'invoice', path['id']);
    return page(invoice.lines.data, `/v1/invoices/${invoice.id}/lines`, params);
  }),
  route('POST', '/v1/invoices/:id/pay', { payment_method: text(), off_session: yesNo }, async ({ desk, params, path }) => {
    const invoice = await named(desk, 'invoice', path['id']);
    const customer = await given(desk, 'customer', invoice.customer ?? '', 'customer');
    const id = invoice.parent?.subscription_details?.subscription;
    const subscription = id === undefined ? null : await desk.find('subscription', id);
    const method =
      params.payment_method === undefined
        ? await usualMethod(desk, subscription?.default_payment_method ?? null, customer)
        : await methodFor(desk, params.payment_method, 'payment_method');
    await payInvoice(desk, invoice, method, params.off_session ?? true);
    return (await desk.find('invoice', invoice.id)) ?? invoice;
  }),
  route('POST', '/v1/invoices/:id/void', {}, async ({ desk, path }) => {
    const voided = await voidInvoice(desk, await named(desk, 'invoice', path['id']));
    const changed = await desk.find('subscription', voided.parent?.subscription_details?.subscription ?? '');
    if (changed?.sandbox?.waiting?.invoice === voided.id) await dropWaiting(desk, changed);
    return voided;
  }),
  route(
    'POST',
    '/v1/invoices/create_preview',
    { customer: text(), subscription: text(), subscription_details: details, discounts: discountShape, currency: oneOf('gbp') },
    async ({ desk, params }) => {
      const subscription =
        params.subscription === undefined ? null : await given(desk, 'subscription', params.subscription, 'subscription');
      const customerId = params.customer ?? subscription?.customer;
      if (customerId === undefined) throw badRequest('Missing required param: customer.', 'parameter_missing', 'customer');
      const customer = await given(desk, 'customer', customerId, 'customer');
      const reductions = await reductionsFor(desk, params.discounts ?? [], customer.id, await desk.now(customer.test_clock ?? null));
      const discounts = reductions.map(({ coupon }) => ({ id: desk.newId('di'), coupon }));
      if (subscription === null)
        return previewStart(desk, {
          customer,
          items: await Promise.all(
            (params.subscription_details?.items ?? []).map(async ({ price, quantity }, index) => ({
              price: await priceFor(desk, price, `subscription_details[items][${index}][price]`),
              quantity: quantity ?? 1,
            })),
          ),
          discounts,
        });
      return previewChange(desk, customer, subscription, params.subscription_details, discounts);
    },
  ),
  route(
    'GET',
    '/v1/invoice_payments',
    {
      ...paging,
      invoice: text(),
      status: oneOf('canceled', 'open', 'paid'),
      payment: hash({ type: oneOf('payment_intent'), payment_intent: text() }),
    },
    async ({ desk, params }) =>
      page(
        await desk.list(
          'invoice_payment',
          wanted({
            invoice: params.invoice,
            status: params.status,
            payment: params.payment === undefined ? undefined : wanted(params.payment),
          }),
        ),
        '/v1/invoice_payments',
        params,
      ),
  ),
  route('GET', '/v1/invoice_payments/:id', {}, ({ desk, path }) => named(desk, 'invoice_payment', path['id'])),
];
