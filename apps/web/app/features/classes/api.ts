import type { Assessment } from '@hedgerow/contracts/assessments';
import type { ClassAnalytics, ClassPupilPage, ClassWeek, Homework, TeacherClass } from '@hedgerow/contracts/classes';
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

export const homeworkQuery = queryOptions({
  queryKey: ['/api/teacher/homework'],
  queryFn: ({ signal }) => api.get('/api/teacher/homework', typed<Homework[]>(), { signal }),
  staleTime: 0,
});

const pupilAddress = (classId: string, childId: string): string => `/api/teacher/classes/${classId}/pupils/${childId}`;

export const pupilQuery = (classId: string, childId: string) =>
  queryOptions({
    queryKey: [pupilAddress(classId, childId)],
    queryFn: ({ signal }) => api.get(pupilAddress(classId, childId), typed<ClassPupilPage>(), { signal }),
  });

/** A finished quiz that was set in the class. */
export const pupilWorkQuery = (classId: string, childId: string, assignmentId: string) => {
  const address = `${pupilAddress(classId, childId)}/work/${assignmentId}`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, typed<Assessment>(), { signal }) });
};
