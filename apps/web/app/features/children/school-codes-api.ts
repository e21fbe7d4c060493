import { ChildSchools, CodeUsed, SchoolCode, type UseCodeBody, WaitingClasses } from '@hedgerow/contracts/schools';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const childSchoolsQuery = (childId: string) =>
  queryOptions({
    queryKey: ['/api/parent/child', childId, 'schools'],
    queryFn: ({ signal }) => api.get(`/api/parent/child/${childId}/schools`, ChildSchools, { signal }),
    // A teacher answers on another machine: looked up each time that it is opened.
    staleTime: 0,
  });

export const waitingClassesQuery = (childId: string) =>
  queryOptions({
    queryKey: ['/api/parent/child', childId, 'class-joins'],
    queryFn: ({ signal }) => api.get(`/api/parent/child/${childId}/class-joins`, WaitingClasses, { signal }),
    staleTime: 0,
  });

/** A child may have come to the family, and a school's licence may open more. */
const changed = ['/api/parent', '/api/simple-auth/profile', '/api/auth/user'];

const useFamilyChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Not waited for: one list may be here before the others, and take away the row that is to say what was done.
    onSuccess: () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => changed.some((address) => String(queryKey[0]).startsWith(address)) }),
  });
};

export const useLookAtCode = () => useMutation({ mutationFn: (code: string) => api.post('/api/school-codes/look', { code }, SchoolCode) });
export const useUseCode = () => useFamilyChange((body: UseCodeBody) => api.post('/api/school-codes/join', body, CodeUsed));
export const useWithdraw = () =>
  useFamilyChange(({ childId, id }: { readonly childId: string; readonly id: string }) =>
    api.post(`/api/parent/child/${childId}/schools/${id}/withdraw`, {}, Success),
  );
export const useTakeBackJoin = () =>
  useFamilyChange(({ childId, classId }: { readonly childId: string; readonly classId: string }) =>
    api.delete(`/api/parent/child/${childId}/class-joins/${classId}`, Success),
  );
