import { billingMessages } from '@hedgerow/contracts/billing';
import {
  type Child,
  type ChildPayment,
  type ChildPaymentBody,
  type CreatePaidChildBody,
  familyMessages,
} from '@hedgerow/contracts/families';
import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { phaseForYear } from '@hedgerow/domain/key-stages';
import { type PaidPlanId, planById, readPlanId } from '@hedgerow/domain/plans';
import { isLive } from '@hedgerow/domain/subscription-state';
import { readYearGroup, yearGroupName } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { Payments, PaymentStep } from '#ports/payments.ts';
import type { ChildChangesService } from '#modules/families/child-changes.service.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';
import type { AddChildRepository } from './add-child.repository.ts';
import type { FirstChildOrder } from './add-child-start.service.ts';
import type { BillingRepository, MirrorRow } from '../billing.repository.ts';
import type { ChangePlansService, PlanQuote } from '../changes/change-plans.service.ts';
import { checkPhase } from '../changes/change-wish.ts';
import type { CustomersService } from '../customers.service.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';
import type { StartConsent } from '../refunds/start-consent.ts';

export type AddChildDeps = {
  readonly rows: Pick<AddChildRepository, 'openTry' | 'agree'>;
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf' | 'attempt'>;
  readonly customers: Pick<CustomersService, 'find' | 'ensureCatalogue'>;
  readonly reconciling: Pick<ReconcileService, 'reconcile'>;
  readonly changePlans: Pick<ChangePlansService, 'previewChange' | 'change'>;
  readonly startWith: (actor: Parent, order: FirstChildOrder) => Promise<PaymentStep>;
  readonly addChild: FamiliesService['addChild'];
  readonly childChanges: Pick<ChildChangesService, 'update'>;
  readonly consentTo: StartConsent;
  readonly payments: Pick<Payments, 'attachCard' | 'payWith'>;
  readonly alert: (message: string) => void;
  readonly now: Clock;
  readonly newId: () => string;
};
type Row = Awaited<ReturnType<BillingRepository['childrenOf']>>[number];
type Paid = Pick<ChildPayment, 'clientSecret' | 'subscriptionId' | 'status'>;

/** How long an unfinished payment is taken up again instead of a new one: as long as the provider keeps it. */
const resumeForMs = 23 * 3_600_000;

/** A child of whom only the name is known waits in the first year of the plan's phase until the parent says the year. */
const firstYear = { primary: 1, secondary: 7 } as const;

const plain = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
const nameOf = ({ child }: Row): string => plain(`${child.firstName} ${child.lastName}`);

const paidPlan = (text: string): PaidPlanId => {
  const planId = readPlanId(text);
  if (planId === undefined || planId === 'free') throw new AppError('invalid', billingMessages.noPlan, { details: { field: 'priceId' } });
  return planId;
};

/** The child whose payment was made: by id, by name, or the newest of whom only the plan is known. */
const paidChild = (children: readonly Row[], { childId, firstName, lastName, planId: text }: CreatePaidChildBody): Row | undefined => {
  if (childId !== undefined) return children.find(({ child }) => child.id === childId);
  const planId = text === undefined ? undefined : readPlanId(text);
  const fresh = children.filter(
    ({ child, plan }) => child.credentialsShownAt === null && plan !== null && (planId === undefined || plan.planId === planId),
  );
  return (
    fresh.find((row) => nameOf(row) === plain(`${firstName} ${lastName}`)) ??
    fresh.findLast(({ child }) => child.birthMonth === null && child.school === null)
  );
};

/**
 * One more child (docs/product/families.md#adding-a-child): the child waits, the payment is made, and what the server has verified makes the
 * account. A closed tab loses nothing: the waiting child and the try are kept, and paying again is the same payment.
 */
