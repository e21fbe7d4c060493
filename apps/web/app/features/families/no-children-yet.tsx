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
    Add your child and choose a plan. Then their page shows here.
  </EmptyState>
);
