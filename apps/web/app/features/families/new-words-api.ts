import { NewWords } from '@hedgerow/contracts/schools';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const newWordsQuery = queryOptions({
  queryKey: ['/api/parent/school-words'],
  queryFn: ({ signal }) => api.get('/api/parent/school-words', NewWords, { signal }),
});

type Answer = { readonly childId: string; readonly id: string; readonly agree: boolean; readonly wording: string };

export const useAnswerWords = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ childId, id, agree, wording }: Answer) =>
      api.post(`/api/parent/child/${childId}/schools/${id}/words`, { agree, wording }, Success),
    onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/parent') }),
  });
};
