import { Outlet } from 'react-router';
import { maySee } from '../lib/roles.ts';
import { useSession } from '../lib/session.ts';
import { AppShell } from './app-shell.tsx';
import { SchoolPlaces } from './school-places.tsx';

/** Before two-step sign-in is set up there is one thing to do, and no other place. */
export const SchoolShell = () => {
  const session = useSession();
  const isIn = session.status === 'signed-in' && maySee(session.user.role, 'administrator') && session.user.twoFactor.enabled;
  return (
    <AppShell who="administrator" home="/school/dashboard" {...(isIn ? { places: <SchoolPlaces /> } : {})}>
      {() => <Outlet />}
    </AppShell>
  );
};
