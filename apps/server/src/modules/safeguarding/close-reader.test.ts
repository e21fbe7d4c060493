import { openSentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { Screened } from '@hedgerow/teaching/safety/screen-text';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeReader } from './close-reader.ts';

const worker = openSentenceWorker();
/** Its words alone say no more than perhaps; its meaning gives it away. */
const quiet = 'i pull my hair out in clumps and hide it';
const heard: Screened = { kind: 'disclosure', category: 'self_harm' };
/** Read before, so that it comes at once from what the worker remembers. */
beforeAll(() => worker.weigh([quiet]));
afterEach(() => vi.useRealTimers());
afterAll(worker.close);

const errors: Error[] = [];
const readerWith = (weigh: typeof worker.weigh) => {
  errors.length = 0;
  return closeReader({ sentences: { weigh }, onError: (error) => void errors.push(error) });
};

test('a sentence that the words do not give away is heard by its meaning', async () => {
  expect(screenText(quiet).kind).toBe('fine');
  expect(await readerWith(worker.weigh).read(quiet, 'any')).toEqual(heard);
});

test('a model that is slow does not keep a child waiting, and what it says later is heard', async () => {
  vi.useFakeTimers();
  const opening = Promise.withResolvers<void>();
  const later = Promise.withResolvers<Screened>();
  const reader = readerWith(async (texts) => {
    await opening.promise;
    return worker.weigh(texts);
  });
  const reading = reader.read(quiet, 'any', async (found) => later.resolve(found));
  await vi.advanceTimersByTimeAsync(1500);
  expect((await reading).kind).toBe('fine');
  opening.resolve();
  expect(await later.promise).toEqual(heard);
});

test('while the model is away the words decide, and a text that is kept is read again when it is back', async () => {
  vi.useFakeTimers();
  const later = Promise.withResolvers<Screened>();
  let isAway = true;
  const reader = readerWith((texts) => (isAway ? Promise.reject(new Error(`gone at ${texts[0]}`)) : worker.weigh(texts)));
  expect(await reader.read('my dad hits me', 'any')).toEqual({ kind: 'disclosure', category: 'harm_by_others' });
  expect(await reader.read(quiet, 'any', async (found) => later.resolve(found))).toMatchObject({ kind: 'fine' });
  await vi.advanceTimersByTimeAsync(5000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await later.promise).toEqual(heard);
});

test('a model that stays away is given up, and the error holds nothing of the text', async () => {
  vi.useFakeTimers();
  const reader = readerWith((texts) => Promise.reject(new Error(`gone at ${texts[0]}`)));
  await reader.read(quiet, 'any', () => Promise.reject(new Error('never asked')));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).not.toContain('deserve');
});
