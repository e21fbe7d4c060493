import { type GenerateGuideBody, Guide, GuideRead } from '@hedgerow/contracts/guides';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';

export const guideQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/revision-guides', id],
    queryFn: ({ signal }) => api.get(`/api/revision-guides/${id}`, Guide, { signal }),
  });

/** A reader whose line is gone reads on: the clock then starts at the last opening that was heard. */
export const noteOpened = (id: string): Promise<unknown> => api.post(`/api/revision-guides/${id}/open`, {}, Success).catch(() => undefined);

export const useReadGuide = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(`/api/revision-guides/${id}/read`, {}, GuideRead),
    onSuccess: () => void refreshLearning(client),
  });
};

export const useGenerateGuide = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: GenerateGuideBody) => api.post('/api/revision-guides/generate', request, Guide),
    onSuccess: () => void refreshLearning(client),
  });
};
