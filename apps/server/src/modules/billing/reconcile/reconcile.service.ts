import { isDeepStrictEqual } from 'node:util';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { type Phase, phaseForYear } from '@hedgerow/domain/key-stages';
import { fillPlaces, type Place, type WaitingChild } from '@hedgerow/domain/paid-places';
import { type PaidPlanId, planById } from '@hedgerow/domain/plans';
import {
  accessEndsAt,
  currentOf,
  grantPlans,
  isLive,
  opensPlans,
  type PlanHolder,
  subscriptionStateFor,
} from '@hedgerow/domain/subscription-state';
import type { SubscriptionState } from '@hedgerow/domain/effective-plan';
import { currentYearOf } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { FamilyBilling, FamilySubscription, Payments } from '#ports/payments.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';
import type { AttemptRow, BillingRepository, MirrorRow } from '../billing.repository.ts';
import { afterChange, settledAttempt } from '../changes/change-attempts.ts';
import type { ChangeAttemptsRepository } from '../changes/change-attempts.repository.ts';
import type { Customer } from '../customers.service.ts';
import type { CheckoutPages } from '../checkout/checkout-pages.service.ts';
import type { MirrorRepository } from './mirror.repository.ts';
import { type Notice, noticesDue } from '../letters/notices-due.ts';
import { returnsDue } from '../refunds/returns-due.ts';
import type { ReturnsService } from '../refunds/returns.service.ts';
import type { BillingEmails } from '../letters/billing-emails.service.ts';

export type ReconcileDeps = {
  readonly billing: Pick<BillingRepository, 'childrenOf' | 'mirrorOf' | 'ordersSince'>;
  readonly mirror: MirrorRepository;
  readonly attempts: Pick<ChangeAttemptsRepository, 'since' | 'note'>;
  readonly pages: Pick<CheckoutPages, 'look' | 'judge' | 'settle'>;
  readonly families: Pick<FamiliesService, 'activateChild'>;
  readonly payments: Pick<Payments, 'readFamily'>;
  readonly returns: Pick<ReturnsService, 'owe' | 'settle'>;
  readonly events: Pick<Events, 'publish'>;
  readonly emails: BillingEmails;
  /** What a payment may mean for whoever recommended us, and what its refund takes back. */
  readonly lookAtReferral: (familyId: string) => Promise<void>;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  /** Tells whoever runs the product that a person should look. */
  readonly alert: (message: string) => void;
  readonly now: Clock;
};

/** How a family stands, and which of its subscriptions still wait for their first payment. */
export type Standing = { readonly state: SubscriptionState; readonly unpaidIds: readonly string[] };
type ChildRow = Awaited<ReturnType<BillingRepository['childrenOf']>>[number];

const phaseOf = ({ child }: ChildRow, at: Date): Phase => phaseForYear(currentYearOf(child, londonDate(at)));

/** A plan that waits for its payment is nobody's once the child needs one of the other phase. */
const outgrown = (row: ChildRow, at: Date): boolean =>
  row.plan?.state === 'pending' && planById(row.plan.planId).phase !== phaseOf(row, at);

const holderOf = ({ plan }: ChildRow, at: Date): PlanHolder[] => {
  if (plan === null) return [];
  const { childId, planId, state, endsAt, leaving, heldPlanId, heldUntil } = plan;
  const held = heldPlanId !== null && heldUntil !== null && heldUntil > at ? { planId: heldPlanId, until: heldUntil } : null;
  return [{ childId, planId, state, endsAt, leaving, held }];
};

/** Somebody for whom nothing was ever paid, or whose plan waits for its payment. */
const waitsForPlan = ({ child, plan }: ChildRow): boolean =>
  child.leavingAt === null && (plan === null ? child.status === 'pending' : plan.state === 'pending');

const waitingOf = (children: readonly ChildRow[], at: Date): readonly WaitingChild[] =>
  children.filter(waitsForPlan).map((row) => ({ childId: row.child.id, phase: phaseOf(row, at) }));

/** How long an abandoned change may still be paid from another tab: the provider gives it up after 23 hours. */
const attemptsCountForMs = 26 * 3_600_000;

