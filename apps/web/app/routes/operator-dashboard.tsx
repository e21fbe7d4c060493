import { lazy, Suspense } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { CardsSkeleton } from '../ui/skeletons.tsx';

const OperatorDashboard = lazy(() =>
  import('../features/operator/operator-dashboard.tsx').then((module) => ({ default: module.OperatorDashboard })),
);
const OperatorSafeguarding = lazy(() =>
  import('../features/safeguarding/safeguarding-desk.tsx').then((module) => ({ default: module.OperatorSafeguarding })),
);
const TwoFactorSetup = lazy(() =>
  import('../features/settings/two-factor-setup.tsx').then((module) => ({ default: module.TwoFactorSetup })),
);

export const meta = () => pageMeta('/operator/dashboard');

/** The shell lets operators in; the desk opens once two-step sign-in is on. */
const OperatorDashboardPage = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense fallback={<CardsSkeleton count={3} height={200} />}>
      {session.user.twoFactor.enabled ? (
        <OperatorDashboard safeguarding={<OperatorSafeguarding />} />
      ) : (
        <>
          <PageHeader title="Operator dashboard" />
          <TwoFactorSetup>
            Families trust us with this page. It opens once you sign in with your password and a code from an authenticator app on your
            phone or computer.
          </TwoFactorSetup>
        </>
      )}
    </Suspense>
  );
};
export default OperatorDashboardPage;
