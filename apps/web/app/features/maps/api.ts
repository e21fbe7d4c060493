import { AdaptiveLearning, CompletionAnswer } from '@hedgerow/contracts/adaptive';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const mapQuery = (subject: SubjectId, keyStage: KeyStage) => {
  const stage = keyStage.toLowerCase();
  return queryOptions({
    queryKey: ['/api/adaptive-learning', subject, stage],
    queryFn: ({ signal }) => api.get(`/api/adaptive-learning/${subject}/${stage}`, AdaptiveLearning, { signal }),
  });
};

/** docs/product/pupil-home.md#maps: starting in AI mode records a started event. Only finished work completes a topic. */
export const recordStarted = (subject: SubjectId, topicId: string) =>
  api.post(
    '/api/adaptive-learning/update-completion',
    { subject, topicId, completed: false, performanceData: { action: 'started', timestamp: new Date().toISOString() } },
    CompletionAnswer,
  );