/** Whether a page that is open would show something else. Looking alone is no news: pages that ask would be told to ask again. */
const isNews = (before: MirrorRow | undefined, after: MirrorRow | undefined): boolean =>
  !isDeepStrictEqual({ ...before, syncedAt: null }, { ...after, syncedAt: null });

/** A change is confirmed in a letter. Taking a removal back costs nothing and needs no paper. */
const changeNotice = ({ id, kind, picks }: AttemptRow): readonly Notice[] => {
  if (kind === 'restore') return [];
  if (kind === 'yearly' || kind === 'monthly' || kind === 'stay_yearly')
    return [{ kind: 'interval_change', objectId: id, facts: { to: kind, dueNowPence: picks.dueNowPence ?? 0 } }];
  return [{ kind: 'plan_change', objectId: id }];
};

const noPlaces = { placed: [], spare: [] };

const isOurs = (item: FamilySubscription['items'][number]): item is FamilySubscription['items'][number] & { planId: PaidPlanId } =>
  item.planId !== null;

/**
 * The only writer of billing state: it asks the provider how things stand and writes that down, whatever event came, in whatever
 * order, however often (docs/product/money.md#states). Safe to call at any time.
 */
export const reconcileService = (deps: ReconcileDeps) => {
  const { billing, mirror, attempts, pages, families, payments, returns, events, emails, locked, transaction, alert, now } = deps;
  const waiting = new Map<string, Promise<Standing>>();

  const check = (familyId: string, { subscriptions }: FamilyBilling, current: FamilySubscription | undefined): void => {
    const live = subscriptions.filter((subscription) => isLive(subscriptionStateFor(subscription)));
    if (live.length > 1)
      alert(
        `Family ${familyId} has ${live.length} live subscriptions (${live.map(({ id }) => id).join(', ')}): ${current?.id ?? ''} counts.`,
      );
    for (const item of current?.items ?? [])
      if (item.planId === null) alert(`Subscription ${current?.id ?? ''} of family ${familyId} has a price that is none of our plans.`);
  };

  const named = async (familyId: string, at: Date): Promise<readonly Place[]> =>
    (await billing.ordersSince(familyId, new Date(at.getTime() - attemptsCountForMs))).flatMap(({ picks }) => picks.children);

  const mirrorRow = (familyId: string, current: FamilySubscription, truth: FamilyBilling, before: MirrorRow | undefined): MirrorRow => {
    const { paymentMethod: card } = truth;
    const state = subscriptionStateFor(current);
    const failedBefore = before?.id === current.id ? before.firstFailureAt : null;
    return {
      familyId,
      id: current.id,
      status: current.status,
      state,
      cancelAt: current.cancelAt ?? (current.cancelAtPeriodEnd ? current.periodEnd : null),
      cancelAtPeriodEnd: current.cancelAtPeriodEnd,
      interval: current.interval,
      nextInterval: current.nextInterval,
      periodEnd: current.periodEnd,
      firstFailureAt: state === 'past_due' ? (current.firstFailureAt ?? failedBefore ?? now()) : null,
      latestInvoice: current.latestInvoiceId,
      startedAt: current.createdAt,
      amountPence: current.amountPence,
      discountPercent: current.discountPercent,
      discountEndsAt: current.discountEndsAt,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      cardExpMonth: card?.expMonth ?? null,
      cardExpYear: card?.expYear ?? null,
      syncedAt: now(),
    };
  };

  const lookLocked = async ({ familyId, customerId }: Customer): Promise<Standing> => {
    const seen = await pages.look(familyId);
    const truth = await payments.readFamily(customerId);
    const at = now();
    const before = await billing.mirrorOf(familyId);
    const current = currentOf(truth.subscriptions, before?.id);
    check(familyId, truth, current);
    const row = current === undefined ? undefined : mirrorRow(familyId, current, truth, before);
    const state = row?.state ?? 'none';
    const items = (current?.items ?? []).filter(isOurs);
    const order = pages.judge(seen, state);

    const children = await billing.childrenOf(familyId);
    const access = { state, endsAt: row === undefined ? at : accessEndsAt({ ...row, cancelAt: row.cancelAt }, at) };
    const known = children.filter((kept) => !outgrown(kept, at)).flatMap((kept) => holderOf(kept, at));
    const tried = row === undefined ? [] : await attempts.since(familyId, new Date(at.getTime() - attemptsCountForMs));
    const settled = settledAttempt(
      tried.filter(({ subscriptionId }) => subscriptionId === row?.id),
      known,
      { items, interval: current?.interval ?? 'month', nextInterval: current?.nextInterval ?? null, before },
    );
    const after = settled === undefined ? known : afterChange(settled, known, row?.periodEnd ?? at);
    const { placed, spare } = opensPlans(state) ? fillPlaces(after, items, waitingOf(children, at), await named(familyId, at)) : noPlaces;
    const filled = [...after.filter(({ childId }) => !placed.some((place) => place.childId === childId)), ...placed];
    const { holders, mismatches } = grantPlans(filled, items, access, at);
    const owed = returnsDue({ truth, current, before, settled, spare, now: at });
    for (const { planId, paid, children: count } of mismatches)
      alert(`Family ${familyId} pays for ${paid} of ${planId} and ${count} children are on it: the fewer are entitled.`);

    const inVain = owed.some(({ facts }) => facts.subscriptionId === row?.id && facts.keep.length === 0);
    const due =
      row === undefined || inVain ? [] : [...noticesDue(before, row, at), ...(settled === undefined ? [] : changeNotice(settled))];
    const letters = await transaction(async (runner) => {
      if (row === undefined) await mirror.dropMirror(runner, familyId);
      else
        await mirror.putMirror(
          runner,
          row,
          items.map(({ itemId, planId, quantity, unitPence }) => ({
            familyId,
            id: itemId,
            subscriptionId: row.id,
            planId,
            quantity,
            unitPence,
          })),
        );
      for (const holder of holders) {
        await mirror.putPlan(runner, familyId, holder, at);
        const { child } = children.find((candidate) => candidate.child.id === holder.childId) ?? {};
        if (child?.status === 'pending' && holder.state !== 'pending' && holder.state !== 'ended')
          await families.activateChild(runner, child);
      }
      for (const one of owed) await returns.owe(runner, familyId, one, at);
      if (order !== undefined) await pages.settle(runner, order);
      if (settled !== undefined) await attempts.note(runner, familyId, settled.id, 'done');
      if (row !== undefined && opensPlans(state)) await mirror.closeAttempts(runner, familyId, [row.id]);
      const toSend: Notice[] = [];
      for (const notice of due) if (await emails.keep(runner, familyId, notice, at)) toSend.push(notice);
      return toSend;
    });
    for (const letter of letters) await emails.deliver(letter);
    await deps.lookAtReferral(familyId);
    if (letters.length > 0 || settled !== undefined || isNews(before, row) || !isDeepStrictEqual(known, holders))
      await events.publish([`family:${familyId}`], { type: 'family', familyId });
    return { state, unpaidIds: truth.subscriptions.filter(({ status }) => status === 'incomplete').map(({ id }) => id) };
  };

  /** For callers that hold the family's lock. */
  const reconcileLocked = async (customer: Customer): Promise<Standing> => {
    const standing = await lookLocked(customer);
    return (await returns.settle(customer)) ? lookLocked(customer) : standing;
  };

  return {
    reconcileLocked,

    /** Calls that come while one waits for its turn share that one: it has not asked yet. */
    reconcile: (customer: Customer): Promise<Standing> => {
      const { familyId } = customer;
      const shared = waiting.get(familyId);
      if (shared !== undefined) return shared;
      const mine = locked(familyId, () => {
        waiting.delete(familyId);
        return reconcileLocked(customer);
      }).finally(() => {
        if (waiting.get(familyId) === mine) waiting.delete(familyId);
      });
      waiting.set(familyId, mine);
      return mine;
    },
  };
};
export type ReconcileService = ReturnType<typeof reconcileService>;
