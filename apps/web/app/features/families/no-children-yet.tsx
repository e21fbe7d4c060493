import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A family overview before the first child. */
export const NoChildrenYet = () => (
  <EmptyState
    scene={<SeedlingScene />}
    title="No Children Added Yet"
    action={<ButtonLink to="/parent/dashboard?add=child">Add Child</ButtonLink>}
  >
    Name your child, choose a plan, and their page grows here.
  </EmptyState>
);
