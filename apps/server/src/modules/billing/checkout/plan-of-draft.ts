import { billingMessages, type CreateSubscriptionBody } from '@hedgerow/contracts/billing';
import { AppError } from '@hedgerow/domain/errors';
import { phaseForYear } from '@hedgerow/domain/key-stages';
import { type PaidPlanId, planById, readPlanId } from '@hedgerow/domain/plans';
import { readYearGroup } from '@hedgerow/domain/year-groups';

type Draft = CreateSubscriptionBody['childrenData'][number];

/** docs/product/onboarding.md#the-sign-up-wizard: the wizard's plan is the default; a child of the other phase carries its own choice. */
export const planOfDraft = (child: Draft, usual: string): PaidPlanId => {
  const planId = readPlanId(child.planId ?? usual);
  if (planId === undefined || planId === 'free') throw new AppError('invalid', billingMessages.noPlan);
  const year = readYearGroup(child.yearGroup);
  const phase = year === undefined ? undefined : phaseForYear(year);
  if (planById(planId).phase !== phase)
    throw new AppError('invalid', `Please choose a ${phase ?? 'suitable'} plan for ${child.firstName}.`, { details: { field: 'planId' } });
  return planId;
};
