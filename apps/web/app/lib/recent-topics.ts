import type { ActivityItem } from '@hedgerow/contracts/progress';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, typed } from './api.ts';

/** The latest fifty things that the pupil who is signed in did. */
export const recentActivityQuery = queryOptions({
  queryKey: ['/api/student/recent-activity'],
  queryFn: ({ signal }) => api.get('/api/student/recent-activity', typed<ActivityItem[]>(), { signal }),
});

/** What this pupil has worked on lately, newest first, each topic once; of one subject when it is known. */
export const useRecentTopics = (subject: SubjectId | undefined): readonly string[] => {
  const { data = [] } = useQuery(recentActivityQuery);
  // A piece of writing alone is called by its task, which is no topic to ask about.
  const asked = data.filter(({ hasEssays, score }) => !(hasEssays && score === null));
  const own = asked.filter((item) => subject === undefined || readSubject(item.subject) === subject);
  return [...new Set(own.map(({ topic }) => topic))].filter((topic) => topic !== '');
};
