import type { Stripe } from 'stripe';
import type { HostedCheckout, Payments } from '#ports/payments.ts';
import type { PriceOf } from './catalogue.ts';
import { inOurWords } from './errors.ts';
import { dateOf, idOf } from './family.ts';
import { pricedItems } from './priced-items.ts';

const paymentStatusOf = (status: string): HostedCheckout['paymentStatus'] =>
  status === 'paid' || status === 'no_payment_required' ? status : 'unpaid';

const sessionStates = ['open', 'complete', 'expired'] as const;
const checkoutOf = (session: Stripe.Checkout.Session): HostedCheckout => ({
  sessionId: session.id,
  url: session.url,
  status: sessionStates.find((state) => state === session.status) ?? 'open',
  paymentStatus: paymentStatusOf(session.payment_status),
  customerId: idOf(session.customer),
  subscriptionId: idOf(session.subscription),
  expiresAt: dateOf(session.expires_at),
});

/** The provider's own pages: checkout, and the portal for card and invoices. */
export const hosted = (
  stripe: Stripe,
  priceOf: PriceOf,
): Pick<Payments, 'openCheckout' | 'readCheckout' | 'expireCheckout' | 'openPortal'> => ({
  openCheckout: ({ customerId, familyId, items, interval, promotionCodeId, successUrl, cancelUrl, note, attemptId }) =>
    inOurWords(async () => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: familyId,
          line_items: await pricedItems(items, interval, priceOf),
          payment_method_collection: 'if_required',
          subscription_data: { metadata: { family_id: familyId } },
          success_url: successUrl,
          cancel_url: cancelUrl,
          custom_text: { submit: { message: note } },
          ...(promotionCodeId === undefined ? {} : { discounts: [{ promotion_code: promotionCodeId }] }),
        },
        { idempotencyKey: `${attemptId}:checkout` },
      );
      return checkoutOf(session);
    }),
  readCheckout: (sessionId) => inOurWords(async () => checkoutOf(await stripe.checkout.sessions.retrieve(sessionId))),
  expireCheckout: (sessionId) =>
    inOurWords(async () => {
      await stripe.checkout.sessions.expire(sessionId, {}, { idempotencyKey: `expire:${sessionId}` });
    }),
  openPortal: (customerId, returnUrl) =>
    inOurWords(async () => ({ url: (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url })),
});
