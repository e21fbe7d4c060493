import type { Department, OwnDuties, SupportPupil } from '@hedgerow/contracts/school-duties';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

export const dutiesQuery = queryOptions({
  queryKey: ['/api/teacher/duties'],
  queryFn: ({ signal }) => api.get('/api/teacher/duties', typed<OwnDuties>(), { signal }),
});
export const departmentQuery = (subject: string) => {
  const address = `/api/teacher/departments/${encodeURIComponent(subject)}`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, typed<Department>(), { signal }), staleTime: 0 });
};
export const supportPupilsQuery = queryOptions({
  queryKey: ['/api/teacher/support-pupils'],
  queryFn: ({ signal }) => api.get('/api/teacher/support-pupils', typed<SupportPupil[]>(), { signal }),
  staleTime: 0,
});
