import type { User } from '@hedgerow/contracts/accounts';
import { findWebRoute } from '@hedgerow/contracts/web-routes';
import { maySee } from './roles.ts';

const home = '/dashboard';
const place = 'hedgerow.return-to';

/** An address of this site that can be opened after signing in; undefined for every other. */
const readPlace = (asked: string | null): URL | undefined => {
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return undefined;
  const url = new URL(asked, 'http://here');
  return url.host === 'here' && !url.pathname.startsWith('/login') ? url : undefined;
};

/** The page that was asked for, where this person may see it; otherwise the dashboard. */
export const placeFor = (role: User['role'] | undefined, asked: string | null): string => {
  const url = readPlace(asked);
  const route = url === undefined ? undefined : findWebRoute(url.pathname);
  if (url === undefined || route === undefined || role === undefined || !maySee(role, route.who)) return home;
  return `${url.pathname}${url.search}`;
};

/** For the way round by another site (Google), which comes back to the dashboard. */
export const keepReturn = (asked: string | null): void => {
  try {
    if (asked === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, asked);
  } catch {
    // A browser without storage: the dashboard opens.
  }
};

export const takeReturn = (): string | null => {
  try {
    const asked = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return asked;
  } catch {
    return null;
  }
};
