import { type Note, Notes } from '@hedgerow/contracts/notes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const own = '/api/student/notes';
const pathOf = (childId: string): string => `/api/parent/child/${childId}/notes`;

export const ownNotesQuery = queryOptions({ queryKey: [own], queryFn: ({ signal }) => api.get(own, Notes, { signal }) });
export const notesQuery = (childId: string) =>
  queryOptions({ queryKey: [pathOf(childId)], queryFn: ({ signal }) => api.get(pathOf(childId), Notes, { signal }) });

/** Each of these answers the list as it is then. */
const useChange = <Wish>(queryKey: readonly string[], change: (wish: Wish) => Promise<Note[]>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (notes) => client.setQueryData(queryKey, notes) });
};

export const useReadNote = () => useChange([own], (id: string) => api.post(`${own}/${id}/read`, {}, Notes));
export const useWriteNote = (childId: string) =>
  useChange([pathOf(childId)], (words: string) => api.post(pathOf(childId), { words }, Notes));
export const useTakeBackNote = (childId: string) =>
  useChange([pathOf(childId)], (id: string) => api.delete(`${pathOf(childId)}/${id}`, Notes));
