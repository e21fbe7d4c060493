import type { PracticeStarted, RecommendationView } from '@hedgerow/contracts/adaptive';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';

export const recommendationsQuery = queryOptions({
  queryKey: ['/api/ai/recommendations'],
  queryFn: ({ signal }) => api.get('/api/ai/recommendations', typed<RecommendationView[]>(), { signal }),
});

/** Begins what a recommendation stands for; the answer says what to open. */
export const useStartPractice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, type, subject, topic }: RecommendationView) =>
      api.post('/api/student/start-practice', { recommendationId: id, type, subject, topic }, typed<PracticeStarted>()),
    onSuccess: () => void refreshLearning(client),
  });
};
