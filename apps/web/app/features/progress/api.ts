import type { StudentStats } from '@hedgerow/contracts/progress';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api, typed } from '../../lib/api.ts';

/** Level, points, streak, goals and medals of the pupil who is signed in. */
export const statsQuery = queryOptions({
  queryKey: ['/api/student/stats'],
  queryFn: ({ signal }) => api.get('/api/student/stats', typed<StudentStats>(), { signal }),
});

/** These were shown. When it cannot be told they are shown again another day: nothing is lost. */
export const useCelebrated = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.post('/api/student/celebrations/seen', { ids }, anyAnswer),
    onSuccess: () => client.invalidateQueries({ queryKey: statsQuery.queryKey }),
  });
};
