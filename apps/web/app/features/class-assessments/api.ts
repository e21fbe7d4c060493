import { ClassAssessment, ClassAssessmentResults, ClassAssessments, type EssayMarkBody } from '@hedgerow/contracts/class-assessments';
import { type FollowUpBody, type FollowUpSet, FollowUpsThere } from '@hedgerow/contracts/follow-ups';
import { Success } from '@hedgerow/contracts/shapes';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, api, typed } from '../../lib/api.ts';

const addressOf = (classId: string): string => `/api/teacher/classes/${classId}/assessments`;

export const classAssessmentsQuery = (classId: string) =>
  queryOptions({ queryKey: [addressOf(classId)], queryFn: ({ signal }) => api.get(addressOf(classId), ClassAssessments, { signal }) });

/** Of the whole class, or of one of its groups. */
export const resultsQuery = (classId: string, groupId: string, only = '') => {
  const address = `${addressOf(classId)}/${groupId}${only === '' ? '' : `?group=${only}`}`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, ClassAssessmentResults, { signal }) });
};

const followUpsOf = (classId: string): string => `/api/teacher/classes/${classId}/follow-ups`;

/** What is followed up already in a class. */
export const followUpsQuery = (classId: string) =>
  queryOptions({ queryKey: [followUpsOf(classId)], queryFn: ({ signal }) => api.get(followUpsOf(classId), FollowUpsThere, { signal }) });

/** The papers of the class, what was set for each pupil, and the homework of all classes. */
const readAgain = (client: QueryClient, classId: string): Promise<void> => {
  const stale = [addressOf(classId), followUpsOf(classId), '/api/assignments', '/api/teacher/homework'];
  return client.invalidateQueries({ predicate: ({ queryKey }) => stale.some((address) => String(queryKey[0]).startsWith(address)) });
};

/** A few questions against a misconception, for those who showed it: due in a week. */
export const useFollowUp = (classId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FollowUpBody) => api.post(followUpsOf(classId), body, typed<FollowUpSet>()),
    onSuccess: () => readAgain(client, classId),
  });
};

export const useChangeDue = (classId: string, groupId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dueDate: string) => api.patch(`${addressOf(classId)}/${groupId}`, { dueDate }, ClassAssessment),
    onSuccess: () => readAgain(client, classId),
  });
};

/** From everybody who has not handed it in; what was handed in stays. */
export const useTakeBackPaper = (classId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (assignmentId: string) => api.delete(`/api/assignments/${assignmentId}?everyone=true`, anyAnswer),
    onSettled: () => readAgain(client, classId),
  });
};

type Mark = EssayMarkBody & { readonly childId: string; readonly questionId: string };

export const useMark = (classId: string, groupId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ childId, questionId, marks, comment }: Mark) =>
      api.put(`${addressOf(classId)}/${groupId}/marks/${childId}/${encodeURIComponent(questionId)}`, { marks, comment }, Success),
    onSuccess: () => void readAgain(client, classId),
  });
};
