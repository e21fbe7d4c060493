import type { Child } from '@hedgerow/contracts/families';
import { planName } from '@hedgerow/domain/plans';
import classes from './child-card.module.css';

/** The plan in words; a child whose payment has not arrived says so (docs/product/plans.md#the-catalogue). */
export const PlanBadge = ({ child }: { readonly child: Pick<Child, 'status' | 'currentPlan'> }) => (
  <span className={classes.badge} data-pending={child.status === 'pending'}>
    {child.status === 'pending' ? 'Pending Payment' : planName(child.currentPlan)}
  </span>
);
