import { billingMessages } from '@hedgerow/contracts/billing';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A family pays once: plans are changed, and children added, on the dashboard. */
export const AlreadyActive = ({ carer = false }: { readonly carer?: boolean }) => (
  <EmptyState
    order={1}
    scene={<SeedlingScene />}
    title="Your family plan is active"
    action={<ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>}
  >
    {carer
      ? 'The parent who opened this family’s account pays for it. Only they can add children and change plans.'
      : billingMessages.alreadySubscribed}
  </EmptyState>
);
