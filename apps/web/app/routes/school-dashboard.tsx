import { lazy, Suspense } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { CardsSkeleton } from '../ui/skeletons.tsx';

const SchoolDashboard = lazy(() =>
  import('../features/school/school-dashboard.tsx').then((module) => ({ default: module.SchoolDashboard })),
);
const SchoolSafeguarding = lazy(() =>
  import('../features/safeguarding/safeguarding-desk.tsx').then((module) => ({ default: module.SchoolSafeguarding })),
);
const TeachersPanel = lazy(() =>
  import('../features/class-teachers/teachers-panel.tsx').then((module) => ({ default: module.TeachersPanel })),
);
const TwoFactorSetup = lazy(() =>
  import('../features/settings/two-factor-setup.tsx').then((module) => ({ default: module.TwoFactorSetup })),
);

const teachersOf = (classId: string) => <TeachersPanel order={3} address={`/api/school/classes/${classId}/teachers`} />;

export const meta = () => pageMeta('/school/dashboard');

/** The shell lets administrators in; the desk opens once two-step sign-in is on. */
const SchoolDashboardPage = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense fallback={<CardsSkeleton count={3} height={200} />}>
      {session.user.twoFactor.enabled ? (
        <SchoolDashboard safeguarding={<SchoolSafeguarding />} teachersOf={teachersOf} />
      ) : (
        <TwoFactorSetup />
      )}
    </Suspense>
  );
};
export default SchoolDashboardPage;
