import { Invited, Joined, ReferralOverview } from '@hedgerow/contracts/referrals';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const referralsQuery = queryOptions({
  queryKey: ['/api/referrals'],
  queryFn: ({ signal }) => api.get('/api/referrals', ReferralOverview, { signal }),
  // Friends pay while the page is not looked at.
  staleTime: 30_000,
});

const useReferralChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => client.invalidateQueries({ queryKey: referralsQuery.queryKey }) });
};

export const useInvite = () => useReferralChange((email: string) => api.post('/api/referrals/invite', { email }, Invited));
export const useJoin = () => useReferralChange((code: string) => api.post('/api/referrals/join', { code }, Joined));
