import { ClassResources, TeacherResource, TeacherResources } from '@hedgerow/contracts/class-resources';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { callAddress } from '../../lib/viewing.ts';
import { upload } from '../../lib/upload.ts';

export const sharedByMeQuery = queryOptions({
  queryKey: ['/api/teacher/resources'],
  queryFn: ({ signal }) => api.get('/api/teacher/resources', TeacherResources, { signal }),
});

/** For a pupil their own; for a parent those of a child. */
export const fromTeachersQuery = (childId?: string) => {
  const address = childId === undefined ? '/api/class-resources' : `/api/class-resources/child/${childId}`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, ClassResources, { signal }) });
};

export const downloadAddress = (id: string): string => callAddress(`/api/class-resources/${id}/download`);

type Sharing = { readonly form: FormData; readonly onProgress: (share: number) => void };

export const useShare = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, onProgress }: Sharing) => upload({ path: '/api/teacher/resources', form, answer: TeacherResource, onProgress }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sharedByMeQuery.queryKey }),
  });
};

export const useStopSharing = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete(`/api/teacher/resources/${id}`, Success),
    onSettled: () => void client.invalidateQueries({ queryKey: sharedByMeQuery.queryKey }),
  });
};
