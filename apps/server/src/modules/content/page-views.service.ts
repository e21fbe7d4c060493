import { findWebRoute } from '@hedgerow/contracts/web-routes';
import type { Actor } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import type { Clock } from '#ports/clock.ts';
import type { PageViews, PageViewsRepository } from './page-views.repository.ts';

export type PageViewsDeps = {
  readonly views: PageViewsRepository;
  readonly postExists: (id: string) => Promise<boolean>;
  readonly now: Clock;
};

/**
 * Our own counter of public pages: a number a day and page, nothing about who. No cookie, no address, no browser.
 * A pupil's session is never counted, nor a parent's who looks through a child's eyes (docs/product/accounts.md#measuring).
 */
export const pageViewsService = ({ views, postExists, now }: PageViewsDeps) => {
  const waiting = new Map<string, PageViews>();

  const pathFor = async (path: string): Promise<string | undefined> => {
    const route = findWebRoute(path);
    if (route === undefined || route.who !== 'everyone' || route.kind !== 'page') return undefined;
    if (!route.path.includes(':')) return route.path;
    const id = path.split('/').at(-1) ?? '';
    return (await postExists(id)) ? `/blog/${id}` : undefined;
  };

  const flush = async (): Promise<void> => {
    const rows = [...waiting.values()];
    waiting.clear();
    if (rows.length > 0) await views.add(rows);
  };

  return {
    /** Counts in memory; what is not a public page of ours is not counted. */
    count: async (actor: Actor | null, path: string): Promise<void> => {
      if (actor?.role === 'student') return;
      const counted = await pathFor(path);
      if (counted === undefined) return;
      const day = londonDate(now());
      const key = `${day} ${counted}`;
      waiting.set(key, { day, path: counted, views: (waiting.get(key)?.views ?? 0) + 1 });
    },
    /** Writes down what was counted since the last time. */
    flush,
    /** The newest day first, and in it the most read page first. `days` includes today. */
    report: async (days: number): Promise<PageViews[]> => {
      await flush();
      return views.since(addDays(londonDate(now()), 1 - days));
    },
  };
};
export type PageViewsService = ReturnType<typeof pageViewsService>;
