import type { Pence } from '@hedgerow/domain/money';
import { type PaidPlanId, planById } from '@hedgerow/domain/plans';

/** One child's line of an order. */
export type OrderLine = { readonly firstName: string; readonly lastName: string; readonly yearGroup: string; readonly planId: PaidPlanId };

/** Pence a month: the sum of the children's plans (decisions.md 4). */
export const monthlyTotal = (lines: readonly Pick<OrderLine, 'planId'>[]): Pence =>
  lines.reduce((total, { planId }) => total + planById(planId).pence, 0);
