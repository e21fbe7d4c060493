/** What a pupil's page and its worker agree on: whose things are in which cache, and when an answer was kept. */

const prefix = 'hedgerow-pupil-';
export const pupilCache = (pupil: string): string => prefix + pupil;
export const pupilOfCache = (name: string): string | undefined => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined);

/** On a kept answer: when it was read. */
export const cachedAt = 'x-kept-at';
export const cachedAnswer = (text: string, now: Date): Response =>
  new Response(text, { headers: { 'content-type': 'application/json', [cachedAt]: now.toISOString() } });

/** What a page tells the worker: whose reads to keep; null: nobody's. */
export type ToWorker = { readonly pupil: string | null };
export const toWorker = (data: unknown): ToWorker | undefined =>
  typeof data === 'object' && data !== null && 'pupil' in data ? (data as ToWorker) : undefined;
