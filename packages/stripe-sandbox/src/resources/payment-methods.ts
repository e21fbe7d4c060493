import { attachMethod, methodFor } from '../billing/methods.ts';
import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { hash, metadata, needed, oneOf, text, whole } from '../rules.ts';
import { cardFromForm } from '../billing/card-form.ts';
import { given, named, wanted } from './found.ts';

export const paymentMethods: readonly Route[] = [
  route(
    'POST',
    '/v1/payment_methods',
    {
      type: needed(oneOf('card')),
      card: hash({ number: needed(text(30)), exp_month: needed(whole(1)), exp_year: needed(whole(0)), cvc: text(4) }),
      billing_details: hash({ name: text(), email: text(), address: hash({ postal_code: text(12), country: text(2) }) }),
      metadata,
    },
    async ({ desk, params }) => {
      if (params.card === undefined) throw badRequest('Missing required param: card.', 'parameter_missing', 'card');
      const { number, exp_month: month, exp_year: year, cvc } = params.card;
      const result = await cardFromForm(desk, {
        number,
        month,
        year,
        cvc: cvc ?? '123',
        name: params.billing_details?.name ?? null,
        email: params.billing_details?.email ?? null,
        postcode: params.billing_details?.address?.postal_code ?? null,
      });
      if ('refusal' in result) throw result.refusal;
      return result.method;
    },
  ),
  route('GET', '/v1/payment_methods', { ...paging, customer: text(), type: text() }, async ({ desk, params }) =>
    page(await desk.list('payment_method', wanted({ customer: params.customer, type: params.type })), '/v1/payment_methods', params),
  ),
  route('GET', '/v1/payment_methods/:id', {}, ({ desk, path }) => methodFor(desk, path['id'] ?? '', 'payment_method')),
  route('POST', '/v1/payment_methods/:id/attach', { customer: needed(text()) }, async ({ desk, params, path }) => {
    const customer = await given(desk, 'customer', params.customer, 'customer');
    return attachMethod(desk, await methodFor(desk, path['id'] ?? '', 'payment_method'), customer);
  }),
  route('POST', '/v1/payment_methods/:id/detach', {}, async ({ desk, path }) => {
    const method = await named(desk, 'payment_method', path['id'], 'PaymentMethod');
    if (method.customer === null)
      throw badRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        undefined,
        'payment_method',
      );
    const customer = await desk.find('customer', method.customer);
    if (customer !== null && customer.invoice_settings.default_payment_method === method.id)
      desk.put({ ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: null } });
    const loose = desk.put({ ...method, customer: null });
    await desk.emit('payment_method.detached', loose);
    return loose;
  }),
];
