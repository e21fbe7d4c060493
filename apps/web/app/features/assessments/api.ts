import type {
  Assessment,
  AssessmentSummary,
  GenerateAssessmentBody,
  Redrafted,
  SubmitResult,
  WordsRemoved,
} from '@hedgerow/contracts/assessments';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api, typed } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import type { Snapshot } from './attempt-draft.ts';
import type { Submission } from './submission.ts';

export const assessmentsQuery = queryOptions({
  queryKey: ['/api/assessments'],
  queryFn: ({ signal }) => api.get('/api/assessments', typed<AssessmentSummary[]>(), { signal }),
});

/** One attempt; with its answers and explanations once it was handed in. */
export const assessmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/assessments', id],
    queryFn: ({ signal }) => api.get(`/api/assessments/${id}`, typed<Assessment>(), { signal }),
    // An attempt that is resumed must be as it stands now, whatever was read before.
    staleTime: 0,
  });

export const useGenerateAssessment = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: GenerateAssessmentBody) => api.post('/api/assessments/generate', request, typed<Assessment>()),
    onSuccess: () => void refreshLearning(client),
  });
};

/** An essay written again; the review shows it from then on. */
export const useRedraft = (assessmentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ questionId, text }: { readonly questionId: string; readonly text: string }) =>
      api.post(`/api/assessments/${assessmentId}/essays/${encodeURIComponent(questionId)}/versions`, { text }, typed<Redrafted>()),
    onSuccess: () => client.invalidateQueries(assessmentQuery(assessmentId)),
  });
};

/** What the pupil wrote in a finished attempt goes; its marks stay. */
export const useTakeWordsAway = (assessmentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/api/assessments/${assessmentId}/words`, typed<WordsRemoved>()),
    onSuccess: () => client.invalidateQueries(assessmentQuery(assessmentId)),
  });
};

export const saveProgress = (id: string, snapshot: Snapshot) => api.post(`/api/assessments/${id}/progress`, snapshot, anyAnswer);

/** Nothing came back: no line, or the server out of reach. */
export const hadNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';

/** True for a failure that may pass by itself: no connection, a busy or restarting server, too many calls. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (hadNoAnswer(error) || error.status >= 500 || error.status === 429);

/** Hands an attempt in. The server counts it once, however often it arrives. */
export const submitAssessment = (submission: Submission) => api.post('/api/assessments/submit', submission, typed<SubmitResult>());

export const useSubmitAssessment = () => {
  const client = useQueryClient();
  return useMutation({ mutationFn: submitAssessment, onSuccess: () => void refreshLearning(client) });
};
