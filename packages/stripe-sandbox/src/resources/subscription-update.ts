import { changeItems } from '../billing/change-items.ts';
import { discountShape, redeem, reductionsFor } from '../billing/discounts.ts';
import { attachedMethod } from '../billing/methods.ts';
import { itemChanges, plannedItems } from '../billing/planned-items.ts';
import { badRequest } from '../errors.ts';
import { route } from '../route.ts';
import { clearable, metadata, text, whole, yesNo } from '../rules.ts';
import type { Subscription } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';
import { behaviour, cancellation, isOver, paymentSettings, proration } from './subscription-shapes.ts';

/** A change that may have to wait for its payment can carry nothing else. */
const notWithPending = [
  'cancellation_details',
  'default_payment_method',
  'description',
  'discounts',
  'metadata',
  'payment_settings',
] as const;

/** Changes of a subscription: its items (with what they cost now), its end, its card, its discounts, its notes. */
export const subscriptionUpdate = route(
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
    const beside = notWithPending.filter((name) => params[name] !== undefined);
    if (params.payment_behavior === 'pending_if_incomplete' && beside.length > 0)
      throw badRequest(
        `The following parameters are not supported with \`payment_behavior=pending_if_incomplete\`: ${beside.join(', ')}.`,
        undefined,
        'payment_behavior',
      );
    const { schedule } = old;
    if (schedule !== null && params.cancel_at_period_end !== undefined)
      throw badRequest(
        `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
        undefined,
        'cancel_at_period_end',
      );
    if (schedule !== null && params.items !== undefined)
      throw badRequest('The sandbox changes the items of a subscription with a schedule by its schedule.', undefined, 'items');
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
);
