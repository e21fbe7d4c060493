import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { maySee } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from '../onboarding/page.module.css';

const Subscribe = lazy(() => import('../../features/billing/subscribe.tsx').then((module) => ({ default: module.Subscribe })));

export const meta = () => pageMeta('/subscription/subscribe');

const AuthenticationRequired = () => (
  <EmptyState
    order={1}
    scene={<PathScene />}
    title="Authentication Required"
    action={<ButtonLink to="/login?to=%2Fsubscription%2Fsubscribe">Go to Login</ButtonLink>}
  >
    Please log in to view subscription plans.
  </EmptyState>
);

const Screen = () => {
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-out') return <AuthenticationRequired />;
  if (!maySee(session.user.role, 'parent')) return <Navigate to="/unauthorized" replace />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Subscribe user={session.user} />
    </Suspense>
  );
};

/** Says itself that one has to sign in, where other pages send people away (docs/product/money.md#the-billing-page). */
const SubscribePage = () => (
  <div className={classes.page}>
    <Screen />
  </div>
);
export default SubscribePage;
