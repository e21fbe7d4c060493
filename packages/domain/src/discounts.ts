import { formatPence, type Pence } from './money.ts';
import { type Interval, type PaidPlanId, planPence } from './plans.ts';

/** A price with a whole per cent off. Exact to the penny: our prices are whole pounds (docs/product/money.md#pence). */
export const withPercentOff = (pence: Pence, percent: number): Pence => pence - Math.round((pence * percent) / 100);

/** Pence of each payment for these plans, one for each child, with a whole per cent off (docs/product/money.md#pence). */
export const orderTotal = (planIds: readonly PaidPlanId[], interval: Interval, percent = 0): Pence =>
  planIds.reduce((sum, planId) => sum + withPercentOff(planPence(planId, interval), percent), 0);

/** Partner codes are written in capitals (docs/product/money.md#codes): " hedge-25 " is HEDGE-25. */
export const partnerCodeOf = (typed: string): string => typed.trim().toUpperCase();

type Prices = { readonly nowPence: Pence; readonly fullPence: Pence; readonly interval: Interval; readonly months: number | null };

const monthsWords = (months: number): string => (months === 1 ? 'for the first month' : `for the first ${months} months`);

/** "£60.00 a month", "£600.00 a year", or with a code that ends "£60.00 a month for the first 3 months, then £80.00 a month". */
export const priceWords = ({ nowPence, fullPence, interval, months }: Prices): string => {
  const now = `${formatPence(nowPence)} a ${interval}`;
  return months === null || nowPence === fullPence ? now : `${now} ${monthsWords(months)}, then ${formatPence(fullPence)} a ${interval}`;
};

/** A discount for so many months would take them off a whole year: such codes are for monthly payment. */
export const codeFits = (code: { readonly months: number | null } | null, interval: Interval): boolean =>
  interval === 'month' || code === null || code.months === null;
