import { openSentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { Screened } from '@hedgerow/teaching/safety/screen-text';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closeReader, lettersReadHere, type Typed } from './close-reader.ts';

const worker = openSentenceWorker();
/** Its words alone say no more than perhaps; its meaning gives it away. */
const quiet = 'i pull my hair out in clumps and hide it';
const heard: Screened = { kind: 'disclosure', category: 'self_harm' };
/** Read before, so that it comes at once from what the worker remembers. */
beforeAll(() => worker.weigh([quiet]));
afterEach(() => vi.useRealTimers());
afterAll(worker.close);

const typed = (text: string, childId = 'ada'): Typed => ({ text, field: 'any', childId });
const errors: Error[] = [];
const readerWith = (weigh: typeof worker.weigh) => {
  errors.length = 0;
  return closeReader({ sentences: { weigh }, screen: undefined, onError: (error) => void errors.push(error) });
};

test('a sentence that the words do not give away is heard by its meaning', async () => {
  expect(screenText(quiet).kind).toBe('fine');
  expect(await readerWith(worker.weigh).read(typed(quiet))).toEqual(heard);
});

test('a model that is slow does not keep a child waiting, and what it says later is heard', async () => {
  vi.useFakeTimers();
  const opening = Promise.withResolvers<void>();
  const later = Promise.withResolvers<Screened>();
  const reader = readerWith(async (texts) => {
    await opening.promise;
    return worker.weigh(texts);
  });
  const reading = reader.read(typed(quiet), async (found) => later.resolve(found));
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
  expect(await reader.read(typed('my dad hits me'))).toEqual({ kind: 'disclosure', category: 'harm_by_others' });
  expect(await reader.read(typed(quiet), async (found) => later.resolve(found))).toMatchObject({ kind: 'fine' });
  await vi.advanceTimersByTimeAsync(5000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await later.promise).toEqual(heard);
});

test('a model that stays away is given up, and the error holds nothing of the text', async () => {
  vi.useFakeTimers();
  const reader = readerWith((texts) => Promise.reject(new Error(`gone at ${texts[0]}`)));
  await reader.read(typed(quiet), () => Promise.reject(new Error('never asked')));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).not.toContain('deserve');
});

/** Stands for the thread: says how much it was given to read, and finds what nobody else finds. */
const threadThatCounts = () => {
  const read: number[] = [];
  const found: Screened = { kind: 'unfit', category: 'rude' };
  return {
    read,
    worthAsking: async (text: string) => {
      read.push(text.length);
      return [];
    },
    screenText: async (text: string) => {
      read.push(text.length);
      return found;
    },
    ownCallIn: async (text: string) => {
      read.push(text.length);
      return undefined;
    },
  };
};
const long = 'we went along the river. '.repeat(8000);

test.each([
  ['with the model', worker],
  ['by words alone', undefined],
])('of a long text the server’s own thread reads nothing, %s', async (_, sentences) => {
  const screen = threadThatCounts();
  const reader = closeReader({ sentences, screen, onError: (error) => expect.unreachable(error.message) });
  expect(await reader.read(typed(long))).toEqual({ kind: 'unfit', category: 'rude' });
  expect(screen.read.length).toBeLessThanOrEqual(2);
  expect(await reader.read(typed('a'.repeat(lettersReadHere)))).toEqual({ kind: 'fine' });
  expect(await reader.readPage({ text: long, childId: 'ada' })).toBeUndefined();
  expect(screen.read.every((letters) => letters === long.length)).toBe(true);
});

test('a model that is slow does not bring a long text back into the server’s own thread', async () => {
  vi.useFakeTimers();
  const screen = { ...threadThatCounts(), worthAsking: async () => ['we went along the river'] };
  const reader = closeReader({ sentences: { weigh: () => new Promise(() => {}) }, screen, onError: () => {} });
  const reading = reader.read(typed(long));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await reading).toEqual({ kind: 'unfit', category: 'rude' });
});

test('who sends one long text after another stands behind everybody else after each', async () => {
  const order: string[] = [];
  const screen = {
    worthAsking: async () => [],
    screenText: async (text: string): Promise<Screened> => {
      order.push(text.slice(0, 3));
      return { kind: 'fine' };
    },
    ownCallIn: async () => undefined,
  };
  const reader = closeReader({ sentences: undefined, screen, onError: () => {} });
  const of = (childId: string, name: string) => reader.read(typed(`${name} ${long}`, childId));
  await Promise.all([of('ada', 'ad1'), of('ada', 'ad2'), of('ada', 'ad3'), of('ben', 'be1')]);
  expect(order).toEqual(['ad1', 'ad2', 'be1', 'ad3']);
  const many = await Promise.allSettled(Array.from({ length: 40 }, () => of('ada', 'ad4')));
  expect(many.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(10);
});

test('what was harmless a moment ago is not read again', async () => {
  let asked = 0;
  const reader = readerWith(async (texts) => {
    asked += 1;
    return texts.map(() => [20, ...Array.from({ length: 9 }, () => -20)]);
  });
  const save = () => reader.read(typed('the river rises in the hills'));
  expect([await save(), await save(), await save()]).toEqual([{ kind: 'fine' }, { kind: 'fine' }, { kind: 'fine' }]);
  expect(asked).toBe(1);
  await reader.read(typed('the river rises in the hills and falls'));
  expect(asked).toBe(2);
});
