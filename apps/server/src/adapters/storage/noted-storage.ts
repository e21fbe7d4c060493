import type { Clock } from '#ports/clock.ts';
import type { Storage } from '#ports/storage.ts';

export type Notes = {
  readonly note: (note: { readonly name: string; readonly doing: 'arriving' | 'leaving'; readonly since: Date }) => Promise<void>;
  readonly forget: (name: string) => Promise<void>;
};

/**
 * A store whose comings and goings are noted first: a file whose row was never written, or that could not be removed because the store
 * was away, is found by its note. A removal is therefore done once it is noted; the sweep repeats it until the bytes are gone.
 */
export const notedStorage = (storage: Storage, { note, forget }: Notes, now: Clock): Storage => ({
  ...storage,
  put: async ({ path, kind, name = storage.newName(kind) }) => {
    await note({ name, doing: 'arriving', since: now() });
    return storage.put({ path, kind, name });
  },
  remove: async (name) => {
    await note({ name, doing: 'leaving', since: now() });
    const removed = await storage.remove(name).then(
      () => true,
      () => false,
    );
    if (removed) await forget(name);
  },
});
