import { contains, newestFirst, type SandboxStore, type StoreRow } from './store.ts';

/** A store that lives as long as its process. */
export const memoryStore = (): SandboxStore => {
  const rows = new Map<string, StoreRow>();
  return {
    read: (id) => Promise.resolve(rows.get(id) ?? null),
    list: (object, where) =>
      Promise.resolve([...rows.values()].filter((row) => row.object === object && contains(row, where)).toSorted(newestFirst)),
    write: (puts, removes) => {
      for (const row of puts) rows.set(row.id, structuredClone(row));
      for (const id of removes) rows.delete(id);
      return Promise.resolve();
    },
  };
};
