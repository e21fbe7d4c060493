import { anyAnswer, api } from '../../lib/api.ts';

let last = '';

/** One more for this page on our own counter: a date, a page, a number, nothing else. A count that is lost is no loss. */
export const countPage = (path: string): void => {
  if (path === last) return;
  last = path;
  api.post('/api/page-views', { path }, anyAnswer).catch(() => undefined);
};
