import type { FamilyOverview } from '@hedgerow/contracts/billing-changes';
import type { Parent } from '@hedgerow/domain/access';
import { planById, planName } from '@hedgerow/domain/plans';
import type { FamiliesService } from '../families/families.service.ts';
import type { BillingService } from './billing.service.ts';

export type FamilyOverviewDeps = {
  readonly billing: Pick<BillingService, 'subscription'>;
  readonly families: Pick<FamiliesService, 'children'>;
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The family on one page: who is in it, and what is paid (docs/product/families.md#the-family-overview). */
export const familyOverviewService = ({ billing, families }: FamilyOverviewDeps) => ({
  overview: async (actor: Parent): Promise<FamilyOverview> => {
    const [children, summary] = await Promise.all([families.children(actor), billing.subscription(actor, undefined)]);
    const { status, hasActiveSubscription, renewalDate, endsAt, amount, interval } = summary;
    const open = hasActiveSubscription ? summary.currentPlans.filter((plan) => plan.status === 'active' || plan.status === 'ending') : [];
    const planIds = [...new Set(open.map(({ planId }) => planId))];
    return {
      children,
      subscription: {
        plan: planIds.length === 0 ? planName('free') : list.format(planIds.map(planName)),
        status,
        hasActiveSubscription,
        renewalDate,
        endsAt,
        amount,
        interval,
        features: [...new Set(planIds.flatMap((planId) => (planId === 'free' ? [] : planById(planId).features)))],
      },
    };
  },
});
export type FamilyOverviewService = ReturnType<typeof familyOverviewService>;
