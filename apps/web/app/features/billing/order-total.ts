import { monthlyTotal as totalOf } from '@hedgerow/domain/discounts';
import type { Pence } from '@hedgerow/domain/money';
import type { PaidPlanId } from '@hedgerow/domain/plans';

/** One child's line of an order. */
export type OrderLine = { readonly firstName: string; readonly lastName: string; readonly yearGroup: string; readonly planId: PaidPlanId };

/** Pence a month: the sum of the children's plans (docs/product/money.md#pence), with a whole per cent off. */
export const monthlyTotal = (lines: readonly Pick<OrderLine, 'planId'>[], percent = 0): Pence =>
  totalOf(
    lines.map(({ planId }) => planId),
    percent,
  );
