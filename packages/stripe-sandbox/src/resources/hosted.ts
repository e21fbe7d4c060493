import { checkoutPreview, expireCheckout, sessionLines } from '../billing/checkout.ts';
import { discountShape } from '../billing/discounts.ts';
import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { hash, listOf, metadata, needed, oneOf, text, whole } from '../rules.ts';
import type { CheckoutSession, PortalSession } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';
import { newSession } from './new-session.ts';

const address = (url: string, param: string): string => {
  if (URL.canParse(url.replace('{CHECKOUT_SESSION_ID}', 'x'))) return url;
  throw badRequest('Not a valid URL', 'url_invalid', param);
};
const halfHour = 1800;
const day = 86_400;

export const hosted: readonly Route[] = [
  route(
    'POST',
    '/v1/checkout/sessions',
    {
      mode: needed(oneOf('subscription')),
      customer: needed(text()),
      line_items: needed(listOf(hash({ price: needed(text()), quantity: whole(1) }))),
      success_url: needed(text()),
      cancel_url: text(),
      client_reference_id: text(200),
      discounts: discountShape,
      expires_at: whole(0),
      custom_text: hash({ submit: hash({ message: needed(text(1200)) }) }),
      locale: text(8),
      metadata,
      payment_method_collection: oneOf('always', 'if_required'),
      subscription_data: hash({ metadata, description: text(500) }),
      ui_mode: oneOf('hosted_page'),
    },
    async ({ desk, params }) => {
      const customer = await given(desk, 'customer', params.customer, 'customer');
      if ((params.discounts?.length ?? 0) > 1)
        throw badRequest('You can apply at most one discount to a Checkout Session.', undefined, 'discounts');
      const created = await desk.now();
      const ends = params.expires_at ?? created + day;
      if (ends < created + halfHour || ends > created + day)
        throw badRequest(
          'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
          undefined,
          'expires_at',
        );
      const draft = newSession(desk, {
        customer,
        lines: params.line_items.map(({ price, quantity }) => ({ price, quantity: quantity ?? 1 })),
        discounts: params.discounts ?? [],
        successUrl: address(params.success_url, 'success_url'),
        cancelUrl: params.cancel_url === undefined ? null : address(params.cancel_url, 'cancel_url'),
        reference: params.client_reference_id ?? null,
        metadata: mergedMetadata({}, params.metadata),
        subscriptionMetadata: mergedMetadata({}, params.subscription_data?.metadata),
        collection: params.payment_method_collection ?? 'always',
        note: params.custom_text?.submit?.message ?? null,
        created,
        expires: ends,
      });
      const preview = await checkoutPreview(desk, draft);
      return desk.put<CheckoutSession>({
        ...draft,
        amount_subtotal: preview.subtotal,
        amount_total: preview.total,
        total_details: { amount_discount: preview.subtotal - preview.total, amount_shipping: 0, amount_tax: 0 },
      });
    },
  ),
  route(
    'GET',
    '/v1/checkout/sessions',
    { ...paging, customer: text(), subscription: text(), status: oneOf('complete', 'expired', 'open') },
    async ({ desk, params }) =>
      page(
        await desk.list(
          'checkout.session',
          wanted({ customer: params.customer, subscription: params.subscription, status: params.status }),
        ),
        '/v1/checkout/sessions',
        params,
      ),
  ),
  route('GET', '/v1/checkout/sessions/:id', {}, ({ desk, path }) => named(desk, 'checkout.session', path['id'], 'checkout.session')),
  route('GET', '/v1/checkout/sessions/:id/line_items', paging, async ({ desk, params, path }) => {
    const session = await named(desk, 'checkout.session', path['id'], 'checkout.session');
    return page(await sessionLines(desk, session), `/v1/checkout/sessions/${session.id}/line_items`, params);
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', {}, async ({ desk, path }) => {
    const session = await named(desk, 'checkout.session', path['id'], 'checkout.session');
    if (session.status !== 'open')
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return expireCheckout(desk, session);
  }),
  route(
    'POST',
    '/v1/billing_portal/sessions',
    { customer: needed(text()), return_url: text(), locale: text(8) },
    async ({ desk, params }) => {
      const customer = await given(desk, 'customer', params.customer, 'customer');
      const id = desk.newId('bps');
      return desk.put<PortalSession>({
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_sandbox',
        created: await desk.now(),
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url === undefined ? null : address(params.return_url, 'return_url'),
        url: `${desk.pages}/portal/${id}`,
      });
    },
  ),
];
