import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

const later = (): Promise<string> => new Promise((resolve) => setTimeout(() => resolve('nothing'), 20));

/** A page of its own: which calls it has sent, and which of them were broken off. */
const aPage = async () => {
  const sent: string[] = [];
  const brokenOff: string[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    sent.push(address);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        brokenOff.push(address);
        reject(signal.reason as Error);
      });
    });
  });
  vi.resetModules();
  const [{ api }, { beginLeaving }] = await Promise.all([import('./api.ts'), import('./leaving.ts')]);
  return {
    sent,
    brokenOff,
    beginLeaving,
    get: (address: string, signal?: AbortSignal) => api.get(address, z.unknown(), { ...(signal && { signal }) }),
  };
};

// The last of these pages was left: what other files of this worker import must be a page of its own.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

beforeEach(() => vi.unstubAllGlobals());

test('from the moment somebody begins to sign out a page asks nothing more, and shows no error for what it had asked', async () => {
  const page = await aPage();
  const asked = page.get('/api/a');
  const withSignal = page.get('/api/b', new AbortController().signal);
  page.beginLeaving();
  const late = page.get('/api/c', new AbortController().signal);
  expect(await Promise.race([asked, withSignal, late, later()])).toBe('nothing');
  expect(page).toMatchObject({ sent: ['/api/a', '/api/b'], brokenOff: ['/api/a', '/api/b'] });
});

test('a call whose asker has gone still ends as before', async () => {
  const page = await aPage();
  const asker = new AbortController();
  const asked = page.get('/api/a', asker.signal);
  asker.abort();
  await expect(asked).rejects.toThrow(/abort/i);
});
