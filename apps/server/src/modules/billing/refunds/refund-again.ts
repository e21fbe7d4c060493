import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { refundableAgain } from '@hedgerow/domain/cooling-off';
import type { RefundRepository } from './refund.repository.ts';

/** Whoever had a payment back in these twelve months does not have another: a month could else be had for nothing again and again. */
export const yearBefore = (now: Date): Date => new Date(now.getTime() - 365 * 86_400_000);

/** From when a payment of the family can come back again; null where none did in the last twelve months. */
export const refundAgainFor = async (
  refunds: Pick<RefundRepository, 'since'>,
  familyId: string,
  now: Date,
): Promise<CalendarDate | null> => {
  const before = await refunds.since(familyId, yearBefore(now));
  return before === undefined ? null : refundableAgain(before.createdAt);
};
