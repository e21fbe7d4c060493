import { billingMessages } from '@hedgerow/contracts/billing';
import { checkoutMessages, type ReturnPlace } from '@hedgerow/contracts/checkout';
import { type CalendarDate, longDate, londonDate, monthsLater } from '@hedgerow/domain/calendar-dates';
import { noRefundUntil } from '@hedgerow/domain/cooling-off';
import { orderTotal, priceWords } from '@hedgerow/domain/discounts';
import type { SubscriptionState } from '@hedgerow/domain/effective-plan';
import { AppError } from '@hedgerow/domain/errors';
import { countPlans } from '@hedgerow/domain/paid-places';
import type { Interval } from '@hedgerow/domain/plans';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { HostedCheckout, Payments } from '#ports/payments.ts';
import type { AttemptRow, BillingRepository } from '../billing.repository.ts';
import type { CodesService, HeldCode } from '../codes/codes.service.ts';
import type { PartnerCodesRepository } from '../codes/partner-codes.repository.ts';
import type { Customer } from '../customers.service.ts';
import type { RefundRepository } from '../refunds/refund.repository.ts';
import { refundAgainFor } from '../refunds/refund-again.ts';

export type CheckoutPagesDeps = {
  readonly billing: Pick<BillingRepository, 'openOrder' | 'settleOrder'>;
  readonly refunds: Pick<RefundRepository, 'since'>;
  readonly codes: Pick<CodesService, 'hold'>;
  readonly redemptions: Pick<PartnerCodesRepository, 'release' | 'useUp'>;
  readonly payments: Pick<Payments, 'openCheckout' | 'readCheckout' | 'expireCheckout'>;
  readonly publicUrl: string;
  readonly now: Clock;
};

type SeenOrder = { readonly attempt: AttemptRow; readonly page: HostedCheckout['status'] };
/** What has become of an order that was open. */
export type SettledOrder = { readonly attempt: AttemptRow; readonly outcome: 'done' | 'failed' };

const places: Readonly<Record<ReturnPlace, { readonly success: string; readonly cancel: string }>> = {
  onboarding: { success: '/onboarding/payment-success', cancel: '/onboarding/payment-cancel' },
  subscription: { success: '/subscription/success', cancel: '/subscription/cancel' },
};

/** `again`: from when a payment can come back, where this one cannot. */
const changeOfMindWords = (interval: Interval, again: CalendarDate | null): string => {
  if (again !== null) return checkoutMessages.noRefundBefore(longDate(again));
  return interval === 'year'
    ? 'It then runs to the end of the year you have paid for. For 14 days after each yearly payment you can change your mind and get it back, once in 12 months.'
    : 'For 14 days you can change your mind and get the first payment back, once in 12 months.';
};

const isGone = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found';

/** The provider's checkout pages: opened for an order, closed when another takes its place, and looked at when it is asked how things stand. */
export const checkoutPages = ({ billing, refunds, codes, redemptions, payments, publicUrl, now }: CheckoutPagesDeps) => {
  /** Beside the button: it obliges to pay, and how much (docs/product/money.md#before-the-button). */
  const noteFor = ({ picks }: AttemptRow, held: HeldCode | undefined, again: CalendarDate | null): string => {
    const planIds = picks.children.map(({ planId }) => planId);
    const { interval = 'month' } = picks;
    const [nowPence, fullPence] = [orderTotal(planIds, interval, held?.percent), orderTotal(planIds, interval)];
    const months = held?.months ?? null;
    const ends = months === null ? '' : ` (from ${longDate(monthsLater(londonDate(now()), months))})`;
    const words = `${priceWords({ nowPence, fullPence, interval, months })}${ends}`;
    return `By pressing the button you place an order that you have to pay for: ${words}, until you cancel. You can cancel at any time. ${changeOfMindWords(interval, again)}`;
  };

  /** The page of this order. Asked again it is the same page: the order's id is the key. */
  const open = async ({ customerId, familyId }: Customer, attempt: AttemptRow): Promise<HostedCheckout> => {
    const held = attempt.code === null ? undefined : await codes.hold(familyId, attempt.code);
    const { success, cancel } = places[attempt.picks.returnTo ?? 'onboarding'];
    const again = await refundAgainFor(refunds, familyId, now());
    return payments.openCheckout({
      customerId,
      familyId,
      items: countPlans(attempt.picks.children.map(({ planId }) => planId)),
      interval: attempt.picks.interval ?? 'month',
      successUrl: `${publicUrl}${success}`,
      cancelUrl: `${publicUrl}${cancel}`,
      note: noteFor(attempt, held, noRefundUntil(now(), again)),
      attemptId: attempt.id,
      ...(held === undefined ? {} : { promotionCodeId: held.promotionCodeId }),
    });
  };

  /** The page as it is now; undefined for an order that has none. */
  const read = async (attempt: AttemptRow | undefined): Promise<HostedCheckout | undefined> =>
    attempt?.kind === 'checkout' && attempt.sessionId !== null ? payments.readCheckout(attempt.sessionId) : undefined;

  return {
    open,
    read,

    /** Nobody can pay on the family's open page any more. Throws `conflict` when somebody just has. */
    close: async (customer: Customer): Promise<void> => {
      const attempt = await billing.openOrder(customer.familyId);
      if (attempt?.kind !== 'checkout') return;
      // A crash may have come between the page and our note of it.
      const page = (await read(attempt)) ?? (await open(customer, attempt));
      if (page.status === 'open')
        await payments.expireCheckout(page.sessionId).catch(async (error: unknown) => {
          if ((await payments.readCheckout(page.sessionId)).status === 'open') throw error;
        });
      if ((await payments.readCheckout(page.sessionId)).status === 'complete')
        throw new AppError('conflict', billingMessages.alreadySubscribed);
    },

    /** The family's open order with its page as it is now. Looked at before the family is read: a page that was complete by then has its subscription there. */
    look: async (familyId: string): Promise<SeenOrder | undefined> => {
      const attempt = await billing.openOrder(familyId);
      if (attempt === undefined) return undefined;
      try {
        return { attempt, page: (await read(attempt))?.status ?? 'open' };
      } catch (error) {
        if (isGone(error)) return { attempt, page: 'expired' };
        throw error;
      }
    },

    /** What has become of the order, now that it is known how the family stands; undefined while it stays open. */
    judge: (seen: SeenOrder | undefined, state: SubscriptionState): SettledOrder | undefined => {
      if (seen === undefined) return undefined;
      const { attempt, page } = seen;
      if (opensPlans(state)) return { attempt, outcome: 'done' };
      const over = page === 'expired' || (page === 'complete' && state !== 'pending');
      return over ? { attempt, outcome: 'failed' } : undefined;
    },

    settle: async (runner: Runner, { attempt, outcome }: SettledOrder): Promise<void> => {
      await billing.settleOrder(runner, attempt, outcome);
      if (attempt.code === null) return;
      if (outcome === 'done') await redemptions.useUp(runner, attempt.familyId, attempt.code);
      else await redemptions.release(runner, attempt.familyId);
    },
  };
};
export type CheckoutPages = ReturnType<typeof checkoutPages>;
