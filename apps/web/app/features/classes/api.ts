import { ClassAnalytics, ClassWeeks, TeacherClasses } from '@hedgerow/contracts/classes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const classesQuery = queryOptions({
  queryKey: ['/api/teacher/classes'],
  queryFn: ({ signal }) => api.get('/api/teacher/classes', TeacherClasses, { signal }),
});

export const weeksQuery = (classId: string) =>
  queryOptions({
    queryKey: [`/api/teacher/classes/${classId}/weeks`],
    queryFn: ({ signal }) => api.get(`/api/teacher/classes/${classId}/weeks`, ClassWeeks, { signal }),
  });

export const analyticsQuery = (classId: string) =>
  queryOptions({
    queryKey: [`/api/teacher/classes/${classId}/analytics`],
    queryFn: ({ signal }) => api.get(`/api/teacher/classes/${classId}/analytics`, ClassAnalytics, { signal }),
  });
