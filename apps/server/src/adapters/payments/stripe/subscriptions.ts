import type { Stripe } from 'stripe';
import type { Payments, PaymentStep } from '#ports/payments.ts';
import type { PriceOf } from './catalogue.ts';
import { inOurWords } from './errors.ts';
import { idOf } from './family.ts';
import { pricedItems } from './priced-items.ts';

/** What is left to do in the browser, read from a subscription with its latest invoice's secret. */
export const stepOf = async (stripe: Stripe, subscription: Stripe.Subscription): Promise<PaymentStep> => {
  const invoice = subscription.latest_invoice;
  const open = typeof invoice === 'object' && invoice !== null && invoice.status === 'open';
  const clientSecret = open ? (invoice.confirmation_secret?.client_secret ?? null) : null;
  if (clientSecret === null) return { subscriptionId: subscription.id, status: 'paid', clientSecret, refusal: null };
  const intent = await stripe.paymentIntents.retrieve(clientSecret.split('_secret_')[0] ?? '');
  return {
    subscriptionId: subscription.id,
    status: intent.status === 'requires_action' ? 'requires_action' : 'requires_payment',
    clientSecret,
    refusal: intent.last_payment_error?.message ?? null,
  };
};

/** The family's customer and its first payment. Every writing call carries our own idempotency key. */
export const subscriptions = (
  stripe: Stripe,
  priceOf: PriceOf,
): Pick<Payments, 'createCustomer' | 'startSubscription' | 'attachCard' | 'payWith'> => ({
  createCustomer: ({ familyId, email, name, attemptId }) =>
    inOurWords(async () => {
      const facts = { email, name, metadata: { family_id: familyId } };
      return (await stripe.customers.create(facts, { idempotencyKey: `${attemptId}:customer` })).id;
    }),
  startSubscription: ({ customerId, items, interval, paymentMethodId, promotionCodeId, attemptId }) =>
    inOurWords(async () => {
      // The answer's id counts: a test name such as pm_card_visa becomes a payment method of its own when it is attached.
      const method =
        paymentMethodId === undefined
          ? undefined
          : await stripe.paymentMethods.attach(
              paymentMethodId,
              { customer: customerId },
              { idempotencyKey: `${attemptId}:attach:${paymentMethodId}` },
            );
      const subscription = await stripe.subscriptions.create(
        {
          customer: customerId,
          items: await pricedItems(items, interval, priceOf),
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: ['latest_invoice.confirmation_secret'],
          ...(method === undefined ? {} : { default_payment_method: method.id }),
          ...(promotionCodeId === undefined ? {} : { discounts: [{ promotion_code: promotionCodeId }] }),
        },
        { idempotencyKey: `${attemptId}:subscribe` },
      );
      return stepOf(stripe, subscription);
    }),
  attachCard: ({ customerId, paymentMethodId, attemptId }) =>
    inOurWords(async () => {
      const key = { idempotencyKey: `${attemptId}:attach:${paymentMethodId}` };
      return (await stripe.paymentMethods.attach(paymentMethodId, { customer: customerId }, key)).id;
    }),
  payWith: (subscriptionId, paymentMethodId) =>
    inOurWords(async () => {
      const { default_payment_method: before } = await stripe.subscriptions.retrieve(subscriptionId);
      await stripe.subscriptions.update(subscriptionId, { default_payment_method: paymentMethodId });
      return idOf(before);
    }),
});
