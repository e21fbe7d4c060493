import type { Clock } from '#ports/clock.ts';
import type { Queue } from '#ports/queue.ts';
import type { Storage } from '#ports/storage.ts';

export type SweepNeeds = {
  readonly storage: Pick<Storage, 'remove' | 'list'>;
  readonly storeNotes: {
    readonly all: () => Promise<readonly { readonly name: string; readonly doing: 'arriving' | 'leaving'; readonly since: Date }[]>;
    readonly forget: (name: string) => Promise<void>;
    /** Every document that somebody has. */
    readonly namesInUse: () => Promise<ReadonlySet<string>>;
  };
  readonly now: Clock;
  readonly alert: (message: string) => void;
};

const hourMs = 3_600_000;
/** An upload lasts minutes at most: an older one is not under way any more. */
const youngest = 24 * hourMs;
/** So many strangers at once are no crash's leavings but another product's bucket or database. */
const mostStrangers = 1000;

/** Every hour: removals that the store did not take are repeated, and files that arrived for nobody go. */
export const settleNotes = async ({ storage, storeNotes: notes, now }: SweepNeeds): Promise<void> => {
  const open = await notes.all();
  const old = open.filter(({ doing, since }) => doing === 'leaving' || since.getTime() < now().getTime() - hourMs);
  if (old.length === 0) return;
  const inUse = await notes.namesInUse();
  for (const { name, doing } of old) {
    if (doing === 'leaving' || !inUse.has(name)) await storage.remove(name);
    else await notes.forget(name);
  }
};

/** Every day: the store against the rows, both ways. What nobody has is removed; what somebody has and is not there is said aloud. */
export const compareStore = async ({ storage, storeNotes: notes, now, alert }: SweepNeeds): Promise<void> => {
  const before = now().getTime() - youngest;
  // Rows first: what arrives while the store is read is young, and is left alone.
  const missing = new Set(await notes.namesInUse());
  const strangers: string[] = [];
  const all = new Set(missing);
  for await (const { name, cameAt } of storage.list()) {
    missing.delete(name);
    if (!all.has(name) && cameAt.getTime() < before) strangers.push(name);
  }
  const inUse = await notes.namesInUse();
  const lost = [...missing].filter((name) => inUse.has(name)).length;
  if (lost > 0) alert(`${lost} documents have a row and are not in the store.`);
  const gone = strangers.filter((name) => !inUse.has(name));
  if (gone.length > mostStrangers && gone.length > all.size)
    return alert(`${gone.length} files of the store belong to nobody: is it another product's? Nothing was removed.`);
  for (const name of gone) await storage.remove(name);
};

export const startSweepingStore = async (needs: SweepNeeds & { readonly queue: Pick<Queue, 'repeat'> }): Promise<void> => {
  await needs.queue.repeat('settle-store', '17 * * * *', () => settleNotes(needs));
  await needs.queue.repeat('compare-store', '52 3 * * *', () => compareStore(needs));
};
