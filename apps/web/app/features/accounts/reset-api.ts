import { ResetTokenAnswer } from '@hedgerow/contracts/accounts';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { profileQuery } from '../../lib/session.ts';

/** What the letter's link carries. */
export type ResetLink = { readonly token: string; readonly email: string };

/** Both calls read the link's token joined with its e-mail (docs/product/accounts.md#lost-passwords). */
const joined = ({ token, email }: ResetLink): string => `${token}&email=${encodeURIComponent(email)}`;

/** Undefined where the token or the e-mail is missing. */
const readResetLink = (search: URLSearchParams): ResetLink | undefined => {
  const [token, email] = [search.get('token') ?? '', search.get('email') ?? ''];
  return token === '' || email === '' ? undefined : { token, email };
};

/** A reload, or a telephone that drops the tab while the password manager opens, finds the link again; it goes when it was used. */
const place = 'hedgerow.reset-link';

export const keptResetLink = (search: URLSearchParams): ResetLink | undefined => {
  const read = readResetLink(search);
  // A link that was cut off is said to be one: another that was kept is not used in its place.
  if (read === undefined && (search.has('token') || search.has('email'))) return undefined;
  try {
    if (read !== undefined) sessionStorage.setItem(place, new URLSearchParams(read).toString());
    return read ?? readResetLink(new URLSearchParams(sessionStorage.getItem(place) ?? ''));
  } catch {
    // The page's HTML file is made where there is no storage, and some browsers forbid it.
    return read;
  }
};

export const forgetResetLink = (): void => {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
};

/** A question, though asked with POST so that the token stays out of addresses and logs. Not kept: a link can expire meanwhile. */
export const resetLinkQuery = (link: ResetLink) =>
  queryOptions({
    queryKey: ['/api/auth/validate-reset-token', joined(link)],
    queryFn: ({ signal }) => api.post('/api/auth/validate-reset-token', { token: joined(link) }, ResetTokenAnswer, { signal }),
    gcTime: 0,
  });

/** Ends every session of this account, this browser's too. */
export const useSetPassword = (link: ResetLink) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newPassword: string) => api.post('/api/auth/confirm-password-reset', { token: joined(link), newPassword }, Success),
    onSuccess: () => {
      forgetResetLink();
      return client.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
};
