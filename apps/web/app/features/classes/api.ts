import { TeacherClasses } from '@hedgerow/contracts/classes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const classesQuery = queryOptions({
  queryKey: ['/api/teacher/classes'],
  queryFn: ({ signal }) => api.get('/api/teacher/classes', TeacherClasses, { signal }),
});
