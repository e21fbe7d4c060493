import type { QueryClient } from '@tanstack/react-query';
import { cachedAt, cachedAnswer, pupilCache, type ToWorker } from './offline-cache.ts';
import { isCachedOffline, profileAddress } from '@hedgerow/contracts/reads';
import { isLeaving, untilLeaving } from './leaving.ts';
import { settled } from './settled.ts';

/** The worker that sees this page's calls, once it does. */
const controllerOf = async (workers: ServiceWorkerContainer): Promise<ServiceWorker | null> => {
  if (workers.controller === null) await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  return workers.controller;
};

/** What this page has read before its calls were seen. */
const readSoFar = (client: QueryClient): readonly string[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey }) => queryKey.join('/'))
    .filter(isCachedOffline);

const readForLater = async (addresses: readonly string[]): Promise<void> => {
  // What does not come now is kept when it is opened.
  await Promise.allSettled([...new Set(addresses)].map((address) => fetch(address, { credentials: 'include', signal: untilLeaving() })));
};

type Keeping = {
  readonly pupil: string;
  readonly client: QueryClient;
  readonly also: () => Promise<readonly string[]>;
  readonly over: AbortSignal;
};

/** From now on this device opens without a line, for this pupil: the worker comes, and what the day needs is read for it. */
export const cacheForPupil = async ({ pupil, client, also, over }: Keeping): Promise<void> => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const isOver = (): boolean => over.aborted || isLeaving();
  // A connection that is not secure has none. This may also come late: somebody who has begun to sign out is not kept again.
  if (workers === undefined || isOver()) return;
  const wasControlled = workers.controller !== null;
  workers.controller?.postMessage({ pupil } satisfies ToWorker, []);
  await settled();
  if (isOver() || !navigator.onLine) return;
  await workers.register('/sw.js', { updateViaCache: 'none' });
  const controller = await controllerOf(workers);
  if (isOver()) return;
  controller?.postMessage({ pupil } satisfies ToWorker, []);
  await readForLater([...(wasControlled ? [] : [profileAddress, ...readSoFar(client)]), ...(await also())]);
};

/** When what is shown without a line was read; undefined where nothing is kept. */
export const cachedSince = async (pupil: string): Promise<Date | undefined> => {
  const answer = await globalThis.caches?.match(profileAddress, { cacheName: pupilCache(pupil) });
  const at = answer?.headers.get(cachedAt);
  return at === undefined || at === null ? undefined : new Date(at);
};

/** Keeps what only this page knows yet, such as an attempt with its newest answers; nothing where nothing of this pupil is kept. */
export const cacheOnDevice = async (pupil: string, address: string, body: unknown): Promise<void> => {
  const name = pupilCache(pupil);
  const isKept = await globalThis.caches?.has(name);
  if (!isKept) return;
  const cache = await caches.open(name);
  await cache.put(address, cachedAnswer(JSON.stringify(body), new Date()));
};
