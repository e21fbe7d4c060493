import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router';
import { AuthenticationRequired } from '../../features/onboarding/authentication-required.tsx';
import { forgetSetup } from '../../features/onboarding/forget-setup.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { maySee } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { Waiting } from '../../shells/waiting.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './page.module.css';

const ChildrenSetup = lazy(() =>
  import('../../features/onboarding/children-setup.tsx').then((module) => ({ default: module.ChildrenSetup })),
);
const OnboardingDialog = lazy(() =>
  import('../../features/onboarding/onboarding-dialog.tsx').then((module) => ({ default: module.OnboardingDialog })),
);

export const meta = () => pageMeta('/onboarding/children-setup');

const OnItsWay = ({ words }: { readonly words: string }) => (
  <>
    <PageSkeleton />
    <Waiting words={words} />
  </>
);

const Screen = () => {
  const session = useSession();
  const signedOut = session.status === 'signed-out';
  useEffect(() => {
    if (signedOut) forgetSetup();
  }, [signedOut]);
  if (session.status === 'loading') return <OnItsWay words="Verifying authentication..." />;
  if (session.status === 'unreachable') return <ErrorState title="We could not reach Hedgerow" onRetry={session.retry} />;
  if (session.status === 'signed-out') return <AuthenticationRequired />;
  if (!maySee(session.user.role, 'parent')) return <Navigate to="/unauthorized" replace />;
  return (
    <Suspense fallback={<OnItsWay words="Loading..." />}>
      {session.user.needsOnboarding ? <OnboardingDialog user={session.user} /> : <ChildrenSetup user={session.user} />}
    </Suspense>
  );
};

/** Says itself what is missing, where other pages send people away (docs/product/onboarding.md#childrens-setup). */
const ChildrenSetupPage = () => (
  <div className={classes.page}>
    <Screen />
  </div>
);
export default ChildrenSetupPage;
