import { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/stripe/subscription', userId],
    queryFn: ({ signal }) => api.get(`/api/stripe/subscription?userId=${userId}`, SubscriptionSummary, { signal }),
  });
