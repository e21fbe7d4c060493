import type { Desk } from '../desk.ts';
import { noSuch } from '../errors.ts';
import type { Kind, Kinds } from '../wire.ts';

/** The object an address names, or Stripe's 404. */
export const named = async <K extends Kind>(desk: Desk, kind: K, id: string | undefined, word: string = kind): Promise<Kinds[K]> => {
  const object = id === undefined ? null : await desk.find(kind, id);
  if (object === null) throw noSuch(word, id ?? '', 'id', 404);
  return object;
};

/** The object a parameter names, or Stripe's 400. */
export const given = async <K extends Kind>(desk: Desk, kind: K, id: string, param: string, word: string = kind): Promise<Kinds[K]> => {
  const object = await desk.find(kind, id);
  if (object === null) throw noSuch(word, id, param);
  return object;
};

/** Metadata after an update: given keys replace, empty values remove, an empty whole clears. */
export const mergedMetadata = (
  old: Record<string, string> | null,
  update: Readonly<Record<string, string>> | undefined,
): Record<string, string> => {
  if (update === undefined) return old ?? {};
  if (Object.keys(update).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...old, ...update }).filter(([, value]) => value !== ''));
};

/** The given filters that are not undefined. */
export const wanted = (filters: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
