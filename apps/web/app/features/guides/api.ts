import { type GenerateGuideBody, Guide } from '@hedgerow/contracts/guides';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';

export const guideQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/revision-guides', id],
    queryFn: ({ signal }) => api.get(`/api/revision-guides/${id}`, Guide, { signal }),
  });

export const useGenerateGuide = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: GenerateGuideBody) => api.post('/api/revision-guides/generate', request, Guide),
    onSuccess: () => void refreshLearning(client),
  });
};
