import { expect, test } from 'vitest';
import { answerStore, type SaveState, type Snapshot } from './attempt-draft.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const at = (currentQuestionIndex: number, ...userAnswers: number[]): Snapshot => ({ userAnswers, currentQuestionIndex });
const extras = { timeSpent: 9000, hintsShown: { a: 1 } };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A store with a server whose line can be cut, and a clock that is turned by hand. */
const aStore = (storage = shelf()) => {
  const world = { line: 'up' as 'up' | 'cut' | 'refused' };
  const sent: Snapshot[] = [];
  const states: SaveState[] = [];
  const timers: { milliseconds: number; run: () => void }[] = [];
  const store = answerStore({
    id: 'one',
    who: 'max',
    storage,
    send: async (snapshot) => {
      await settle();
      if (world.line !== 'up') throw new Error(world.line);
      sent.push(snapshot);
    },
    mayPass: (error) => error instanceof Error && error.message === 'cut',
    later: (milliseconds, run) => {
      const timer = { milliseconds, run };
      timers.push(timer);
      return () => void (timer.run = () => undefined);
    },
    onState: (state) => states.push(state),
  });
  return { store, world, sent, states, timers, storage };
};

test('an answer reaches the server, and then leaves the device', async () => {
  const { store, sent, states } = aStore();
  store.keep(at(1, 2), extras);
  expect(store.read().unsaved).toEqual(at(1, 2));
  await settle();
  await settle();
  expect(sent).toEqual([at(1, 2)]);
  expect(states.at(-1)).toBe('saved');
  expect(store.read()).toEqual({ ...extras, who: 'max', unsaved: null });
});

test('a save that fails stays on the device and is sent again by itself', async () => {
  const { store, world, sent, states, timers } = aStore();
  world.line = 'cut';
  store.keep(at(1, 2), extras);
  await settle();
  await settle();
  expect([states.at(-1), sent.length, timers[0]?.milliseconds]).toEqual(['waiting', 0, 2000]);
  expect(store.read().unsaved).toEqual(at(1, 2));
  world.line = 'up';
  timers[0]?.run();
  await settle();
  await settle();
  expect(sent).toEqual([at(1, 2)]);
  expect(states.at(-1)).toBe('saved');
});

test('it waits longer each time, up to half a minute', async () => {
  const { store, world, timers } = aStore();
  world.line = 'cut';
  store.keep(at(1, 2), extras);
  for (let turn = 0; turn < 6; turn += 1) {
    await settle();
    await settle();
    timers.at(-1)?.run();
  }
  await settle();
  await settle();
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2000, 5000, 10_000, 20_000, 30_000, 30_000, 30_000]);
});

test('answers given while a save is on its way are sent after it, the newest only', async () => {
  const { store, sent } = aStore();
  store.keep(at(1, 2), extras);
  store.keep(at(2, 2, 0), extras);
  store.keep(at(3, 2, 0, 1), extras);
  for (let turn = 0; turn < 6; turn += 1) await settle();
  expect(sent).toEqual([at(1, 2), at(3, 2, 0, 1)]);
});

test('what the server refuses for good is not sent for ever', async () => {
  const { store, world, timers, states } = aStore();
  world.line = 'refused';
  store.keep(at(1, 2), extras);
  await settle();
  await settle();
  expect([timers.length, states.at(-1)]).toEqual([0, 'refused']);
});

test('a closed tab loses nothing: the next one finds what was not saved', async () => {
  const storage = shelf();
  const first = aStore(storage);
  first.world.line = 'cut';
  first.store.keep(at(4, 1, 1, 1, 1), extras);
  await settle();
  first.store.stop();
  expect(aStore(storage).store.read()).toEqual({ ...extras, who: 'max', unsaved: at(4, 1, 1, 1, 1) });
});

test('after handing in nothing stays on the device, and nothing more is sent', async () => {
  const { store, world, storage, sent, timers } = aStore();
  world.line = 'cut';
  store.keep(at(1, 2), extras);
  await settle();
  await settle();
  store.forget();
  world.line = 'up';
  timers[0]?.run();
  store.keep(at(2, 2, 0), extras);
  await store.retry();
  expect([storage.kept.size, sent.length]).toEqual([0, 0]);
});

test('a device that refuses to keep anything still saves at the server, and spoilt memory is nothing', async () => {
  const refusing = {
    ...shelf(),
    setItem: () => {
      throw new Error('full');
    },
    getItem: () => '{spoilt',
  };
  const { store, sent } = aStore(refusing);
  store.keep(at(1, 2), extras);
  await settle();
  await settle();
  expect(sent).toHaveLength(1);
  expect(store.read().unsaved).toBeNull();
});

test('while everything is handed in nothing is saved beside it, and afterwards it goes on', async () => {
  const { store, sent } = aStore();
  store.hold(true);
  store.keep(at(1, 2), extras);
  await store.retry();
  await settle();
  expect([sent, store.read().unsaved]).toEqual([[], at(1, 2)]);
  store.hold(false);
  await settle();
  await settle();
  expect(sent).toEqual([at(1, 2)]);
});
