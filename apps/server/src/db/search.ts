import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type SubjectId, subjectsNamed } from '@hedgerow/domain/subjects';

/** `%`, `_` and `\` stand for themselves. */
const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

type Places = {
  readonly texts: readonly AnyPgColumn[];
  readonly subject: AnyPgColumn<{ data: SubjectId }>;
};

/** Every word stands in one of the texts, or names the subject; true for no words. */
export const saysAll = (words: readonly string[], { texts, subject }: Places): SQL | undefined =>
  and(
    ...words.map((word) => {
      const subjects = subjectsNamed(word);
      return or(
        ...texts.map((column) => sql`${column} ilike ${pattern(word)}`),
        ...(subjects.length === 0 ? [] : [inArray(subject, [...subjects])]),
      );
    }),
  );

/** Rows that one answer holds. */
const pageSize = 20;
/** One more is read than is given: it tells whether there is more. */
export const pageLimit = pageSize + 1;

type Order = { readonly at: AnyPgColumn; readonly id: AnyPgColumn; readonly family: AnyPgColumn };

/** What comes after the row `before` in a list that has the newest first: by the clock, and by id where two have one instant. */
export const after = ({ at, id, family }: Order, familyId: string, before: string | undefined): SQL | undefined => {
  if (before === undefined) return undefined;
  const [atName, idName, familyName] = [at, id, family].map(({ name }) => sql.identifier(name));
  return sql`(${at}, ${id}) < (select r.${atName}, r.${idName} from ${at.table} r where r.${familyName} = ${familyId} and r.${idName} = ${before})`;
};

export type Page<T> = { readonly rows: readonly T[]; readonly total: number; readonly next: string | null };

export const pageOf = <T extends { readonly id: string }>(read: readonly T[], counted: readonly { readonly total: number }[]): Page<T> => {
  const rows = read.slice(0, pageSize);
  return { rows, total: counted[0]?.total ?? 0, next: read.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
};
