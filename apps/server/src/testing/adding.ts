import { randomUUID } from 'node:crypto';
import type { ChangeQuote } from '@hedgerow/contracts/billing-changes';
import type { Child, ChildPayment } from '@hedgerow/contracts/families';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { TestParent } from './people.ts';

/** What the form of "Add New Child" sends. */
export const childForm = (more: object = {}) => ({
  firstName: 'Zoë',
  lastName: 'Lee',
  dateOfBirth: '14/03/2018',
  gradeLevel: 'year-4',
  school: 'Oak Lane Primary',
  ...more,
});

/** A waiting child and what one of the plans would cost now. */
export const aChildToPayFor = async (parent: TestParent, planId: PaidPlanId = 'primary_scholar', form: object = childForm()) => {
  const kept = await parent.post('/api/parent/child', form);
  if (kept.statusCode !== 200) throw new Error(kept.body);
  const child = kept.json<Child>();
  const quote = (await parent.post('/api/payments/preview-child', { childId: child.id, planId })).json<ChangeQuote>();
  const order = (more: object = {}) => ({
    priceId: planId,
    childName: `${child.firstName} ${child.lastName}`,
    childId: child.id,
    dueNow: quote.dueNow,
    prorationDate: quote.prorationDate,
    startNow: true,
    attemptId: randomUUID(),
    ...more,
  });
  return { child, quote, order };
};

export const payForChild = (parent: TestParent, order: object) => parent.post('/api/payments/create-subscription-payment', order);
export const paymentOf = async (parent: TestParent, order: object): Promise<ChildPayment> =>
  (await payForChild(parent, order)).json<ChildPayment>();
