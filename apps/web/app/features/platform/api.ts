import { LtiClass, LtiCourseList } from '@hedgerow/contracts/lti';
import { Success } from '@hedgerow/contracts/shapes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const pathOf = (classId: string): string => `/api/teacher/classes/${classId}/platform`;

export const platformQuery = (classId: string) =>
  queryOptions({ queryKey: [pathOf(classId)], queryFn: ({ signal }) => api.get(pathOf(classId), LtiClass, { signal }) });

/** Asks the platform now: a press, and kept nowhere. */
export const useReadList = (classId: string, courseId: string) =>
  useMutation({ mutationFn: () => api.post(`${pathOf(classId)}/${courseId}/list`, {}, LtiCourseList) });

type Link = { readonly subject: string; readonly childId: string };

const useChange = <Wish>(classId: string, change: (wish: Wish) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: platformQuery(classId).queryKey }),
  });
};

export const useLink = (classId: string, courseId: string) =>
  useChange(classId, (link: Link) => api.post(`${pathOf(classId)}/${courseId}/links`, link, Success));
export const useUnlink = (classId: string, courseId: string) =>
  useChange(classId, (childId: string) => api.delete(`${pathOf(classId)}/${courseId}/links/${childId}`, Success));
