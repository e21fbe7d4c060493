import type { User } from '@hedgerow/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { subscriptionQuery } from '../features/billing/manage/api.ts';
import { PlanChoice } from '../features/billing/plan-choice.tsx';
import { childrenQuery } from '../features/families/api.ts';
import { CredentialsStep } from '../features/families/credentials-step.tsx';
import { Initial } from '../features/families/initial.tsx';
import { ManageChildren } from '../features/family-management/manage-children.tsx';
import type { ManageStart } from '../features/family-management/manage-view.ts';
import type { ManageParts } from '../features/family-management/parts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinesSkeleton } from '../ui/skeletons.tsx';

/** The payment provider's library comes with the payment step alone. */
const StripeElements = lazy(() => import('../features/billing/stripe-elements.tsx').then((module) => ({ default: module.StripeElements })));
const parts: ManageParts = { StripeElements, PlanChoice, Credentials: CredentialsStep, Initial };

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onGone?: () => void;
  readonly user: User;
  readonly start?: ManageStart;
};

/** "Manage Children" of the account menu and the dashboard (docs/product/families.md#adding-a-child). */
export const ManageChildrenDialog = ({ opened, onClose, onGone, user, start = { kind: 'children' } }: Props) => {
  const { data: family, error, isFetching, refetch } = useQuery(childrenQuery);
  const { data: subscription } = useQuery(subscriptionQuery(user.id));
  return (
    <Dialog wide keepOpen opened={opened} onClose={onClose} title="Manage Children" {...(onGone === undefined ? {} : { onGone })}>
      {error !== null && family === undefined && (
        <ErrorState title="We could not load your children" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {error === null && family === undefined && <LinesSkeleton lines={8} />}
      {family !== undefined && (
        <ManageChildren userId={user.id} family={family} subscription={subscription} start={start} parts={parts} onClose={onClose} />
      )}
    </Dialog>
  );
};
