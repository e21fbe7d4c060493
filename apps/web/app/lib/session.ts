import type { Profile, User } from '@hedgerow/contracts/accounts';
import { queryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, typed } from './api.ts';
import { keepToastForNextPage, type ToastWords } from '../ui/toast.ts';
import { ApiError } from './api-error.ts';
import { beginLeaving, endLeaving, isLeaving } from './leaving.ts';
import { readingPlace } from './reading-place.ts';
import { referralPlace } from './referral-place.ts';
import { endViewing, isViewing } from './viewing.ts';

/** docs/product/accounts.md#signing-in: up to 3 retries after the first attempt; a 401 is tried again after 150 ms, a network error after 200 ms. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 3 && error instanceof ApiError && (error.status === 401 || error.code === 'network');
const retryDelay = (_: number, error: Error): number => (error instanceof ApiError && error.status === 401 ? 150 : 200);

const nobody: Profile = { authenticated: false, user: null, children: [] };

/** Answers where this device goes on. */
const leaveNow = async (): Promise<string> => import('./leave-device.ts').then(({ leaveDevice }) => leaveDevice());

const askProfile = (options?: { readonly signal: AbortSignal }): Promise<Profile> =>
  api.get('/api/simple-auth/profile', typed<Profile>(), options);

/** A parent whose look at a child's screens is over is here as the parent. */
const readProfile = async (options?: { readonly signal: AbortSignal }): Promise<Profile> => {
  const profile = await askProfile(options);
  if (profile.authenticated || !isViewing()) return profile;
  endViewing();
  return askProfile(options);
};

/** What signing out began is finished before anybody is asked who is here: it may have had no line. */
const finishLeaving = async (): Promise<void> => {
  if (!isLeaving()) return;
  // The page may have been asking already (contracts/reads.ts): that answer is from before, and goes.
  await readProfile().catch(() => undefined);
  await leaveNow();
};

export const profileQuery = queryOptions({
  queryKey: ['/api/simple-auth/profile'],
  queryFn: async ({ signal }) => {
    await finishLeaving();
    return readProfile({ signal });
  },
  retry: mayRetry,
  retryDelay,
});

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'unreachable'; readonly retry: () => void }
  | { readonly status: 'signed-in'; readonly user: User; readonly children: Profile['children']; readonly looksAt?: string | undefined };

/** Who is here. `loading` in every prerendered page, so that the first render is the same for everybody. */
export const useSession = (): Session => {
  const { data, error, refetch } = useQuery(profileQuery);
  if (data)
    return data.authenticated && data.user
      ? { status: 'signed-in', user: data.user, children: data.children, looksAt: data.looksAt }
      : { status: 'signed-out' };
  if (!error) return { status: 'loading' };
  if (error instanceof ApiError && error.status === 401) return { status: 'signed-out' };
  return { status: 'unreachable', retry: () => void refetch() };
};

/** docs/product/accounts.md#signing-in, by docs/product/accounts.md#signing-in: after signing in the profile is asked every 50 ms for at most 1000 ms until it knows the person. */
export const awaitSession = async (client: QueryClient): Promise<Profile> => {
  endLeaving();
  const attempts = 1000 / 50;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const profile = await readProfile().catch(() => nobody);
    if (profile.authenticated) {
      client.setQueryData(profileQuery.queryKey, profile);
      return profile;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new ApiError('signed_out', 401, 'Failed to verify login session');
};

/** What the browser itself keeps of somebody: what they typed and did not send yet, such as the sign-up's draft, and how they like to read. */
export const forgetPerson = (): void => {
  sessionStorage.clear();
  localStorage.removeItem(readingPlace);
  localStorage.removeItem(referralPlace);
};

/**
 * Signs out and forgets everything this person has read or kept. The page is loaded afresh, so that nothing of theirs stays in memory. A pupil
 * comes to where pupils come in, and never to the prices.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(async () => {
    beginLeaving();
    const pupil = client.getQueryData(profileQuery.queryKey)?.user?.role === 'student';
    const next = await leaveNow().catch(() => '/login');
    client.clear();
    forgetPerson();
    location.assign(pupil ? next : '/');
  }, [client]);
};

/** For a change of who is looking: the page is loaded anew, so that nothing that was read before stays in memory. Only addresses of this site are followed. */
export const openAfresh = (address: string, otherwise: string, toast?: ToastWords): void => {
  if (toast) keepToastForNextPage(toast);
  location.assign(/^\/(?![/\\])/.test(address) ? address : otherwise);
};
