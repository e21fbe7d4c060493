import { type Actor, type Parent, type Pupil, roles } from '@hedgerow/domain/access';
import { dashboardOf } from '@hedgerow/domain/homes';
import { planAllows } from '@hedgerow/domain/plans';

const profile = '/api/simple-auth/profile';

const pupilReads = ({ plan, phase }: Pupil): readonly string[] => [
  '/api/student/stats',
  '/api/student/assignments',
  ...(planAllows(plan, 'today_recommendations') ? ['/api/student/today'] : []),
  ...(phase === 'primary' && planAllows(plan, 'practice') ? ['/api/assessments'] : []),
];

const parentReads = ({ childIds: [first] }: Parent): readonly string[] =>
  first === undefined
    ? []
    : [
        '/api/parent/children',
        `/api/student/progress/${first}`,
        `/api/student/recent-activity/${first}`,
        `/api/assessments/user/${first}`,
        `/api/revision-guides/user/${first}`,
        `/api/files/user/${first}`,
        `/api/parent/child/${first}/insight`,
      ];

/** Everybody's dashboard: the least it reads is who is here. */
export const pagesWithFirstReads: readonly string[] = [...new Set(roles.map(dashboardOf))];

/**
 * The addresses that a dashboard's first view is made of, by who opens it: the server names them with the page, so that the browser
 * fetches them beside the code and not after it. A visitor's page asks who is here, and no more.
 */
export const preloadQueries = (page: string, actor: Actor | null): readonly string[] => {
  if (actor === null || page !== dashboardOf(actor.role)) return [profile];
  if (actor.role === 'student') return [profile, ...pupilReads(actor)];
  if (actor.role === 'parent' || actor.role === 'home_educator') return [profile, ...parentReads(actor)];
  return [profile];
};
