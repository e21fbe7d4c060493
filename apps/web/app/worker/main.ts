import { toWorker } from '../lib/offline-cache.ts';
import { assetOf, dropOlderApps, fetchApp, keptPage } from './app-files.ts';
import { hasPupil, keep, keepFor, clearOfflineCache, keptFor } from './offline-store.ts';
import { homeAddress, patience, wayOf } from './rules.ts';
import { type Asked, scope } from './scope.ts';

/** What the line says; what was kept if it says nothing in time. */
const lineFirst = async (asked: Promise<Response>, milliseconds: number, kept: () => Promise<Response | undefined>): Promise<Response> => {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
  const answered = asked.catch(() => Response.error());
  const first = await Promise.race([answered, late]);
  if (first !== undefined && first.type !== 'error') return first;
  return (await kept()) ?? answered;
};

const pageFor = ({ request }: Asked): Promise<Response> =>
  lineFirst(fetch(request), patience.page, async () => {
    if (!(await hasPupil())) return undefined;
    const page = await keptPage();
    return page !== undefined && new URL(request.url).pathname !== homeAddress ? Response.redirect(homeAddress) : page;
  });

const readFor = (event: Asked): Promise<Response> => {
  const { pathname, search } = new URL(event.request.url);
  const address = pathname + search;
  const tell = async (line: 'here' | 'gone'): Promise<void> => (await scope.clients.get(event.clientId))?.postMessage({ line }, []);
  const asked = fetch(event.request).then(
    (answer) => {
      event.waitUntil(Promise.all([keep(address, answer.clone()), tell('here')]));
      return answer;
    },
    (error: unknown) => {
      // A slow answer is no line that has gone: only a request that failed says so.
      event.waitUntil(tell('gone'));
      throw error;
    },
  );
  return lineFirst(asked, patience.read, () => keptFor(address));
};

const ways = { page: pageFor, asset: ({ request }: Asked) => assetOf(request).catch(() => Response.error()), read: readFor };

scope.addEventListener('install', (event) => event.waitUntil(Promise.all([fetchApp(), scope.skipWaiting()])));
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOlderApps(), scope.clients.claim()])));
scope.addEventListener('message', (event) => {
  const message = toWorker(event.data);
  if (!message) return;
  const done = message.pupil === null ? clearOfflineCache() : keepFor(message.pupil);
  event.waitUntil(done.then(() => event.ports[0]?.postMessage('done', [])));
});
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const way = wayOf({ method, mode, url: new URL(url), origin: location.origin });
  if (way !== 'leave') event.respondWith(ways[way](event));
});
