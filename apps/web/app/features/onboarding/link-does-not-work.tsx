import { PathScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const LinkDoesNotWork = () => (
  <EmptyState order={1} scene={<PathScene />} title="This link does not work" action={<ButtonLink to="/dashboard">Continue</ButtonLink>}>
    It is not complete, or older than 14 days. Your child can make a new one on the sign-in page.
  </EmptyState>
);
