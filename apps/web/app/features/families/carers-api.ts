import { CarerInvitation, type Carers, type RegisterCarerBody } from '@hedgerow/contracts/carers';
import { SignedIn } from '@hedgerow/contracts/accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { awaitSession } from '../../lib/session.ts';

export const carersQuery = queryOptions({
  queryKey: ['/api/family/carers'],
  queryFn: ({ signal }) => api.get('/api/family/carers', typed<Carers>(), { signal }),
});

const useCarerCall = <Body>(path: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => api.post(`/api/family/carers/${path}`, body, typed<{ readonly message?: string }>()),
    onSuccess: () => client.invalidateQueries({ queryKey: carersQuery.queryKey }),
  });
};
export const useInviteCarer = () => useCarerCall<{ readonly email: string }>('invite');
export const useWithdrawInvitation = () => useCarerCall<Record<string, never>>('withdraw');
export const useRemoveCarer = () => useCarerCall<Record<string, never>>('remove');

/** Everybody of this account is signed out by it, so nothing is read again. */
export const useLeaveFamily = () => useMutation({ mutationFn: () => api.post('/api/family/carers/leave', {}, typed<unknown>()) });

/** Not kept: an invitation can be used or taken back meanwhile. */
export const carerInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/family/carers/invitation', token],
    queryFn: ({ signal }) => api.get(`/api/family/carers/invitation?token=${encodeURIComponent(token)}`, CarerInvitation, { signal }),
    gcTime: 0,
  });

export const useAcceptCarer = () =>
  useMutation({ mutationFn: (token: string) => api.post('/api/family/carers/accept', { token }, typed<unknown>()) });

export const useRegisterCarer = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: RegisterCarerBody) => {
      await api.post('/api/family/carers/register', answer, SignedIn);
      client.clear();
      return awaitSession(client);
    },
  });
};
