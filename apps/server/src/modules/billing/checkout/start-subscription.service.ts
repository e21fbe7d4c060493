import { billingMessages, type CreateSubscriptionBody, type SubscriptionStarted } from '@hedgerow/contracts/billing';
import { checkoutMessages } from '@hedgerow/contracts/checkout';
import type { Parent } from '@hedgerow/domain/access';
import type { SubscriptionState } from '@hedgerow/domain/effective-plan';
import { AppError } from '@hedgerow/domain/errors';
import { codeFits } from '@hedgerow/domain/discounts';
import { countPlans } from '@hedgerow/domain/paid-places';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { isLive } from '@hedgerow/domain/subscription-state';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Payments, PaymentStep } from '#ports/payments.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';
import type { AttemptRow, BillingRepository } from '../billing.repository.ts';
import { checkPhase } from '../changes/change-wish.ts';
import type { Customer, CustomersService } from '../customers.service.ts';
import type { CodesService } from '../codes/codes.service.ts';
import type { OpenOrdersService } from './open-orders.service.ts';
import { planOfDraft } from './plan-of-draft.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';
import type { StartConsent } from '../refunds/start-consent.ts';

export type StartDeps = {
  readonly billing: Pick<BillingRepository, 'attempt' | 'openAttempt' | 'noteAttempt'>;
  readonly customers: Pick<CustomersService, 'ensureLocked' | 'ensureCatalogue'>;
  readonly openOrders: Pick<OpenOrdersService, 'leaveLocked'>;
  readonly codes: Pick<CodesService, 'current' | 'hold' | 'holdOrForget' | 'release'>;
  readonly reconciling: Pick<ReconcileService, 'reconcileLocked'>;
  readonly families: Pick<FamiliesService, 'prepareChildren'>;
  readonly payments: Pick<Payments, 'startSubscription' | 'dropUnpaid'>;
  readonly consentTo: StartConsent;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const answer = (
  { subscriptionId, clientSecret }: Pick<PaymentStep, 'subscriptionId' | 'clientSecret'>,
  status: SubscriptionState,
): SubscriptionStarted =>
  clientSecret === null || isLive(status)
    ? { subscriptionId, status, requiresAction: false, paymentIntent: null }
    : { subscriptionId, status, requiresAction: true, paymentIntent: { client_secret: clientSecret } };

/** The last step of the sign-up wizard: children wait, the card is tied, and the browser confirms the payment. */
export const startSubscriptionService = (deps: StartDeps) => {
  const { billing, customers, openOrders, codes, reconciling, families, payments, consentTo, locked, transaction, now, newId } = deps;

  /** The family's partner code. Refused where the page showed the price with another one. */
  const codeFor = async (
    actor: Parent,
    { code: shown, paymentMethodId, interval = 'month' }: CreateSubscriptionBody,
  ): Promise<string | null> => {
    const chosen = await codes.current(actor);
    const code = chosen?.code ?? null;
    if (shown !== undefined && shown !== code) throw new AppError('conflict', checkoutMessages.codeChanged);
    if (paymentMethodId === undefined && chosen?.discountPercentage !== 100) throw new AppError('invalid', billingMessages.methodFailed);
    if (!codeFits(chosen, interval)) throw new AppError('invalid', checkoutMessages.codeMonthly);
    if (code !== null) await codes.holdOrForget(actor, code);
    return code;
  };

  const begin = async (
    actor: Parent,
    body: CreateSubscriptionBody,
    planIds: readonly PaidPlanId[],
  ): Promise<Pick<AttemptRow, 'picks' | 'code'>> => {
    const code = await codeFor(actor, body);
    const drafts = body.childrenData.map(({ planId: _plan, ...draft }) => draft);
    const prepared = await families.prepareChildren(actor, drafts);
    const children = prepared.flatMap((child, index) => {
      const planId = planIds[index];
      if (planId === undefined) return [];
      // A child with an earlier plan keeps the year that is known of them, whatever was typed.
      checkPhase(child, planId, now());
      return [{ childId: child.id, planId }];
    });
    const picks = {
      children,
      interval: body.interval ?? 'month',
      ...(body.paymentMethodId === undefined ? {} : { paymentMethodId: body.paymentMethodId }),
    };
    const { familyId } = actor;
    const agreed = await consentTo(actor, newId());
    await transaction((runner) => billing.openAttempt(runner, { familyId, id: body.attemptId, picks, code, createdAt: now() }, agreed));
    return { picks, code };
  };

  /** The provider knows the attempt: asked again it answers with the same subscription. */
  const pay = async (
    { customerId, familyId }: Customer,
    attemptId: string,
    { picks: { children, paymentMethodId, interval = 'month' }, code }: Pick<AttemptRow, 'picks' | 'code'>,
  ): Promise<PaymentStep> => {
    const held = code === null ? undefined : await codes.hold(familyId, code);
    try {
      const items = countPlans(children.map(({ planId }) => planId));
      return await payments.startSubscription({
        customerId,
        items,
        interval,
        attemptId,
        ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
        ...(held === undefined ? {} : { promotionCodeId: held.promotionCodeId }),
      });
    } catch (cause) {
      const unknownCard = cause instanceof AppError && cause.code === 'not_found';
      throw unknownCard ? new AppError('payment_failed', billingMessages.methodFailed, { cause }) : cause;
    }
  };

  /** An unpaid subscription of an earlier try must not be paid later from another tab. */
  const dropOlder = async (unpaidIds: readonly string[], keep: string): Promise<void> => {
    for (const id of unpaidIds) if (id !== keep) await payments.dropUnpaid(id);
  };

  const again = async (customer: Customer, attempt: AttemptRow): Promise<SubscriptionStarted> => {
    const { state } = await reconciling.reconcileLocked(customer);
    if (attempt.state !== 'failed' && isLive(state))
      return answer({ subscriptionId: attempt.subscriptionId ?? '', clientSecret: null }, state);
    if (attempt.state === 'failed' || state !== 'pending') throw new AppError('conflict', billingMessages.replaced);
    return answer(await pay(customer, attempt.id, attempt), state);
  };

  const startLocked = async (actor: Parent, body: CreateSubscriptionBody, planIds: readonly PaidPlanId[]): Promise<SubscriptionStarted> => {
    const { familyId } = actor;
    const { attemptId } = body;
    const customer = await customers.ensureLocked(actor);
    const prior = await billing.attempt(familyId, attemptId);
    if (typeof prior?.subscriptionId === 'string') return again(customer, prior);
    const unfinished = prior?.state === 'open' ? prior : undefined;
    // A try that broke off goes on: it alone may be paid. Any other order is left first.
    const look = unfinished === undefined ? openOrders.leaveLocked : reconciling.reconcileLocked;
    const { state, unpaidIds } = await look(customer);
    if (isLive(state)) throw new AppError('conflict', billingMessages.alreadySubscribed);
    const order = unfinished ?? (await begin(actor, body, planIds));
    const step = await pay(customer, attemptId, order).catch(async (error: unknown) => {
      const declined = error instanceof AppError && error.code === 'payment_failed';
      if (declined) {
        await billing.noteAttempt(familyId, attemptId, { state: 'failed' });
        await codes.release(familyId);
      }
      throw error;
    });
    await billing.noteAttempt(familyId, attemptId, { subscriptionId: step.subscriptionId });
    await dropOlder(unpaidIds, step.subscriptionId);
    return answer(step, (await reconciling.reconcileLocked(customer)).state);
  };

  return {
    /**
     * Errors: invalid (a plan of the other phase, a fourth child, no card), conflict (there is a live subscription, another code than
     * the page showed), payment_failed with the
     * card's sentence. The children wait whatever happens, and a second try with a new attempt works.
     */
    start: async (actor: Parent, body: CreateSubscriptionBody): Promise<SubscriptionStarted> => {
      const planIds = body.childrenData.map((child) => planOfDraft(child, body.planId));
      await customers.ensureCatalogue();
      return locked(actor.familyId, () => startLocked(actor, body, planIds));
    },
  };
};
export type StartSubscriptionService = ReturnType<typeof startSubscriptionService>;
