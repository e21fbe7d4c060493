import { type AcceptInvitationBody, Invitation, SignedIn } from '@hedgerow/contracts/accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { awaitSession } from '../../lib/session.ts';

/** Not kept: an invitation can be used or replaced meanwhile. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/auth/invitation', token],
    queryFn: ({ signal }) => api.get(`/api/auth/invitation?token=${encodeURIComponent(token)}`, Invitation, { signal }),
    gcTime: 0,
  });

/** Makes the account and signs in; whoever was signed in here before is not any more. */
export const useAcceptInvitation = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: AcceptInvitationBody) => {
      await api.post('/api/auth/accept-invitation', answer, SignedIn);
      client.clear();
      return awaitSession(client);
    },
  });
};
