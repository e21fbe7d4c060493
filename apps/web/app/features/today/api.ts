import type { Today } from '@hedgerow/contracts/today';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

/** The day of the pupil who is signed in. */
export const todayQuery = queryOptions({
  queryKey: ['/api/student/today'],
  queryFn: ({ signal }) => api.get('/api/student/today', typed<Today>(), { signal }),
});
