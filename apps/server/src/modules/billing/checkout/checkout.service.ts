import { billingMessages } from '@hedgerow/contracts/billing';
import { type ApplyCodeBody, type CheckoutBody, checkoutMessages, type CodeApplied, type ReturnPlace } from '@hedgerow/contracts/checkout';
import type { Parent } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { codeFits } from '@hedgerow/domain/discounts';
import { countPlans } from '@hedgerow/domain/paid-places';
import { isLive, opensPlans } from '@hedgerow/domain/subscription-state';
import type { Runner } from '#db/client.ts';
import type { AttemptPicks } from '#db/schema/billing.ts';
import type { Clock } from '#ports/clock.ts';
import type { Payments } from '#ports/payments.ts';
import type { AttemptRow, BillingRepository } from '../billing.repository.ts';
import type { CheckoutPages } from './checkout-pages.service.ts';
import type { CodesService } from '../codes/codes.service.ts';
import type { Customer, CustomersService } from '../customers.service.ts';
import type { OpenOrdersService } from './open-orders.service.ts';
import { type Order, picksFor, samePicks } from './order-picks.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';
import type { StartConsent } from '../refunds/start-consent.ts';

export type CheckoutDeps = {
  readonly billing: Pick<BillingRepository, 'childrenOf' | 'attempt' | 'openOrder' | 'openAttempt' | 'noteAttempt' | 'mirrorOf'>;
  readonly customers: Pick<CustomersService, 'find' | 'ensureLocked' | 'ensureCatalogue'>;
  readonly reconciling: Pick<ReconcileService, 'reconcileLocked'>;
  readonly codes: Pick<CodesService, 'validate' | 'choose' | 'chosenBy' | 'hold' | 'holdOrForget'>;
  readonly openOrders: Pick<OpenOrdersService, 'leaveLocked'>;
  readonly pages: Pick<CheckoutPages, 'open' | 'read' | 'close'>;
  readonly payments: Pick<Payments, 'startSubscription'>;
  readonly consentTo: StartConsent;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

type Said = Pick<CheckoutBody, 'customerId' | 'userId'>;
type Opened = { readonly url: string; readonly sessionId: string };

const alreadySubscribed = (): AppError => new AppError('conflict', billingMessages.alreadySubscribed);

/** A first payment on the provider's own page, or none at all with a code that takes everything off (docs/product/money.md#orders). */
export const checkoutService = (deps: CheckoutDeps) => {
  const { billing, customers, reconciling, openOrders, codes, pages, payments, consentTo, locked, transaction, now, newId } = deps;

  /** docs/product/accounts.md#who-may-see-what: what a client says of itself must be the session's own; anybody else's does not exist. The provider is not asked. */
  const checkOwn = async ({ userId, familyId }: Parent, said: Said): Promise<void> => {
    const foreign = said.userId !== undefined && said.userId !== userId;
    const customer = said.customerId === undefined ? undefined : await customers.find(familyId);
    if (foreign || customer?.customerId !== said.customerId) throw new AppError('not_found', 'Not found');
  };

  const picksOf = async ({ familyId }: Parent, order: Order): Promise<AttemptPicks['children']> => {
    const rows = await billing.childrenOf(familyId);
    const staying = rows.filter(({ child }) => child.leavingAt === null);
    return picksFor(
      order,
      staying.map(({ child }) => child),
      londonDate(now()),
    );
  };

  /** The way is free for a first payment: nothing is running, and nothing older can be paid later from another tab. */
  const clearTheWay = async (customer: Customer): Promise<void> => {
    if (isLive((await openOrders.leaveLocked(customer)).state)) throw alreadySubscribed();
  };

  type NewOrder = {
    readonly kind: 'start' | 'checkout';
    readonly picks: AttemptPicks;
    readonly code: string | null;
    readonly agreed: boolean;
  };
  const begin = async (actor: Parent, { kind, picks, code, agreed }: NewOrder): Promise<AttemptRow> => {
    const { familyId } = actor;
    const [id, at] = [newId(), now()];
    const consent = agreed ? await consentTo(actor, newId()) : undefined;
    await transaction((runner) => billing.openAttempt(runner, { familyId, id, kind, picks, code, createdAt: at }, consent));
    return { familyId, id, kind, picks, code, createdAt: at, subscriptionId: null, sessionId: null, state: 'open' };
  };

  const openPage = async (actor: Parent, picks: AttemptPicks, agreed: boolean): Promise<Opened> => {
    const { familyId } = actor;
    const customer = await customers.ensureLocked(actor);
    const { state } = await reconciling.reconcileLocked(customer);
    if (isLive(state)) throw alreadySubscribed();
    const chosen = (await codes.chosenBy(familyId)) ?? null;
    if (!codeFits(chosen, picks.interval ?? 'month')) throw new AppError('invalid', checkoutMessages.codeMonthly);
    const code = chosen?.code ?? null;

    const older = await billing.openOrder(familyId);
    const page = await pages.read(older);
    const sameOrder = older !== undefined && samePicks(older.picks.children, picks.children) && older.picks.interval === picks.interval;
    const same = sameOrder && older.code === code;
    if (same && older.picks.returnTo === picks.returnTo && page?.status === 'open' && page.url !== null)
      return { url: page.url, sessionId: page.sessionId };

    await clearTheWay(customer);
    if (code !== null) await codes.holdOrForget(actor, code);
    const attempt = await begin(actor, { kind: 'checkout', picks, code, agreed });
    const opened = await pages.open(customer, attempt);
    if (opened.url === null) throw new AppError('unavailable', checkoutMessages.paymentFailed);
    await billing.noteAttempt(familyId, attempt.id, { sessionId: opened.sessionId });
    return { url: opened.url, sessionId: opened.sessionId };
  };

  /** 100 %: the same subscription as a paid one, with nothing to pay and no card (docs/product/money.md#codes). */
  const startFree = async (actor: Parent, picks: AttemptPicks, code: string, agreed: boolean): Promise<void> => {
    const { familyId } = actor;
    const customer = await customers.ensureLocked(actor);
    await clearTheWay(customer);
    const interval = picks.interval ?? 'month';
    const { promotionCodeId, months } = await codes.hold(familyId, code);
    if (!codeFits({ months }, interval)) throw new AppError('invalid', checkoutMessages.codeMonthly);
    const attempt = await begin(actor, { kind: 'start', picks, code, agreed });
    const items = countPlans(picks.children.map(({ planId }) => planId));
    const { customerId } = customer;
    const step = await payments.startSubscription({ customerId, items, interval, promotionCodeId, attemptId: attempt.id });
    await billing.noteAttempt(familyId, attempt.id, { subscriptionId: step.subscriptionId });
    if (!opensPlans((await reconciling.reconcileLocked(customer)).state)) throw new AppError('unavailable', checkoutMessages.applyFailed);
  };

  return {
    /**
     * Answers where to pay. Asked again with the same order it is the same page; with another one, the older page is closed.
     * Errors: not_found (somebody else's child or customer), invalid (a plan of the other phase, not one for each child), conflict (a
     * subscription is running).
     */
    open: async (actor: Parent, body: CheckoutBody): Promise<Opened> => {
      await checkOwn(actor, body);
      const returnTo: ReturnPlace = body.returnTo ?? 'onboarding';
      const picks = { children: await picksOf(actor, body), returnTo, interval: body.interval ?? 'month' };
      await customers.ensureCatalogue();
      return locked(actor.familyId, () => openPage(actor, picks, body.startNow === true));
    },

    /** The parent came back without paying: the page is closed, and no child waits for it. It may have been paid all the same. */
    cancel: (actor: Parent): Promise<{ cancelled: boolean; paid: boolean }> =>
      locked(actor.familyId, async () => {
        const customer = await customers.find(actor.familyId);
        if (customer === undefined) return { cancelled: false, paid: false };
        const open = await billing.openOrder(actor.familyId);
        await pages.close(customer).catch((error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
        });
        const { state } = await reconciling.reconcileLocked(customer);
        return { cancelled: open?.kind === 'checkout' && !opensPlans(state), paid: opensPlans(state) };
      }),

    /** Below 100 %, or where it is only kept, the next order is made with the code; with 100 % the plans are active at once. */
    applyCode: async (actor: Parent, body: ApplyCodeBody): Promise<CodeApplied> => {
      await checkOwn(actor, body);
      const found = await codes.validate(actor, body.code);
      const mirror = await billing.mirrorOf(actor.familyId);
      if (mirror !== undefined && isLive(mirror.state)) throw alreadySubscribed();
      if (found.discountPercentage < 100 || body.keep === true) {
        await codes.choose(actor, body.code);
        return { ...found, subscriptionActivated: false, message: checkoutMessages.codeApplied };
      }
      const picks = { children: await picksOf(actor, body), interval: body.interval ?? 'month' };
      await customers.ensureCatalogue();
      await locked(actor.familyId, async () => {
        await codes.choose(actor, body.code);
        await startFree(actor, picks, body.code, body.startNow === true);
      });
      return { ...found, subscriptionActivated: true, message: checkoutMessages.codeActivates };
    },
  };
};
export type CheckoutService = ReturnType<typeof checkoutService>;
