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

/** `home_educator` counts as a parent everywhere (docs/product/accounts.md#roles). */
export const maySee = (role: Role, who: Audience): boolean => {
  const roles = audiences[who];
  return roles === 'all' || roles.includes(role);
};
