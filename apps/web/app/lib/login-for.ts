/** Where a letter led is where signing in leads. */
export const loginFor = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  `/login?to=${encodeURIComponent(`${pathname}${search}`)}`;
