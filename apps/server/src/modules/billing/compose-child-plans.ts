import type { BillingNeeds } from './compose-needs.ts';
import { addChildRepository } from './children/add-child.repository.ts';
import { addChildService } from './children/add-child.service.ts';
import { startWithChild } from './children/add-child-start.service.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { ChangeAttemptsRepository } from './changes/change-attempts.repository.ts';
import { changePlansService } from './changes/change-plans.service.ts';
import type { CustomersService } from './customers.service.ts';
import type { OpenOrdersService } from './checkout/open-orders.service.ts';
import type { ReconcileService } from './reconcile/reconcile.service.ts';
import { refundRepository } from './refunds/refund.repository.ts';
import { startConsent } from './refunds/start-consent.ts';
import { removeChildService } from './children/remove-child.service.ts';

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
export const composeChildPlans = ({ db, ...needs }: ChildPlansNeeds) => {
  const rows = addChildRepository(db);
  const changePlans = changePlansService(needs);
  const consentTo = startConsent({ refunds: refundRepository(db), now: needs.now });
  return {
    addChild: addChildService({ ...needs, rows, changePlans, consentTo, startWith: startWithChild({ ...needs, consentTo }) }),
    removeChild: removeChildService({ ...needs, rows, changePlans }),
  };
};