export const addChildService = (deps: AddChildDeps) => {
  const { rows, billing, customers, reconciling, changePlans, startWith, addChild, childChanges, payments, consentTo, alert, now, newId } =
    deps;

  /** Whom the payment is for: the child that is named by id, or by name; otherwise a new one. */
  const whoFor = async (
    actor: Parent,
    { childId, childName }: ChildPaymentBody,
    planId: PaidPlanId,
  ): Promise<Row['child'] | { id: string; isPaid: true }> => {
    const children = await billing.childrenOf(actor.familyId);
    if (childId !== undefined) {
      const own = children.find(({ child }) => child.id === childId);
      if (own === undefined) throw new AppError('not_found', 'Not found');
      return own.child;
    }
    const named = children.filter((row) => nameOf(row) === plain(childName));
    const fresh = named.find(
      ({ child, plan }) => child.status === 'active' && child.credentialsShownAt === null && plan?.planId === planId,
    );
    if (fresh !== undefined) return { id: fresh.child.id, isPaid: true };
    const waiting = named.find(({ child }) => child.status === 'pending');
    if (waiting !== undefined) return waiting.child;
    const [firstName = '', ...rest] = childName.trim().split(/\s+/u);
    const year = firstYear[planById(planId).phase];
    const made = await addChild(actor, {
      firstName,
      lastName: rest.join(' ') || firstName,
      age: year + 4,
      yearGroup: yearGroupName(year),
    });
    const row = (await billing.childrenOf(actor.familyId)).find(({ child }) => child.id === made.id);
    if (row === undefined) throw new AppError('conflict', familyMessages.tooManyChildren);
    return row.child;
  };

  /** With another card than the saved one, that card pays from now on; when it is declined the old one stays. */
  const withCard = async <T>(
    mirror: MirrorRow,
    { paymentMethodId }: ChildPaymentBody,
    attemptId: string,
    work: () => Promise<T>,
  ): Promise<T> => {
    const customer = await customers.find(mirror.familyId);
    if (paymentMethodId === undefined || customer === undefined) return work();
    const method = await payments.attachCard({ customerId: customer.customerId, paymentMethodId, attemptId }).catch((cause: unknown) => {
      const unknownCard = cause instanceof AppError && cause.code === 'not_found';
      throw unknownCard ? new AppError('payment_failed', billingMessages.methodFailed, { cause }) : cause;
    });
    const before = await payments.payWith(mirror.id, method);
    try {
      return await work();
    } catch (error) {
      if (before !== null)
        await payments
          .payWith(mirror.id, before)
          .catch(() => alert(`Family ${mirror.familyId}: the card of before could not be put back.`));
      await reconciling.reconcile(customer).catch(() => undefined);
      throw error;
    }
  };

  const addTo = async (
    actor: Parent,
    mirror: MirrorRow,
    childId: string,
    planId: PaidPlanId,
    attemptId: string,
    body: ChildPaymentBody,
  ): Promise<Paid> => {
    const wish = { kind: 'add' as const, childId, planId };
    const known = (await billing.attempt(actor.familyId, attemptId)) !== undefined;
    const seen =
      body.dueNow === undefined || body.prorationDate === undefined
        ? undefined
        : { dueNowPence: body.dueNow, prorationDate: new Date(body.prorationDate) };
    const change = async () =>
      changePlans.change(actor, wish, { attemptId, ...(known ? {} : (seen ?? (await changePlans.previewChange(actor, wish)))) });
    const { status, subscriptionId, clientSecret } = known ? await change() : await withCard(mirror, body, attemptId, change);
    return { status: status === 'done' ? 'paid' : status, subscriptionId, clientSecret };
  };

  return {
    preview: (actor: Parent, childId: string, text: string): Promise<PlanQuote> =>
      changePlans.previewChange(actor, { kind: 'add', childId, planId: paidPlan(text) }),

    /**
     * Errors: invalid (no plan, a plan of the other phase, a fourth child: before the provider is asked), not_found for another
     * family's child, conflict when the sum has changed, payment_failed with the card's sentence. Then nothing was bought.
     */
    pay: async (actor: Parent, body: ChildPaymentBody): Promise<ChildPayment> => {
      const planId = paidPlan(body.priceId);
      const who = await whoFor(actor, body, planId);
      if (!('isPaid' in who)) checkPhase(who, planId, now());
      const { familyId } = actor;
      const mirror = await billing.mirrorOf(familyId);
      const childId = who.id;
      const since = new Date(now().getTime() - resumeForMs);
      const attemptId = body.attemptId ?? (await rows.openTry(familyId, childId, planId, since)) ?? newId();
      if ('isPaid' in who) return { clientSecret: null, subscriptionId: mirror?.id ?? '', status: 'paid', childId, attemptId };
      await customers.ensureCatalogue();
      const agreed = body.startNow === true;
      if (mirror === undefined || !isLive(mirror.state)) {
        const { paymentMethodId } = body;
        const { clientSecret, subscriptionId, status } = await startWith(actor, { childId, planId, attemptId, paymentMethodId, agreed });
        return { clientSecret, subscriptionId, status, childId, attemptId };
      }
      // The saved card would pay at once: nothing is taken before the parent has agreed to the start, now or when this try began.
      if (!agreed && (await billing.attempt(familyId, attemptId)) === undefined)
        throw new AppError('invalid', billingMessages.consent, { details: { field: 'startNow' } });
      if (agreed) await rows.agree(await consentTo(actor, attemptId));
      return { ...(await addTo(actor, mirror, childId, planId, attemptId, body)), childId, attemptId };
    },

    /** The last step: only a child whose payment the server has verified. Sent twice it is the same. Errors: payment_failed, invalid. */
    complete: async (actor: Parent, body: CreatePaidChildBody): Promise<Child> => {
      const customer = await customers.find(actor.familyId);
      if (customer !== undefined) await reconciling.reconcile(customer);
      const found = paidChild(await billing.childrenOf(actor.familyId), body);
      if (found === undefined || found.child.status !== 'active' || found.plan === null)
        throw new AppError('payment_failed', familyMessages.notPaid);
      const { firstName, lastName, dateOfBirth, gradeLevel, school } = body;
      const year = gradeLevel === undefined ? undefined : readYearGroup(gradeLevel);
      const { phase } = planById(found.plan.planId);
      if (year !== undefined && phaseForYear(year) !== phase)
        throw new AppError('invalid', `Please choose a ${phase} year group: the plan is a ${phase} one.`, {
          details: { field: 'gradeLevel' },
        });
      return childChanges.update(actor, found.child.id, { firstName, lastName, dateOfBirth, gradeLevel, school });
    },
  };
};
export type AddChildService = ReturnType<typeof addChildService>;
