import type { Desk } from './desk.ts';
import { badRequest } from './errors.ts';
import type { RawMap } from './form.ts';
import { listOf, readShape, text, whole, type Read, type Shape } from './rules.ts';

export type Method = 'GET' | 'POST' | 'DELETE';
export interface Call<S extends Shape> {
  readonly desk: Desk;
  readonly params: Read<S>;
  /** The ids in the path, by their names. */
  readonly path: Readonly<Record<string, string>>;
}
export interface Route {
  readonly method: Method;
  readonly url: string;
  readonly run: (
    desk: Desk,
    raw: RawMap,
    path: Readonly<Record<string, string>>,
  ) => Promise<{ readonly answer: object; readonly expand: readonly string[] }>;
}

const expandShape = { expand: listOf(text()) };

/** One address of the API: its parameters (anything else is refused) and what it does. `expand` is understood everywhere. */
export const route = <const S extends Shape>(method: Method, url: string, shape: S, act: (call: Call<S>) => Promise<object>): Route => ({
  method,
  url,
  run: async (desk, raw, path) => {
    const { expand, ...rest } = raw;
    const wanted = readShape(expandShape, expand === undefined ? {} : { expand }).expand ?? [];
    return { answer: await act({ desk, params: readShape(shape, rest), path }), expand: wanted };
  },
});

export const paging = { limit: whole(1), starting_after: text(), ending_before: text() } as const;

export interface ListPage<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

/** One page of a newest-first list, cut as Stripe's cursors ask. */
export const page = <T extends { readonly id: string }>(all: readonly T[], url: string, cursor: Read<typeof paging>): ListPage<T> => {
  const limit = cursor.limit ?? 10;
  if (limit > 100) throw badRequest(`Invalid limit: must be less than or equal to 100`, 'parameter_invalid_integer', 'limit');
  const at = (id: string): number => all.findIndex((item) => item.id === id);
  if (cursor.ending_before !== undefined) {
    const before = all.slice(0, Math.max(0, at(cursor.ending_before)));
    return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url };
  }
  const after = cursor.starting_after === undefined ? all : all.slice(at(cursor.starting_after) + 1);
  return { object: 'list', data: after.slice(0, limit), has_more: after.length > limit, url };
};

export const wholeList = <T>(data: readonly T[], url: string): { object: 'list'; data: T[]; has_more: boolean; url: string } => ({
  object: 'list',
  data: [...data],
  has_more: false,
  url,
});
