import type { Stripe } from 'stripe';
import type { Payments, PromotionCode } from '#ports/payments.ts';
import { inOurWords } from './errors.ts';

const codeOf = (code: Stripe.PromotionCode, coupon: Stripe.Coupon): PromotionCode => {
  const ends = [code.expires_at, coupon.redeem_by].filter((end) => end !== null);
  return {
    promotionCodeId: code.id,
    code: code.code,
    percentOff: coupon.percent_off ?? 0,
    expiresAt: ends.length === 0 ? null : new Date(Math.min(...ends) * 1000),
  };
};
const usable = ({ active, max_redemptions: most, times_redeemed: used }: Stripe.PromotionCode): boolean =>
  active && (most === null || used < most);

/** Partner codes. A code that cannot be used now is not found. */
export const codes = (stripe: Stripe): Pick<Payments, 'findCode' | 'createCode'> => ({
  findCode: (asked) =>
    inOurWords(async () => {
      const { data } = await stripe.promotionCodes.list({
        code: asked.trim().toUpperCase(),
        active: true,
        limit: 1,
        expand: ['data.promotion.coupon'],
      });
      const [code] = data;
      const coupon = code?.promotion.coupon;
      if (code === undefined || typeof coupon !== 'object' || coupon === null) return null;
      const found = codeOf(code, coupon);
      return usable(code) && coupon.valid && found.percentOff > 0 ? found : null;
    }),
  createCode: ({ code, percentOff, name, maxUses, expiresAt, months }) =>
    inOurWords(async () => {
      const coupon = await stripe.coupons.create(
        {
          percent_off: percentOff,
          name,
          ...(months === undefined ? { duration: 'forever' as const } : { duration: 'repeating' as const, duration_in_months: months }),
        },
        { idempotencyKey: `coupon:${code}:${percentOff}:${months ?? 'forever'}` },
      );
      const promotion = await stripe.promotionCodes.create(
        {
          promotion: { type: 'coupon', coupon: coupon.id },
          code: code.trim().toUpperCase(),
          ...(maxUses === undefined ? {} : { max_redemptions: maxUses }),
          ...(expiresAt === undefined ? {} : { expires_at: Math.floor(expiresAt.getTime() / 1000) }),
        },
        { idempotencyKey: `code:${code}:${coupon.id}` },
      );
      return codeOf(promotion, coupon);
    }),
});
