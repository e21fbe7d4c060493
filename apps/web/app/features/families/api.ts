import { Children, Credentials } from '@hedgerow/contracts/families';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';

export const childrenQuery = queryOptions({
  queryKey: ['/api/parent/children'],
  queryFn: ({ signal }) => api.get('/api/parent/children', Children, { signal }),
});

type Ask = { readonly childId: string; readonly renew: boolean };

/** A child's username and password, which the server tells once. The list is read again by `useCredentialsSeen`, not here: the note that led to them stays until they are put away. */
export const useCredentials = () =>
  useMutation({
    mutationFn: ({ childId, renew }: Ask) => api.post(`/api/parent/child/${childId}/credentials`, { renew }, Credentials),
  });

export const useCredentialsSeen = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: childrenQuery.queryKey }), [client]);
};
