import type { Assignment } from '@hedgerow/contracts/assignments';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api, typed } from '../../lib/api.ts';

/** Everything that was set for a child, the newest first. */
export const childWorkQuery = (childId: string) =>
  queryOptions({
    queryKey: [`/api/assignments/child/${childId}`],
    queryFn: ({ signal }) => api.get(`/api/assignments/child/${childId}`, typed<Assignment[]>(), { signal }),
  });

/** A pupil's own. */
export const myWorkQuery = queryOptions({
  queryKey: ['/api/student/assignments'],
  queryFn: ({ signal }) => api.get('/api/student/assignments', typed<Assignment[]>(), { signal }),
});

const readWorkAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => /^\/api\/(?:assignments|teacher\/homework)/.test(String(queryKey[0])) });

/** What a form sends; the server reads words for subject, difficulty and date. */
export type WorkRequest = {
  readonly childIds: readonly string[];
  readonly classId?: string;
  readonly title: string;
  readonly subject: string;
  readonly topic: string;
  readonly description: string;
  readonly kind: AssignmentKind;
  readonly dueDate: string;
  readonly difficulty: string;
  readonly numQuestions: number;
  readonly samePaper: boolean;
  /** Nothing is set, and what would be given is said, where that is not just what was typed. */
  readonly askFirst: boolean;
  readonly fileId?: string;
  readonly taskId?: string;
};

export const useSetWork = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: WorkRequest) => api.post('/api/assignments', wish, typed<Assignment[]>()),
    onSuccess: () => void readWorkAgain(client),
  });
};

export const useTakeBack = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/assignments/${id}`, anyAnswer),
    onSettled: () => void readWorkAgain(client),
  });
};
