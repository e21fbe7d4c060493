import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';

/** One table as it lies in a backup: JSON lines, packed. */
export type TableFile = { readonly table: string; readonly rows: number; readonly sha256: string };

const atOnce = 500;
const fileOf = (folder: string, table: string): string => join(folder, `${table}.jsonl.gz`);

/** Those that point at others come after them. */
export const tablesInOrder = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const { rows: links } = await client.query<{ source: string; target: string }>(
    `select s.relname as source, t.relname as target from pg_constraint c join pg_class s on s.oid = c.conrelid
     join pg_class t on t.oid = c.confrelid join pg_namespace n on n.oid = s.relnamespace where c.contype = 'f' and n.nspname = 'public'`,
  );
  const left = new Set(rows.map(({ name }) => name));
  const order: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !links.some(({ source, target }) => source === name && target !== name && left.has(target)));
    if (free.length === 0) throw new Error('Tables point at each other in a circle.');
    for (const name of free) left.delete(name);
    order.push(...free);
  }
  return order;
};

/** Rows as the client's transaction sees them. PostgreSQL writes the JSON, so nothing is rounded on the way. */
export const writeTable = async (client: Client, folder: string, table: string): Promise<TableFile> => {
  const hash = createHash('sha256');
  let count = 0;
  await client.query(`declare all_rows no scroll cursor for select row_to_json(t)::text as line from public.${escapeIdentifier(table)} t`);
  const lines = async function* () {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from all_rows`);
      if (rows.length === 0) return;
      count += rows.length;
      const text = rows.map(({ line }) => `${line}\n`).join('');
      hash.update(text);
      yield text;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600 }));
  await client.query('close all_rows');
  return { table, rows: count, sha256: hash.digest('hex') };
};

/** Throws where the file is not the one that was written. */
export const readTable = async (client: Client, folder: string, { table, rows, sha256 }: TableFile): Promise<void> => {
  const hash = createHash('sha256');
  let count = 0;
  const name = `public.${escapeIdentifier(table)}`;
  const put = async (lines: readonly string[]): Promise<void> => {
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [`[${lines.join(',')}]`]);
  };
  let portion: string[] = [];
  const lines = createInterface({ input: createReadStream(fileOf(folder, table)).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) {
    hash.update(`${line}\n`);
    count += 1;
    portion.push(line);
    if (portion.length < atOnce) continue;
    await put(portion);
    portion = [];
  }
  if (portion.length > 0) await put(portion);
  if (count !== rows || hash.digest('hex') !== sha256) throw new Error(`The backup of ${table} is damaged.`);
};
