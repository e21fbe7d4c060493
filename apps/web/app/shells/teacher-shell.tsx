import { Outlet } from 'react-router';
import { AppShell } from './app-shell.tsx';

export const TeacherShell = () => (
  <AppShell who="teacher" home="/teacher/dashboard">
    {() => <Outlet />}
  </AppShell>
);
