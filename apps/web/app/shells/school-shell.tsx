import { Outlet } from 'react-router';
import { AppShell } from './app-shell.tsx';

export const SchoolShell = () => (
  <AppShell who="administrator" home="/school/dashboard">
    {() => <Outlet />}
  </AppShell>
);
