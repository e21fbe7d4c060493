import { formatPence, type Pence } from './money.ts';
import { type PaidPlanId, planById } from './plans.ts';

/** A month's price with a whole per cent off. Exact to the penny: our prices are whole pounds (docs/product/money.md#pence). */
export const withPercentOff = (pence: Pence, percent: number): Pence => pence - Math.round((pence * percent) / 100);

/** Pence a month for these plans, one for each child, with a whole per cent off (docs/product/money.md#pence). */
export const monthlyTotal = (planIds: readonly PaidPlanId[], percent = 0): Pence =>
  planIds.reduce((sum, planId) => sum + withPercentOff(planById(planId).pence, percent), 0);

/** Partner codes are written in capitals (docs/product/money.md#codes): " hedge-25 " is HEDGE-25. */
export const partnerCodeOf = (typed: string): string => typed.trim().toUpperCase();

type Prices = { readonly nowPence: Pence; readonly fullPence: Pence; readonly months: number | null };

const monthsWords = (months: number): string => (months === 1 ? 'for the first month' : `for the first ${months} months`);

/** "£60.00 a month", or with a code that ends "£60.00 a month for the first 3 months, then £80.00 a month". */
export const monthlyPriceWords = ({ nowPence, fullPence, months }: Prices): string => {
  const now = `${formatPence(nowPence)} a month`;
  return months === null || nowPence === fullPence ? now : `${now} ${monthsWords(months)}, then ${formatPence(fullPence)} a month`;
};
