import { PathScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** docs/product/onboarding.md#childrens-setup: the children setup of somebody who is not signed in. */
export const AuthenticationRequired = () => (
  <EmptyState
    order={1}
    scene={<PathScene />}
    title="Authentication Required"
    action={<ButtonLink to="/login?to=%2Fonboarding%2Fchildren-setup">Go to Login</ButtonLink>}
  >
    Please log in to set up your children. Only your family sees what is here.
  </EmptyState>
);
