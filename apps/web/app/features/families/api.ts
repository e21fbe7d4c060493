import type { ViewAnswer } from '@hedgerow/contracts/accounts';
import type { Child, Credentials } from '@hedgerow/contracts/families';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, typed } from '../../lib/api.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useChangeOfPerson } from '../../lib/change-of-person.ts';
import { openAfresh } from '../../lib/session.ts';
import { beginViewing } from '../../lib/viewing.ts';
import { showToast } from '../../ui/toast.ts';

/** docs/product/families.md#messages-of-child-management: the dashboard throws 'Failed to fetch children: {status}'. */
const withItsStatus = (error: unknown): never => {
  if (error instanceof ApiError && error.status >= 400)
    throw new ApiError(error.code, error.status, `Failed to fetch children: ${error.status}`, error.body);
  throw error;
};

export const childrenQuery = queryOptions({
  queryKey: ['/api/parent/children'],
  queryFn: ({ signal }) => api.get('/api/parent/children', typed<Child[]>(), { signal }).catch(withItsStatus),
});

type Ask = { readonly childId: string; readonly renew: boolean };

/** A child's username and password, which the server tells once. The list is read again by `useCredentialsSeen`, not here: the note that led to them stays until they are put away. */
export const useCredentials = () =>
  useMutation({
    mutationFn: ({ childId, renew }: Ask) => api.post(`/api/parent/child/${childId}/credentials`, { renew }, typed<Credentials>()),
  });

export const useCredentialsSeen = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: childrenQuery.queryKey }), [client]);
};

/** Opens a child's own screens in this tab, to look at and not to change (docs/product/accounts.md#looking-as-a-child); the banner there leads back. */
export const useViewAsChild = () => {
  const change = useChangeOfPerson();
  return useMutation({
    mutationFn: (childId: string) => change(() => api.post(`/api/auth/view-as-child/${childId}`, {}, typed<ViewAnswer>())),
    onSuccess: ({ redirectUrl }, childId) => {
      beginViewing(childId);
      openAfresh(redirectUrl, '/student/dashboard');
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'We could not open these screens',
        message: messageOf(error, 'Please try again in a moment.'),
      }),
  });
};
