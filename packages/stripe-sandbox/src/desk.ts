import type { NewId } from './ids.ts';
import { contains, newestFirst, type SandboxStore } from './store.ts';
import type { Inside, Kind, Kinds, Stored, StripeEvent } from './wire.ts';

export const apiVersion = '2026-10-28.endive';

/** What one request may do with the sandbox's objects. Nothing is written before the whole request has succeeded. */
export interface Desk {
  readonly find: <K extends Kind>(kind: K, id: string) => Promise<Kinds[K] | null>;
  /** Newest first. */
  readonly list: <K extends Kind>(kind: K, where?: object) => Promise<readonly Kinds[K][]>;
  readonly any: (id: string) => Promise<Stored | null>;
  readonly put: <T extends Stored>(object: T) => T;
  readonly remove: (id: string) => void;
  readonly newId: NewId;
  /** Unix seconds: the test clock's time when there is one, otherwise the real time. */
  readonly now: (testClock?: string | null) => Promise<number>;
  readonly emit: (type: string, object: Stored, previous?: object) => Promise<void>;
  /** Where hosted pages are shown, such as `http://127.0.0.1:3000/sandbox`. */
  readonly pages: string;
}
export interface OpenDesk {
  readonly desk: Desk;
  readonly save: () => Promise<void>;
}
export interface DeskNeeds {
  readonly store: SandboxStore;
  readonly now: () => Date;
  readonly newId: NewId;
  readonly pages: () => string;
}

/** The object as the outside sees it: what only the sandbox knows is taken out, at every depth. */
export const asSeen = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asSeen);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (key === 'sandbox' ? [] : [[key, asSeen(part)]])));
};

/** The call that the desk is opened for; events name it. */
export interface AskedBy {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}
const nobody: AskedBy = { requestId: null, idempotencyKey: null };

export const openDesk = ({ store, now, newId, pages }: DeskNeeds, { requestId, idempotencyKey }: AskedBy = nobody): OpenDesk => {
  const puts = new Map<string, Stored>();
  const removes = new Set<string>();

  const any = async (id: string): Promise<Stored | null> => {
    if (removes.has(id)) return null;
    return puts.get(id) ?? ((await store.read(id)) as Stored | null);
  };
  const put = <T extends Stored>(object: T): T => {
    removes.delete(object.id);
    puts.set(object.id, object);
    return object;
  };
  const list = async <K extends Kind>(kind: K, where: object = {}): Promise<readonly Kinds[K][]> => {
    const kept = (await store.list(kind, where)).filter((row) => !puts.has(row.id) && !removes.has(row.id));
    const fresh = [...puts.values()].filter((row) => row.object === kind && contains(row, where));
    return [...kept, ...fresh].toSorted(newestFirst) as unknown as readonly Kinds[K][];
  };
  const find = async <K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null> => {
    const object = await any(id);
    return object?.object === kind ? (object as Kinds[K]) : null;
  };
  const time = async (testClock?: string | null): Promise<number> => {
    const clock = typeof testClock === 'string' ? await find('test_helpers.test_clock', testClock) : null;
    return clock?.frozen_time ?? Math.floor(now().getTime() / 1000);
  };

  const emit = async (type: string, object: Stored & Inside, previous?: object): Promise<void> => {
    const endpoints = (await list('webhook_endpoint')).filter(
      ({ status, enabled_events: wanted }) => status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
    );
    const created = await time('test_clock' in object && typeof object.test_clock === 'string' ? object.test_clock : null);
    const event: StripeEvent = put({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created,
      data: { object: asSeen(object) as object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: { id: requestId, idempotency_key: idempotencyKey },
      type,
    });
    for (const endpoint of endpoints)
      put({
        id: newId('sbxdlv'),
        object: 'sandbox.delivery',
        created,
        event: event.id,
        endpoint: endpoint.id,
        attempts: 0,
        state: 'waiting',
      });
  };

  return {
    desk: { any, put, list, find, emit, newId, now: time, remove: (id) => void (removes.add(id), puts.delete(id)), pages: pages() },
    save: () => (puts.size + removes.size === 0 ? Promise.resolve() : store.write([...puts.values()], [...removes])),
  };
};
