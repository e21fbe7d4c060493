import { billingMessages } from '@hedgerow/contracts/billing';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A family pays once: children are added from the dashboard. */
export const AlreadySubscribed = () => (
  <EmptyState
    order={1}
    scene={<SeedlingScene />}
    title="Your family plan is running"
    action={<ButtonLink to="/parent/dashboard">Go to Dashboard</ButtonLink>}
  >
    {billingMessages.alreadySubscribed}
  </EmptyState>
);
