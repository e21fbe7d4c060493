import { type Actor, roles } from '@hedgerow/domain/access';
import { dashboardOf } from '@hedgerow/domain/homes';
import { planAllows } from '@hedgerow/domain/plans';

/** What makes a read old: an event of the server by its type, or `learning`, something that this page itself made or handed in. */
export type Cause = 'file' | 'activity' | 'family' | 'learning';

type Read = {
  /** `*`: everything below. `:id`: an id. `:child`: the child whom a parent's page shows first. */
  readonly address: string;
  readonly staleAfter?: readonly Cause[];
  /** Kept on a pupil's own device for a day without a line, with this query if it has one. Whatever is not marked is never kept. */
  readonly offline?: true | { readonly query: RegExp };
  /** Whose dashboard is made of it: the server names it with the page, so that it comes beside the code and not after it. */
  readonly first?: (actor: Actor) => boolean;
};

const isPupil = (actor: Actor): boolean => actor.role === 'student';
const hasToday = (actor: Actor): boolean => actor.role === 'student' && planAllows(actor.plan, 'today_recommendations');
const hasJourney = (actor: Actor): boolean => actor.role === 'student' && actor.phase === 'primary' && planAllows(actor.plan, 'practice');
const hasChild = (actor: Actor): boolean => (actor.role === 'parent' || actor.role === 'home_educator') && actor.childIds.length > 0;

export const profileAddress = '/api/simple-auth/profile';

const learnt = ['activity', 'learning'] as const;

/**
 * Every read that is more than asked for once: a new one gets its row here, and events, what was just handed in, the offline cache and the
 * first view follow. How it is asked for, and what its answer is, stands in the feature's `api.ts`. Several rows may fit an address.
 */
const reads: readonly Read[] = [
  { address: profileAddress, staleAfter: ['family'], offline: true, first: () => true },

  { address: '/api/student/stats', offline: true, first: isPupil },
  { address: '/api/student/assignments', offline: true, first: isPupil },
  { address: '/api/student/today', offline: true, first: hasToday },
  { address: '/api/student/recent-activity', offline: true },
  { address: '/api/student/calendar', offline: { query: /^month=\d{4}-\d{2}$/ } },
  { address: '/api/student/*', staleAfter: learnt },
  { address: '/api/ai/recommendations', staleAfter: learnt, offline: true },
  { address: '/api/adaptive-learning/*', staleAfter: learnt },
  { address: '/api/avatar-items', staleAfter: learnt, offline: true },
  { address: '/api/national-checks', offline: true },
  { address: '/api/class-resources', offline: true },
  { address: '/api/cms/announcements', offline: true },

  { address: '/api/assessments', staleAfter: ['learning'], offline: true, first: hasJourney },
  { address: '/api/assessments/*', staleAfter: ['learning'] },
  { address: '/api/assessments/:id', offline: true },
  { address: '/api/practice/:id', offline: true },
  { address: '/api/flashcards/*', staleAfter: ['learning'] },
  { address: '/api/flashcards/today', offline: true },
  { address: '/api/flashcards/decks', offline: true },
  { address: '/api/flashcards/revision-guide/:id', offline: true },
  { address: '/api/revision-guides', staleAfter: ['learning'], offline: true },
  { address: '/api/revision-guides/*', staleAfter: ['learning'] },
  { address: '/api/pdf-downloads', staleAfter: learnt },
  { address: '/api/files', staleAfter: ['file'], offline: true },
  { address: '/api/files/*', staleAfter: ['file'] },

  { address: '/api/parent/children', first: hasChild },
  { address: '/api/student/recent-activity/:child', first: hasChild },
  { address: '/api/assessments/user/:child', staleAfter: ['activity'] },
  { address: '/api/revision-guides/user/:child', staleAfter: ['activity'] },
  { address: '/api/files/user/:child', staleAfter: ['activity'] },
  { address: '/api/parent/child/:child/insight', first: hasChild },
  { address: '/api/parent/child/*', staleAfter: ['file'] },
  { address: '/api/parent/*', staleAfter: ['activity', 'family'] },
  { address: '/api/assessments/search', staleAfter: ['activity'] },
  { address: '/api/revision-guides/search', staleAfter: ['activity'] },
  { address: '/api/files/search', staleAfter: ['activity'] },
  { address: '/api/assignments/*', staleAfter: ['activity'] },
  { address: '/api/payments/*', staleAfter: ['family'] },
  { address: '/api/stripe/*', staleAfter: ['family'] },
];

const patternOf = (address: string): RegExp => new RegExp(`^${address.replace('/*', '/.*').replaceAll(/:\w+/g, '[0-9a-f-]{36}')}$`);
const rows = reads.map((read) => ({ ...read, pattern: patternOf(read.address) }));

/** `address` may have a question mark and what follows. */
export const isStaleAfter = (cause: Cause, address: string): boolean => {
  const [path = ''] = address.split('?');
  return rows.some(({ pattern, staleAfter }) => staleAfter?.includes(cause) === true && pattern.test(path));
};

/** With its question mark and what follows: a question that is not expected is somebody else's business. */
export const isCachedOffline = (address: string): boolean => {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  return rows.some(
    ({ pattern, offline }) =>
      offline !== undefined && pattern.test(path) && (offline === true ? !address.includes('?') : offline.query.test(query)),
  );
};

/** Everybody's dashboard: the least it reads is who is here. */
export const pagesWithFirstReads: readonly string[] = [...new Set(roles.map(dashboardOf))];

/** The addresses that a dashboard's first view is made of, by who opens it. A visitor's page asks who is here, and no more. */
export const preloadQueries = (page: string, actor: Actor | null): readonly string[] => {
  // The child's screens are asked for in the child's name (docs/product/accounts.md#looking-as-a-child).
  if (actor !== null && 'looksAt' in actor && page === dashboardOf('student')) return [];
  if (actor === null || page !== dashboardOf(actor.role)) return [profileAddress];
  const [child = ''] = 'childIds' in actor ? actor.childIds : [];
  return reads.filter(({ first }) => first?.(actor) === true).map(({ address }) => address.replace(':child', child));
};
