import { orderWords } from '@hedgerow/contracts/billing';
import type { Parent } from '@hedgerow/domain/access';
import { longDate } from '@hedgerow/domain/calendar-dates';
import { noRefundUntil } from '@hedgerow/domain/cooling-off';
import type { Clock } from '#ports/clock.ts';
import { refundAgainFor } from './refund-again.ts';
import type { RefundRepository } from './refund.repository.ts';

type ConsentDeps = {
  readonly refunds: Pick<RefundRepository, 'since'>;
  readonly now: Clock;
};

/** The consent to start at once, in the words that stood beside its box: who has had a payment back ticked others. */
export const startConsent =
  ({ refunds, now }: ConsentDeps) =>
  async ({ familyId, userId }: Parent, id: string) => {
    const agreedAt = now();
    const until = noRefundUntil(agreedAt, await refundAgainFor(refunds, familyId, agreedAt));
    return {
      familyId,
      id,
      userId,
      kind: 'immediate_start' as const,
      wording: orderWords(until === null ? null : longDate(until)),
      agreedAt,
    };
  };
export type StartConsent = ReturnType<typeof startConsent>;
