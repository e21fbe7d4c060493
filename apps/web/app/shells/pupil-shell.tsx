import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../lib/session.ts';
import { Stage } from '../ui/stage.tsx';
import { AppShell } from './app-shell.tsx';

/** Which theme: playful for primary pupils, plain for secondary ones; plain until the session is known. */
const PupilStage = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const primary = session.status === 'signed-in' && session.user.phase === 'primary';
  return <Stage name={primary ? 'playful' : 'plain'}>{children}</Stage>;
};

/** Primary and secondary pupils in one shell: the phase picks the theme, the pages pick their screens by `user.phase`. */
export const PupilShell = () => (
  <PupilStage>
    <AppShell who="pupil" home="/student/dashboard">
      {() => <Outlet />}
    </AppShell>
  </PupilStage>
);
