import { CustomerCreated } from '@hedgerow/contracts/billing';
import {
  type ApplyCodeBody,
  type CheckoutBody,
  CheckoutCancelled,
  CheckoutOpened,
  CodeApplied,
  CurrentCode,
  PartnerCode,
} from '@hedgerow/contracts/checkout';
import { OnboardingChildren } from '@hedgerow/contracts/onboarding';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The children that a plan is chosen for; the key is the onboarding's, so that both read the same answer. */
export const childrenToPayForQuery = queryOptions({
  queryKey: ['/api/onboarding/parent-children'],
  queryFn: ({ signal }) => api.get('/api/onboarding/parent-children', OnboardingChildren, { signal }),
  staleTime: 0,
});

/** The code that the next order is made with. */
export const currentCodeQuery = queryOptions({
  queryKey: ['/api/payments/partner-code'],
  queryFn: async ({ signal }) => (await api.get('/api/payments/partner-code', CurrentCode, { signal })).partnerCode,
  staleTime: 0,
});

export const createCustomer = () => api.post('/api/create-stripe-customer', {}, CustomerCreated);
export const openCheckout = (body: CheckoutBody) => api.post('/api/payments/checkout', body, CheckoutOpened);
export const cancelCheckout = () => api.post('/api/payments/cancel-checkout', {}, CheckoutCancelled);
export const validateCode = (code: string) => api.post('/api/payments/validate-partner-code', { code }, PartnerCode);
export const applyCode = (body: ApplyCodeBody) => api.post('/api/payments/apply-partner-code', body, CodeApplied);
export const removeCode = () => api.post('/api/payments/remove-partner-code', {}, CurrentCode);
