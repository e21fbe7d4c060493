import { isCachedOffline } from '@hedgerow/contracts/reads';

/** How the worker answers: with a page, with a file of the build, with a read of the pupil's own; or not at all, and the browser asks as ever. */
export type Way = 'page' | 'asset' | 'read' | 'leave';

/** Milliseconds until what was kept is shown although the line may still answer. */
export const patience = { page: 4000, read: 8000 } as const;

/** The one page that opens without a line: the pupil's home. */
export const homeAddress = '/student/dashboard';

/** Not pages of ours, though a browser goes to them: documents, the payment sandbox, the letters of a trial. */
const notPages = /^\/(?:api|sandbox|dev)\//;

type Request = { readonly method: string; readonly mode: string; readonly url: URL; readonly origin: string };

export const wayOf = ({ method, mode, url, origin }: Request): Way => {
  if (method !== 'GET' || url.origin !== origin) return 'leave';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return notPages.test(url.pathname) ? 'leave' : 'page';
  return isCachedOffline(url.pathname + url.search) ? 'read' : 'leave';
};

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;

/** Whether the profile is that of this pupil in person: not of a parent who looks, of anybody else, or of nobody. */
export const isOwnProfile = (body: unknown, pupil: string): boolean => {
  const user = fieldOf(body, 'user');
  return fieldOf(user, 'id') === pupil && fieldOf(user, 'role') === 'student' && fieldOf(user, 'viewedByParent') === false;
};

/** An attempt or a practice is kept while it is open: with its marks and explanations it stays at the server. */
export const mayKeep = (address: string, body: unknown): boolean =>
  /^\/api\/practice\/./.test(address)
    ? fieldOf(body, 'result') === null
    : !/^\/api\/assessments\/./.test(address) || fieldOf(body, 'isCompleted') === false;
