import { reductionsFor, discountShape, redeem } from '../billing/discounts.ts';
import { changeItems } from '../billing/change-items.ts';
import { endSubscription } from '../billing/ending.ts';
import { mostItems, priceFor, refuseSamePriceTwice } from '../billing/items.ts';
import { attachedMethod, usualMethod } from '../billing/methods.ts';
import { startSubscription } from '../billing/new-subscription.ts';
import { itemChanges, plannedItems } from '../billing/planned-items.ts';
import { badRequest, noSuch } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { clearable, hash, listOf, metadata, needed, oneOf, text, whole, yesNo } from '../rules.ts';
import type { Subscription } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';

const behaviour = oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete');
const proration = oneOf('always_invoice', 'create_prorations', 'none');
const paymentSettings = hash({ save_default_payment_method: oneOf('off', 'on_subscription') });
const feedback = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
);
const cancellation = hash({ comment: clearable(text()), feedback: clearable(feedback) });
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

const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';
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
  route(
    'POST',
    '/v1/subscriptions/:id',
    {
      items: itemChanges,
      proration_behavior: proration,
      proration_date: whole(0),
      payment_behavior: behaviour,
      payment_settings: paymentSettings,
      cancel_at_period_end: yesNo,
      cancellation_details: cancellation,
      default_payment_method: clearable(text()),
      description: clearable(text(500)),
      discounts: discountShape,
      metadata,
      off_session: yesNo,
    },
    async ({ desk, params, path }) => {
      const old = await named(desk, 'subscription', path['id']);
      const changesMore = Object.entries(params).some(
        ([key, value]) => value !== undefined && key !== 'metadata' && key !== 'cancellation_details',
      );
      if (isOver(old) && changesMore)
        throw badRequest('A canceled subscription can only update its cancellation_details and metadata.', undefined);
      const customer = await given(desk, 'customer', old.customer, 'customer');
      const now = await desk.now(old.test_clock);
      if (typeof params.default_payment_method === 'string')
        await attachedMethod(desk, params.default_payment_method, customer, 'default_payment_method');
      const ending = params.cancel_at_period_end;
      const end = old.items.data[0]?.current_period_end ?? now;
      const reductions = await reductionsFor(desk, params.discounts ?? [], customer.id, now);
      const added: string[] = [];
      for (const reduction of reductions) added.push((await redeem(desk, reduction, customer.id, old.id, now)).id);
      const details = params.cancellation_details;
      const next = desk.put<Subscription>({
        ...old,
        cancel_at: ending === undefined ? old.cancel_at : ending ? end : null,
        cancel_at_period_end: ending ?? old.cancel_at_period_end,
        canceled_at: ending === undefined ? old.canceled_at : ending ? now : null,
        cancellation_details: {
          comment: null,
          feedback: null,
          feedback_option: null,
          ...old.cancellation_details,
          ...wanted({ comment: details?.comment, feedback: details?.feedback }),
          reason: ending === undefined ? (old.cancellation_details?.reason ?? null) : ending ? 'cancellation_requested' : null,
        },
        default_payment_method: params.default_payment_method === undefined ? old.default_payment_method : params.default_payment_method,
        description: params.description === undefined ? old.description : params.description,
        discounts: params.discounts === undefined ? old.discounts : added,
        metadata: mergedMetadata(old.metadata, params.metadata),
        payment_settings:
          params.payment_settings?.save_default_payment_method === undefined
            ? old.payment_settings
            : {
                payment_method_options: null,
                payment_method_types: null,
                ...old.payment_settings,
                save_default_payment_method: params.payment_settings.save_default_payment_method,
              },
      });
      const changed =
        params.items === undefined
          ? next
          : await changeItems(desk, {
              subscription: next,
              customer: (await desk.find('customer', customer.id)) ?? customer,
              items: await plannedItems(desk, next, params.items, now),
              proration: params.proration_behavior ?? 'create_prorations',
              behaviour: params.payment_behavior ?? 'allow_incomplete',
              at: params.proration_date ?? now,
            });
      await desk.emit('customer.subscription.updated', changed);
      return changed;
    },
  ),
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
