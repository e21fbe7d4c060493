import { Outlet } from 'react-router';
import { maySee } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { AppShell } from './app-shell.tsx';
import { TeacherPlaces } from './teacher-places.tsx';

/** Before two-step sign-in is set up there is one thing to do, and no other place. */
export const TeacherShell = () => {
  const session = useSession();
  const isIn = session.status === 'signed-in' && maySee(session.user.role, 'teacher') && session.user.twoFactor.enabled;
  return (
    <AppShell who="teacher" home="/teacher/dashboard" {...(isIn ? { places: <TeacherPlaces /> } : {})}>
      {() => <Outlet />}
    </AppShell>
  );
};
