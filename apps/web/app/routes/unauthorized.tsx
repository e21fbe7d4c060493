import { lazy, Suspense } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { PathScene } from '../ui/art/scenes.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

const BackToParent = lazy(() => import('../features/accounts/back-to-parent.tsx').then((module) => ({ default: module.BackToParent })));

export const meta = () => pageMeta('/unauthorized');

/** docs/product/routes.md#homes: a 403 page with a way to the own dashboard, or for a visitor the way in. */
const Unauthorized = () => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  if (user?.viewedByParent === true)
    return (
      <EmptyState
        order={1}
        scene={<PathScene />}
        title={`You are looking at ${user.firstName}’s screens`}
        action={
          <Suspense>
            <BackToParent />
          </Suspense>
        }
      >
        Your own pages open again as soon as you go back. Nothing is lost.
      </EmptyState>
    );
  return (
    <EmptyState
      order={1}
      scene={<PathScene />}
      title="This page is for someone else"
      action={
        user === undefined ? <ButtonLink to="/login">Sign In</ButtonLink> : <ButtonLink to="/dashboard">Go to my dashboard</ButtonLink>
      }
    >
      {user === undefined
        ? 'You need an account for this part of Hedgerow. Nothing has gone wrong. Sign in to go to your own pages.'
        : 'You are signed in, but this part of Hedgerow is for another kind of account. Nothing has gone wrong.'}
    </EmptyState>
  );
};
export default Unauthorized;
