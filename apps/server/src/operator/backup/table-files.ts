import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { AppError } from '@hedgerow/domain/errors';

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

/** Gives the lines in portions, and throws where the file is not the one that was written. */
const readPortions = async (
  folder: string,
  { table, rows, sha256 }: TableFile,
  put: (lines: readonly string[]) => Promise<void>,
): Promise<void> => {
  const hash = createHash('sha256');
  let count = 0;
  let rest = '';
  let portion: string[] = [];
  const take = async (lines: readonly string[]): Promise<void> => {
    count += lines.length;
    portion.push(...lines);
    if (portion.length < atOnce) return;
    const full = portion;
    portion = [];
    await put(full);
  };
  // A pipeline, unlike lines read from a pipe, passes on what breaks in the file or in its packing.
  await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    const text = new StringDecoder('utf8');
    for await (const chunk of chunks) {
      hash.update(chunk);
      const lines = `${rest}${text.write(chunk)}`.split('\n');
      rest = lines.pop() ?? '';
      await take(lines);
    }
  });
  if (portion.length > 0) await put(portion);
  if (rest !== '' || count !== rows || hash.digest('hex') !== sha256) throw new Error('other than it was written');
};

const asDamage =
  ({ table }: TableFile) =>
  (cause: unknown): never => {
    throw new AppError('invalid', `The backup of ${table} is damaged. Nothing was changed.`, { cause });
  };

/** Reads the whole file and keeps nothing of it. */
export const checkTable = (folder: string, file: TableFile): Promise<void> =>
  readPortions(folder, file, async () => {}).catch(asDamage(file));

export const readTable = async (client: Client, folder: string, file: TableFile): Promise<void> => {
  const name = `public.${escapeIdentifier(file.table)}`;
  await readPortions(folder, file, async (lines) => {
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [`[${lines.join(',')}]`]);
  });
};
