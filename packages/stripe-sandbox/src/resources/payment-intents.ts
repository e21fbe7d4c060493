import { confirmIntent } from '../billing/confirm.ts';
import { methodFor } from '../billing/methods.ts';
import { newIntent } from '../billing/new-intent.ts';
import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { hash, metadata, needed, oneOf, text, whole, yesNo } from '../rules.ts';
import type { PaymentIntent } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';

export const paymentIntents: readonly Route[] = [
  route(
    'POST',
    '/v1/payment_intents',
    {
      amount: needed(whole(30)),
      currency: needed(oneOf('gbp')),
      customer: text(),
      payment_method: text(),
      description: text(),
      metadata,
      automatic_payment_methods: hash({ enabled: needed(yesNo), allow_redirects: oneOf('always', 'never') }),
      setup_future_usage: oneOf('off_session', 'on_session'),
    },
    async ({ desk, params }) => {
      const customer = params.customer === undefined ? null : await given(desk, 'customer', params.customer, 'customer');
      const method = params.payment_method === undefined ? null : await methodFor(desk, params.payment_method, 'payment_method');
      const facts = {
        customer: customer?.id ?? null,
        amount: params.amount,
        description: params.description ?? null,
        paymentMethod: method?.id ?? null,
      };
      const intent = desk.put<PaymentIntent>({
        ...newIntent(desk, { ...facts, created: await desk.now() }),
        metadata: mergedMetadata({}, params.metadata),
        setup_future_usage: params.setup_future_usage ?? null,
      });
      await desk.emit('payment_intent.created', intent);
      return intent;
    },
  ),
  route('GET', '/v1/payment_intents', { ...paging, customer: text() }, async ({ desk, params }) =>
    page(await desk.list('payment_intent', wanted({ customer: params.customer })), '/v1/payment_intents', params),
  ),
  route('GET', '/v1/payment_intents/:id', { client_secret: text() }, async ({ desk, params, path }) => {
    const intent = await named(desk, 'payment_intent', path['id']);
    if (params.client_secret !== undefined && params.client_secret !== intent.client_secret)
      throw badRequest(
        'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
        'payment_intent_invalid_parameter',
        'client_secret',
      );
    return intent;
  }),
  route(
    'POST',
    '/v1/payment_intents/:id/confirm',
    {
      payment_method: text(),
      return_url: text(),
      off_session: yesNo,
      use_stripe_sdk: yesNo,
      setup_future_usage: oneOf('off_session', 'on_session'),
    },
    async ({ desk, params, path }) => {
      const intent = await named(desk, 'payment_intent', path['id']);
      const id = params.payment_method ?? intent.payment_method;
      if (id === null)
        throw badRequest(
          "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
          'payment_intent_unexpected_state',
        );
      const method = await methodFor(desk, id, 'payment_method');
      return confirmIntent(desk, {
        intent,
        method,
        offSession: params.off_session ?? false,
        ...(params.return_url === undefined ? {} : { returnUrl: params.return_url }),
      });
    },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id/cancel',
    { cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer') },
    async ({ desk, params, path }) => {
      const intent = await named(desk, 'payment_intent', path['id']);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw badRequest(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          'payment_intent_unexpected_state',
        );
      const canceled = desk.put<PaymentIntent>({
        ...intent,
        status: 'canceled',
        canceled_at: await desk.now(),
        cancellation_reason: params.cancellation_reason ?? null,
        next_action: null,
      });
      await desk.emit('payment_intent.canceled', canceled);
      return canceled;
    },
  ),
  route('GET', '/v1/charges/:id', {}, ({ desk, path }) => named(desk, 'charge', path['id'])),
];
