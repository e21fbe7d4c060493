import type { Role } from './access.ts';

/** Where each role's own dashboard is (docs/product/routes.md#homes): /dashboard and / lead there. */
export const dashboardOf = (role: Role): string => {
  if (role === 'student') return '/student/dashboard';
  if (role === 'teacher') return '/teacher/dashboard';
  if (role === 'administrator') return '/school/dashboard';
  if (role === 'operator') return '/operator/dashboard';
  return '/parent/dashboard';
};
