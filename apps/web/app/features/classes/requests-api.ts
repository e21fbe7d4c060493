import { ClassRequest, type ClassRequestBody, ClassRequests } from '@hedgerow/contracts/class-requests';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const requestsQuery = queryOptions({
  queryKey: ['/api/teacher/requests'],
  queryFn: ({ signal }) => api.get('/api/teacher/requests', ClassRequests, { signal }),
});

/** A request to the school's administrator; the list of them is read again either way. */
export const useAsk = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClassRequestBody) => api.post('/api/teacher/requests', body, ClassRequest),
    onSettled: () => void client.invalidateQueries({ queryKey: requestsQuery.queryKey }),
  });
};

export const useTakeBackRequest = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/teacher/requests/${id}`, Success),
    onSettled: () => void client.invalidateQueries({ queryKey: requestsQuery.queryKey }),
  });
};
