import { EducationalResources } from '@hedgerow/contracts/content';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const resourcesQuery = queryOptions({
  queryKey: ['/api/cms/educational-resources'],
  queryFn: ({ signal }) => api.get('/api/cms/educational-resources', EducationalResources, { signal }),
});
