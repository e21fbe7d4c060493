import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Runner } from './client.ts';

type Prepared<Result> = { readonly execute: (values?: Record<string, unknown>) => Promise<Result> };

/** Drizzle binds what it prepares to the connection that it was prepared with; a transaction has one of its own. */
const connectionOf = (runner: Runner): unknown => {
  const { session } = (runner as NodePgDatabase)._;
  if (!('client' in session)) throw new Error('this database library keeps its connection somewhere else');
  return session.client;
};

/**
 * A statement whose text is made once for the process and not with each call: for a call with twenty statements, making their texts was
 * more work than all the rest. It runs in whatever transaction it is given, prepared under its name.
 */
export const builtOnce = <Result>(query: { readonly prepare: (name: string) => Prepared<Result> }, name: string) => {
  const prepared = query.prepare(name);
  return (runner: Runner, values: Readonly<Record<string, unknown>>): Promise<Result> => {
    const here = Object.create(prepared, { client: { value: connectionOf(runner) } }) as Prepared<Result>;
    return here.execute(values);
  };
};

/** A value that comes with the call, sent as it is: null stays null, and JSON is written by whoever gives it. */
export const given = <T>(name: string): SQL<T> => sql<T>`${sql.placeholder(name)}`;

const defaultOf = ({ default: fallback }: AnyPgColumn): unknown => {
  if (fallback === undefined || (typeof fallback === 'object' && fallback !== null && 'queryChunks' in fallback)) return null;
  return fallback;
};

const separated = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** For `insert(table).select(...)`: as many rows as the call gives, in one text that does not grow with them. */
export const givenRows = (table: PgTable): SQL => {
  const columns: readonly AnyPgColumn[] = Object.values(getTableColumns(table));
  const names = columns.map(({ name }) => sql`${sql.identifier(name)}`);
  const typed = columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  return sql`select ${separated(names)} from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as given(${separated(typed)})`;
};

type Written = { readonly key: string; readonly start: string; readonly fallback: string };
const writtenColumns = new WeakMap<PgTable, readonly Written[]>();
const columnsOf = (table: PgTable): readonly Written[] => {
  const known = writtenColumns.get(table);
  if (known !== undefined) return known;
  const columns = Object.entries<AnyPgColumn>(getTableColumns(table)).map(([key, column]) => {
    return { key, start: `${JSON.stringify(column.name)}:`, fallback: JSON.stringify(defaultOf(column)) };
  });
  writtenColumns.set(table, columns);
  return columns;
};

const rowText = (columns: readonly Written[], row: Readonly<Record<string, unknown>>): string => {
  let text = '';
  for (const { key, start, fallback } of columns) {
    const value = row[key];
    text += `${text === '' ? '{' : ','}${start}${value === undefined || value === null ? fallback : JSON.stringify(value)}`;
  }
  return `${text}}`;
};

/** The rows of a call, as `givenRows` reads them. What a row leaves out has the column's own default. */
export const asRows = <Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): { readonly rows: string } => {
  const columns = columnsOf(table);
  return { rows: `[${rows.map((row) => rowText(columns, row)).join(',')}]` };
};
