import type { Price } from '../wire.ts';

/** The moment `months` after `anchor` (Unix seconds, UTC): the 31st becomes the month's last day, and the 31st again later. */
export const addMonths = (anchor: number, months: number): number => {
  const start = new Date(anchor * 1000);
  const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate();
  const timeOfDay = anchor - Math.floor(anchor / 86_400) * 86_400;
  return first / 1000 + (Math.min(start.getUTCDate(), lastDay) - 1) * 86_400 + timeOfDay;
};

type Priced = { readonly price: Pick<Price, 'recurring'> };

/** What is billed is billed every so often: all items of a subscription the same (items.ts). */
export const intervalOf = ([first]: readonly Priced[]): 'month' | 'year' =>
  first?.price.recurring?.interval === 'year' ? 'year' : 'month';

/** The end of the period that starts at `start`, counted from the anchor. */
export const nextPeriodEnd = (anchor: number, start: number, interval: 'month' | 'year' = 'month'): number => {
  const every = interval === 'year' ? 12 : 1;
  let months = every;
  while (addMonths(anchor, months) <= start) months += every;
  return addMonths(anchor, months);
};
