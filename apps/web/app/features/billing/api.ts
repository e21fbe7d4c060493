import { type CreateSubscriptionBody, PaymentConfig, SubscriptionStarted, SyncAnswer } from '@hedgerow/contracts/billing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const paymentConfigQuery = queryOptions({
  queryKey: ['/api/payments/config'],
  queryFn: ({ signal }) => api.get('/api/payments/config', PaymentConfig, { signal }),
});

export const startSubscription = (body: CreateSubscriptionBody) => api.post('/api/create-subscription', body, SubscriptionStarted);

/** Makes the server look at the provider; true only for a payment that it has verified. */
export const syncSubscription = (userId: string) => api.post(`/api/payments/sync-subscription/${userId}`, {}, SyncAnswer);

const changedByPayment = ['/api/simple-auth/profile', '/api/auth/user', '/api/stripe', '/api/parent'];

/** What a payment makes old is read again where it shows. */
export const refreshAfterPayment = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => changedByPayment.some((address) => String(queryKey[0]).startsWith(address)) });
