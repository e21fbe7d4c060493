import type { ClassTeacherBody, ClassTeachers } from '@hedgerow/contracts/class-teachers';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

/** Of a teacher's own class, or of one of the administrator's school. */
export const teachersQuery = (address: string) =>
  queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, typed<ClassTeachers>(), { signal }), staleTime: 0 });

const useChange = <Input>(address: string, send: (input: Input) => Promise<ClassTeachers>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (now) => client.setQueryData(teachersQuery(address).queryKey, now) });
};

type Put = ClassTeacherBody & { readonly teacherId: string };

export const usePutTeacher = (address: string) =>
  useChange(address, ({ teacherId, ...body }: Put) => api.put(`${address}/${teacherId}`, body, typed<ClassTeachers>()));
export const useRemoveTeacher = (address: string) =>
  useChange(address, (teacherId: string) => api.delete(`${address}/${teacherId}`, typed<ClassTeachers>()));
