import { pageMeta } from '../lib/page-meta.ts';
import { PathScene } from '../ui/art/scenes.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const meta = () => pageMeta('/unauthorized');

/** docs/product/routes.md#homes: a 403 page with a way to the own dashboard. */
const Unauthorized = () => (
  <EmptyState
    order={1}
    scene={<PathScene />}
    title="This page is for someone else"
    action={<ButtonLink to="/dashboard">Go to my dashboard</ButtonLink>}
  >
    You are signed in, but this part of Hedgerow belongs to another kind of account. Nothing has gone wrong.
  </EmptyState>
);
export default Unauthorized;
