import { reductionsFor, discountShape } from '../billing/discounts.ts';
import { endSubscription } from '../billing/ending.ts';
import { mostItems, priceFor, refuseMixedIntervals, refuseSamePriceTwice } from '../billing/items.ts';
import { attachedMethod, usualMethod } from '../billing/methods.ts';
import { startSubscription } from '../billing/new-subscription.ts';
import { badRequest, noSuch } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { hash, listOf, metadata, needed, oneOf, text, whole, yesNo } from '../rules.ts';
import type { Subscription } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';
import { behaviour, cancellation, isOver, paymentSettings, proration } from './subscription-shapes.ts';
import { subscriptionUpdate } from './subscription-update.ts';

const states = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

const inState = (subscription: Subscription, wantedState: (typeof states)[number] | undefined): boolean => {
  if (wantedState === 'all') return true;
  if (wantedState === undefined) return subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired';
  return wantedState === 'ended' ? isOver(subscription) : subscription.status === wantedState;
};

export const subscriptions: readonly Route[] = [
  route(
    'POST',
    '/v1/subscriptions',
    {
      customer: needed(text()),
      items: needed(listOf(hash({ price: text(), quantity: whole(0), metadata }))),
      default_payment_method: text(),
      payment_behavior: behaviour,
      payment_settings: paymentSettings,
      proration_behavior: proration,
      collection_method: oneOf('charge_automatically'),
      currency: oneOf('gbp'),
      description: text(500),
      discounts: discountShape,
      metadata,
      off_session: yesNo,
    },
    async ({ desk, params }) => {
      const customer = await given(desk, 'customer', params.customer, 'customer');
      mostItems(params.items.length);
      if (params.items.length === 0) throw badRequest('A subscription needs at least one item.', 'parameter_missing', 'items');
      const items = await Promise.all(
        params.items.map(async ({ price, quantity }, index) => ({
          price: await priceFor(desk, price, `items[${index}][price]`),
          quantity: quantity ?? 1,
        })),
      );
      refuseSamePriceTwice(items.map(({ price }) => price.id));
      refuseMixedIntervals(items);
      const methodId = params.default_payment_method;
      const method =
        methodId === undefined
          ? await usualMethod(desk, null, customer)
          : await attachedMethod(desk, methodId, customer, 'default_payment_method');
      const now = await desk.now(customer.test_clock ?? null);
      const subscription = await startSubscription(desk, {
        customer,
        items,
        method,
        ownMethod: methodId !== undefined,
        behaviour: params.payment_behavior ?? 'allow_incomplete',
        reductions: await reductionsFor(desk, params.discounts ?? [], customer.id, now),
        metadata: mergedMetadata({}, params.metadata),
        description: params.description ?? null,
        savesMethod: params.payment_settings?.save_default_payment_method === 'on_subscription',
      });
      return subscription;
    },
  ),
  route(
    'GET',
    '/v1/subscriptions',
    { ...paging, customer: text(), price: text(), status: oneOf(...states), test_clock: text() },
    async ({ desk, params }) => {
      const all = await desk.list('subscription', wanted({ customer: params.customer, test_clock: params.test_clock }));
      const chosen = all.filter((subscription) => inState(subscription, params.status));
      return page(
        params.price === undefined ? chosen : chosen.filter(({ items }) => items.data.some(({ price }) => price.id === params.price)),
        '/v1/subscriptions',
        params,
      );
    },
  ),
  route('GET', '/v1/subscriptions/:id', {}, ({ desk, path }) => named(desk, 'subscription', path['id'])),
  subscriptionUpdate,
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    { cancellation_details: cancellation, invoice_now: yesNo, prorate: yesNo },
    async ({ desk, params, path }) => {
      const old = await named(desk, 'subscription', path['id']);
      if (isOver(old)) throw noSuch('subscription', old.id, 'id', 404);
      const details = {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: null,
        ...old.cancellation_details,
        ...wanted(params.cancellation_details ?? {}),
      };
      const ended = await endSubscription(
        desk,
        { ...old, cancellation_details: details },
        'cancellation_requested',
        await desk.now(old.test_clock),
      );
      return ended;
    },
  ),
];
