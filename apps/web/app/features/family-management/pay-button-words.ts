import type { Interval } from '@hedgerow/domain/plans';
import { formatPence } from '@hedgerow/domain/money';

/** The button names the sum and that it obliges to pay (docs/product/money.md#before-the-button, Consumer Contracts Regulations 14(4)). */
export const payButtonWords = (
  { dueNow, nextAmount }: { readonly dueNow: number; readonly nextAmount: number },
  interval: Interval,
): string =>
  dueNow > 0
    ? `Subscribe and pay ${formatPence(dueNow)} now`
    : `Subscribe and pay ${formatPence(nextAmount)} a ${interval} from the next payment`;
