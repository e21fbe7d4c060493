import { formatRoundPence } from '@hedgerow/domain/money';
import { plans } from '@hedgerow/domain/plans';

/** "£20": what the cheapest plan costs a month. */
export const lowestPrice = formatRoundPence(Math.min(...plans.map(({ pence }) => pence)));
