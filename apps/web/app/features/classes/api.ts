import type { ClassAnalytics, ClassWeek, TeacherClass } from '@hedgerow/contracts/classes';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';

export const classesQuery = queryOptions({
  queryKey: ['/api/teacher/classes'],
  queryFn: ({ signal }) => api.get('/api/teacher/classes', typed<TeacherClass[]>(), { signal }),
});

export const weeksQuery = (classId: string) =>
  queryOptions({
    queryKey: [`/api/teacher/classes/${classId}/weeks`],
    queryFn: ({ signal }) => api.get(`/api/teacher/classes/${classId}/weeks`, typed<ClassWeek[]>(), { signal }),
  });

export const analyticsQuery = (classId: string) =>
  queryOptions({
    queryKey: [`/api/teacher/classes/${classId}/analytics`],
    queryFn: ({ signal }) => api.get(`/api/teacher/classes/${classId}/analytics`, typed<ClassAnalytics>(), { signal }),
  });
