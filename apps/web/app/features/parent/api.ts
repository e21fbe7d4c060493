import { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/stripe/subscription', userId],
    queryFn: ({ signal }) => api.get(`/api/stripe/subscription?userId=${userId}`, SubscriptionSummary, { signal }),
  });

/** Cancels to the end of the paid period, or takes that back. The answer is the new summary. */
export const useRenewal = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: 'cancel' | 'keep') => api.post(`/api/stripe/${what}-subscription`, { userId }, SubscriptionSummary),
    onSuccess: (summary) => client.setQueryData(subscriptionQuery(userId).queryKey, summary),
  });
};
