import { orderTotal as totalOf } from '@hedgerow/domain/discounts';
import type { Pence } from '@hedgerow/domain/money';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';

/** One child's line of an order. */
export type OrderLine = { readonly firstName: string; readonly lastName: string; readonly yearGroup: string; readonly planId: PaidPlanId };

/** Pence of each payment: the sum of the children's plans (docs/product/money.md#pence), with a whole per cent off. */
export const orderTotal = (lines: readonly Pick<OrderLine, 'planId'>[], interval: Interval, percent = 0): Pence =>
  totalOf(
    lines.map(({ planId }) => planId),
    interval,
    percent,
  );
