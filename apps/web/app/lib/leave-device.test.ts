import { afterEach, expect, test, vi } from 'vitest';
import { forgetDevice } from './leave-device.ts';
import { hasUnsentAnswers } from './unsent-answers.ts';

/** A browser's storage, caches and worker, as far as they are asked here. */
const aDevice = (stored: Readonly<Record<string, string>>, caches: readonly string[]) => {
  const names = new Set(caches);
  const told: unknown[] = [];
  const workers = [
    {
      active: {
        postMessage: (message: unknown, [answer]: readonly MessagePort[]) => {
          // The worker finishes what it was writing, and only then answers.
          names.add('hedgerow-pupil-max');
          told.push(message);
          answer?.postMessage('done', []);
        },
      },
      unregister: async () => workers.splice(0).length > 0,
    },
  ];
  const storage = Object.assign(
    Object.create({ getItem: (key: string) => storage[key] ?? null, removeItem: (key: string) => delete storage[key] }),
    stored,
  );
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [...workers] } });
  return { storage, names, told, workers };
};
afterEach(() => vi.unstubAllGlobals());

test('signing out leaves nothing of the pupil on the device, and what is the device’s own', async () => {
  const { storage, names, told, workers } = aDevice(
    {
      'hedgerow:attempt:a': '{}',
      'hedgerow:cards:max': '[]',
      'hedgerow:hand-in:max': '[]',
      'hedgerow:check:c': '[]',
      'mantine-color-scheme-value': 'dark',
    },
    ['hedgerow-app-1', 'hedgerow-pupil-max'],
  );
  await forgetDevice();
  expect([Object.keys(storage), [...names], told, workers.length]).toEqual([['mantine-color-scheme-value'], [], [{ pupil: null }], 0]);
});

test('answers that the server does not have yet are known before anybody signs out', () => {
  aDevice({ 'hedgerow:attempt:a': '{"timeSpent":1,"unsaved":null}' }, []);
  expect(hasUnsentAnswers()).toBe(false);
  aDevice({ 'hedgerow:attempt:a': '{"timeSpent":1,"unsaved":{"userAnswers":[1]}}' }, []);
  expect(hasUnsentAnswers()).toBe(true);
  aDevice({ 'hedgerow:cards:max': '[{}]' }, []);
  expect(hasUnsentAnswers()).toBe(true);
});
