import { Outlet } from 'react-router';
import { AppShell } from './app-shell.tsx';

export const OperatorShell = () => (
  <AppShell who="operator" home="/operator/dashboard">
    {() => <Outlet />}
  </AppShell>
);
