import { changeMessages } from '@hedgerow/contracts/billing-changes';
import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { Payments, PlanCount } from '#ports/payments.ts';
import type { AttemptRow, BillingRepository, MirrorRow } from '../billing.repository.ts';
import type { ChangeAttemptsRepository } from './change-attempts.repository.ts';
import type { Runner } from '#db/client.ts';
import { quoteHolds, wholeSecond } from './quotes.ts';
import { checkWish, type GrantedWish, plansAfter, type PlanRequest } from './change-wish.ts';
import type { Customer, CustomersService } from '../customers.service.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';

export type ChangePlansDeps = {
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf' | 'attempt'>;
  readonly attempts: Pick<ChangeAttemptsRepository, 'open' | 'note' | 'itemsOf'>;
  readonly customers: Pick<CustomersService, 'find' | 'ensureCatalogue'>;
  readonly reconciling: Pick<ReconcileService, 'reconcileLocked'>;
  readonly payments: Pick<
    Payments,
    | 'previewChange'
    | 'change'
    | 'changeFromNextInvoice'
    | 'changeIntervalLater'
    | 'keepInterval'
    | 'dropWaitingChange'
    | 'cancelAtPeriodEnd'
  >;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

/** What a change costs, to the penny, as the provider says it; never our own arithmetic (docs/product/money.md#pence). */
export type PlanQuote = {
  /** Pence; negative becomes credit. */
  readonly dueNowPence: number;
  /** Pence of every following payment. */
  readonly nextAmountPence: number;
  readonly nextDate: Date;
  /** When a cheaper plan begins; null for a change that counts at once. */
  readonly startsAt: Date | null;
  readonly prorationDate: Date;
  readonly lines: readonly { readonly description: string; readonly pence: number }[];
};
/** What was on the button. The browser makes `attemptId` once a try: pressed again, or after a lost answer, nothing is charged twice. */
export type PlanOrder = { readonly attemptId: string; readonly prorationDate?: Date; readonly dueNowPence?: number };
export type PlanOutcome = {
  readonly status: 'done' | 'requires_action';
  readonly subscriptionId: string;
  /** For 3-D Secure in the browser; afterwards it asks for a sync (POST /api/payments/sync-subscription). */
  readonly clientSecret: string | null;
};

type Standing = {
  readonly customer: Customer;
  readonly mirror: MirrorRow;
  readonly granted: GrantedWish;
  readonly target: readonly PlanCount[];
};

const isPaidAtOnce = ({ kind }: GrantedWish): boolean => kind === 'move' || kind === 'add';

/** What a parent asked for when they made a try: a move to a cheaper plan, or back, was a move. */
const askedAs = (kind: AttemptRow['kind']): AttemptRow['kind'] => (kind === 'later' || kind === 'stay' ? 'move' : kind);

/**
 * Changes of a family's running subscription: which child is on which plan. Every change runs under the family's lock, is kept as a try
 * (its id is the idempotency key) before the provider is asked, and is written to our map by reconciling alone.
 */
export const changePlansService = (deps: ChangePlansDeps) => {
  const { billing, attempts, customers, reconciling, payments, locked, transaction, now } = deps;

  /** For callers that hold the lock. Asks the provider first, so that the counts are true. */
  const standingFor = async (actor: Parent, wish: PlanRequest): Promise<Standing> => {
    const { familyId } = actor;
    const customer = await customers.find(familyId);
    if (customer !== undefined) await reconciling.reconcileLocked(customer);
    const [mirror, items, children] = await Promise.all([
      billing.mirrorOf(familyId),
      attempts.itemsOf(familyId),
      billing.childrenOf(familyId),
    ]);
    const granted = checkWish(wish, mirror, children, now());
    if (customer === undefined || mirror === undefined) throw new AppError('not_found', 'Not found');
    return { customer, mirror, granted, target: plansAfter(granted, items) };
  };

  const quote = async ({ mirror, granted, target }: Standing, prorationDate: Date): Promise<PlanQuote> => {
    const nextDate = mirror.periodEnd ?? prorationDate;
    const startsAt = granted.kind === 'later' ? nextDate : null;
    if (target.length === 0) return { dueNowPence: 0, nextAmountPence: 0, nextDate, startsAt, prorationDate, lines: [] };
    const preview = await payments.previewChange({ subscriptionId: mirror.id, items: target, prorationDate });
    const later = { dueNowPence: 0, lines: [] };
    const { dueNowPence, nextAmountPence, lines } = { ...preview, ...(isPaidAtOnce(granted) ? {} : later) };
    return { dueNowPence, nextAmountPence, nextDate, startsAt, prorationDate, lines };
  };

  /** The sum is asked once more: what is charged is what stood on the button, or nothing. */
  const checkOrder = async (standing: Standing, order: PlanOrder): Promise<void> => {
    const { prorationDate, dueNowPence } = order;
    if (!isPaidAtOnce(standing.granted)) {
      // Nothing is taken today, so a button that said another sum was about something else.
      if ((dueNowPence ?? 0) !== 0) throw new AppError('conflict', changeMessages.stale);
      return;
    }
    if (
      prorationDate === undefined ||
      !quoteHolds(prorationDate, now()) ||
      (await quote(standing, prorationDate)).dueNowPence !== dueNowPence
    )
      throw new AppError('conflict', changeMessages.stale);
  };

  const failed = (attempt: Pick<AttemptRow, 'familyId' | 'id'>): Promise<void> =>
    transaction((runner) => attempts.note(runner, attempt.familyId, attempt.id, 'failed'));

  /** Asks the provider for a try that is kept. A declined card leaves everything as it was. */
  const carryOut = async (customer: Customer, { familyId, id, kind, picks, subscriptionId }: AttemptRow): Promise<PlanOutcome> => {
    const { target = [], prorationDate } = picks;
    const subscription = subscriptionId ?? '';
    const done = { status: 'done' as const, subscriptionId: subscription, clientSecret: null };
    if (target.length === 0) await payments.cancelAtPeriodEnd({ subscriptionId: subscription, attemptId: id });
    else if (kind === 'monthly')
      await payments.changeIntervalLater({ subscriptionId: subscription, items: target, interval: 'month', attemptId: id });
    else if (kind === 'stay_yearly') await payments.keepInterval(subscription);
    else if (kind !== 'add' && kind !== 'move' && kind !== 'yearly')
      await payments.changeFromNextInvoice({ subscriptionId: subscription, items: target, attemptId: id });
    else {
      const change = {
        subscriptionId: subscription,
        items: target,
        prorationDate: new Date(prorationDate ?? 0),
        attemptId: id,
        ...(kind === 'yearly' ? { interval: 'year' as const } : {}),
      };
      const step = await payments.change(change).catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === 'payment_failed') await failed({ familyId, id });
        throw error;
      });
      if (step.status === 'requires_action')
        return { status: 'requires_action', subscriptionId: subscription, clientSecret: step.clientSecret };
      if (step.status === 'requires_payment') {
        await payments.dropWaitingChange(subscription);
        await failed({ familyId, id });
        await reconciling.reconcileLocked(customer);
        throw new AppError('payment_failed', step.refusal === null ? changeMessages.noCard : changeMessages.declined(step.refusal));
      }
    }
    await reconciling.reconcileLocked(customer);
    if (target.length === 0) await transaction((runner) => attempts.note(runner, familyId, id, 'done'));
    return done;
  };

  /** The same try again: it is told what became of it. */
  const again = async (customer: Customer, wish: PlanRequest, { familyId, id, kind, picks }: AttemptRow): Promise<PlanOutcome> => {
    const [pick] = picks.children;
    const other = 'planId' in wish && wish.planId !== pick?.planId;
    if (askedAs(kind) !== wish.kind || pick?.childId !== wish.childId || other) throw new AppError('conflict', changeMessages.replaced);
    await reconciling.reconcileLocked(customer);
    const attempt = await billing.attempt(familyId, id);
    if (attempt === undefined || attempt.state === 'failed') throw new AppError('conflict', changeMessages.replaced);
    if (attempt.state === 'done') return { status: 'done', subscriptionId: attempt.subscriptionId ?? '', clientSecret: null };
    return carryOut(customer, attempt);
  };

  const changeLocked = async (actor: Parent, wish: PlanRequest, order: PlanOrder): Promise<PlanOutcome> => {
    const { familyId } = actor;
    const { attemptId: id } = order;
    const customer = await customers.find(familyId);
    const prior = customer === undefined ? undefined : await billing.attempt(familyId, id);
    if (customer !== undefined && prior !== undefined) return again(customer, wish, prior);
    const standing = await standingFor(actor, wish);
    await checkOrder(standing, order);
    const { mirror, target, granted } = standing;
    const picks = {
      children: [{ childId: granted.childId, planId: granted.planId }],
      target,
      ...(order.dueNowPence === undefined ? {} : { dueNowPence: order.dueNowPence }),
      ...(order.prorationDate === undefined ? {} : { prorationDate: order.prorationDate.toISOString() }),
    };
    const attempt = { familyId, id, kind: granted.kind, picks, subscriptionId: mirror.id, createdAt: now() };
    await attempts.open(attempt);
    return carryOut(standing.customer, { ...attempt, state: 'open', sessionId: null, code: null });
  };

  return {
    /** For changes of the interval, whose tries are carried out in the same way. The caller holds the lock. */
    carryOut,

    /**
     * What a change would cost now and from the next payment on. Nothing is changed.
     * `{ kind: 'move' | 'add', childId, planId }`: charged at once for the rest of the month that is paid; a cheaper plan costs nothing now
     * and begins with the next payment, and the plan that still runs takes that back.
     * `{ kind: 'remove' | 'restore', childId }`: nothing now, the following payments change.
     * Errors: conflict with a sentence (no active subscription, ending, behind, on this plan already), invalid (a plan of the other phase).
     */
    previewChange: (actor: Parent, wish: PlanRequest): Promise<PlanQuote> =>
      locked(actor.familyId, async () => {
        await customers.ensureCatalogue();
        return quote(await standingFor(actor, wish), wholeSecond(now()));
      }),

    /**
     * Makes a change. For move and add, `prorationDate` and `dueNowPence` are those of the preview; a quote older than 30 minutes, or
     * another sum, is a conflict and nothing happens. A child who is added must exist, waiting (families.addChild): this makes their plan
     * wait too, and the verified payment activates both. Removing the last child ends the subscription with the month that is paid.
     * Errors: as previewChange, and payment_failed with the card's sentence: then nothing has changed, and the next try needs a new id.
     */
    change: (actor: Parent, wish: PlanRequest, order: PlanOrder): Promise<PlanOutcome> =>
      locked(actor.familyId, async () => {
        await customers.ensureCatalogue();
        return changeLocked(actor, wish, order);
      }),

    /** A change whose 3-D Secure was failed or left: its invoice is void and the plans stay. `done` when it was paid after all. */
    giveUp: (actor: Parent, attemptId: string): Promise<'dropped' | 'done'> =>
      locked(actor.familyId, async () => {
        const { familyId } = actor;
        const customer = await customers.find(familyId);
        const attempt = await billing.attempt(familyId, attemptId);
        if (customer === undefined || attempt === undefined) throw new AppError('not_found', 'Not found');
        await reconciling.reconcileLocked(customer);
        if ((await billing.attempt(familyId, attemptId))?.state === 'done') return 'done';
        if (attempt.subscriptionId !== null) await payments.dropWaitingChange(attempt.subscriptionId);
        await failed({ familyId, id: attemptId });
        await reconciling.reconcileLocked(customer);
        return 'dropped';
      }),
  };
};
export type ChangePlansService = ReturnType<typeof changePlansService>;
