import { Outlet } from 'react-router';
import { AppShell, type ShellLink } from './app-shell.tsx';

/** Pages of the parent's area that have their own address. Screens add theirs here. */
const links: readonly ShellLink[] = [];

export const ParentShell = () => (
  <AppShell who="parent" home="/parent/dashboard" links={links}>
    {() => <Outlet />}
  </AppShell>
);
