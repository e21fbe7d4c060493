import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type SubjectId, subjectsNamed } from '@hedgerow/domain/subjects';
import type { Database } from './client.ts';

/** `%`, `_` and `\` stand for themselves. */
const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

type Places = {
  readonly texts: readonly AnyPgColumn[];
  readonly subject: AnyPgColumn<{ data: SubjectId }>;
};

/** Every word stands in one of the texts, or names the subject; true for no words. */
const saysAll = (words: readonly string[], { texts, subject }: Places): SQL | undefined =>
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

/** A table of what belongs to pupils. */
type OwnTable = PgTable & Readonly<Record<'familyId' | 'childId' | 'id', AnyPgColumn>> & { readonly subject: Places['subject'] };
type Kept = { readonly table: OwnTable; readonly at: AnyPgColumn; readonly texts: Places['texts'] };

/** What comes after the row `before` in a list that has the newest first: by the clock, and by id where two have one instant. */
const after = ({ table, at }: Kept, familyId: string, before: string | undefined): SQL | undefined => {
  if (before === undefined) return undefined;
  const [atName, idName, familyName] = [at, table.id, table.familyId].map(({ name }) => sql.identifier(name));
  return sql`(${at}, ${table.id}) < (select r.${atName}, r.${idName} from ${table} r where r.${familyName} = ${familyId} and r.${idName} = ${before})`;
};

export type OwnSearch = {
  readonly familyId: string;
  readonly childId: string;
  /** A row says every one of them. */
  readonly words: readonly string[];
  /** The last row of the page before this one. */
  readonly before: string | undefined;
};
/** A `select` of what a page shows, from that table; which rows, and in what order, is said here. */
type Listing<T> = {
  readonly where: (rows: SQL | undefined) => {
    readonly orderBy: (...newestFirst: SQL[]) => { readonly limit: (rows: number) => PromiseLike<readonly T[]> };
  };
};
type Page<T> = { readonly rows: readonly T[]; readonly total: number; readonly next: string | null };

/** One page of a pupil's own things that say every word, the newest first. */
export const searchOwn = async <T extends { readonly id: string }>(
  db: Database,
  listing: Listing<T>,
  kept: Kept,
  { familyId, childId, words, before }: OwnSearch,
): Promise<Page<T>> => {
  const { table, at, texts } = kept;
  const own = and(eq(table.familyId, familyId), eq(table.childId, childId), saysAll(words, { texts, subject: table.subject }));
  // One more is read than is given: it tells whether there is more.
  const found = await listing
    .where(and(own, after(kept, familyId, before)))
    .orderBy(desc(at), desc(table.id))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  return { rows, total: await db.$count(table, own), next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
};
