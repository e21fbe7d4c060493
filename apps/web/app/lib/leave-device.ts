import { anyAnswer, api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { ToWorker } from './kept-answers.ts';
import { waiting } from './unsent-answers.ts';

/** Everything of whoever learnt here goes: school computers are shared. The worker keeps nothing more from the first line on. */
export const forgetDevice = async (): Promise<void> => {
  for (const key of Object.keys(localStorage)) if (waiting.test(key)) localStorage.removeItem(key);
  // Both are missing where the connection is not secure.
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const { active } of workers) active?.postMessage({ pupil: null } satisfies ToWorker, []);
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Signs out: first the device, then the server, of which any answer will do. The mark stays until both are done. */
export const leaveDevice = async (mark: string): Promise<void> => {
  await forgetDevice().catch(() => undefined);
  await api.post('/api/simple-auth/logout', {}, anyAnswer).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'network') throw error;
  });
  localStorage.removeItem(mark);
};
