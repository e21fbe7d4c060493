import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { leavesFamilyOn } from '@hedgerow/domain/leaving-family';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { Clock } from '#ports/clock.ts';
import type { Payments } from '#ports/payments.ts';
import type { AddChildRepository } from './add-child.repository.ts';
import type { BillingRepository } from '../billing.repository.ts';
import type { ChangePlansService } from '../changes/change-plans.service.ts';
import type { CustomersService } from '../customers.service.ts';
import type { OpenOrdersService } from '../checkout/open-orders.service.ts';
import type { ReconcileService } from '../reconcile/reconcile.service.ts';

export type RemoveChildDeps = {
  readonly rows: Pick<AddChildRepository, 'dropWaiting' | 'noteLeaving' | 'endedByRemoving'>;
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf'>;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly reconciling: Pick<ReconcileService, 'reconcile'>;
  readonly openOrders: Pick<OpenOrdersService, 'changeWaiting'>;
  readonly payments: Pick<Payments, 'keep'>;
  readonly changePlans: Pick<ChangePlansService, 'change'>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** A child leaves the family: the plan goes on to the end of what is paid, and until the child has left it can be taken back. */
export const removeChildService = ({
  rows,
  billing,
  customers,
  reconciling,
  changePlans,
  openOrders,
  payments,
  now,
  newId,
}: RemoveChildDeps) => {
  const standing = async (actor: Parent, childId: string) => {
    const [children, mirror] = await Promise.all([billing.childrenOf(actor.familyId), billing.mirrorOf(actor.familyId)]);
    const found = children.find(({ child }) => child.id === childId);
    if (found === undefined) throw new AppError('not_found', 'Not found');
    return { ...found, mirror };
  };

  /** An order that names the child must not be paid later from another tab; one that was paid keeps the child. */
  const forgetWaiting = async (actor: Parent, childId: string): Promise<boolean> => {
    if ((await standing(actor, childId)).child.status !== 'pending') return false;
    return openOrders.changeWaiting(
      actor,
      (ordered) => ordered.some((pick) => pick.childId === childId),
      () => rows.dropWaiting(actor.familyId, childId),
    );
  };

  /** The subscription that ended with its last child goes on. */
  const renewAgain = async (familyId: string, subscriptionId: string): Promise<void> => {
    await payments.keep(subscriptionId, newId());
    const customer = await customers.find(familyId);
    if (customer !== undefined) await reconciling.reconcile(customer);
  };

  return {
    /** Sent twice it is the same. Answers `gone` for a child who only waited for a payment. */
    remove: async (actor: Parent, childId: string): Promise<'gone' | 'leaving'> => {
      if (await forgetWaiting(actor, childId)) return 'gone';
      const { child, plan, mirror } = await standing(actor, childId);
      if (child.leavingAt !== null) return 'leaving';
      const paid = plan !== null && plan.state === 'active' && !plan.leaving && mirror !== undefined && opensPlans(mirror.state);
      if (paid) await changePlans.change(actor, { kind: 'remove', childId }, { attemptId: newId() });
      const { plan: after } = await standing(actor, childId);
      const leavingAt = leavesFamilyOn(now(), after?.endsAt);
      await rows.noteLeaving(actor.familyId, childId, leavingAt);
      return 'leaving';
    },

    /** Takes a removal back, while the child has not left. The plan goes on where it has not ended; nothing is charged now. */
    keep: async (actor: Parent, childId: string): Promise<void> => {
      const { child, plan, mirror } = await standing(actor, childId);
      if (child.leavingAt === null) return;
      const lasts = plan !== null && plan.endsAt !== null && plan.endsAt > now();
      if (lasts && plan.leaving && mirror?.state === 'active')
        await changePlans.change(actor, { kind: 'restore', childId }, { attemptId: newId() });
      else if (lasts && mirror?.cancelAtPeriodEnd === true && (await rows.endedByRemoving(actor.familyId, childId)) === mirror.id)
        await renewAgain(actor.familyId, mirror.id);
      await rows.noteLeaving(actor.familyId, childId, null);
    },
  };
};
export type RemoveChildService = ReturnType<typeof removeChildService>;
