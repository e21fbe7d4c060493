import type { User } from '@hedgerow/contracts/accounts';
import type { Audience } from '@hedgerow/contracts/web-routes';

type Role = User['role'];

/** Document 1 section 2: where /dashboard sends each role. */
export const dashboardOf = (role: Role): string => {
  if (role === 'student') return '/student/dashboard';
  if (role === 'teacher') return '/teacher/dashboard';
  if (role === 'administrator') return '/admin';
  return '/parent/dashboard';
};

const audiences: Readonly<Record<Audience, readonly Role[] | 'all'>> = {
  everyone: 'all',
  'signed-in': 'all',
  parent: ['parent', 'home_educator'],
  pupil: ['student'],
  teacher: ['teacher'],
  administrator: ['administrator'],
};

/** `home_educator` counts as a parent everywhere (decisions.md 3). */
export const maySee = (role: Role, who: Audience): boolean => {
  const roles = audiences[who];
  return roles === 'all' || roles.includes(role);
};
