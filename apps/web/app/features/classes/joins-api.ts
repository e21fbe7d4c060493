import { type ClassJoin, type ClassJoinAnswer, ClassJoinsAnswered } from '@hedgerow/contracts/schools';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { classesQuery } from './api.ts';

export const joinsQuery = queryOptions({
  queryKey: ['/api/teacher/class-joins'],
  queryFn: ({ signal }) => api.get('/api/teacher/class-joins', typed<ClassJoin[]>(), { signal }),
  staleTime: 0,
});

export const useAnswerJoins = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClassJoinAnswer) => api.post('/api/teacher/class-joins', body, ClassJoinsAnswered),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: joinsQuery.queryKey });
      void client.invalidateQueries({ queryKey: classesQuery.queryKey });
    },
  });
};
