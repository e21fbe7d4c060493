import { attachedMethod } from '../billing/methods.ts';
import { page, paging, route, type Route } from '../route.ts';
import { clearable, hash, metadata, text, whole } from '../rules.ts';
import type { Customer } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';

const address = hash({
  line1: clearable(text()),
  line2: clearable(text()),
  city: clearable(text()),
  state: clearable(text()),
  postal_code: clearable(text()),
  country: clearable(text(2)),
});
const facts = {
  email: clearable(text(512)),
  name: clearable(text(256)),
  phone: clearable(text(20)),
  description: clearable(text()),
  address: clearable(address),
  metadata,
  invoice_settings: hash({ default_payment_method: clearable(text()) }),
} as const;

const fullAddress = (
  part: Readonly<Record<string, string | null | undefined>> | null | undefined,
): NonNullable<Customer['address']> | null =>
  part === null || part === undefined
    ? null
    : {
        city: part['city'] ?? null,
        country: part['country'] ?? null,
        line1: part['line1'] ?? null,
        line2: part['line2'] ?? null,
        postal_code: part['postal_code'] ?? null,
        state: part['state'] ?? null,
      };

export const customers: readonly Route[] = [
  route('POST', '/v1/customers', { ...facts, test_clock: text() }, async ({ desk, params }) => {
    const clock =
      params.test_clock === undefined ? null : await given(desk, 'test_helpers.test_clock', params.test_clock, 'test_clock', 'test clock');
    const id = desk.newId('cus');
    const customer = desk.put<Customer>({
      id,
      object: 'customer',
      address: fullAddress(params.address),
      balance: 0,
      created: await desk.now(clock?.id ?? null),
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: params.description ?? null,
      email: params.email ?? null,
      invoice_prefix: `TEST${id.slice(-8).toUpperCase()}`,
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: false,
      metadata: mergedMetadata({}, params.metadata),
      name: params.name ?? null,
      next_invoice_sequence: 1,
      phone: params.phone ?? null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: clock?.id ?? null,
    });
    await desk.emit('customer.created', customer);
    return customer;
  }),
  route('GET', '/v1/customers', { ...paging, email: text(512), test_clock: text() }, async ({ desk, params }) =>
    page(await desk.list('customer', wanted({ email: params.email, test_clock: params.test_clock })), '/v1/customers', params),
  ),
  route('GET', '/v1/customers/:id', {}, ({ desk, path }) => named(desk, 'customer', path['id'])),
  route('POST', '/v1/customers/:id', { ...facts, balance: whole() }, async ({ desk, params, path }) => {
    const old = await named(desk, 'customer', path['id']);
    const method = params.invoice_settings?.default_payment_method;
    if (typeof method === 'string') await attachedMethod(desk, method, old, 'invoice_settings[default_payment_method]');
    const customer = desk.put<Customer>({
      ...old,
      email: params.email === undefined ? old.email : params.email,
      name: params.name === undefined ? (old.name ?? null) : params.name,
      phone: params.phone === undefined ? (old.phone ?? null) : params.phone,
      description: params.description === undefined ? old.description : params.description,
      address: params.address === undefined ? (old.address ?? null) : fullAddress(params.address),
      balance: params.balance ?? old.balance,
      invoice_settings: method === undefined ? old.invoice_settings : { ...old.invoice_settings, default_payment_method: method },
      metadata: mergedMetadata(old.metadata, params.metadata),
    });
    await desk.emit('customer.updated', customer);
    return customer;
  }),
  route('DELETE', '/v1/customers/:id', {}, async ({ desk, path }) => {
    const customer = await named(desk, 'customer', path['id']);
    desk.remove(customer.id);
    await desk.emit('customer.deleted', customer);
    return { id: customer.id, object: 'customer', deleted: true };
  }),
  route('GET', '/v1/customers/:id/payment_methods', { ...paging, type: text() }, async ({ desk, params, path }) => {
    const { id } = await named(desk, 'customer', path['id']);
    return page(
      await desk.list('payment_method', wanted({ customer: id, type: params.type })),
      `/v1/customers/${id}/payment_methods`,
      params,
    );
  }),
];
