import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The day of the pupil who is signed in. Its contract comes with the answer: the page's first sight does not wait for it. */
export const todayQuery = queryOptions({
  queryKey: ['/api/student/today'],
  queryFn: async ({ signal }) => api.get('/api/student/today', (await import('@hedgerow/contracts/today')).Today, { signal }),
});
