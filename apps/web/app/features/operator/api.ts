import { useMutation, useQueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { type AnswerSchema, api } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.ts';

export const read = <T>(path: string, answer: AnswerSchema<T>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, answer, { signal }) });

/** A row that goes with its change says so by the promise (`mutateAsync`): what is told to `mutate` is lost with the row. What visitors read changes with it: both are asked again, and so they are where somebody else was faster. `gone` is the address of what is no more after it. */
export const useDeskChange = <Input, Answer>(send: (input: Input) => Promise<Answer>, gone?: (input: Input) => string) => {
  const client = useQueryClient();
  const askAgain = (noMore?: string) => {
    const changed = (path: string): boolean => path !== noMore && /^\/api\/(?:operator|cms)/.test(path);
    return client.invalidateQueries({ predicate: ({ queryKey }) => changed(String(queryKey[0])) });
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (_, input) => askAgain(gone?.(input)),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void askAgain();
    },
  });
};

export const said = (title: string, message: string): void => showToast({ kind: 'success', title, message });

export const refused = (title: string) => (error: Error) =>
  showToast({ kind: 'error', title, message: messageOf(error, 'Nothing was changed. Please try again.') });
