import type { SchoolFile } from '@hedgerow/contracts/files';
import { type QueryClient, type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api, typed } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { isBeingRead } from './reading.ts';

export const filesQuery = queryOptions({
  queryKey: ['/api/files'],
  queryFn: ({ signal }) => api.get('/api/files', typed<SchoolFile[]>(), { signal }),
});

/** While a file is read the server tells of each step; asking every few seconds as well survives a line that is lost for long. */
const askAgainMilliseconds = 5000;

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/files', id],
    queryFn: ({ signal }) => api.get(`/api/files/${id}`, typed<SchoolFile>(), { signal }),
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data.state) ? askAgainMilliseconds : false),
  });

const tellsOfFiles = ([address]: QueryKey): boolean => /^\/api\/(?:files|student|parent)/.test(String(address));
const changed = (client: QueryClient) => client.invalidateQueries({ predicate: ({ queryKey }) => tellsOfFiles(queryKey) });

type Sending = { readonly form: FormData; readonly onProgress: (share: number) => void; readonly signal: AbortSignal };

export const useUpload = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, onProgress, signal }: Sending) =>
      upload({ path: '/api/files/upload', form, answer: typed<SchoolFile>(), onProgress, signal }),
    onSuccess: (file) => {
      client.setQueryData(fileQuery(file.id).queryKey, file);
      return changed(client);
    },
  });
};

export const useCorrectText = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => api.patch(`/api/files/${id}/text`, { text }, typed<SchoolFile>()),
    onSuccess: (file) => {
      client.setQueryData(fileQuery(id).queryKey, file);
      return client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.length === 1 && String(queryKey[0]).startsWith('/api/files'),
      });
    },
  });
};

/** `onDeleted` comes first: the view of the file goes before anybody asks for it again and is told that there is none. */
export const useDeleteFile = (id: string, onDeleted: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/api/files/${id}`, anyAnswer),
    onSuccess: () => {
      onDeleted();
      void client.invalidateQueries({ queryKey: fileQuery(id).queryKey, refetchType: 'none' });
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== id && tellsOfFiles(queryKey) });
    },
  });
};

/** Whether the bytes are still there, before a tab is opened on them. */
export const findOriginal = (id: string, how: 'view' | 'download') => api.head(`/api/files/${id}/${how}`);
