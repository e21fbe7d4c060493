import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { maySee } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './page.module.css';

const PlanSelection = lazy(() => import('../../features/billing/plan-selection.tsx').then((module) => ({ default: module.PlanSelection })));
const ReferralCode = lazy(() => import('../../features/referrals/referral-code.tsx').then((module) => ({ default: module.ReferralCode })));

const FreeWeekPart = lazy(() => import('./free-week-part.tsx').then((module) => ({ default: module.FreeWeekPart })));

export const meta = () => pageMeta('/onboarding/plan-selection');

const Screen = () => {
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-out') return <Navigate to="/" replace />;
  if (!maySee(session.user.role, 'parent')) return <Navigate to="/unauthorized" replace />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PlanSelection
        user={session.user}
        FreeWeek={FreeWeekPart}
        beside={
          <aside className={classes.beside} aria-label="A friend’s code">
            <ReferralCode signedIn />
          </aside>
        }
      />
    </Suspense>
  );
};

/** Sends whoever is not signed in to / (docs/product/onboarding.md#plan-selection), where other pages of parents ask to sign in. */
const PlanSelectionPage = () => (
  <div className={classes.page}>
    <Screen />
  </div>
);
export default PlanSelectionPage;
