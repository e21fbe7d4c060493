import type { Child } from '@hedgerow/contracts/families';
import { PathScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A family without a running subscription chooses plans for everybody at once. */
export const NoPlanYet = ({ child }: { readonly child: Child }) => (
  <EmptyState
    order={3}
    scene={<PathScene />}
    title="Your family has no plan yet"
    action={<ButtonLink to="/onboarding/plan-selection">Choose plans and pay</ButtonLink>}
  >
    {child.firstName}'s details are saved. Next, choose a plan for each child. You pay for all of them in one payment.
  </EmptyState>
);
