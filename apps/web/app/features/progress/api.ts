import { StudentStats } from '@hedgerow/contracts/progress';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Level, points, streak, goals of the pupil who is signed in. */
export const statsQuery = queryOptions({
  queryKey: ['/api/student/stats'],
  queryFn: ({ signal }) => api.get('/api/student/stats', StudentStats, { signal }),
});
