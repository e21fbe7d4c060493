import type { Desk } from '../desk.ts';
import { badRequest, noSuch } from '../errors.ts';
import { clearable, hash, listOf, text } from '../rules.ts';
import type { AskedDiscount, Coupon, Discount, InvoiceLine } from '../wire.ts';
import { addMonths } from './months.ts';

export const discountShape = clearable(listOf(hash({ coupon: text(), promotion_code: text(), discount: text() })));
export interface Reduction {
  readonly coupon: Coupon;
  readonly promotionCode: string | null;
}

export const couponWorks = (coupon: Coupon, now: number): boolean =>
  (coupon.redeem_by === null || coupon.redeem_by > now) &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);

/** The coupons behind the asked discounts; a code that cannot be used is refused with Stripe's sentence. */
export const reductionsFor = async (
  desk: Desk,
  asked: readonly AskedDiscount[],
  customer: string | null,
  now: number,
): Promise<readonly Reduction[]> => {
  const found: Reduction[] = [];
  for (const [index, { coupon: couponId, promotion_code: codeId }] of asked.entries()) {
    const code = codeId === undefined ? null : await desk.find('promotion_code', codeId);
    if (codeId !== undefined && code === null) throw noSuch('promotion code', codeId, `discounts[${index}][promotion_code]`);
    const wanted = couponId ?? code?.promotion.coupon ?? '';
    const coupon = await desk.find('coupon', wanted);
    if (coupon === null) throw noSuch('coupon', wanted, `discounts[${index}][coupon]`);
    const closed =
      code !== null &&
      (!code.active ||
        (code.expires_at !== null && code.expires_at <= now) ||
        (code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions) ||
        (code.customer !== null && code.customer !== customer));
    if (closed)
      throw badRequest('This promotion code cannot be redeemed.', 'promotion_code_expired', `discounts[${index}][promotion_code]`);
    if (!couponWorks(coupon, now)) throw badRequest(`Coupon expired: ${coupon.id}`, 'coupon_expired', `discounts[${index}][coupon]`);
    found.push({ coupon, promotionCode: code?.id ?? null });
  }
  return found;
};

/** Records that a coupon (and its code) was used, and gives the discount that stays on the subscription. */
export const redeem = async (
  desk: Desk,
  { coupon, promotionCode }: Reduction,
  customer: string,
  subscription: string,
  now: number,
): Promise<Discount> => {
  desk.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  const code = promotionCode === null ? null : await desk.find('promotion_code', promotionCode);
  if (code !== null) desk.put({ ...code, times_redeemed: code.times_redeemed + 1 });
  const discount = desk.put<Discount>({
    id: desk.newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: coupon.duration === 'repeating' ? addMonths(now, coupon.duration_in_months ?? 1) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start: now,
    subscription,
    subscription_item: null,
  });
  await desk.emit('customer.discount.created', discount);
  return discount;
};

/** The lines with their discounts: a percentage of each line, or an amount taken from the first lines on. */
export const reduced = (
  lines: readonly InvoiceLine[],
  discounts: readonly { readonly id: string; readonly coupon: Coupon }[],
): readonly InvoiceLine[] =>
  discounts.reduce<readonly InvoiceLine[]>((current, { id, coupon }) => {
    let left = coupon.amount_off ?? 0;
    return current.map((line) => {
      const taken = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
      const open = line.amount - taken;
      const amount = coupon.percent_off === null ? Math.max(0, Math.min(left, open)) : Math.round((open * coupon.percent_off) / 100);
      left -= coupon.percent_off === null ? amount : 0;
      return {
        ...line,
        discounts: [...line.discounts, id],
        discount_amounts: [...(line.discount_amounts ?? []), { amount, discount: id }],
      };
    });
  }, lines);

/** The subscription's discounts that still run at `now`, with their coupons. */
export const running = async (
  desk: Desk,
  ids: readonly string[],
  now: number,
): Promise<readonly { readonly id: string; readonly coupon: Coupon }[]> => {
  const found = await Promise.all(
    ids.map(async (id) => {
      const discount = await desk.find('discount', id);
      if (discount === null || (discount.end !== null && discount.end <= now)) return [];
      const coupon = discount.source.coupon === null ? null : await desk.find('coupon', discount.source.coupon);
      return coupon === null ? [] : [{ id, coupon }];
    }),
  );
  return found.flat();
};
