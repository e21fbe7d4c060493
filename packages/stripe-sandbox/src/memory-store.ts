import { contains, newestFirst, type SandboxStore, type StoreRow } from './store.ts';

/** A store that lives as long as its process. */
export const memoryStore = (): SandboxStore => {
  const rows = new Map<string, StoreRow>();
  const kinds = new Map<string, Set<string>>();
  const idsOf = (object: string): Set<string> => {
    const ids = kinds.get(object) ?? new Set();
    kinds.set(object, ids);
    return ids;
  };
  return {
    read: (id) => Promise.resolve(rows.get(id) ?? null),
    list: (object, where) => {
      const found = [...idsOf(object)].flatMap((id) => rows.get(id) ?? []);
      return Promise.resolve(found.filter((row) => contains(row, where)).toSorted(newestFirst));
    },
    write: (puts, removes) => {
      for (const row of puts) {
        rows.set(row.id, structuredClone(row));
        idsOf(row.object).add(row.id);
      }
      for (const id of removes) {
        idsOf(rows.get(id)?.object ?? '').delete(id);
        rows.delete(id);
      }
      return Promise.resolve();
    },
  };
};
