import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { clearable, hash, listOf, metadata, needed, oneOf, text, whole, yesNo } from '../rules.ts';
import type { Desk } from '../desk.ts';
import type { Price, Product } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';

const newProduct = async (desk: Desk, name: string, facts: Partial<Product>): Promise<Product> => {
  const created = await desk.now();
  const product = desk.put<Product>({
    id: desk.newId('prod'),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
    ...facts,
  });
  await desk.emit('product.created', product);
  return product;
};

/** A lookup key names one active price; a new price takes it over only when told to. */
const takeKey = async (desk: Desk, key: string, transfer: boolean): Promise<void> => {
  const [holder] = await desk.list('price', { lookup_key: key });
  if (holder === undefined) return;
  if (!transfer)
    throw badRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. Pass \`transfer_lookup_key=true\` to move it to this price.`,
      undefined,
      'lookup_key',
    );
  await desk.emit('price.updated', desk.put({ ...holder, lookup_key: null }));
};

export const catalogue: readonly Route[] = [
  route(
    'POST',
    '/v1/products',
    { id: text(), name: needed(text(250)), description: text(), active: yesNo, metadata, tax_code: text(), statement_descriptor: text(22) },
    async ({ desk, params }) => {
      if (params.id !== undefined && (await desk.any(params.id)) !== null)
        throw badRequest(`Product already exists.`, 'resource_already_exists', 'id');
      return newProduct(desk, params.name, {
        ...(params.id === undefined ? {} : { id: params.id }),
        active: params.active ?? true,
        description: params.description ?? null,
        metadata: mergedMetadata({}, params.metadata),
        statement_descriptor: params.statement_descriptor ?? null,
        tax_code: params.tax_code ?? null,
      });
    },
  ),
  route('GET', '/v1/products', { ...paging, active: yesNo, ids: listOf(text()) }, async ({ desk, params }) => {
    const all = await desk.list('product', wanted({ active: params.active }));
    return page(params.ids === undefined ? all : all.filter(({ id }) => params.ids?.includes(id)), '/v1/products', params);
  }),
  route('GET', '/v1/products/:id', {}, ({ desk, path }) => named(desk, 'product', path['id'])),
  route(
    'POST',
    '/v1/products/:id',
    { name: text(250), description: clearable(text()), active: yesNo, metadata },
    async ({ desk, params, path }) => {
      const old = await named(desk, 'product', path['id']);
      const product = desk.put<Product>({
        ...old,
        name: params.name ?? old.name,
        description: params.description === undefined ? old.description : params.description,
        active: params.active ?? old.active,
        metadata: mergedMetadata(old.metadata, params.metadata),
        updated: await desk.now(),
      });
      await desk.emit('product.updated', product);
      return product;
    },
  ),
  route(
    'POST',
    '/v1/prices',
    {
      currency: needed(oneOf('gbp')),
      unit_amount: needed(whole(0)),
      product: text(),
      product_data: hash({ name: needed(text(250)), metadata }),
      recurring: hash({ interval: needed(oneOf('month', 'year')), interval_count: whole(1) }),
      lookup_key: text(200),
      transfer_lookup_key: yesNo,
      nickname: text(),
      tax_behavior: oneOf('inclusive', 'exclusive', 'unspecified'),
      active: yesNo,
      metadata,
    },
    async ({ desk, params }) => {
      if ((params.product === undefined) === (params.product_data === undefined))
        throw badRequest('You must specify either `product` or `product_data` when creating a price.', undefined, 'product');
      if ((params.recurring?.interval_count ?? 1) !== 1)
        throw badRequest('The sandbox bills every month or every year only.', undefined, 'recurring[interval_count]');
      if (params.lookup_key !== undefined) await takeKey(desk, params.lookup_key, params.transfer_lookup_key ?? false);
      const product =
        params.product === undefined
          ? await newProduct(desk, params.product_data?.name ?? '', { metadata: mergedMetadata({}, params.product_data?.metadata) })
          : await given(desk, 'product', params.product, 'product');
      const price = desk.put<Price>({
        id: desk.newId('price'),
        object: 'price',
        active: params.active ?? true,
        billing_scheme: 'per_unit',
        created: await desk.now(),
        currency: 'gbp',
        custom_unit_amount: null,
        livemode: false,
        lookup_key: params.lookup_key ?? null,
        metadata: mergedMetadata({}, params.metadata),
        nickname: params.nickname ?? null,
        product: product.id,
        recurring:
          params.recurring === undefined
            ? null
            : { interval: params.recurring.interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
        tax_behavior: params.tax_behavior ?? 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: params.recurring === undefined ? 'one_time' : 'recurring',
        unit_amount: params.unit_amount,
        unit_amount_decimal: String(params.unit_amount),
      });
      await desk.emit('price.created', price);
      return price;
    },
  ),
  route(
    'GET',
    '/v1/prices',
    { ...paging, active: yesNo, lookup_keys: listOf(text(200)), product: text(), type: oneOf('one_time', 'recurring'), currency: text(3) },
    async ({ desk, params }) => {
      if ((params.lookup_keys?.length ?? 0) > 10) throw badRequest('You can pass at most 10 lookup keys.', undefined, 'lookup_keys');
      const all = await desk.list(
        'price',
        wanted({ active: params.active, product: params.product, type: params.type, currency: params.currency }),
      );
      const keys = params.lookup_keys;
      return page(keys === undefined ? all : all.filter(({ lookup_key: key }) => key !== null && keys.includes(key)), '/v1/prices', params);
    },
  ),
  route('GET', '/v1/prices/:id', {}, ({ desk, path }) => named(desk, 'price', path['id'])),
  route(
    'POST',
    '/v1/prices/:id',
    { active: yesNo, lookup_key: text(200), transfer_lookup_key: yesNo, nickname: clearable(text()), metadata },
    async ({ desk, params, path }) => {
      const old = await named(desk, 'price', path['id']);
      if (params.lookup_key !== undefined && params.lookup_key !== old.lookup_key)
        await takeKey(desk, params.lookup_key, params.transfer_lookup_key ?? false);
      const price = desk.put<Price>({
        ...old,
        active: params.active ?? old.active,
        lookup_key: params.lookup_key ?? old.lookup_key,
        nickname: params.nickname === undefined ? old.nickname : params.nickname,
        metadata: mergedMetadata(old.metadata, params.metadata),
      });
      await desk.emit('price.updated', price);
      return price;
    },
  ),
];
