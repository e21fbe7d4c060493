import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { Stage } from '../ui/stage.tsx';
import { AppShell } from './app-shell.tsx';

const ViewingBanner = lazy(() => import('../features/accounts/viewing-banner.tsx').then((module) => ({ default: module.ViewingBanner })));

/** Which theme: playful for primary pupils, plain for secondary ones; plain until the session is known. */
const PupilStage = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const primary = session.status === 'signed-in' && session.user.phase === 'primary';
  return <Stage name={primary ? 'playful' : 'plain'}>{children}</Stage>;
};

/** A parent who looks through the pupil's eyes always has the way back (document 2 section 2). */
const ParentView = () => {
  const session = useSession();
  return session.status === 'signed-in' && session.user.viewedByParent ? (
    <Suspense>
      <ViewingBanner name={session.user.firstName} />
    </Suspense>
  ) : null;
};

/** Primary and secondary pupils in one shell: the phase picks the theme, the pages pick their screens by `user.phase`. */
export const PupilShell = () => (
  <PupilStage>
    <AppShell who="pupil" home="/student/dashboard" banner={<ParentView />}>
      {() => <Outlet />}
    </AppShell>
  </PupilStage>
);
