import type { Assignment } from '@hedgerow/contracts/assignments';
import type { Assessment, AssessmentSummary } from '@hedgerow/contracts/assessments';
import type { SchoolFile } from '@hedgerow/contracts/files';
import type { Child, UpdateChildBody } from '@hedgerow/contracts/families';
import type { Guide, GuideSummary } from '@hedgerow/contracts/guides';
import type { ChildInsight } from '@hedgerow/contracts/insight';
import type { ActivityItem, ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import type { Today } from '@hedgerow/contracts/today';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnswerSchema, anyAnswer, api, typed } from '../../lib/api.ts';

const read = <T>(path: string, answer: AnswerSchema<T>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, answer, { signal }) });

/** What a parent reads about one child (docs/product/families.md#the-parents-dashboard). Live events make them old by the beginning of their address (lib/events.ts). */
export const progressQuery = (childId: string) => read(`/api/student/progress/${childId}`, typed<ProgressSummary>());
export const statsQuery = (childId: string) => read(`/api/student/stats/${childId}`, typed<StudentStats>());
export const activityQuery = (childId: string) => read(`/api/student/recent-activity/${childId}`, typed<ActivityItem[]>());
export const insightQuery = (childId: string) => read(`/api/parent/child/${childId}/insight`, typed<ChildInsight>());
/** The day as it stands on the child's own page. */
export const todayQuery = (childId: string) => read(`/api/student/today/${childId}`, typed<Today>());
/** What is set for the child, as Set work shows it. */
export const childWorkQuery = (childId: string) => read(`/api/assignments/child/${childId}`, typed<Assignment[]>());
export const guidesQuery = (childId: string) => read(`/api/revision-guides/user/${childId}`, typed<GuideSummary[]>());
export const filesQuery = (childId: string) => read(`/api/files/user/${childId}`, typed<SchoolFile[]>());
export const assessmentsQuery = (childId: string) => read(`/api/assessments/user/${childId}`, typed<AssessmentSummary[]>());
export const guideQuery = (guideId: string) => read(`/api/revision-guides/${guideId}`, typed<Guide>());
export const assessmentQuery = (assessmentId: string) => read(`/api/assessments/${assessmentId}`, typed<Assessment>());

/** What the child's screens show, switched by their parent. */
export const useSwitchChild = (childId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<UpdateChildBody, 'streaksOn' | 'celebrationsOn' | 'suggestionsOn' | 'modelOn' | 'dailyLimit' | 'hard'>) =>
      api.patch(`/api/parent/child/${childId}`, body, typed<Child>()),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['/api/parent/children'] }),
        client.invalidateQueries({ queryKey: [`/api/student/stats/${childId}`] }),
      ]),
  });
};

/** Practice on one thing, five questions to begin with, due in a week: what the page names can be set in one press. */
export const useSetPractice = (childId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ subject, topic }: { readonly subject: string; readonly topic: string }) =>
      api.post(
        '/api/assignments',
        { childIds: [childId], title: topic.slice(0, 120), subject, topic: topic.slice(0, 120), difficulty: 'beginner', numQuestions: 5 },
        anyAnswer,
      ),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/assignments') }),
  });
};
