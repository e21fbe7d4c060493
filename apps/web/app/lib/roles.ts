import type { User } from '@hedgerow/contracts/accounts';
import type { Audience } from '@hedgerow/contracts/web-routes';

type Role = User['role'];

const audiences: Readonly<Record<Audience, readonly Role[] | 'all'>> = {
  everyone: 'all',
  'signed-in': 'all',
  parent: ['parent', 'home_educator'],
  pupil: ['student'],
  teacher: ['teacher'],
  administrator: ['administrator'],
  operator: ['operator'],
};

/** `home_educator` counts as a parent everywhere (decisions.md 3). */
export const maySee = (role: Role, who: Audience): boolean => {
  const roles = audiences[who];
  return roles === 'all' || roles.includes(role);
};
