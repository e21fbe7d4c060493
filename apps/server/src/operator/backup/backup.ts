import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { AppError } from '@hedgerow/domain/errors';
import { appliedMigrations } from '../../db/migrate.ts';
import { sumsBelow } from './file-sums.ts';
import { tablesInOrder, writeTable } from './table-files.ts';

/** What lies beside the data, so that whoever restores it knows what it is. */
export type Manifest = {
  readonly hedgerow: 1;
  readonly madeAt: string;
  /** When each migration of the schema was made, in ms: its name in the journal. */
  readonly migrations: readonly number[];
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly sha256: string }[];
  readonly files: readonly string[];
  /** Checksum of each file below `files`; backups made before had none. */
  readonly sums?: Readonly<Record<string, string>> | undefined;
};

/** What opens an account: whoever finds a backup signs in as nobody, and after a restore everybody signs in anew. And whose turn it just was. */
const leftOut = new Set(['session', 'verification', 'account_token', 'lease']);

/** In the data folder, and not the operator's to keep: the database itself, and traces of a running server. */
export const isKept = (name: string): boolean => name !== 'postgres' && !name.startsWith('postgresql-') && !name.startsWith('.');

export type BackupRequest = { readonly databaseUrl: string; readonly dataDir: string; readonly to: string; readonly now: Date };

/** Everything of a product, while it serves: the database as of one moment, then the files. A file that is added meanwhile may be there too. */
export const backUp = async ({ databaseUrl, dataDir, to, now }: BackupRequest): Promise<Readonly<Record<string, unknown>>> => {
  const folder = resolve(to);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new AppError('invalid', `${folder} is not empty: a backup wants a folder of its own.`);
  mkdirSync(join(folder, 'database'), { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await appliedMigrations(client);
    const tables: Manifest['tables'][number][] = [];
    for (const table of (await tablesInOrder(client)).filter((name) => !leftOut.has(name)))
      tables.push(await writeTable(client, join(folder, 'database'), table));
    await client.query('commit');
    const files = existsSync(dataDir) ? readdirSync(dataDir).filter(isKept) : [];
    for (const name of files) cpSync(join(dataDir, name), join(folder, 'files', name), { recursive: true });
    const manifest: Manifest = {
      hedgerow: 1,
      madeAt: now.toISOString(),
      migrations,
      tables,
      files,
      sums: await sumsBelow(join(folder, 'files')),
    };
    // Last: a backup without it was cut short.
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
    return { backup: folder, tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
  } finally {
    await client.end();
  }
};
