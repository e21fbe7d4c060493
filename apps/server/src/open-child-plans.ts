import type { BillingNeeds } from './open-billing.ts';
import { addChildRepository } from './modules/billing/add-child.repository.ts';
import { addChildService } from './modules/billing/add-child.service.ts';
import { startWithChild } from './modules/billing/add-child-start.service.ts';
import type { BillingRepository } from './modules/billing/billing.repository.ts';
import type { ChangeAttemptsRepository } from './modules/billing/change-attempts.repository.ts';
import { changePlansService } from './modules/billing/change-plans.service.ts';
import type { CustomersService } from './modules/billing/customers.service.ts';
import type { OpenOrdersService } from './modules/billing/open-orders.service.ts';
import type { ReconcileService } from './modules/billing/reconcile.service.ts';
import { removeChildService } from './modules/billing/remove-child.service.ts';

export type ChildPlansNeeds = Pick<
  BillingNeeds,
  'db' | 'addChild' | 'childChanges' | 'payments' | 'locked' | 'transaction' | 'alert' | 'now' | 'newId'
> & {
  readonly billing: BillingRepository;
  readonly attempts: ChangeAttemptsRepository;
  readonly customers: CustomersService;
  readonly reconciling: ReconcileService;
  readonly openOrders: OpenOrdersService;
};

/** Children who come to a family and leave it, as far as money is concerned. */
export const openChildPlans = ({ db, ...needs }: ChildPlansNeeds) => {
  const rows = addChildRepository(db);
  const changePlans = changePlansService(needs);
  return {
    addChild: addChildService({ ...needs, rows, changePlans, startWith: startWithChild(needs) }),
    removeChild: removeChildService({ ...needs, rows, changePlans }),
  };
};
