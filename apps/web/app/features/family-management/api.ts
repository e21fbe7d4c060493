import { ChangeQuote } from '@hedgerow/contracts/billing-changes';
import { SyncAnswer } from '@hedgerow/contracts/billing';
import {
  Child,
  ChildPayment,
  type ChildPaymentBody,
  type CreatePaidChildBody,
  type NewChildBody,
  Removed,
  Schools,
  type UpdateChildBody,
} from '@hedgerow/contracts/families';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const schoolsQuery = queryOptions({
  queryKey: ['/api/parent/schools'],
  queryFn: ({ signal }) => api.get('/api/parent/schools', Schools, { signal }),
});

/**
 * What one more child costs now and later, as the provider says it; asked anew each time it is looked at. Its name is no address: the
 * news of the payment itself must not ask for the price of what is bought.
 */
export const previewQuery = (childId: string, planId: string) =>
  queryOptions({
    queryKey: ['price of one more child', childId, planId],
    queryFn: () => api.post('/api/payments/preview-child', { childId, planId }, ChangeQuote),
    gcTime: 0,
    staleTime: 0,
  });

export const payForChild = (body: ChildPaymentBody) => api.post('/api/payments/create-subscription-payment', body, ChildPayment);
export const syncPayment = (userId: string) => api.post(`/api/payments/sync-subscription/${userId}`, {}, SyncAnswer);
export const giveUpPayment = (attemptId: string) => api.post('/api/stripe/give-up-change', { attemptId }, { parse: (answer) => answer });
export const createPaidChild = (body: CreatePaidChildBody) => api.post('/api/parent/children', body, Child);

const changed = ['/api/parent', '/api/stripe', '/api/simple-auth/profile', '/api/auth/user', '/api/onboarding'];

/** Everything that shows children or what is paid for them is read again. */
export const readFamilyAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => changed.some((address) => String(queryKey[0]).startsWith(address)) });

const useFamilyChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => readFamilyAgain(client) });
};

export const useKeepWaitingChild = () => useFamilyChange((body: NewChildBody) => api.post('/api/parent/child', body, Child));
export const useUpdateChild = () =>
  useFamilyChange(({ id, ...body }: UpdateChildBody & { readonly id: string }) => api.patch(`/api/parent/child/${id}`, body, Child));
export const useRemoveChild = () => useFamilyChange((id: string) => api.delete(`/api/parent/child/${id}`, Removed));
export const useKeepChild = () => useFamilyChange((id: string) => api.post(`/api/parent/child/${id}/keep`, {}, Removed));
