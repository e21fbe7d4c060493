import { scope } from './scope.ts';

/** What the server gives instead of the worker when the operator has switched it off: it takes everything away, itself too. */
const leave = async (): Promise<void> => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
