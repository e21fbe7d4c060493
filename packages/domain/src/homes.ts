import type { Role } from './access.ts';

/** Where each role's own dashboard is (document 1 section 2): /dashboard and / lead there. */
export const dashboardOf = (role: Role): string => {
  if (role === 'student') return '/student/dashboard';
  if (role === 'teacher') return '/teacher/dashboard';
  if (role === 'administrator') return '/school/dashboard';
  // An operator works from the command line.
  if (role === 'operator') return '/';
  return '/parent/dashboard';
};
