import type { RefundOffer } from '@hedgerow/contracts/billing-changes';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

/** Whether a payment can come back, and else from when; read beside each order, so it brings no schema along. */
export const refundQuery = queryOptions({
  queryKey: ['/api/stripe/refund'],
  queryFn: ({ signal }) => api.get('/api/stripe/refund', typed<RefundOffer>(), { signal }),
});
