import { CheckAttempt, NationalChecks, SpokenWord } from '@hedgerow/contracts/national-checks';
import type { CheckTiming, NationalCheckId } from '@hedgerow/domain/national-checks';
import * as z from 'zod/mini';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';

export const checksQuery = queryOptions({
  queryKey: ['/api/national-checks'],
  queryFn: ({ signal }) => api.get('/api/national-checks', NationalChecks, { signal }),
});
export const childChecksQuery = (childId: string) =>
  queryOptions({
    queryKey: ['/api/national-checks', 'user', childId],
    queryFn: ({ signal }) => api.get(`/api/national-checks/user/${childId}`, NationalChecks, { signal }),
  });

/** One answer of a check, as it waits to be sent. `ms` as in the contract. */
export const CheckAnswer = z.object({ position: z.number(), answer: z.string(), ms: z.number() });
export type CheckAnswer = z.output<typeof CheckAnswer>;

type Wish = { readonly kind: NationalCheckId; readonly timing: CheckTiming; readonly again: boolean };

export const useStartCheck = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => api.post('/api/national-checks', wish, CheckAttempt),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['/api/national-checks'] }),
  });
};

export const sendAnswer = (id: string, { position, answer, ms }: CheckAnswer) =>
  api.put(`/api/national-checks/${id}/answers/${position}`, { answer, ms: Math.min(ms, 86_400_000) }, anyAnswer);

/** True for a failure that may pass by itself: no connection, a busy or restarting server, too many calls. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);

export const useFinishCheck = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(`/api/national-checks/${id}/finish`, {}, CheckAttempt),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['/api/national-checks'] });
      void refreshLearning(client);
    },
  });
};

/** What is to be heard; asked for when it is, never before. */
export const spokenWord = async (id: string, position: number): Promise<string> =>
  (await api.get(`/api/national-checks/${id}/spoken/${position}`, SpokenWord)).words;
