import { billingMessages } from '@hedgerow/contracts/billing';
import { changeMessages } from '@hedgerow/contracts/billing-changes';
import type { Parent } from '@hedgerow/domain/access';
import { londonDate, longDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Interval } from '@hedgerow/domain/plans';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { Clock } from '#ports/clock.ts';
import type { Payments, PlanCount } from '#ports/payments.ts';
import type { BillingRepository, MirrorRow } from '../billing.repository.ts';
import type { Customer, CustomersService } from '../customers.service.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';
import { comingAmount } from '../subscription-view.ts';
import { type IntervalKind, intervalKinds } from './change-attempts.ts';
import type { ChangeAttemptsRepository } from './change-attempts.repository.ts';
import type { ChangePlansService, PlanOutcome, PlanQuote } from './change-plans.service.ts';
import { quoteHolds, wholeSecond } from './quotes.ts';

export type ChangeIntervalDeps = {
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf' | 'attempt'>;
  readonly attempts: Pick<ChangeAttemptsRepository, 'open' | 'itemsOf'>;
  readonly customers: Pick<CustomersService, 'find' | 'ensureCatalogue'>;
  readonly reconciling: Pick<ReconcileService, 'reconcileLocked'>;
  readonly changePlans: Pick<ChangePlansService, 'carryOut'>;
  readonly payments: Pick<Payments, 'previewChange'>;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly now: Clock;
};
type IntervalOrder = { readonly attemptId: string; readonly prorationDate: Date; readonly dueNowPence: number };
type ChildRow = Awaited<ReturnType<BillingRepository['childrenOf']>>[number];
type Standing = {
  readonly customer: Customer;
  readonly mirror: MirrorRow;
  readonly items: readonly PlanCount[];
  readonly children: readonly ChildRow[];
  readonly kind: IntervalKind;
};

const conflict = (sentence: string): AppError => new AppError('conflict', sentence);

/** A year begins at once, months begin when the year that is paid ends, and until then that can be taken back. */
const kindFor = (wish: Interval, { interval, nextInterval }: MirrorRow): IntervalKind => {
  if (wish === (nextInterval ?? interval)) throw conflict(changeMessages.sameInterval);
  if (wish === 'month') return 'monthly';
  return interval === 'year' ? 'stay_yearly' : 'yearly';
};

const checkYearly = ({ discountEndsAt }: MirrorRow, children: readonly ChildRow[], now: Date): void => {
  // What is left of the month would be counted at the cheaper price.
  if (children.some(({ plan }) => plan !== null && plan.heldUntil !== null && plan.heldUntil > now))
    throw conflict(changeMessages.waitsFirst);
  if (discountEndsAt !== null && discountEndsAt > now) throw conflict(changeMessages.discountMonthly(longDate(londonDate(discountEndsAt))));
};

/** How often a family pays (docs/decisions/0031-a-year-for-ten-months.md): the same plans, every month or once a year. */
export const changeIntervalService = (deps: ChangeIntervalDeps) => {
  const { billing, attempts, customers, reconciling, changePlans, payments, locked, now } = deps;

  const standingFor = async ({ familyId }: Parent, wish: Interval): Promise<Standing> => {
    const customer = await customers.find(familyId);
    if (customer !== undefined) await reconciling.reconcileLocked(customer);
    const [mirror, items, children] = await Promise.all([
      billing.mirrorOf(familyId),
      attempts.itemsOf(familyId),
      billing.childrenOf(familyId),
    ]);
    if (customer === undefined || mirror === undefined || !opensPlans(mirror.state)) throw conflict(billingMessages.nothingToManage);
    if (mirror.state === 'ending') throw conflict(changeMessages.ending);
    if (mirror.state === 'past_due') throw conflict(changeMessages.behind);
    const kind = kindFor(wish, mirror);
    if (kind === 'yearly') checkYearly(mirror, children, now());
    return { customer, mirror, items, children, kind };
  };

  const quote = async ({ mirror, items, children, kind }: Standing, prorationDate: Date): Promise<PlanQuote> => {
    const nextDate = mirror.periodEnd ?? prorationDate;
    const later = { dueNowPence: 0, nextDate, startsAt: nextDate, prorationDate, lines: [] };
    if (kind === 'monthly') return { ...later, nextAmountPence: comingAmount(mirror, children, 'month') };
    if (kind === 'stay_yearly') return { ...later, nextAmountPence: comingAmount(mirror, children, 'year') };
    const { dueNowPence, nextAmountPence, paidUntil, lines } = await payments.previewChange({
      subscriptionId: mirror.id,
      items,
      interval: 'year',
      prorationDate,
    });
    return { dueNowPence, nextAmountPence, nextDate: paidUntil ?? nextDate, startsAt: null, prorationDate, lines };
  };

  /** What is charged is what stood on the button, or nothing. */
  const checkOrder = async (standing: Standing, { prorationDate, dueNowPence }: IntervalOrder): Promise<void> => {
    const right = quoteHolds(prorationDate, now()) && (await quote(standing, prorationDate)).dueNowPence === dueNowPence;
    if (!right) throw conflict(changeMessages.stale);
  };

  const again = async (customer: Customer, wish: Interval, id: string): Promise<PlanOutcome> => {
    await reconciling.reconcileLocked(customer);
    const attempt = await billing.attempt(customer.familyId, id);
    const kind = intervalKinds.find((one) => one === attempt?.kind);
    const other = kind === undefined || (kind === 'monthly') !== (wish === 'month');
    if (attempt === undefined || other || attempt.state === 'failed') throw conflict(changeMessages.replaced);
    if (attempt.state === 'done') return { status: 'done', subscriptionId: attempt.subscriptionId ?? '', clientSecret: null };
    return changePlans.carryOut(customer, attempt);
  };

  return {
    /** What it would cost now and from the next payment on. Nothing is changed. Errors: conflict with a sentence. */
    preview: (actor: Parent, wish: Interval): Promise<PlanQuote> =>
      locked(actor.familyId, async () => {
        await customers.ensureCatalogue();
        return quote(await standingFor(actor, wish), wholeSecond(now()));
      }),

    /** Makes the change. Errors: as preview, conflict for another sum or an old one, payment_failed with the card's sentence: then nothing has changed. */
    change: (actor: Parent, wish: Interval, order: IntervalOrder): Promise<PlanOutcome> =>
      locked(actor.familyId, async () => {
        await customers.ensureCatalogue();
        const { familyId } = actor;
        const { attemptId: id, dueNowPence, prorationDate } = order;
        const known = await customers.find(familyId);
        if (known !== undefined && (await billing.attempt(familyId, id)) !== undefined) return again(known, wish, id);
        const standing = await standingFor(actor, wish);
        await checkOrder(standing, order);
        const { mirror, items, kind } = standing;
        const picks = { children: [], target: items, dueNowPence, prorationDate: prorationDate.toISOString() };
        const attempt = { familyId, id, kind, picks, subscriptionId: mirror.id, createdAt: now() };
        await attempts.open(attempt);
        return changePlans.carryOut(standing.customer, { ...attempt, state: 'open', sessionId: null, code: null });
      }),
  };
};
export type ChangeIntervalService = ReturnType<typeof changeIntervalService>;
