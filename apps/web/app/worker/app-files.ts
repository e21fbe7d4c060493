import { homeAddress } from './rules.ts';

/** Written in by the build: the hash of the list, and what today's plan, cards and quizzes are made of. */
declare const APP_VERSION: string;
declare const APP_FILES: readonly string[];

const prefix = 'hedgerow-app-';
const own = prefix + APP_VERSION;

/** The page with the files that belong to it, of one build. The page says nothing of anybody. */
export const fetchApp = async (): Promise<void> => {
  const cache = await caches.open(own);
  await cache.addAll(APP_FILES);
  const page = await fetch(homeAddress, { cache: 'reload' });
  if (!page.ok || page.redirected) throw new Error('the page did not come');
  await cache.put(homeAddress, page);
};

/** An open page may still need files of the build before this one; older ones go. */
export const dropOlderApps = async (): Promise<void> => {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
};

export const keptPage = (): Promise<Response | undefined> => caches.match(homeAddress, { cacheName: own, ignoreVary: true });

/** Names of files change with their contents: what is here is right. What else was opened is kept with the rest. */
export const assetOf = async (request: Request): Promise<Response> => {
  const there = await caches.match(request, { ignoreVary: true });
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok && (await caches.has(own))) await (await caches.open(own)).put(request, answer.clone());
  return answer;
};
