import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { isInfant } from '../lib/pupil.ts';
import { useSession } from '../lib/session.ts';
import { Stage } from '../ui/stage.tsx';
import { AppShell } from './app-shell.tsx';

const ViewingBanner = lazy(() => import('../features/accounts/viewing-banner.tsx').then((module) => ({ default: module.ViewingBanner })));

const UpgradeDialog = lazy(() => import('../features/upgrade/upgrade-dialog.tsx').then((module) => ({ default: module.UpgradeDialog })));

/** Which theme: playful for primary pupils, plain for secondary ones; plain until the session is known. The youngest can have everything read aloud. */
const PupilStage = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <Stage name={user?.phase === 'primary' ? 'playful' : 'plain'} readsAloud={isInfant(user?.keyStage)}>
      {children}
    </Stage>
  );
};

/** A parent who looks through the pupil's eyes always has the way back (document 2 section 2), and from what is locked the way to the plans. */
const ParentView = () => {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.user.viewedByParent) return null;
  const { id, firstName, subscriptionPlan: plan } = session.user;
  return (
    <Suspense>
      <ViewingBanner name={firstName} />
      <UpgradeDialog child={{ id, firstName, plan }} />
    </Suspense>
  );
};

/** Primary and secondary pupils in one shell: the phase picks the theme, the pages pick their screens by `user.phase`. */
export const PupilShell = () => (
  <PupilStage>
    <AppShell who="pupil" home="/student/dashboard" banner={<ParentView />}>
      {() => <Outlet />}
    </AppShell>
  </PupilStage>
);
