import type { GuideSummary } from '@hedgerow/contracts/guides';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

export const guidesQuery = queryOptions({
  queryKey: ['/api/revision-guides'],
  queryFn: ({ signal }) => api.get('/api/revision-guides', typed<GuideSummary[]>(), { signal }),
});
