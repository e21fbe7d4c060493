import { couponWorks } from '../billing/discounts.ts';
import { badRequest } from '../errors.ts';
import { page, paging, route, type Route } from '../route.ts';
import { hash, metadata, needed, oneOf, percent, text, whole, yesNo } from '../rules.ts';
import type { Coupon, PromotionCode } from '../wire.ts';
import { given, mergedMetadata, named, wanted } from './found.ts';

/** A code stops being active by itself when it is over or used up. */
const asOf = (code: PromotionCode, now: number): PromotionCode => ({
  ...code,
  active:
    code.active &&
    (code.expires_at === null || code.expires_at > now) &&
    (code.max_redemptions === null || code.times_redeemed < code.max_redemptions),
});

export const codes: readonly Route[] = [
  route(
    'POST',
    '/v1/coupons',
    {
      id: text(500),
      name: text(40),
      percent_off: percent,
      amount_off: whole(1),
      currency: oneOf('gbp'),
      duration: oneOf('forever', 'once', 'repeating'),
      duration_in_months: whole(1),
      max_redemptions: whole(1),
      redeem_by: whole(0),
      metadata,
    },
    async ({ desk, params }) => {
      if ((params.percent_off === undefined) === (params.amount_off === undefined))
        throw badRequest('You must pass either `percent_off` or `amount_off`, but not both.');
      if (params.amount_off !== undefined && params.currency === undefined)
        throw badRequest('You must pass currency when passing amount_off', 'parameter_missing', 'currency');
      if (params.duration === 'repeating' && params.duration_in_months === undefined)
        throw badRequest('You must pass duration_in_months when passing duration=repeating', 'parameter_missing', 'duration_in_months');
      if (params.id !== undefined && (await desk.any(params.id)) !== null)
        throw badRequest('Coupon already exists.', 'resource_already_exists', 'id');
      const coupon = desk.put<Coupon>({
        id: params.id ?? desk.newId('coupon'),
        object: 'coupon',
        amount_off: params.amount_off ?? null,
        created: await desk.now(),
        currency: params.amount_off === undefined ? null : 'gbp',
        duration: params.duration ?? 'once',
        duration_in_months: params.duration_in_months ?? null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: mergedMetadata({}, params.metadata),
        name: params.name ?? null,
        percent_off: params.percent_off ?? null,
        redeem_by: params.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      });
      await desk.emit('coupon.created', coupon);
      return coupon;
    },
  ),
  route('GET', '/v1/coupons', paging, async ({ desk, params }) => page(await desk.list('coupon'), '/v1/coupons', params)),
  route('GET', '/v1/coupons/:id', {}, async ({ desk, path }) => {
    const coupon = await named(desk, 'coupon', path['id']);
    return { ...coupon, valid: couponWorks(coupon, await desk.now()) };
  }),
  route('DELETE', '/v1/coupons/:id', {}, async ({ desk, path }) => {
    const coupon = await named(desk, 'coupon', path['id']);
    desk.remove(coupon.id);
    await desk.emit('coupon.deleted', coupon);
    return { id: coupon.id, object: 'coupon', deleted: true };
  }),
  route(
    'POST',
    '/v1/promotion_codes',
    {
      promotion: needed(hash({ type: needed(oneOf('coupon')), coupon: needed(text()) })),
      code: text(500),
      active: yesNo,
      customer: text(),
      expires_at: whole(0),
      max_redemptions: whole(1),
      metadata,
    },
    async ({ desk, params }) => {
      const coupon = await given(desk, 'coupon', params.promotion.coupon, 'promotion[coupon]');
      const id = desk.newId('promo');
      const code = params.code ?? id.slice(-8).toUpperCase();
      if (!/^[A-Za-z0-9-]+$/u.test(code))
        throw badRequest('Promotion codes can only contain letters, digits and dashes.', undefined, 'code');
      const taken = (await desk.list('promotion_code', { active: true })).some((other) => other.code.toLowerCase() === code.toLowerCase());
      if (taken) throw badRequest(`An active promotion code with \`code: ${code}\` already exists.`, undefined, 'code');
      const promotion = desk.put<PromotionCode>({
        id,
        object: 'promotion_code',
        active: params.active ?? true,
        code,
        created: await desk.now(),
        customer: params.customer ?? null,
        customer_account: null,
        expires_at: params.expires_at ?? null,
        livemode: false,
        max_redemptions: params.max_redemptions ?? null,
        metadata: mergedMetadata({}, params.metadata),
        promotion: { coupon: coupon.id, type: 'coupon' },
        restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
        times_redeemed: 0,
      });
      await desk.emit('promotion_code.created', promotion);
      return promotion;
    },
  ),
  route('GET', '/v1/promotion_codes', { ...paging, active: yesNo, code: text(500), coupon: text() }, async ({ desk, params }) => {
    const now = await desk.now();
    const filed = await desk.list(
      'promotion_code',
      wanted({ promotion: params.coupon === undefined ? undefined : { coupon: params.coupon } }),
    );
    const all = filed.map((code) => asOf(code, now)).filter(({ active }) => params.active === undefined || active === params.active);
    const { code } = params;
    return page(
      code === undefined ? all : all.filter((promotion) => promotion.code.toLowerCase() === code.toLowerCase()),
      '/v1/promotion_codes',
      params,
    );
  }),
  route('GET', '/v1/promotion_codes/:id', {}, async ({ desk, path }) =>
    asOf(await named(desk, 'promotion_code', path['id']), await desk.now()),
  ),
  route('POST', '/v1/promotion_codes/:id', { active: yesNo, metadata }, async ({ desk, params, path }) => {
    const old = await named(desk, 'promotion_code', path['id']);
    const next = desk.put<PromotionCode>({
      ...old,
      active: params.active ?? old.active,
      metadata: mergedMetadata(old.metadata, params.metadata),
    });
    await desk.emit('promotion_code.updated', next);
    return next;
  }),
];
