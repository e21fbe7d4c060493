import type { ToWorker } from './offline-cache.ts';
import { classAddress, classOnTablet } from './class-place.ts';
import { endLeaving } from './leaving.ts';
import { waiting } from './unsent-answers.ts';

/** Milliseconds that a worker has to say that it keeps nothing more. */
const patience = 2000;

const stopKeeping = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const { port1: answer, port2: ask } = new MessageChannel();
    const stopped = () => {
      answer.close();
      resolve();
    };
    setTimeout(stopped, patience);
    answer.addEventListener('message', stopped);
    answer.start();
    worker.postMessage({ pupil: null } satisfies ToWorker, [ask]);
  });

/** Everything of whoever learnt here goes: school computers are shared. First the worker stops; what it was writing goes with the rest. */
export const forgetDevice = async (): Promise<void> => {
  for (const key of Object.keys(localStorage)) if (waiting.test(key)) localStorage.removeItem(key);
  // Both are missing where the connection is not secure.
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map(async ({ active }) => active && stopKeeping(active)));
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Signs out: first the device, then the server, of which any answer will do. Without a line it fails, and is still to be finished. */
export const leaveDevice = async (): Promise<string> => {
  // On a shared tablet the next child of the class comes in. The answer below takes away what the browser keeps, so it is read before.
  const code = classOnTablet();
  await forgetDevice().catch(() => undefined);
  // Not by `api`: this page asks nothing more but this.
  await fetch('/api/simple-auth/logout', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  endLeaving();
  return code === null ? '/login' : classAddress(code);
};
