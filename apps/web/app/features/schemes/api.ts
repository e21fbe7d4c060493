import type { ClassScheme, SchemeBody, Starter } from '@hedgerow/contracts/schemes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

const addressOf = (classId: string): string => `/api/teacher/classes/${classId}/scheme`;

export const schemeQuery = (classId: string) =>
  queryOptions({
    queryKey: [addressOf(classId)],
    queryFn: ({ signal }) => api.get(addressOf(classId), typed<ClassScheme>(), { signal }),
  });

const useChange = <Input>(classId: string, send: (input: Input) => Promise<ClassScheme>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (now) => client.setQueryData(schemeQuery(classId).queryKey, now) });
};
export const useFollow = (classId: string) =>
  useChange(classId, (body: SchemeBody) => api.put(addressOf(classId), body, typed<ClassScheme>()));
export const useLeave = (classId: string) => useChange(classId, () => api.delete(addressOf(classId), typed<ClassScheme>()));

export const useStarter = (classId: string) =>
  useMutation({ mutationFn: () => api.post(`/api/teacher/classes/${classId}/starter`, {}, typed<Starter>()) });
