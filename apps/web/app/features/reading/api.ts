import { ReadingPreferences } from '@hedgerow/contracts/reading';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';
import { profileQuery } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';

const notKept = (error: Error): void =>
  showToast({ kind: 'error', title: 'This was not saved', message: messageOf(error, 'Please try again in a moment.') });

/** The page changes at once; one change goes to the server after another, the newest last. */
export const useKeepOwnReading = () => {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'reading' },
    mutationFn: (reading: ReadingPreferences) => api.put('/api/account/reading', reading, ReadingPreferences),
    onMutate: (reading) =>
      client.setQueryData(profileQuery.queryKey, (known) => known && { ...known, user: known.user && { ...known.user, reading } }),
    onError: notKept,
    onSettled: () => {
      // While more is on its way, an answer would put back what has been changed since.
      if (client.isMutating({ predicate: ({ options }) => options.scope?.id === 'reading' }) === 1)
        void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
};

export const childReadingQuery = (childId: string) => {
  const path = `/api/parent/child/${childId}/reading`;
  return queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, ReadingPreferences, { signal }) });
};

export const useKeepChildReading = (childId: string) => {
  const client = useQueryClient();
  const { queryKey } = childReadingQuery(childId);
  const scope = `reading-${childId}`;
  return useMutation({
    scope: { id: scope },
    mutationFn: (reading: ReadingPreferences) => api.put(`/api/parent/child/${childId}/reading`, reading, ReadingPreferences),
    onMutate: (reading) => client.setQueryData(queryKey, reading),
    onError: notKept,
    onSettled: () => {
      if (client.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
};
