import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { ChildrenSetup } from '../../features/onboarding/children-setup.tsx';
import { OnboardingDialog } from '../../features/onboarding/onboarding-dialog.tsx';
import { AuthenticationRequired } from '../../features/onboarding/setup-states.tsx';
import { forgetSetup } from '../../features/onboarding/setup-store.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { maySee } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { Waiting } from '../../shells/waiting.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './page.module.css';

export const meta = () => pageMeta('/onboarding/children-setup');

const Screen = () => {
  const session = useSession();
  const signedOut = session.status === 'signed-out';
  useEffect(() => {
    if (signedOut) forgetSetup();
  }, [signedOut]);
  if (session.status === 'loading')
    return (
      <>
        <PageSkeleton />
        <Waiting words="Verifying authentication..." />
      </>
    );
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-out') return <AuthenticationRequired />;
  if (!maySee(session.user.role, 'parent')) return <Navigate to="/unauthorized" replace />;
  if (session.user.needsOnboarding) return <OnboardingDialog user={session.user} />;
  return <ChildrenSetup user={session.user} />;
};

/** Says itself what is missing, where other pages send people away (document 1 section 2). */
const ChildrenSetupPage = () => (
  <div className={classes.page}>
    <Screen />
  </div>
);
export default ChildrenSetupPage;
