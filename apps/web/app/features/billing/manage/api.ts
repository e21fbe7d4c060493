import { BillingHistory, CustomerCreated, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { ChangeQuote, ChangeStep, EnterprisePlan, GivenUp, PortalLink, Refunded } from '@hedgerow/contracts/billing-changes';
import { Message } from '@hedgerow/contracts/shapes';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { refreshAfterPayment } from '../api.ts';

export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/stripe/subscription', userId],
    queryFn: ({ signal }) => api.get(`/api/stripe/subscription?userId=${userId}`, SubscriptionSummary, { signal }),
  });

export const historyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/stripe/billing-history', userId],
    queryFn: ({ signal }) => api.get(`/api/stripe/billing-history?userId=${userId}`, BillingHistory, { signal }),
  });

/** Asked anew each time: a sum is true for the second in which it was asked. */
export const quoteQuery = (childId: string, planId: PaidPlanId) =>
  queryOptions({
    // Not by its address: asking makes the server look, and what it sees would make the server's event ask again.
    queryKey: ['plan change quote', childId, planId],
    queryFn: ({ signal }) => api.post('/api/stripe/preview-change', { childId, planId }, ChangeQuote, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** As quoteQuery, of paying at another interval. */
export const intervalQuoteQuery = (interval: Interval) =>
  queryOptions({
    queryKey: ['interval quote', interval],
    queryFn: ({ signal }) => api.post('/api/stripe/preview-interval', { interval }, ChangeQuote, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const enterpriseQuery = queryOptions({
  queryKey: ['/api/teacher/enterprise'],
  queryFn: ({ signal }) => api.get('/api/teacher/enterprise', EnterprisePlan, { signal }),
});

/** Whatever shows plans, sums or children is read again. */
export const useReadAgain = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => refreshAfterPayment(client);
};

/** Cancels to the end of the paid period, or takes that back. The answer is the new summary. */
export const useRenewal = (userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (what: 'cancel' | 'keep') => api.post(`/api/stripe/${what}-subscription`, { userId }, SubscriptionSummary),
    onSuccess: async (summary) => {
      client.setQueryData(subscriptionQuery(userId).queryKey, summary);
      await refreshAfterPayment(client);
    },
  });
};

export const useRefund = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post('/api/stripe/refund', {}, Refunded),
    onSuccess: () => refreshAfterPayment(client),
  });
};

/** Makes the family known to the provider, so that a card can be kept before a plan is chosen. */
export const useSetUpBilling = () => useMutation({ mutationFn: () => api.post('/api/create-stripe-customer', {}, CustomerCreated) });

/** Leaves for the provider's own page of cards and invoices. */
export const usePortal = (userId: string) =>
  useMutation({
    mutationFn: () => api.post('/api/stripe/create-portal-session', { userId }, PortalLink),
    onSuccess: ({ url }) => location.assign(url),
  });

export type PlanOrder = {
  readonly childId: string;
  readonly planId: PaidPlanId;
  readonly dueNow: number;
  readonly prorationDate: string;
  readonly attemptId: string;
};
export type IntervalOrder = Omit<PlanOrder, 'childId' | 'planId'> & { readonly interval: Interval };
export const orderInterval = (order: IntervalOrder) => api.post('/api/stripe/change-interval', order, ChangeStep);
export const orderChange = (order: PlanOrder) => api.post('/api/stripe/change-plan', order, ChangeStep);
export const giveUpChange = (attemptId: string) => api.post('/api/stripe/give-up-change', { attemptId }, GivenUp);

export const useContactSales = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => api.post('/api/contact-sales', { message }, Message),
    onSuccess: () => client.invalidateQueries({ queryKey: enterpriseQuery.queryKey }),
  });
};
