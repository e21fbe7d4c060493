/** A stored object as the store sees it: an id, a kind, and the rest. */
export interface StoreRow {
  readonly id: string;
  readonly object: string;
  readonly created?: number;
}

/**
 * Where the sandbox keeps its objects. `write` applies all of one request or nothing of it.
 * `list` answers newest first, only rows that contain `where` (as PostgreSQL's `@>` understands it).
 */
export interface SandboxStore {
  readonly read: (id: string) => Promise<StoreRow | null>;
  readonly list: (object: string, where: object) => Promise<readonly StoreRow[]>;
  readonly write: (puts: readonly StoreRow[], removes: readonly string[]) => Promise<void>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether `whole` contains `part`, with the rules of PostgreSQL's jsonb `@>`. */
export const contains = (whole: unknown, part: unknown): boolean => {
  if (Array.isArray(part)) return Array.isArray(whole) && part.every((piece) => whole.some((item) => contains(item, piece)));
  if (!isObject(part)) return whole === part;
  return isObject(whole) && !Array.isArray(whole) && Object.entries(part).every(([key, value]) => contains(whole[key], value));
};

/** Newest first; ids carry the time, so equal seconds keep their order. */
export const newestFirst = (a: StoreRow, b: StoreRow): number => (b.created ?? 0) - (a.created ?? 0) || (a.id < b.id ? 1 : -1);
