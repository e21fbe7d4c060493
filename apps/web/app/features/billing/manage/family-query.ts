import type { FamilyOverview } from '@hedgerow/contracts/billing-changes';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../../lib/api.ts';

/** Apart from the calls that change a plan: those read their answers with zod, which the family's page does not carry. */
export const familyOverviewQuery = queryOptions({
  queryKey: ['/api/parent/family-overview'],
  queryFn: ({ signal }) => api.get('/api/parent/family-overview', typed<FamilyOverview>(), { signal }),
});
